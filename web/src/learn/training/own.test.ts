import { describe, expect, it } from 'vitest'
import { fenOf, isAnsweredBy, isOwn } from './own'
import type { Exercise } from './types'

describe('an exercise from a game', () => {
  const id = 'own:r3k3/8/8/1N6/8/8/8/4K3_w_-_-'
  it('has its position in its name', () => {
    expect(isOwn(id)).toBe(true)
    expect(isOwn('fork:1:7')).toBe(false)
    expect(fenOf(id)).toBe('r3k3/8/8/1N6/8/8/8/4K3 w - - 0 1')
  })
  it('teaches nothing to whoever found the answer in the game', () => {
    const moves = { b5c7: { verdict: 'right' }, e1e2: { verdict: 'wrong' }, b5d6: { verdict: 'also' } }
    const exercise = { id, answer: { kind: 'moves', start: 0, all: false, nodes: [{ moves }] } }
    const answered = (uci?: string): boolean => isAnsweredBy(exercise as unknown as Exercise, uci)
    expect(answered('b5c7')).toBe(true)
    expect(answered('e1e2')).toBe(false)
    expect(answered('b5d6')).toBe(false)
    expect(answered('a1a2')).toBe(false)
    expect(answered(undefined)).toBe(false)
  })
})
