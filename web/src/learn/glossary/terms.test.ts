import { expect, test } from 'vitest'
import type { Term } from '../../wire/types'
import { linked, ofTheLaws } from './terms.svelte'

const term = (key: string, word: string, ...aliases: string[]): Term => ({
  key,
  word,
  aliases,
  definition: '',
  category: 'rules',
  beside: { language: 'it', word: '' },
})

test('the words of terms are found as whole words, the longest first and each term once', () => {
  const terms = [
    term('check', 'Check'),
    term('perpetual', 'Perpetual check'),
    term('mate', 'Checkmate', 'mate'),
  ]
  expect(linked('A perpetual check is no checkmate; check, mate, checks.', terms)).toEqual([
    { text: 'A ', term: null },
    { text: 'perpetual check', term: 'perpetual' },
    { text: ' is no ', term: null },
    { text: 'checkmate', term: 'mate' },
    { text: '; ', term: null },
    { text: 'check', term: 'check' },
    { text: ', mate, checks.', term: null },
  ])
  expect(linked('Stalemate', terms)).toEqual([{ text: 'Stalemate', term: null }])
  expect(linked("j'adoube (adjust)", [term('jadoube', "J'adoube")])[0]).toEqual({
    text: "j'adoube",
    term: 'jadoube',
  })
})

test('texts of the Laws open the terms of rules, clocks and organisation, and no others', () => {
  const terms = [
    term('check', 'Check'),
    { ...term('flag', 'Flag'), category: 'clock' },
    { ...term('arbiter', 'Arbiter'), category: 'organisation' },
    { ...term('fork', 'Fork'), category: 'tactics' },
  ]
  const glossary = { categories: [], terms }
  const mine = ofTheLaws(glossary)
  expect(mine.map(({ key }) => key)).toEqual(['check', 'flag', 'arbiter'])
  expect(ofTheLaws(glossary)).toBe(mine)
  expect(ofTheLaws(null)).toEqual([])
  const pieces = linked('The arbiter sees the fork and the flag', mine)
  expect(pieces.flatMap((piece) => piece.term ?? [])).toEqual(['arbiter', 'flag'])
})
