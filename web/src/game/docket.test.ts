import { describe, expect, it } from 'vitest'
import { typedAct } from '../wire/grammar'
import type { Event, Ruling } from '../wire/types'
import { entriesOf, isRoutine } from './docket'

const ruling = (finding: string): Ruling => ({
  finding,
  what: finding,
  articles: [],
  choices: [],
  code: finding,
  effects: [],
  force: 'binding',
  readings: [],
  sentence: finding,
  unverified: false,
})
const event = (seq: number, act: string, ...rulings: Ruling[]): Event => ({
  seq,
  at: seq,
  actor: 'white',
  act: typedAct(act),
  rulings,
  sentence: act,
})

describe('what is told of the rulings', () => {
  const events = [
    event(1, 'white touches e2', ruling('touched')),
    event(2, 'white plays e2e4'),
    event(3, 'white presses'),
    event(4, 'black touches e7', ruling('touched')),
    event(5, 'white claims touched', ruling('touch-enforced')),
  ]

  it('has the last first', () => {
    const keys = entriesOf([ruling('rate-blitz')], events).map((entry) => entry.key)
    expect(keys).toEqual(['5.0', '4.0', '1.0', '0.0'])
  })

  it('leaves out the touches of moves that were completed, and nothing that anybody asked for', () => {
    const told = entriesOf([ruling('rate-blitz')], events).filter((entry) => !isRoutine(entry, events))
    expect(told.map((entry) => entry.key)).toEqual(['5.0', '4.0'])
  })
})
