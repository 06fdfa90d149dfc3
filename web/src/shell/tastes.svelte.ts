/** The user's preferences, stored in the browser. */
export type Tastes = {
  theme: 'system' | 'light' | 'dark'
  letters: 'letters' | 'figurines'
  coordinates: boolean
  sounds: boolean
  confirm: boolean
  premove: boolean
}

const KEPT = 'tratto.tastes'
const USUAL: Tastes = {
  theme: 'system',
  letters: 'letters',
  coordinates: true,
  sounds: true,
  confirm: false,
  premove: true,
}

function read(): Tastes {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Tastes>) }
  } catch {
    return { ...USUAL }
  }
}

export const tastes = $state<Tastes>(read())

export function keep(): void {
  localStorage.setItem(KEPT, JSON.stringify(tastes))
  wear()
}

/** Applies the theme to the page. */
export function wear(): void {
  const root = document.documentElement
  if (tastes.theme === 'system') root.removeAttribute('data-theme')
  else root.dataset['theme'] = tastes.theme
}
