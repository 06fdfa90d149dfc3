import type { Square } from '../../wire/grammar'
import type { Side } from '../../wire/types'

/** Until the server's types are generated. */
export type Drill = {
  key: string
  title: string
  about: string
  levels: number
  blind: boolean
  terms: string[]
}
export type DrillGroup = { key: string; title: string; drills: Drill[] }
export type LadderStep = { drill: string; level: number; pass: number; of: number }
export type Training = { groups: DrillGroup[]; ladder: LadderStep[] }
export type MoveText = { uci: string; san: string; spoken: string }
export type JudgedMove = {
  san: string
  spoken: string
  verdict: 'right' | 'wrong' | 'also'
  sentence: string
  refutation?: MoveText[]
  reply?: MoveText | null
  next?: number | null
}
export type MoveNode = { fen: string; moves: Record<string, JudgedMove> }
export type ChoiceOption = { key: string; label: string; right: boolean; sentence: string }
export type Answer =
  | { kind: 'choice'; options: ChoiceOption[] }
  | { kind: 'squares'; right: string[]; sentences: Record<string, string>; otherwise: string }
  | { kind: 'square'; right: string; sentence: string; otherwise: string }
  | { kind: 'moves'; start: number; all: boolean; nodes: MoveNode[] }
export type Hint = { step: string; sentence: string; squares: string[] }
export type Exercise = {
  id: string
  drill: string
  level: number
  fen?: string | null
  orientation: Side
  sight: 'shown' | 'then-hidden' | 'hidden'
  hidden: boolean
  marks?: string[]
  text?: string[]
  earlier?: { fen: string; moves: MoveText[] } | null
  question: string
  spoken: string
  answer: Answer
  hints: Hint[]
  solution: { sentence: string; squares: Record<string, string[]>; moves: MoveText[] }
  terms: string[]
}

/** The squares of the wire: there each is a text. */
export const squares = (list: readonly string[]): Square[] => list as Square[]
