import { describe, expect, it, vi } from 'vitest'
import { Attempt, after, type Result } from './attempt.svelte'
import type { Answer, Exercise } from './types'

const LETTERS = 'R D T A C'

function exercise(answer: Answer, fen?: string): Exercise {
  return {
    id: 'test:1:1',
    drill: 'test',
    level: 1,
    fen,
    orientation: 'white',
    sight: 'shown',
    hidden: false,
    question: '?',
    spoken: '?',
    answer,
    hints: [
      { step: 'motif', sentence: 'one', squares: [] },
      { step: 'move', sentence: 'two', squares: [] },
    ],
    solution: { sentence: 'so', squares: {}, moves: [{ uci: 'a1a8', san: 'Ta8#', spoken: '' }] },
    terms: [],
  }
}

/** Two moves of a rook's mate: a wrong one with its refutation, and a right one that is answered. */
const TREE: Answer = {
  kind: 'moves',
  all: false,
  start: 0,
  nodes: [
    {
      fen: '7k/8/6K1/8/8/8/8/R7 w - - 0 1',
      moves: {
        a1a7: {
          san: 'Ta7',
          spoken: '',
          verdict: 'right',
          sentence: 'Yes.',
          reply: { uci: 'h8g8', san: 'Rg8', spoken: '' },
          next: 1,
        },
        a1g1: {
          san: 'Tg1',
          spoken: '',
          verdict: 'wrong',
          sentence: 'Stalemate is near.',
          refutation: [{ uci: 'h8g8', san: 'Rg8', spoken: '' }],
        },
        a1b1: { san: 'Tb1', spoken: '', verdict: 'also', sentence: 'It wins too, but slowly.' },
        a1a8: { san: 'Ta8#', spoken: '', verdict: 'right', sentence: 'Mate at once.' },
      },
    },
    {
      fen: '6k1/R7/6K1/8/8/8/8/8 w - - 2 2',
      moves: { a7a8: { san: 'Ta8#', spoken: '', verdict: 'right', sentence: 'Mate.' } },
    },
  ],
}

function begin(answer: Answer, fen?: string): { attempt: Attempt; results: Result[] } {
  const results: Result[] = []
  let now = 1_000
  const attempt = new Attempt(
    exercise(answer, fen),
    now,
    (result) => results.push(result),
    () => (now += 2_500),
    10,
  )
  return { attempt, results }
}

