/** The reader's cards, in this browser. */
import { wrongField } from './cards'
import { keep, keptUnder } from './kept'
import { dueBefore, endOfDay, merged, reviewed, type Card, type Mark } from './schedule'

export class CardBox {
  cards = $state.raw<Card[]>([])
  isLoaded = $state(false)

  /** What falls due today, and what is overdue. */
  due(now: number): Card[] {
    return dueBefore(this.cards, endOfDay(now))
  }

  async load(): Promise<void> {
    const stored = await keptUnder<unknown>('cards')
    this.cards = merged(
      this.cards,
      stored.filter((card): card is Card => wrongField(card) === null),
    )
    this.isLoaded = true
  }

  async review(id: string, mark: Mark, now: number): Promise<void> {
    const card = reviewed(
      id,
      this.cards.find((one) => one.id === id),
      mark,
      now,
    )
    await this.add([card])
  }

  /** Adds cards; of two for one exercise the one with the newer review stays. */
  async add(cards: Card[]): Promise<void> {
    this.cards = merged(this.cards, cards)
    const ids = new Set(cards.map(({ id }) => id))
    await keep(
      'cards',
      this.cards.filter(({ id }) => ids.has(id)).map((card) => [card.id, card]),
    )
  }
}

/** One box for all pages of a visit. */
export const box = new CardBox()
