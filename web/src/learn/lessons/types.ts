import type { Exercise } from '../training/types'

/** Until the server's types are generated. */
export type LessonLine = { key: string; order: number; title: string }
export type LessonChapter = { key: string; title: string; lessons: LessonLine[] }
export type LessonList = { chapters: LessonChapter[] }
export type LessonPart = {
  text: string
  fen?: string | null
  marks?: string[]
  arrows?: { from: string; to: string }[]
}
export type LessonDrill = { drill: string; level: number; title: string }
export type Lesson = {
  key: string
  order: number
  chapter: string
  title: string
  parts: LessonPart[]
  question: Exercise
  exercises: LessonDrill[]
  terms: string[]
  laws: string[]
}
