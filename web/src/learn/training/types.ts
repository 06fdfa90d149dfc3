import type { Square } from '../../wire/grammar'
import type { components } from '../../wire/openapi'

type Schemas = components['schemas']

export type Answer = Schemas['AnswerView']
export type ChoiceOption = Schemas['OptionView']
export type Drill = Schemas['DrillView']
export type Exercise = Schemas['ExerciseView']
export type Hint = Schemas['HintView']
export type JudgedMove = Schemas['JudgedMove']
export type LadderStep = Schemas['LadderStep']
export type MoveNode = Schemas['NodeView']
export type MoveText = Schemas['MoveText']
export type Training = Schemas['TrainingView']

/** The squares of the wire: there each is a text. */
export const squares = (list: readonly string[]): Square[] => list as Square[]
