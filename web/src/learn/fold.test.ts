import { expect, test } from 'vitest'
import { fit, fold, sifted } from './fold'

test('capitals, accents, hyphens and apostrophes make no difference', () => {
  expect(fold("Légal's Mate")).toBe('legal s mate')
  expect(fold('Qualità')).toBe(fold('QUALITA'))
  expect(fold('nimzo-indiana')).toBe('nimzo indiana')
  expect(fold('  ?!  ')).toBe('?!')
  expect(fold('«-»')).toBe('')
})

test('what is the same comes before what begins so, and that before words that begin so', () => {
  expect(fit('pin', ['Inchiodatura', 'Pin'])).toBe(0)
  expect(fit('pin', ['Pinning'])).toBe(1)
  expect(fit('pin', ['Absolute pin'])).toBe(2)
  expect(fit('pin', ['Spin'])).toBeNull()
  const words = ['Passed pawn', 'Pawn', 'Pawn chain', 'Spawn']
  expect(sifted(words, 'PAWN', (word) => [word])).toEqual(['Pawn', 'Pawn chain', 'Passed pawn'])
  expect(sifted(words, ' ', (word) => [word])).toEqual([])
})
