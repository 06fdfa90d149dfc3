import { describe, expect, it } from 'vitest'
import { marked, pointed, readMove, readSquares, respelt } from './answers'
import type { MoveNode } from './types'

/** Legal moves by their squares and their notation in the letters of the reader. */
const moves = (text: string): MoveNode['moves'] =>
  Object.fromEntries(
    text.split(' ').map((pair) => {
      const [uci = '', san = ''] = pair.split('/')
      return [uci, { san, spoken: '', verdict: 'wrong' as const, sentence: '' }]
    }),
  )
const ITALIAN = 'R D T A C'
const ENGLISH = 'K Q R B N'

describe('a typed move', () => {
  const english =
    'e2e4/e4 g1f3/Nf3 b1d2/Nbd2 f3d2/Nfd2 b2c3/bxc3 d2c3/Bc3 e1g1/0-0 e1c1/0-0-0 d7d8q/d8=Q+ d7d8n/d8=N a1e1/Re1#'
  const italian =
    'e2e4/e4 g1f3/Cf3 b1d2/Cbd2 f3d2/Cfd2 b2c3/bxc3 d2c3/Ac3 e1g1/0-0 e1c1/0-0-0 d7d8q/d8=D+ d7d8n/d8=C a1e1/Te1#'
  const some = moves(italian)
  const is = (text: string, uci: string, letters = ITALIAN): void =>
    expect(readMove(text, moves(letters === ITALIAN ? italian : english), letters)).toEqual({ uci })

  it('is read in the letters of the reader, in English ones and by its squares', () => {
    is('Cf3', 'g1f3')
    is('Nf3', 'g1f3')
    is('g1f3', 'g1f3')
    is('g1-f3', 'g1f3')
    is('e4', 'e2e4')
    is('Te1', 'a1e1')
    is('Re1', 'a1e1', ENGLISH)
  })
  it('may leave out signs, and be written in small letters', () => {
    is('d8D', 'd7d8q')
    is('d8=D+', 'd7d8q')
    is('d8=C', 'd7d8n')
    is('cf3', 'g1f3')
    is('Te1', 'a1e1')
    is('Cb-d2', 'b1d2')
  })
  it('knows a bishop from a pawn on the b-file', () => {
    is('bxc3', 'b2c3', ENGLISH)
    is('bc3', 'b2c3', ENGLISH)
    is('Bc3', 'd2c3', ENGLISH)
    is('Ac3', 'd2c3')
  })
  it('is castling with noughts or letters', () => {
    for (const text of ['0-0', 'O-O', 'o-o', '00']) is(text, 'e1g1')
    for (const text of ['0-0-0', 'O-O-O', '000']) is(text, 'e1c1')
  })
  it('is asked again where it fits several moves, or none', () => {
    expect(readMove('Cd2', some, ITALIAN)).toEqual({ wrong: 'several' })
    expect(readMove('cd2', some, ITALIAN)).toEqual({ wrong: 'several' })
    expect(readMove('Nd5', some, ENGLISH)).toEqual({ wrong: 'none' })
    expect(readMove('', some, ENGLISH)).toEqual({ wrong: 'none' })
    expect(readMove('e9', some, ENGLISH)).toEqual({ wrong: 'none' })
    expect(readMove('d8', some, ENGLISH)).toEqual({ wrong: 'none' })
  })
})

describe('squares', () => {
  it('are read however they are set apart', () => {
    expect(readSquares('e4')).toEqual({ squares: ['e4'] })
    expect(readSquares(' A1, b2;c3 a1 ')).toEqual({ squares: ['a1', 'b2', 'c3'] })
  })
  it('are told from what is no square', () => {
    expect(readSquares('e4 i9')).toEqual({ wrong: 'i9' })
    expect(readSquares(' ')).toEqual({ wrong: '' })
  })
  it('are compared one by one with those that are right', () => {
    const answer = {
      kind: 'squares' as const,
      right: ['a1', 'b2'],
      sentences: { c3: 'No.' },
      otherwise: 'Not so.',
    }
    expect(marked(answer, ['b2', 'a1'])).toMatchObject({ isRight: true, missing: [], extra: [] })
    expect(marked(answer, ['b2', 'c3'])).toMatchObject({
      isRight: false,
      missing: ['a1'],
      extra: ['c3'],
      sentence: 'No.',
    })
    expect(marked(answer, ['a1', 'b2', 'd4'])).toMatchObject({ extra: ['d4'], sentence: 'Not so.' })
    const one = { kind: 'square' as const, right: 'a1', sentence: 'Dark.', otherwise: 'It is another.' }
    expect(pointed(one, 'a1')).toMatchObject({ isRight: true, sentence: 'Dark.' })
    expect(pointed(one, 'h8')).toMatchObject({ isRight: false, sentence: 'It is another.' })
  })
})

it('a move is written in other letters', () => {
  expect(respelt('Cbd2', ITALIAN, ENGLISH)).toBe('Nbd2')
  expect(respelt('Rxe4+', ITALIAN, ENGLISH)).toBe('Kxe4+')
  expect(respelt('d8=D#', ITALIAN, '♔ ♕ ♖ ♗ ♘')).toBe('d8=♕#')
  expect(respelt('0-0', ITALIAN, ENGLISH)).toBe('0-0')
  expect(respelt('e4', ITALIAN, ENGLISH)).toBe('e4')
})