describe('moves', () => {
  it('a right move is answered, and the last one ends it', async () => {
    vi.useFakeTimers()
    const { attempt, results } = begin(TREE)
    expect(attempt.hand).toBe('white')
    expect(attempt.drop('a1', 'a7')).toBe(true)
    expect(attempt.said).toBe('Yes.')
    expect(attempt.hand).toBe('none')
    await vi.advanceTimersByTimeAsync(20)
    expect(attempt.fen).toBe(TREE.kind === 'moves' ? TREE.nodes[1]?.fen : '')
    expect(attempt.last).toBe('h8g8')
    expect(results).toEqual([])
    expect(attempt.type('Ta8', LETTERS)).toBe(true)
    expect(attempt.phase).toBe('right')
    expect(results).toMatchObject([{ isRight: true, hints: 0, isShown: false, ms: 2_500 }])
    vi.useRealTimers()
  })
  it('another answer to an earlier move goes on after the mate, with hints of its own', async () => {
    vi.useFakeTimers()
    const second = {
      fen: '7k/R7/6K1/8/8/8/8/8 w - - 2 2',
      moves: { a7h7: { san: 'Th7', spoken: '', verdict: 'right', sentence: 'Done.' } },
    }
    const [first, mate] = TREE.kind === 'moves' ? TREE.nodes : []
    const last = {
      ...mate?.moves.a7a8,
      sentence: 'And Kh8?',
      instead: { uci: 'g8h8', san: 'Rh8', spoken: '' },
      next: 2,
    }
    const hints = [{ step: 'piece', sentence: 'the rook', squares: ['a7'] }]
    const { attempt, results } = begin({
      ...TREE,
      nodes: [first, { ...mate, hints, moves: { a7a8: last } }, second],
    } as Answer)
    attempt.hint()
    attempt.play('a1a7')
    await vi.advanceTimersByTimeAsync(20)
    expect(attempt.hints).toBe(0)
    expect(attempt.help).toEqual(hints)
    attempt.play('a7a8')
    expect(attempt.said).toBe('And Kh8?')
    await vi.advanceTimersByTimeAsync(20)
    expect([attempt.fen, attempt.last]).toEqual([second.fen, 'g8h8'])
    expect(attempt.help).toEqual([])
    attempt.play('a7h7')
    expect(attempt.phase).toBe('right')
    expect(results).toMatchObject([{ isRight: true, hints: 1 }])
    vi.useRealTimers()
  })
  it('a good move that is not asked for is neither right nor wrong', () => {
    const { attempt, results } = begin(TREE)
    attempt.play('a1b1')
    expect(attempt.said).toBe('It wins too, but slowly.')
    expect(attempt.phase).toBe('asking')
    expect(results).toEqual([])
    attempt.play('a1a8')
    expect(attempt.phase).toBe('right')
  })
  it('all of them are collected, and handed in', () => {
    const all = { ...TREE, all: true } as Answer
    const { attempt, results } = begin(all)
    expect(attempt.drop('a1', 'a7')).toBe(true)
    attempt.drop('a1', 'g1')
    attempt.drop('a1', 'g1')
    expect(attempt.moves).toEqual(['a1a7'])
    expect(attempt.type('Ta8, Df3', LETTERS)).toBe(false)
    expect(attempt.moves).toEqual(['a1a7'])
    expect(attempt.type('Ta8', LETTERS)).toBe(true)
    expect(results).toEqual([])
    attempt.handIn()
    expect(attempt.phase).toBe('right')
    const wrong = begin(all)
    wrong.attempt.type('Tg1 Ta7', LETTERS)
    wrong.attempt.handIn()
    expect(wrong.attempt.verdict).toMatchObject({ isRight: false, missing: ['a1a8'], extra: ['a1g1'] })
    expect(wrong.attempt.verdict?.refutation.map(({ uci }) => uci)).toEqual(['a1g1', 'h8g8'])
  })
  it('a wrong move has its refutation, and a second try counts for nothing', () => {
    const { attempt, results } = begin(TREE)
    attempt.play('a1g1')
    expect(attempt.phase).toBe('wrong')
    attempt.refute()
    expect(attempt.showing?.line.map(({ uci }) => uci)).toEqual(['a1g1', 'h8g8'])
    attempt.go(2)
    expect(attempt.fen.split(' ')[0]).toBe('6k1/8/6K1/8/8/8/8/6R1')
    attempt.go(9)
    expect(attempt.step).toBe(2)
    attempt.retry()
    expect(attempt.fen).toBe('7k/8/6K1/8/8/8/8/R7 w - - 0 1')
    attempt.play('a1a8')
    expect(attempt.phase).toBe('right')
    expect(results).toMatchObject([{ isRight: false }])
    expect(results).toHaveLength(1)
  })
  it('what is no legal move is no answer', () => {
    const { attempt, results } = begin(TREE)
    expect(attempt.drop('a1', 'b3')).toBe(false)
    expect(attempt.refused).toEqual({ kind: 'illegal' })
    expect(attempt.type('Df3', LETTERS)).toBe(false)
    expect(attempt.refused).toEqual({ kind: 'none' })
    expect(results).toEqual([])
  })
  it('are told by two squares where the board shows an earlier position', () => {
    const { attempt } = begin(TREE)
    attempt.point('a1')
    attempt.point('a1')
    expect(attempt.squares).toEqual([])
    attempt.point('g6')
    attempt.point('a1')
    expect(attempt.refused).toEqual({ kind: 'illegal' })
    expect(attempt.squares).toEqual(['a1'])
    attempt.point('a8')
    expect(attempt.phase).toBe('right')
  })
  it('a promotion asks for the piece', () => {
    const { attempt } = begin({
      kind: 'moves',
      all: false,
      start: 0,
      nodes: [
        {
          fen: '8/P6k/8/8/8/8/8/K7 w - - 0 1',
          moves: {
            a7a8q: { san: 'a8=D', spoken: '', verdict: 'right', sentence: '' },
            a7a8n: { san: 'a8=C', spoken: '', verdict: 'wrong', sentence: '' },
          },
        },
      ],
    })
    expect(attempt.drop('a7', 'a8')).toBe(true)
    expect(attempt.promoting).toEqual({ from: 'a7', to: 'a8', side: 'white' })
    attempt.promote(null)
    expect(attempt.phase).toBe('asking')
    attempt.drop('a7', 'a8')
    attempt.promote('n')
    expect(attempt.phase).toBe('wrong')
  })
})

