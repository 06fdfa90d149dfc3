import { api, ask } from '../../wire/api'
import { lasting } from '../kept'
import { Kept } from '../../wire/kept.svelte'
import type { AlmanacTables, Competition, PersonLine } from '../../wire/types'

export const tables = new Kept<AlmanacTables>(() =>
  lasting('tables', () => ask(api.GET('/api/almanac/tables'))),
)
export const champions = new Kept<Competition[]>(() =>
  lasting('champions', () => ask(api.GET('/api/almanac/champions'))),
)
export const people = new Kept<PersonLine[]>(() =>
  lasting('people', () => ask(api.GET('/api/almanac/people'))),
)
