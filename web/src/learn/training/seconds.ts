import { say } from '../../words/words.svelte'

/** A time as a number of seconds with one place, as the reader writes numbers. */
export function secondsText(ms: number): string {
  return new Intl.NumberFormat(say('language-region'), { maximumFractionDigits: ms < 10_000 ? 1 : 0 }).format(
    ms / 1000,
  )
}
