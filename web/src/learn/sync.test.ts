import { describe, expect, it } from 'vitest'
import { reviewed, type Card } from './schedule'
import { exchange, mergedRun, Notebook, PART, parts, type Learnt, type Page, type Remote } from './sync'

const NOW = Date.UTC(2026, 0, 15)
const card = (id: string, at: number): Card => reviewed({ id }, undefined, 'good', at)
const nothing = async (): Promise<void> => undefined

/** An account as `docs/server.md` describes it: merged, each change with the next number, told page by page. */
class Account implements Remote {
  #stored = new Map<string, { at: number; kind: keyof Learnt; body: Card & { done_at: number } }>()
  revision = 0
  calls = 0
  /** Decides by the number of the call whether the line is cut before it arrives, or after it was done. */
  cut: (call: number) => 'before' | 'after' | null = () => null
  page = 1000

  #line(): 'after' | null {
    const cut = this.cut((this.calls += 1))
    if (cut === 'before') throw new Error('cut')
    return cut
  }

  async get(after: number): Promise<Page> {
    const cut = this.#line()
    const all = [...this.#stored.values()].filter(({ at }) => at > after).sort((a, b) => a.at - b.at)
    const page = all.slice(0, this.page)
    const of = (kind: keyof Learnt) => page.filter((one) => one.kind === kind).map(({ body }) => body)
    const revision = page.at(-1)?.at ?? this.revision
    if (cut) throw new Error('cut')
    return JSON.parse(
      JSON.stringify({
        cards: of('cards'),
        runs: of('runs'),
        lessons: of('lessons'),
        revision,
        more: revision < this.revision,
      }),
    ) as Page
  }

  async put(part: Learnt): Promise<void> {
    const cut = this.#line()
    for (const kind of ['cards', 'runs', 'lessons'] as const) {
      for (const body of structuredClone(part[kind]) as (Card & { done_at: number })[]) {
        const old = this.#stored.get(`${kind} ${body.id}`)?.body
        // Of cards the one answered later, of lessons the first time; drills are not used by these tests.
        if (old && (kind === 'cards' ? old.reviewed >= body.reviewed : old.done_at <= body.done_at)) continue
        this.#stored.set(`${kind} ${body.id}`, { at: (this.revision += 1), kind, body })
      }
    }
    if (cut) throw new Error('cut')
  }

  names(): string[] {
    return [...this.#stored.keys()].sort()
  }

  /** An older copy of the store is put back. */
  restore(to: number): void {
    for (const [key, { at }] of this.#stored) if (at > to) this.#stored.delete(key)
    this.revision = to
  }
}

describe('drills on two devices', () => {
  it('keep the best run and the first that passed', () => {
    const one = { id: 'fork:1', runs: 1, best: 9, passed_at: 50 }
    const other = { id: 'fork:1', runs: 3, best: 4 }
    const both = { id: 'fork:1', runs: 3, best: 9, passed_at: 50 }
    expect(mergedRun(one, other)).toEqual(both)
    expect(mergedRun(other, one)).toEqual(both)
    expect(mergedRun(both, both)).toEqual(both)
    expect(mergedRun(one, { ...one, passed_at: 40 }).passed_at).toBe(40)
    expect('passed_at' in mergedRun(other, other)).toBe(false)
  })
})

describe('what is to be sent', () => {
  it('is cut into parts, with nothing left out', () => {
    const cards = Array.from({ length: 2 * PART + 1 }, (_, seed) => card(`fork:1:${seed}`, NOW))
    const lessons = [{ id: 'rook', done_at: NOW }]
    const all = parts({ cards, runs: [], lessons })
    expect(all.map((part) => part.cards.length)).toEqual([PART, PART, 1, 0])
    expect(all.flatMap((part) => part.cards)).toEqual(cards)
    expect(all.at(-1)?.lessons).toEqual(lessons)
    expect(parts({ cards: [], runs: [], lessons: [] })).toEqual([])
  })
})

describe('two devices and one account', () => {
  it('have the same in the end, the newer answer of each exercise', async () => {
    const account = new Account()
    const [phone, desk] = [new Notebook(), new Notebook()]
    phone.cards.add([card('fork:1:1', NOW), card('fork:1:2', NOW)])
    phone.lessons.add([{ id: 'rook', done_at: NOW }])
    desk.cards.add([card('fork:1:2', NOW + 5), card('pin:1:1', NOW)])
    desk.lessons.add([{ id: 'rook', done_at: NOW - 5 }])
    for (const device of [phone, desk, phone]) await exchange(device, account, nothing)
    for (const { cards, lessons, unsent } of [phone, desk]) {
      expect([...cards.all.keys()].sort()).toEqual(['fork:1:1', 'fork:1:2', 'pin:1:1'])
      expect(cards.all.get('fork:1:2')?.reviewed).toBe(NOW + 5)
      expect(lessons.all.get('rook')?.done_at).toBe(NOW - 5)
      expect(unsent).toBe(0)
    }
    // Nothing new: one question, and nothing is sent.
    account.calls = 0
    await exchange(phone, account, nothing)
    expect(account.calls).toBe(1)
  })

  it('lose nothing wherever the line is cut, and whatever is learnt meanwhile', async () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      let state = seed
      const below = (end: number): number => {
        state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
        return Math.floor((state / 2_147_483_648) * end)
      }
      const account = new Account()
      account.page = 1 + below(4)
      account.cut = () => (['before', 'after', null, null] as const)[below(4)] ?? null
      const devices = [new Notebook(), new Notebook()]
      const newest = new Map<string, number>()
      const learn = (device: Notebook, at: number): void => {
        const id = `fork:1:${below(6)}`
        const next = reviewed({ id }, device.cards.all.get(id), 'good', at)
        device.cards.add([next])
        newest.set(id, Math.max(newest.get(id) ?? 0, next.reviewed))
      }
      for (let step = 0; step < 30; step += 1) {
        const device = devices[below(2)] as Notebook
        if (below(2)) learn(device, NOW + step * 1000)
        // Something is learnt while it is sent.
        else
          await exchange(device, account, async () => {
            if (below(4) === 0) learn(device, NOW + step * 1000 + below(999))
          }).catch(() => undefined)
      }
      account.cut = () => null
      for (const device of [...devices, ...devices]) await exchange(device, account, nothing)
      for (const device of devices) {
        const had = [...device.cards.all.values()].map(({ id, reviewed }) => [id, reviewed])
        expect(new Map(had as [string, number][])).toEqual(newest)
        expect(device.unsent).toBe(0)
      }
    }
  })

  it('bring back what a server lost that was set up again from an older copy', async () => {
    const account = new Account()
    const device = new Notebook()
    device.cards.add([card('fork:1:1', NOW), card('fork:1:2', NOW), card('fork:1:3', NOW)])
    await exchange(device, account, nothing)
    // What it has sent itself it knows of from the next time on.
    await exchange(device, account, nothing)
    account.restore(1)
    await exchange(device, account, nothing)
    expect(account.names()).toEqual(['cards fork:1:1', 'cards fork:1:2', 'cards fork:1:3'])
  })

  it('is saved after what was read, so that a page that closes reads it again', async () => {
    const account = new Account()
    const first = new Notebook()
    first.cards.add([card('fork:1:1', NOW), card('fork:1:2', NOW)])
    await exchange(first, account, nothing)
    account.page = 1
    const second = new Notebook()
    const saved: string[] = []
    await exchange(second, account, async (changed) => {
      saved.push(...changed.cards, `up to ${second.revision}`)
    })
    expect(saved).toEqual(['fork:1:1', 'up to 1', 'fork:1:2', 'up to 2'])
  })
})
