import { expect, test } from 'vitest'
import type { Term } from '../../wire/types'
import { linked } from './terms.svelte'

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
