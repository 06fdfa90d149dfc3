import { expect, test } from 'vitest'
import { arrowsOf, canShow, ofAdvice, plain, squaresOf } from './told'

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
