import { ask } from './api'
import type { Article, Laws, Rule, Sentence } from './types'

let table = $state.raw<Laws | null>(null)
let asked: Promise<void> | null = null

/** Loads the table of rules, once. */
export function loadLaws(): Promise<void> {
  asked ??= ask<Laws>('/laws').then(
    (answer) => {
      table = answer
    },
    (error: unknown) => {
      asked = null
      throw error
    },
  )
  return asked
}

export function laws(): Laws | null {
  return table
}

export function ruleOf(key: string): Rule | undefined {
  return table?.chapters.flatMap((chapter) => chapter.rules).find((rule) => rule.key === key)
}

/** Editions in a row that say the same in the same articles. */
export type Span = { years: string[]; articles: Article[]; unverified: boolean; value: Sentence | null }

function numbers(articles: Article[]): string {
  return articles.map((article) => article.number).join(' ')
}

/** `evident` keeps apart what was read and what was not. */
export function spans(rule: Rule, evident = true): Span[] {
  const all: Span[] = []
  for (const one of rule.editions) {
    const last = all.at(-1)
    const same =
      last &&
      numbers(last.articles) === numbers(one.articles) &&
      last.value?.en === one.value?.en &&
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

/** The years of editions in a row, as few as tell them all. */
export function yearsOf({ years }: Span): string {
  const all = table?.editions ?? []
  const [first, last] = [years[0] ?? '', years.at(-1) ?? '']
  const isWhole = all.indexOf(last) - all.indexOf(first) === years.length - 1
  return years.length > 2 && isWhole ? `${first}–${last}` : years.join(', ')
}
