import { describe, expect, it } from 'vitest'
import { MOST_CARDS, read, written } from './cards'
import { reviewed } from './schedule'

const NOW = Date.UTC(2026, 0, 15)
const cards = [
  reviewed('colour:1:7', undefined, 'good', NOW),
  reviewed('fork:2:12345', undefined, 'again', NOW),
]
const fault = (text: string): unknown => {
  const answer = read(text)
  return 'fault' in answer ? answer.fault : null
}
const changed = (change: Record<string, unknown>): string => {
  const whole = JSON.parse(written(cards)) as { cards: object[] }
  whole.cards[1] = { ...whole.cards[1], ...change }
  return JSON.stringify(whole)
}

describe('a file of cards', () => {
  it('is read as it was written', () => {
    expect(read(written(cards))).toEqual({ cards })
    expect(read(written([]))).toEqual({ cards: [] })
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
    ])
      expect(fault(other)).toEqual({ kind: 'format' })
    expect(fault('{"format":"tratto-cards","version":2,"cards":[]}')).toEqual({
      kind: 'version',
      found: '2',
      known: 1,
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
    expect(read(changed({ script: 'x' }))).toEqual({ cards })
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
