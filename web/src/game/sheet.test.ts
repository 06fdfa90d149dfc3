import { describe, expect, it } from 'vitest'
import { player } from '../wire/acts'
import { FIGURINES, spoken, written } from '../board/written'
import { INITIAL, piecesOf, placement } from '../board/squares'
import type { Event, GameState, Ply, ToClient } from '../wire/types'
import { hear } from './sheet'

const event = (seq: number): Event => ({
  seq,
  at: seq,
  actor: 'white',
  act: player('white', { act: 'Press' }),
  sentence: 'White presses the clock.',
  rulings: [],
})
const ply = (san: string): Ply => ({ side: 'white', number: 1, san, completed: true, fen: INITIAL })
const moment = (seq: number) => ({ seq }) as unknown as GameState['moment']

function state(seq: number, events: Event[]): ToClient {
  return {
    type: 'state',
    id: 'g',
    moment: moment(seq),
    scoresheet: [ply('e4')],
    events,
  } as unknown as ToClient
}
function update(seq: number, events: Event[], kept: number, plies: Ply[]): ToClient {
  return { type: 'update', moment: moment(seq), events, plies_kept: kept, plies } as unknown as ToClient
}

describe('following a game', () => {
  it('adds what happens and rewrites the scoresheet from where it changed', () => {
    const first = hear(null, state(1, [event(1)]))?.known ?? null
    const second = hear(first, update(2, [event(2)], 0, [ply('d4'), ply('d5')]))
    expect(second?.missed).toBe(false)
    expect(second?.known.events.map(({ seq }) => seq)).toEqual([1, 2])
    expect(second?.known.state.scoresheet.map(({ san }) => san)).toEqual(['d4', 'd5'])
  })

  it('notices a gap, and fills it from the next greeting', () => {
    const first = hear(null, state(1, [event(1)]))?.known ?? null
    const gap = hear(first, update(3, [event(3)], 1, []))
    expect(gap?.missed).toBe(true)
    const again = hear(gap?.known ?? null, state(3, [event(2), event(3)]))
    expect(again?.known.events.map(({ seq }) => seq)).toEqual([1, 2, 3])
  })

  it('ignores what it knows already', () => {
    const first = hear(null, state(3, [event(1), event(2), event(3)]))?.known ?? null
    expect(hear(first, update(2, [event(2)], 1, []))?.known).toBe(first)
  })
})

describe('moves in the letters of the reader', () => {
  it('writes them', () => {
    expect(written('Nbxd2+', 'R D T A C')).toBe('Cbxd2+')
    expect(written('e8=Q#', 'R D T A C')).toBe('e8=D#')
    expect(written('O-O-O', 'R D T A C')).toBe('0-0-0')
    expect(written('Bb5', FIGURINES)).toBe('♗b5')
    expect(written('b4', 'R D T A C')).toBe('b4')
  })
  it('says them', () => {
    expect(spoken('Nbxd2+')).toMatchObject({
      piece: 'knight',
      from: 'b',
      takes: 'yes',
      to: 'd2',
      follows: 'check',
    })
    expect(spoken('O-O')).toMatchObject({ castling: 'short' })
    expect(spoken('e7e8')).toBeNull()
  })
})

describe('a placement', () => {
  it('is read and written back', () => {
    for (const fen of [INITIAL, '8/8/8/8/8/8/8/8', 'r1bqk2r/8/8/3Pp3/8/8/8/R3K2R']) {
      expect(placement(piecesOf(fen))).toBe(fen.split(' ')[0])
    }
  })
})
