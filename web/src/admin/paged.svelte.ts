import { reason } from '../wire/api'

type Query = { search: string; before?: number }
type Page<T> = { items: T[]; next?: number | null | undefined }

/** A list that is searched on the server and loaded page by page; errors go to `problem`. */
export class PagedSearch<T> {
  search = $state('')
  items = $state.raw<T[]>([])
  next = $state<number | null>(null)
  problem = $state<string | null>(null)

  constructor(private readonly load: (query: Query) => Promise<Page<T>>) {}

  /** Loads the first page, or the page before a number. */
  look(before: number | null = null): Promise<void> {
    return this.run(async () => {
      const page = await this.load({ search: this.search, ...(before === null ? {} : { before }) })
      this.items = before === null ? page.items : [...this.items, ...page.items]
      this.next = page.next ?? null
    })
  }

  /** Runs an action and shows its error. */
  async run(action: () => Promise<void>): Promise<void> {
    this.problem = null
    try {
      await action()
    } catch (error) {
      this.problem = reason(error)
    }
  }
}
