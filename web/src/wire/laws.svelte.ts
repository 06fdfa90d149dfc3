import { lasting } from '../learn/kept'
import { api, ask } from './api'
import { Kept } from './kept.svelte'
import type { Article, Laws, Rule } from './types'

const table = new Kept<Laws>(() => lasting('laws', () => ask(api.GET('/api/laws'))))

/** Loads the table of rules, once in each language. */
export function loadLaws(): Promise<void> {
  return table.load()
}

export function laws(): Laws | null {
  return table.value
}

export function ruleOf(key: string): Rule | undefined {
  return table.value?.chapters.flatMap((chapter) => chapter.rules).find((rule) => rule.key === key)
}

/** Consecutive editions that say the same in the same articles. */
export type Span = { years: string[]; articles: Article[]; unverified: boolean; value: string | null }

function numbers(articles: Article[]): string {
  return articles.map((article) => article.number).join(' ')
}

/** `evident` separates articles that were read from those that were not. */
export function spans(rule: Rule, evident = true): Span[] {
  const all: Span[] = []
  for (const one of rule.editions) {
    const last = all.at(-1)
    const same =
      last &&
      numbers(last.articles) === numbers(one.articles) &&
      last.value === (one.value ?? null) &&
      (!evident || last.unverified === !!one.unverified)
    if (same) last.years.push(one.edition)
    else
      all.push({
        years: [one.edition],
        articles: one.articles,
        unverified: !!one.unverified,
        value: one.value ?? null,
      })
  }
  return all
}

/** The years of consecutive editions, as spans. */
export function yearsOf({ years }: Span): string {
  const all = table.value?.editions ?? []
  const [first, last] = [years[0] ?? '', years.at(-1) ?? '']
  const isWhole = all.indexOf(last) - all.indexOf(first) === years.length - 1
  return years.length > 2 && isWhole ? `${first}–${last}` : years.join(', ')
}