describe('hints and the solution', () => {
  it('hints are counted, and end', () => {
    const { attempt, results } = begin(TREE)
    for (let time = 0; time < 4; time += 1) attempt.hint()
    expect(attempt.hints).toBe(2)
    attempt.play('a1a8')
    expect(results).toMatchObject([{ isRight: true, hints: 2 }])
  })
  it('a solution that was asked for is no answer', () => {
    const { attempt, results } = begin(TREE)
    attempt.solve()
    expect(attempt.phase).toBe('shown')
    expect(attempt.showing?.line).toHaveLength(1)
    attempt.retry()
    attempt.play('a1a8')
    expect(results).toMatchObject([{ isShown: true, isRight: false }])
    expect(results).toHaveLength(1)
  })
  it('a solution looked at after a wrong answer leaves it wrong', () => {
    const { attempt, results } = begin(TREE)
    attempt.play('a1g1')
    attempt.solve()
    expect(results).toMatchObject([{ isShown: false, isRight: false }])
  })
})

it('a position that is hidden afterwards is looked at first, and that time does not count', () => {
  const results: Result[] = []
  let now = 0
  const attempt = new Attempt(
    { ...exercise(TREE), sight: 'then-hidden' },
    now,
    (result) => results.push(result),
    () => now,
  )
  expect(attempt.phase).toBe('looking')
  attempt.play('a1a8')
  expect(results).toEqual([])
  now = 60_000
  attempt.ready()
  now = 63_000
  attempt.play('a1a8')
  expect(results).toMatchObject([{ isRight: true, ms: 3_000 }])
})

it('an earlier position comes nearer, and each step is a hint', () => {
  const results: Result[] = []
  const earlier = {
    fen: '7k/8/6K1/8/8/8/R7/8 b - - 0 1',
    moves: [
      { uci: 'h8g8', san: 'Rg8', spoken: '' },
      { uci: 'a2a1', san: 'Ta1', spoken: '' },
    ],
  }
  const attempt = new Attempt(
    { ...exercise(TREE), earlier },
    0,
    (result) => results.push(result),
    () => 1,
  )
  attempt.nearer()
  expect([attempt.near, attempt.isSeen]).toEqual([1, false])
  attempt.nearer()
  expect([attempt.near, attempt.isSeen]).toEqual([2, true])
  attempt.play('a1a8')
  expect(results[0]?.hints).toBeGreaterThanOrEqual(2)
})

describe('choices and squares', () => {
  const choice: Answer = {
    kind: 'choice',
    options: [
      { key: 'light', label: 'Chiara', right: true, sentence: 'Sì.' },
      { key: 'dark', label: 'Scura', right: false, sentence: 'No.' },
    ],
  }
  it('a choice by its name or number', () => {
    expect(begin(choice).attempt.type('chiara ', LETTERS)).toBe(true)
    expect(begin(choice).attempt.type('2', LETTERS)).toBe(true)
    expect(begin(choice).attempt.type('3', LETTERS)).toBe(false)
  })
  it('squares are chosen, left again, and handed in', () => {
    const { attempt, results } = begin({ kind: 'squares', right: ['a1', 'b2'], sentences: {}, otherwise: '' })
    attempt.point('a1')
    attempt.point('c3')
    attempt.point('c3')
    attempt.point('b2')
    expect(results).toEqual([])
    attempt.handIn()
    expect(attempt.phase).toBe('right')
  })
  it('one square is an answer at once', () => {
    const { attempt } = begin({ kind: 'square', right: 'f7', sentence: '', otherwise: '' })
    expect(attempt.type('e4 e5', LETTERS)).toBe(false)
    attempt.point('f6')
    expect(attempt.phase).toBe('wrong')
  })
})

it('a position after moves', () => {
  expect(after('4k3/8/8/8/8/8/8/4K2R w K - 0 1', ['e1g1'])).toBe('4k3/8/8/8/8/8/8/5RK1 b - - 0 1')
})
