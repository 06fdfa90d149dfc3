import { api, ask } from '../../wire/api'
import { lasting } from '../kept'
import { Kept } from '../../wire/kept.svelte'
import type { CourseLine, OpeningLine } from '../../wire/types'

export const names = new Kept<OpeningLine[]>(() =>
  lasting('openings-names', () => ask(api.GET('/api/openings/names'))),
)
export const courses = new Kept<CourseLine[]>(() =>
  lasting('openings-courses', () => ask(api.GET('/api/openings/courses'))),
)
