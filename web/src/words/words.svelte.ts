import { LANGUAGES } from 'virtual:languages'
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Article } from '../wire/types'

export { LANGUAGES }

/** The code of a language: the name of its folder. */
export type Language = string

const KEPT = 'tratto.language'
const FIRST = 'en'

function known(tag: string): Language | undefined {
  const code = tag.toLowerCase().split('-')[0]
  return LANGUAGES.find((one) => one.code === code)?.code
}

function preferred(): Language {
  const wanted = [localStorage.getItem(KEPT) ?? '', ...navigator.languages]
  return wanted.map(known).find((code) => code !== undefined) ?? FIRST
}

let language = $state<Language>(FIRST)
let bundle = $state.raw<FluentBundle | null>(null)

/** The language of the reader. */
export function currentLanguage(): Language {
  return language
}

export async function speak(next: Language = preferred()): Promise<void> {
  const texts = await LANGUAGES.find(({ code }) => code === next)?.load()
  const fresh = new FluentBundle(next, { useIsolating: false })
  fresh.addResource(new FluentResource(texts?.default ?? ''), { allowOverrides: true })
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
  const style = withTime
    ? ({ dateStyle: 'medium', timeStyle: 'short' } as const)
    : ({ dateStyle: 'long' } as const)
  return new Intl.DateTimeFormat(say('language-region'), style).format(at)
}

/** A time of day, to the second. */
export function timeText(at: number): string {
  return new Intl.DateTimeFormat(say('language-region'), { timeStyle: 'medium' }).format(at)
}

/** An article by its number, or by its name where it has none. */
export function articleName(article: Article): string {
  return article.name ? article.name : article.number
}

/** The same as one cites it. */
export function cite(article: Article): string {
  return article.name ? article.name : say('web-article', { number: article.number })
}
