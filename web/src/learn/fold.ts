/** Spellings that count as one: capitals, accents, hyphens and apostrophes make no difference. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}+#=?!]+/gu, ' ')
    .trim()
}

/**
 * How well one of these spellings fits what is sought, which is folded: 0 is the same, 1 begins so, 2 has a word that begins so;
 * `null` where none does.
 */
export function fit(sought: string, spellings: string[]): 0 | 1 | 2 | null {
  let best: 0 | 1 | 2 | null = null
  for (const spelling of spellings.map(fold)) {
    if (spelling === sought) return 0
    if (spelling.startsWith(sought)) best = 1
    else if (` ${spelling}`.includes(` ${sought}`)) best ??= 2
  }
  return best
}

/** What fits, the best first, and otherwise in the given order. */
export function sifted<T>(all: T[], text: string, spellings: (one: T) => string[]): T[] {
  const sought = fold(text)
  if (!sought) return []
  const found = all.flatMap((one) => {
    const rank = fit(sought, spellings(one))
    return rank === null ? [] : [{ one, rank: rank as number }]
  })
  return found.sort((a, b) => a.rank - b.rank).map(({ one }) => one)
}
