import { describe, expect, it } from 'vitest'
import { MOST_CARDS, read, written } from './cards'
import { bareExercise } from './training/checked'
import { reviewed } from './schedule'

const NOW = Date.UTC(2026, 0, 15)
const cards = [
  reviewed({ id: 'colour:1:7' }, undefined, 'good', NOW),
  reviewed({ id: 'fork:2:12345' }, undefined, 'again', NOW),
]
const runs = [
  { id: 'fork:1', runs: 2, best: 9, passed_at: NOW },
  { id: 'pin:1', runs: 1, best: 3 },
]
const lessons = [{ id: 'rook', done_at: NOW }]
const FEN = '6k1/5ppp/8/8/1P6/8/5PPP/3R2K1 w - - 0 30'
/** An exercise as the server makes it of a position from a game. */
const exercise = {
  id: 'own:6k1/5ppp/8/8/1P6/8/5PPP/3R2K1_w_-_-',
  fen: FEN,
  orientation: 'white',
  sight: 'shown',
  hidden: false,
  question: 'From a game. White to move: mate in one. Which move is it?',
  spoken: 'From a game.',
  answer: {
    kind: 'moves',
    start: 0,
    all: false,
    nodes: [
      {
        fen: FEN,
        moves: {
          d1d8: { san: 'Rd8#', spoken: 'rook d8, mate', verdict: 'right', sentence: 'It mates.' },
          g1f1: {
            san: 'Kf1',
            spoken: 'king f1',
            verdict: 'wrong',
            sentence: 'No mate.',
            refutation: [{ uci: 'g8f8', san: 'Kf8', spoken: 'king f8' }],
          },
        },
      },
    ],
  },
  hints: [{ step: 'piece', sentence: 'Look at the rook.', squares: ['d1'] }],
  solution: {
    sentence: 'It mates.',
    squares: { target: ['g8'] },
    moves: [{ uci: 'd1d8', san: 'Rd8#', spoken: 'rook d8, mate' }],
  },
  terms: [],
}
const whole = { cards, runs, lessons, exercises: [bareExercise(exercise)] }
const none = { runs: [], lessons: [], exercises: [] }
const fault = (text: string): unknown => {
  const answer = read(text)
  return 'fault' in answer ? answer.fault : null
}
const changed = (change: Record<string, unknown>): string => {
  const file = JSON.parse(written(whole)) as { cards: object[] }
  file.cards[1] = { ...file.cards[1], ...change }
  return JSON.stringify(file)
}

describe('a file of cards', () => {
  it('is read as it was written', () => {
    expect(read(written(whole))).toEqual(whole)
    expect(whole.exercises[0]).toEqual(exercise)
    expect(read(written({ cards: [], ...none }))).toEqual({ cards: [], ...none })
  })
  it('is read in its first version, which had cards without versions', () => {
    const old = reviewed({ id: 'colour:1:7' }, undefined, 'good', NOW)
    delete old.version
    const text = JSON.stringify({ format: 'tratto-cards', version: 1, cards: [old] })
    expect(read(text)).toEqual({ cards: [old], ...none })
  })
  it('is told from any other file', () => {
    expect(fault('{')).toEqual({ kind: 'json' })
    for (const other of [
      '[]',
      '3',
      'null',
      '{}',
      '{"format":"anki","cards":[]}',
      '{"format":"tratto-cards"}',
      '{"format":"tratto-cards","version":2,"cards":[]}',
    ])
      expect(fault(other)).toEqual({ kind: 'format' })
    expect(fault('{"format":"tratto-cards","version":3,"cards":[]}')).toEqual({
      kind: 'version',
      found: '3',
      known: 2,
    })
  })
  it('says which card is wrong, and in what', () => {
    const wrong = (field: string, value: unknown): unknown => fault(changed({ [field]: value }))
    expect(wrong('id', 'Fork')).toEqual({ kind: 'card', number: 2, field: 'id', found: '"Fork"' })
    expect(wrong('due', '2026-01-15')).toEqual({
      kind: 'card',
      number: 2,
      field: 'due',
      found: '"2026-01-15"',
    })
    expect(wrong('days', 366)).toEqual({ kind: 'card', number: 2, field: 'days', found: '366' })
    expect(wrong('difficulty', 11)).toEqual({ kind: 'card', number: 2, field: 'difficulty', found: '11' })
    expect(wrong('state', 4)).toEqual({ kind: 'card', number: 2, field: 'state', found: '4' })
    expect(wrong('reps', -1)).toEqual({ kind: 'card', number: 2, field: 'reps', found: '-1' })
    expect(wrong('lapses', 0.5)).toEqual({ kind: 'card', number: 2, field: 'lapses', found: '0.5' })
    expect(wrong('reviewed', undefined)).toEqual({ kind: 'card', number: 2, field: 'reviewed', found: '' })
    expect(wrong('stability', null)).toEqual({ kind: 'card', number: 2, field: 'stability', found: 'null' })
  })
  it('keeps nothing that is no part of a card', () => {
    expect(read(changed({ script: 'x' }))).toEqual(whole)
  })
  it('says what else is wrong, and where', () => {
    const wrong = (part: string, value: unknown): unknown =>
      fault(JSON.stringify({ ...(JSON.parse(written(whole)) as object), [part]: value }))
    expect(wrong('runs', [runs[0], { ...runs[1], best: -1 }])).toEqual({
      kind: 'run',
      number: 2,
      field: 'best',
      found: '-1',
    })
    expect(wrong('lessons', [{ id: 'rook', done_at: 0 }])).toMatchObject({ kind: 'lesson', field: 'done_at' })
    const changed = (change: object): unknown => wrong('exercises', [{ ...exercise, ...change }])
    const isWrong = (field: string): object => ({ kind: 'exercise', number: 1, field })
    expect(changed({ id: 'fork:1:7' })).toMatchObject(isWrong('id'))
    expect(changed({ fen: '8/8' })).toMatchObject(isWrong('fen'))
    expect(changed({ question: 7 })).toMatchObject(isWrong('question'))
    expect(changed({ answer: { ...exercise.answer, start: 3 } })).toMatchObject(isWrong('answer'))
    expect(changed({ answer: { ...exercise.answer, nodes: [] } })).toMatchObject(isWrong('answer'))
    const [node] = exercise.answer.nodes
    const nodes = [{ ...node, moves: { d1d8: { ...node?.moves.d1d8, verdict: 'best' } } }]
    expect(changed({ answer: { ...exercise.answer, nodes } })).toMatchObject(isWrong('answer'))
    expect(changed({ solution: { ...exercise.solution, squares: { target: ['z9'] } } })).toMatchObject(
      isWrong('solution'),
    )
    expect(changed({ hints: undefined })).toMatchObject(isWrong('hints'))
  })
  it('is not read beyond a limit', () => {
    const many = Array.from({ length: MOST_CARDS + 1 }, () => cards[0])
    expect(fault(JSON.stringify({ format: 'tratto-cards', version: 1, cards: many }))).toEqual({
      kind: 'many',
      count: MOST_CARDS + 1,
      most: MOST_CARDS,
    })
  })
})
