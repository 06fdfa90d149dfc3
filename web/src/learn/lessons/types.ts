import type { components } from '../../wire/openapi'

type Schemas = components['schemas']

export type Course = Schemas['CourseView']
export type Lesson = Schemas['LessonView']
export type LessonPart = Schemas['LessonPart']
