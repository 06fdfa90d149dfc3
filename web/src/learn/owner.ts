/** Whose learning this browser shows: that of the account which was signed in last, or, before there was one, nobody's. */
const KEPT = 'tratto.learn.owner'

let name = read()

function read(): string {
  try {
    return localStorage.getItem(KEPT) ?? ''
  } catch {
    return ''
  }
}

/** The account's name; empty for nobody's. */
export function owner(): string {
  return name
}

export function setOwner(next: string): void {
  name = next
  try {
    if (next) localStorage.setItem(KEPT, next)
    else localStorage.removeItem(KEPT)
  } catch {
    // The browser stores nothing.
  }
}

/** Signed out: what the account has learnt stays in the browser, out of sight until it signs in again. */
export function forgetOwner(): void {
  setOwner('')
}

/** The name under which something of the owner is stored. */
export function owned(key: string, of = name): string {
  return of ? `${key}@${of}` : key
}
