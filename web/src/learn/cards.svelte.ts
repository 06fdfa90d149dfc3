/** The reader's cards, in this browser, and which of them the account may not have. */
import { bare, wrongField } from './cards'
import { forget, keep, keptUnder } from './kept'
import { owner } from './owner'
import { dueBefore, endOfDay, reviewed, type Asked, type Card, type Mark } from './schedule'
import { Notebook } from './sync'

/** A card as it is stored: whose it is, and whether the account may not have it. */
type Stored = Card & { owner?: string; unsent?: true }

const keyOf = (id: string, of: string): string => (of ? `@${of}|${id}` : id)

async function storedOf(of: string): Promise<Stored[]> {
  const all = await keptUnder<unknown>('cards')
  return all.filter(
    (card): card is Stored => wrongField(card) === null && ((card as Stored).owner ?? '') === of,
  )
}

export class CardBox {
  cards = $state.raw<Card[]>([])
  isLoaded = $state(false)
  book = new Notebook()
  #owner = owner()

  /** What falls due today, and what is overdue. */
  due(now: number): Card[] {
    return dueBefore(this.cards, endOfDay(now))
  }

  async load(): Promise<void> {
    const of = owner()
    if (of !== this.#owner) {
      this.book = new Notebook()
      this.#owner = of
    }
    const { book } = this
    const stored = await storedOf(of)
    if (book !== this.book) return
    const pile = book.cards
    for (const one of stored) {
      // What another page of the browser has stored meanwhile comes in, too.
      const changed = pile.add([bare(one)])
      if (changed.length && !one.unsent) pile.unsent.delete(one.id)
    }
    this.#show()
    this.isLoaded = true
  }

  async review(asked: Asked, mark: Mark, now: number): Promise<void> {
    await this.add([reviewed(asked, this.book.cards.all.get(asked.id), mark, now)])
  }

  /** Adds cards; of two for one exercise the one with the newer review stays. */
  async add(cards: Card[]): Promise<void> {
    await this.save(this.book.cards.add(cards))
  }

  /** Stores cards as they are now, with whether the account has them. */
  async save(ids: string[]): Promise<void> {
    this.#show()
    const { all, unsent } = this.book.cards
    const of = this.#owner
    const entries = ids.flatMap((id): [string, Stored][] => {
      const card = all.get(id)
      if (!card) return []
      return [
        [keyOf(id, of), of ? { ...card, owner: of, ...(unsent.has(id) ? { unsent: true } : {}) } : card],
      ]
    })
    if (entries.length) await keep('cards', entries)
  }

  #show(): void {
    this.cards = [...this.book.cards.all.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
  }
}

/** Gives the cards of one owner to another, who may have some: first they are stored, and then taken away. */
export async function moveCards(from: string, to: string): Promise<void> {
  const moving = await storedOf(from)
  if (!moving.length) return
  const pile = new Notebook().cards
  pile.add((await storedOf(to)).map(bare))
  pile.add(moving.map(bare))
  const stored = pile
    .waiting()
    .map((card): [string, Stored] => [keyOf(card.id, to), to ? { ...card, owner: to, unsent: true } : card])
  await keep('cards', stored)
  for (const { id } of moving) await forget('cards', keyOf(id, from))
}

/** One box for all pages of a visit. */
export const box = new CardBox()
