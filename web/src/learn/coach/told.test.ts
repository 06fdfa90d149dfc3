import { expect, test } from 'vitest'
import { arrowsOf, canShow, ofAdvice, ofFact, ofLine, plain, squaresOf } from './told'

const FEN = '8/8/8/8/8/8/8/8 w - - 0 1'

test('squares keep their parts, and a part that is not known is left out', () => {
  expect(squaresOf({ subject: ['e4'], key: ['d5'], other: ['a1'] })).toEqual({ subject: ['e4'], key: ['d5'] })
  expect(canShow(plain('a', 'x', 'board', FEN))).toBe(false)
  expect(canShow(plain('a', 'x', 'board', FEN, { squares: { key: ['d5'] } }))).toBe(true)
})

test('choices are all drawn, a line move by move, and attacks as arrows to what is attacked', () => {
  const moves = [
    { uci: 'e2e4', text: 'e4' },
    { uci: 'e7e5', text: 'e5' },
  ]
  const choices = plain('a', 'x', 'board', FEN, { moves })
  expect(arrowsOf(choices).map(({ from }) => from)).toEqual(['e2', 'e7'])
  const line = { ...choices, isLine: true }
  expect(arrowsOf(line, 1).map(({ from }) => from)).toEqual(['e7'])
  expect(arrowsOf(line, 2)).toEqual([])
  const attack = plain('a', 'x', 'exchange', FEN, { squares: { subject: ['e5'], attacker: ['f3', 'd4'] } })
  expect(arrowsOf(attack)).toEqual([
    { from: 'f3', to: 'e5', kind: 'attack' },
    { from: 'd4', to: 'e5', kind: 'attack' },
  ])
})

test('an advice brings its premises along', () => {
  const told = ofAdvice(
    {
      key: 'attack-weak-pawn',
      kind: 'plan',
      side: 'white',
      truth: 'board',
      sentence: 'Aim at it.',
      fen: FEN,
      squares: { target: ['d5'] },
      moves: [],
      moves_are: 'choices',
      premises: [
        {
          key: 'isolated-pawn',
          name: 'isolated pawn',
          kind: 'pawns',
          side: 'black',
          truth: 'board',
          figures: { kind: 'nothing' },
          squares: { subject: ['d5'] },
          sentence: 'It is isolated.',
          term: 'isolated-pawn',
        },
      ],
    },
    'p1',
  )
  expect(told.premises.map(({ id, sentence, term }) => [id, sentence, term])).toEqual([
    ['p1-0', 'It is isolated.', 'isolated-pawn'],
  ])
})

test('a motif of a line is told by its sentence, and its squares stand where it shows', () => {
  const told = ofLine(
    {
      sentence: 'It is answered by Nc7+.',
      truth: 'exchange',
      fen: FEN,
      moves: [
        { uci: 'd5c7', san: 'Nc7+', text: 'Cc7+' },
        { uci: 'e8d7', san: 'Kd7', text: 'Rd7' },
        { uci: 'c7a8', san: 'Nxa8', text: 'Cxa8' },
      ],
      motifs: [
        {
          key: 'fork',
          name: 'fork',
          sentence: 'A fork of king and queen.',
          ply: 0,
          truth: 'exchange',
          squares: { subject: ['c7'], target: ['e8', 'a8'] },
          term: 'fork',
        },
        {
          key: 'hanging-piece',
          name: 'hanging piece',
          sentence: 'It takes what hangs.',
          ply: 2,
          truth: 'exchange',
          squares: { subject: ['a8'] },
        },
      ],
    },
    'c',
  )
  expect(told.premises.map(({ sentence, at, squares, term }) => [sentence, at, squares, term])).toEqual([
    ['A fork of king and queen.', 1, { subject: ['c7'], target: ['e8', 'a8'] }, 'fork'],
    ['It takes what hangs.', 3, { subject: ['a8'] }, null],
  ])
  expect(told.at).toBe(0)
})

test('the moves of a fact come in the letters of the reader', () => {
  const fact = {
    key: 'lever',
    name: 'leva',
    kind: 'pawns',
    truth: 'exchange',
    figures: { kind: 'nothing' } as const,
    squares: { subject: ['b1'] },
    moves: ['b1c3'],
    moves_text: ['Cc3'],
    sentence: '.',
  }
  expect(ofFact(fact, FEN, 'f').moves).toEqual([{ uci: 'b1c3', text: 'Cc3' }])
  expect(ofFact({ ...fact, moves_text: [] }, FEN, 'f').moves).toEqual([{ uci: 'b1c3', text: 'b1c3' }])
})
