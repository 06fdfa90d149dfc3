import { api, ask } from '../../wire/api'
import { lasting } from '../kept'
import { Kept } from '../../wire/kept.svelte'
import type { Glossary, Term } from '../../wire/types'

/** The glossary in the reader's language. */
export const glossary = new Kept<Glossary>(() =>
  lasting('terms', () => ask(api.GET('/api/terms', { params: { query: {} } }))),
)

export function termOf(key: string): Term | undefined {
  return glossary.value?.terms.find((term) => term.key === key)
}

/** Every spelling of a term in both languages, its own word first. */
export function spellings({ word, aliases = [], beside, key }: Term): string[] {
  return [word, ...aliases, beside.word, ...(beside.aliases ?? []), key]
}

/** A piece of a text, with the key of the term that it is, if it is one. */
export type Piece = { text: string; term: string | null }

/** The categories whose terms stand in texts of the Laws. */
const LAWS = ['rules', 'clock', 'organisation']
const lawTerms = new WeakMap<Glossary, Term[]>()

/** The terms that belong to the Laws: none before the glossary was loaded. */
export function ofTheLaws(all: Glossary | null): Term[] {
  if (!all) return []
  const known = lawTerms.get(all) ?? all.terms.filter(({ category }) => LAWS.includes(category))
  lawTerms.set(all, known)
  return known
}

type Spelling = { key: string; pattern: RegExp }
const spellingsOf = new WeakMap<Term[], Spelling[]>()

/** The words of terms as patterns, longer ones first; a list that comes again is not prepared anew. */
function patterns(terms: Term[]): Spelling[] {
  const known = spellingsOf.get(terms)
  if (known) return known
  const words = terms.flatMap(({ key, word, aliases = [] }) =>
    [word, ...aliases].map((own) => ({ key, own })),
  )
  words.sort((a, b) => b.own.length - a.own.length)
  const made = words.map(({ key, own }) => {
    const plain = own.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    return { key, pattern: new RegExp(`(?<![\\p{L}\\p{N}-])${plain}(?![\\p{L}\\p{N}-])`, 'iu') }
  })
  spellingsOf.set(terms, made)
  return made
}

/** Cuts a text where it has a word of these terms: each term once, where it comes first. Longer words come before shorter ones. */
export function linked(text: string, terms: Term[]): Piece[] {
  let pieces: Piece[] = [{ text, term: null }]
  const done = new Set<string>()
  for (const { key, pattern } of patterns(terms)) {
    if (done.has(key)) continue
    const at = pieces.findIndex((piece) => piece.term === null && pattern.test(piece.text))
    const piece = pieces[at]
    const match = piece && pattern.exec(piece.text)
    if (!match) continue
    done.add(key)
    const parts: Piece[] = [
      { text: piece.text.slice(0, match.index), term: null },
      { text: match[0], term: key },
      { text: piece.text.slice(match.index + match[0].length), term: null },
    ]
    pieces = [...pieces.slice(0, at), ...parts.filter((part) => part.text), ...pieces.slice(at + 1)]
  }
  return pieces
}
