import { api, ask } from '../../wire/api'
import { Kept } from '../../wire/kept.svelte'
import type { AlmanacTables, Competition, PersonLine } from '../../wire/types'

export const tables = new Kept<AlmanacTables>(() => ask(api.GET('/api/almanac/tables')))
export const champions = new Kept<Competition[]>(() => ask(api.GET('/api/almanac/champions')))
export const people = new Kept<PersonLine[]>(() => ask(api.GET('/api/almanac/people')))
