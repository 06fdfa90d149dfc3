/** Lessons: from the server, or as this browser has kept them. */
import { api, ask } from '../../wire/api'
import { currentLanguage } from '../../words/words.svelte'
import { fetchedOrKept } from '../kept'
import type { Course, Lesson } from './types'

export function loadLessons(): Promise<{ value: Course; isKept: boolean }> {
  return fetchedOrKept(`${currentLanguage()}|lessons`, () => ask(api.GET('/api/lessons')))
}

export function loadLesson(key: string): Promise<{ value: Lesson; isKept: boolean }> {
  return fetchedOrKept(`${currentLanguage()}|lesson|${key}`, () =>
    ask(api.GET('/api/lessons/{key}', { params: { path: { key } } })),
  )
}
