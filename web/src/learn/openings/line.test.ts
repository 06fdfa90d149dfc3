import { expect, test } from 'vitest'
import { halfMoves, lineText, numbered } from './line'

test('moves are numbered as people write them', () => {
  const line = ['e4', 'e5', 'Nf3'].map((san) => ({ uci: '', san }))
  expect(lineText(line, 'R D T A C')).toBe('1.e4 e5 2.Cf3')
  expect(lineText(line.slice(1), 'K Q R B N', 1)).toBe('1…e5 2.Nf3')
  expect([0, 1, 2].map((index) => numbered(index, 5))).toEqual(['3…', '4.', ''])
})

test('a FEN says how many half-moves were made', () => {
  expect(halfMoves('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1')).toBe(0)
  expect(halfMoves('8/8/8/8/8/8/8/8 b - - 0 3')).toBe(5)
})
