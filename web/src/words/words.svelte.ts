import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Article, Sentence } from '../wire/types'

export const LANGUAGES = ['it', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

// Each language is a chunk of its own: a reader loads one.
const TEXTS: Record<Language, () => Promise<{ default: string }[]>> = {
  en: () =>
    Promise.all([
      import('../../../crates/words/locales/en/web.ftl?raw'),
      import('../../../crates/words/locales/en/account-web.ftl?raw'),
      import('../../../crates/words/locales/en/links-web.ftl?raw'),
    ]),
  it: () =>
    Promise.all([
      import('../../../crates/words/locales/it/web.ftl?raw'),
      import('../../../crates/words/locales/it/account-web.ftl?raw'),
      import('../../../crates/words/locales/it/links-web.ftl?raw'),
    ]),
}

const KEPT = 'tratto.language'

function preferred(): Language {
  const kept = localStorage.getItem(KEPT)
  if (kept === 'it' || kept === 'en') return kept
  const first = navigator.languages.find((tag) => /^(it|en)\b/i.test(tag))
  return first?.toLowerCase().startsWith('it') ? 'it' : 'en'
}

let language = $state<Language>('en')
let bundle = $state.raw<FluentBundle | null>(null)

/** The language of the reader, for what is not a sentence of ours: letters of the pieces, dates. */
export function currentLanguage(): Language {
  return language
}

export async function speak(next: Language = preferred()): Promise<void> {
  const texts = await TEXTS[next]()
  const fresh = new FluentBundle(next, { useIsolating: false })
  for (const text of texts) fresh.addResource(new FluentResource(text.default))
  bundle = fresh
  language = next
  document.documentElement.lang = next
}

export async function choose(next: Language): Promise<void> {
  localStorage.setItem(KEPT, next)
  await speak(next)
}

/**
 * A sentence by its key. Keys are written out where they are asked for, so that the house rules can hold them against
 * the Fluent files.
 */
export function say(key: string, values: Record<string, FluentVariable> = {}): string {
  const pattern = bundle?.getMessage(key)?.value
  if (!bundle || !pattern) return key
  return bundle.formatPattern(pattern, values, [])
}

/** A day as the reader writes it, with the time of day where that is asked. */
export function dateText(at: number, withTime = false): string {
  const locale = language === 'it' ? 'it-IT' : 'en-GB'
  const style = withTime
    ? ({ dateStyle: 'medium', timeStyle: 'short' } as const)
    : ({ dateStyle: 'long' } as const)
  return new Intl.DateTimeFormat(locale, style).format(at)
}

/** A time of day, to the second. */
export function timeText(at: number): string {
  const locale = language === 'it' ? 'it-IT' : 'en-GB'
  return new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }).format(at)
}

/** A sentence that the server made in both languages. */
export function tell(sentence: Sentence): string {
  return sentence[language]
}

/** An article by its number, or by its name where it has none. */
export function articleName(article: Article): string {
  return article.name ? tell(article.name) : article.number
}

/** The same as one cites it. */
export function cite(article: Article): string {
  return article.name ? tell(article.name) : say('web-article', { number: article.number })
}
