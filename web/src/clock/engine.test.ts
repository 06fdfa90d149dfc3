import { describe, expect, it } from 'vitest'
import { at, controlOf, correct, pause, press, setUp, type Control } from './engine'
import { clockText, shownAfter } from './shown'

function control(text: string): Control {
  const read = controlOf(text)
  if (!read) throw new Error(text)
  return read
}

describe('the clock of a wooden board', () => {
  it('starts at the first press and gives the increment with each move', () => {
    let clock = setUp(control('300+3'))
    expect(clock.white.ms).toBe(303_000)
    clock = press(clock, 'black', 0)
    expect(clock.turn).toBe('white')
    clock = press(clock, 'white', 10_000)
    expect(clock.white.ms).toBe(296_000)
    expect(clock.turn).toBe('black')
    expect(press(clock, 'white', 11_000).white.moves).toBe(1)
  })

  it('keeps the main time while the delay lasts', () => {
    let clock = press(setUp(control('60d5')), 'black', 0)
    expect(at(clock, 4_000).white).toMatchObject({ ms: 60_000, delay: 1_000 })
    expect(at(clock, 8_000).white).toMatchObject({ ms: 57_000, delay: 0 })
    // Reading the clock in between changes nothing.
    expect(at(at(clock, 3_000), 8_000).white.ms).toBe(57_000)
    clock = press(clock, 'white', 8_000)
    expect(clock.white.delay).toBe(5_000)
  })

  it('gives back what was used, up to the Bronstein delay', () => {
    let clock = press(setUp(control('60b5')), 'black', 0)
    clock = press(clock, 'white', 2_000)
    expect(clock.white.ms).toBe(60_000)
    clock = press(press(clock, 'black', 2_000), 'white', 10_000)
    expect(clock.white.ms).toBe(57_000)
  })

  it('goes over to the next period when the moves are made', () => {
    let clock = press(setUp(control('2/60:30')), 'black', 0)
    for (let now = 1_000; now < 5_000; now += 2_000) {
      clock = press(clock, 'white', now)
      clock = press(clock, 'black', now + 1_000)
    }
    expect(clock.white).toMatchObject({ period: 1, moves: 2, ms: 60_000 - 2_000 + 30_000 })
    clock = press(press(clock, 'white', 5_000), 'black', 5_000)
    expect(clock.white).toMatchObject({ period: 1, moves: 3 })
  })

  it('stops both sides when a flag falls, before the moves are made too', () => {
    const clock = press(setUp(control('2/60:30')), 'black', 0)
    const out = at(clock, 60_000)
    expect(out).toMatchObject({ phase: 'out', white: { ms: 0, flag: true } })
    expect(press(out, 'white', 61_000)).toBe(out)
    expect(correct(out, 'white', 20_000, 0)).toMatchObject({
      phase: 'paused',
      white: { ms: 20_000, flag: false },
    })
  })

  it('turns a sand-glass over', () => {
    const clock = press(setUp(control('*60')), 'black', 0)
    expect(at(clock, 20_000)).toMatchObject({ white: { ms: 40_000 }, black: { ms: 80_000 } })
  })

  it('loses no time in a pause', () => {
    let clock = press(setUp(control('60')), 'black', 0)
    clock = pause(clock, 10_000)
    clock = pause(clock, 1_000_000)
    expect(at(clock, 1_005_000).white.ms).toBe(45_000)
  })

  it('refuses what is no time control', () => {
    expect(controlOf('five minutes')).toBeNull()
    expect(controlOf('')).toBeNull()
  })
})

describe('what is shown', () => {
  it('has tenths at the end and hours at the start', () => {
    expect(clockText(5_400_000)).toBe('1:30:00')
    expect(clockText(299_001)).toBe('5:00')
    expect(clockText(19_999)).toBe('0:19.9')
    expect(clockText(0)).toBe('0:00.0')
  })

  it('counts down only what runs', () => {
    const half = (ms: number) => ({
      remaining_ms: ms,
      shown_ms: ms,
      delay_ms: 2_000,
      bonus: { kind: 'delay' as const, ms: 2_000 },
      period: 0,
      moves: 0,
    })
    const clock = {
      phase: 'running' as const,
      side: 'white' as const,
      white: half(10_000),
      black: half(9_000),
    }
    expect(shownAfter(clock, 'white', 1_500)).toEqual({ ms: 10_000, delay: 500 })
    expect(shownAfter(clock, 'white', 3_000)).toEqual({ ms: 9_000, delay: 0 })
    expect(shownAfter(clock, 'black', 3_000).ms).toBe(9_000)
  })
})
