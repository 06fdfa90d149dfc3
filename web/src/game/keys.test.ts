import { describe, expect, it, vi } from 'vitest'
import { Refusal } from '../wire/api'
import type { Fault, Link } from '../wire/types'
import { drawSecret, KeyRing, written, type Shelf } from './keys'

vi.mock('../words/words.svelte', () => ({ say: (key: string) => key, currentLanguage: () => 'en' }))

const S1 = 'a'.repeat(32)

function shelf(): Shelf {
  const texts = new Map<string, string>()
  return {
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, text) => void texts.set(name, text),
    removeItem: (name) => void texts.delete(name),
    key: (index) => [...texts.keys()][index] ?? null,
    get length() {
      return texts.size
    },
  }
}

/** What the server does: one exchange for each link, and the same again for the same secret. */
class FakeServer {
  taken = new Map<string, string>()
  asked = 0
  /** Answers that never arrive, though what was asked is done. */
  losing = 0

  exchange = async (offered: string, secret: string): Promise<Link> => {
    this.asked += 1
    await Promise.resolve()
    const there = this.taken.get(offered)
    if (there && there !== secret) {
      const sentence = 'used'
      throw new Refusal({ kind: 'link-used', sentence } as Fault)
    }
    this.taken.set(offered, secret)
    if (this.losing > 0) {
      this.losing -= 1
      throw new Refusal(null)
    }
    return { role: 'white', token: secret }
  }
}

describe('what stands after #', () => {
  it.each([
    ['', [], []],
    ['white', ['white'], []],
    ['arbiter+white+black', ['white', 'black', 'arbiter'], []],
    [S1, [], [S1]],
    [`white=${S1}&black=${'b'.repeat(32)}`, [], [S1, 'b'.repeat(32)]],
    ['nonsense', [], ['nonsense']],
  ])('%s', (hash, roles, secrets) => {
    expect(written(hash)).toEqual({ roles, secrets })
  })
})

describe('taking a link', () => {
  it('keeps a secret that was drawn here, and asks no second time', async () => {
    const [ring, server] = [new KeyRing('g', { shelf: shelf(), lasts: true }), new FakeServer()]
    expect(await ring.take(S1, server.exchange)).toBe('white')
    const key = ring.keys.white
    expect(key).toMatch(/^[A-Za-z0-9_-]{32}$/)
    expect(server.taken.get(S1)).toBe(key)
    expect(await ring.take(S1, server.exchange)).toBe('white')
    expect(server.asked).toBe(1)
  })

  it('gets in after an answer that was lost, in a page that was loaded anew', async () => {
    const [place, server] = [shelf(), new FakeServer()]
    server.losing = 1
    await expect(new KeyRing('g', { shelf: place, lasts: true }).take(S1, server.exchange)).rejects.toThrow()
    const ring = new KeyRing('g', { shelf: place, lasts: true })
    expect(await ring.take(S1, server.exchange)).toBe('white')
    expect(ring.keys.white).toBe(server.taken.get(S1))
    // Nothing is left of it but the key.
    expect(place.length).toBe(1)
  })

  it('ends with one key where two pages of a browser race, whoever wins', async () => {
    for (const losing of [0, 1]) {
      const [place, server] = [shelf(), new FakeServer()]
      server.losing = losing
      // Each has drawn before it could see what the other wrote.
      const blind = (): Shelf => {
        let isBlind = true
        queueMicrotask(() => (isBlind = false))
        return {
          ...place,
          getItem: (name) => (isBlind ? null : place.getItem(name)),
          key: (index) => (isBlind ? null : place.key(index)),
          get length() {
            return place.length
          },
        }
      }
      const rings = [0, 1].map(() => new KeyRing('g', { shelf: blind(), lasts: true }))
      await Promise.allSettled(rings.map((ring) => ring.take(S1, server.exchange)))
      const late = new KeyRing('g', { shelf: place, lasts: true })
      expect(await late.take(S1, server.exchange)).toBe('white')
      expect(late.keys.white).toBe(server.taken.get(S1))
    }
  })

  it('is refused where somebody else was first', async () => {
    vi.useFakeTimers()
    const [ring, server] = [new KeyRing('g', { shelf: shelf(), lasts: true }), new FakeServer()]
    server.taken.set(S1, drawSecret())
    const taking = ring.take(S1, server.exchange).catch((error: unknown) => error as Refusal)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await taking).toMatchObject({ fault: { kind: 'link-used' } })
    expect(ring.keys).toEqual({})
    vi.useRealTimers()
  })

  it('keeps the links of one game apart from those of another', () => {
    const place = shelf()
    new KeyRing('g', { shelf: place, lasts: true }).keep('black', S1)
    expect(new KeyRing('h', { shelf: place, lasts: true }).keys).toEqual({})
    expect(new KeyRing('g', { shelf: place, lasts: true }).keys).toEqual({ black: S1 })
  })
})
