import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { arbiter, assistant, player, players, readAct, writeAct } from './acts'
import { typedAct } from './grammar'

/** Acts with what the Laws read in them (`crates/server/tests/openapi.rs`). */
type Case = { text: string; act: Record<string, unknown> | null; written: string | null }
const CASES = JSON.parse(readFileSync(new URL('../../acts.cases.json', import.meta.url), 'utf8')) as Case[]

describe('acts', () => {
  it('are read as the Laws read them, and written as they write them', () => {
    expect(CASES.length).toBeGreaterThan(500)
    for (const { text, act, written } of CASES) {
      const read = readAct(typedAct(text))
      expect(read, text).toEqual(act)
      if (read) expect(writeAct(read), text).toBe(written ?? text)
    }
  })

  it('are built with what is usual left out', () => {
    expect(player('white', { act: 'Touch', square: 'e2' })).toBe('white touches e2')
    expect(player('white', { act: 'Touch', square: 'e2', manner: 'deliberately' })).toBe('white touches e2')
    expect(player('black', { act: 'Touch', square: 'e7', manner: 'adjusting' })).toBe(
      'black touches e7 adjusting',
    )
    expect(player('black', { act: 'Play', play: { from: 'a2', to: 'a1', promotion: 'n' } })).toBe(
      'black plays a2a1n',
    )
    const written = { text: 'a "move"', meaning: { from: 'g1', to: 'f3' } } as const
    expect(player('white', { act: 'Claim', claim: { act: 'Fifty', written } })).toBe(
      'white claims fifty with "a \\"move\\"" = g1f3',
    )
    expect(assistant('white', { act: 'ClaimFlag' })).toBe('assistant-of-white claims flag')
    expect(arbiter({ act: 'Penalise', side: 'black', penalty: { act: 'OwnTime', time: '1:00' } })).toBe(
      'arbiter penalises black own-time 1:00',
    )
    expect(arbiter({ act: 'Decide', verdict: 'agrees' })).toBe('arbiter agrees')
    expect(arbiter({ act: 'CheckEnvelope' })).toBe('arbiter checks-envelope')
    expect(players({ act: 'AgreeToCorrect' })).toBe('players agree-to-correct')
  })

  it('cannot be made of what is no act', () => {
    // @ts-expect-error no such square
    player('white', { act: 'Touch', square: 'e9' })
    // @ts-expect-error no such manner
    player('white', { act: 'Touch', square: 'e2', manner: 'softly' })
    // @ts-expect-error what an arbiter does
    player('white', { act: 'Annul' })
    // @ts-expect-error an act is no string
    const text: string = player('white', { act: 'Resign' })
    expect(text).toBe('white resigns')
  })
})
