import type { Square } from '../../wire/grammar'

/** Until the server's types are generated. */
export type Drill = {
  key: string
  group: string
  title: string
  about: string
  levels: number
  blind: boolean
}
export type PlayedMove = { uci: string; san: string }
export type NodeMove = {
  san: string
  verdict: 'right' | 'wrong' | 'also'
  sentence: string
  refutation?: PlayedMove[]
  reply?: PlayedMove
  next?: number
}
export type MoveNode = { fen: string; moves: Record<string, NodeMove> }
export type ChoiceOption = { key: string; label: string; right: boolean; sentence: string }
export type Answer =
  | { kind: 'choice'; options: ChoiceOption[] }
  | { kind: 'squares'; right: Square[]; wrong?: Record<string, string> }
  | { kind: 'square'; right: Square[]; sentences?: Record<string, string> }
  | { kind: 'moves'; start: number; nodes: MoveNode[]; all?: boolean }
export type Hint = { step: string; sentence: string; squares: Square[] }
export type Exercise = {
  id: string
  drill: string
  level: number
  fen?: string
  orientation: 'white' | 'black'
  sight: 'shown' | 'then-hidden' | 'hidden'
  /** Squares that the question points at. */
  marks?: Square[]
  text?: string[]
  earlier?: { fen: string; moves: string[] }
  question: string
  spoken: string
  answer: Answer
  hints: Hint[]
  solution: { sentence: string; squares: Record<string, Square[]>; moves: PlayedMove[] }
  terms: string[]
}
