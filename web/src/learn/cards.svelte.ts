/** The reader's cards: in this browser, and in the account of whoever is signed in. */
import { api, ask } from '../wire/api'
import { wrongField } from './cards'
import { keep, keptUnder } from './kept'
import { dueBefore, endOfDay, merged, reviewed, type Card, type Mark } from './schedule'

/** How the cards stand with the account. */
export type Standing = 'alone' | 'same' | 'behind'

export class CardBox {
  cards = $state.raw<Card[]>([])
  standing = $state<Standing>('alone')
  isLoaded = $state(false)

  /** What falls due today, and what is overdue. */
  due(now: number): Card[] {
    return dueBefore(this.cards, endOfDay(now))
  }

  /** The cards of this browser, and then those of the account. */
  async load(): Promise<void> {
    const stored = await keptUnder<unknown>('cards')
    this.cards = merged(
      this.cards,
      stored.filter((card): card is Card => wrongField(card) === null),
    )
    this.isLoaded = true
    await this.exchange().catch(() => undefined)
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
    if (this.standing === 'same') this.standing = 'behind'
    const ids = new Set(cards.map(({ id }) => id))
    await keep(
      'cards',
      this.cards.filter(({ id }) => ids.has(id)).map((card) => [card.id, card]),
    )
  }

  /** Brings this browser and the account to the same; does nothing for whoever is not signed in. */
  async exchange(): Promise<void> {
    const { account } = await ask(api.GET('/api/session'))
    if (!account) {
      this.standing = 'alone'
      return
    }
    this.standing = 'behind'
    const there = await ask(api.GET('/api/account/cards'))
    const theirs = there.cards
      .map(({ card }) => card)
      .filter((card): card is Card => wrongField(card) === null)
    await this.add(theirs)
    const known = new Map(theirs.map((card) => [card.id, card.reviewed]))
    const news = this.cards.filter((card) => (known.get(card.id) ?? 0) < card.reviewed)
    if (news.length)
      await ask(
        api.PUT('/api/account/cards', {
          body: { cards: news.map((card) => ({ id: card.id, reviewed: card.reviewed, card })) },
        }),
      )
    this.standing = 'same'
  }
}

/** One box for all pages of a visit. */
export const box = new CardBox()
