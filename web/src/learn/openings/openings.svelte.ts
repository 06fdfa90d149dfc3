import { api, ask } from '../../wire/api'
import { Kept } from '../../wire/kept.svelte'
import type { CourseLine, OpeningLine } from '../../wire/types'

export const names = new Kept<OpeningLine[]>(() => ask(api.GET('/api/openings/names')))
export const courses = new Kept<CourseLine[]>(() => ask(api.GET('/api/openings/courses')))
