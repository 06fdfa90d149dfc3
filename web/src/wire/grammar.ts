/** How acts are written and read. Which there are is in `acts.ts`, generated from the table in `crates/laws/src/event/acts.rs`. */

export type File = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h'
export type Rank = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8'
export type Square = `${File}${Rank}`
export type Side = 'white' | 'black'
/** What a pawn can become, by its name and by its letter. */
export type PromotionRole = 'queen' | 'rook' | 'bishop' | 'knight'
export type PromotionLetter = 'q' | 'r' | 'b' | 'n'
/** A move by its squares. */
export type Play = { from: Square; to: Square; promotion?: PromotionLetter | null; bothHands?: boolean }
/** Something written on a scoresheet, and how it is read. */
export type Written = {
  text: string
  meaning: Play | 'ambiguous' | 'unclear' | 'not-algebraic' | 'draw-offer'
}
/** A time as a clock shows it: `1:30:00`. */
export type Time = `${number}:${number}` | `${number}:${number}:${number}`
export type Points = `${number}` | `${number}/${number}`
export type Score = `${Points}-${Points}`

declare const written: unique symbol
/**
 * The text of an act. It has a type of its own instead of `string`: it is made by the builders of `acts.ts` or from typed text, and
 * parsed by `readAct`.
 */
export type ActText = { readonly [written]: true }

type Plain = 'Side' | 'Square' | 'PromotionRole' | 'Play' | 'Written' | 'Time' | 'Number' | 'Points' | 'Score'
/** What a field can be: something plain, one of a list of words, or a row of another table. */
type Term = Plain | readonly string[] | Table
type Piece =
  | { kind: 'word'; word: string }
  | { kind: 'field'; field: string; term: Term }
  /** Left out if it has the default value. */
  | { kind: 'default'; field: string; term: Term; usual: string }
  /** A word that stands where the field has this value. */
  | { kind: 'flag'; field: string; word: string; when: boolean }
  /** The word and the value, or neither. */
  | { kind: 'after'; field: string; term: Term; word: string }
  | { kind: 'maybe'; field: string; term: Term }
  /** One value or more up to the end; with a word before them, or none at all. */
  | { kind: 'list'; field: string; term: Term; word: string | null }
type Row = { act: string; verb: string; pieces: readonly Piece[] }
export type Table = readonly Row[]
/** Who acts, as he is written, and what he can do. */
export type Subject = { who: string; word: string; side?: Side; table: Table }
type Parts = Record<string, unknown>

/** A typed text. The server decides whether it is an act. */
export const typedAct = (text: string): ActText => text.trim() as unknown as ActText

/** The text itself, to be shown or sent. */
export const textOf = (act: ActText): string => act as unknown as string

/** An act so long after the one before it, as the judge is told. */
export const after = (time: Time, act: ActText): string => `${time} ${textOf(act)}`

const isTable = (term: Term): term is Table => typeof term !== 'string' && typeof term[0] === 'object'

/** Formats an act of one of the subjects. */
export function inscribe(subjects: readonly Subject[], act: Parts): ActText {
  const subject = subjects.find(({ who, side }) => who === act['who'] && (!side || side === act['side']))
  return [subject?.word, ...rowWords(subject?.table ?? [], act)].join(' ') as unknown as ActText
}

function rowWords(table: Table, parts: Parts): string[] {
  const row = table.find(({ act }) => act === parts['act'])
  const words = row?.verb ? [row.verb] : []
  for (const piece of row?.pieces ?? []) {
    const value = 'field' in piece ? parts[piece.field] : undefined
    switch (piece.kind) {
      case 'word':
        words.push(piece.word)
        break
      case 'flag':
        if (!!value === piece.when) words.push(piece.word)
        break
      case 'list': {
        const all = (value ?? []) as unknown[]
        if (piece.word && all.length) words.push(piece.word)
        words.push(...all.flatMap((one) => termWords(piece.term, one)))
        break
      }
      default:
        if (value === undefined || value === null) break
        if (piece.kind === 'default' && value === piece.usual) break
        if (piece.kind === 'after') words.push(piece.word)
        words.push(...termWords(piece.term, value))
    }
  }
  return words
}

function termWords(term: Term, value: unknown): string[] {
  if (isTable(term)) return rowWords(term, value as Parts)
  if (term === 'Play') return playWords(value as Play)
  if (term !== 'Written') return [String(value)]
  const { text, meaning } = value as Written
  const quoted = `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
  return [quoted, '=', ...(typeof meaning === 'string' ? [meaning] : playWords(meaning))]
}

const BOTH_HANDS = 'with-both-hands'

function playWords(play: Play): string[] {
  return [uciOf(play), ...(play.bothHands ? [BOTH_HANDS] : [])]
}

/** A move as UCI writes it. */
export function uciOf({ from, to, promotion }: Play): string {
  return `${from}${to}${promotion ?? ''}`
}

/** Parses an act of one of the subjects; `null` if the text is not one. */
export function perceive(subjects: readonly Subject[], text: ActText): Parts | null {
  const reader = new Reader(textOf(text))
  const subject = subjects.find(({ word }) => reader.take(word))
  const parts = subject && reader.row(subject.table)
  if (!parts || !reader.isDone()) return null
  return { who: subject.who, ...(subject.side ? { side: subject.side } : {}), ...parts }
}

class Reader {
  #at = 0

  constructor(readonly text: string) {}

  isDone(): boolean {
    return this.#word() === ''
  }

  #word(): string {
    return /\S*/.exec(this.text.slice(this.#at).trimStart())?.[0] ?? ''
  }

  #advance(length: number): void {
    this.#at = this.text.length - this.text.slice(this.#at).trimStart().length + length
  }

  take(word: string): boolean {
    const isThis = this.#word() === word
    if (isThis) this.#advance(word.length)
    return isThis
  }

  /** The next word, if it reads as something. */
  #read<T>(read: (word: string) => T | null): T | null {
    const word = this.#word()
    const value = read(word)
    if (value !== null) this.#advance(word.length)
    return value
  }

  /** The first row that can be read here. */
  row(table: Table): Parts | null {
    const start = this.#at
    for (const { act, verb, pieces } of table) {
      this.#at = start
      if (verb && !this.take(verb)) continue
      const parts: Parts = { act }
      if (pieces.every((piece) => this.#piece(piece, parts))) return parts
    }
    return null
  }

  /** Reads a piece into the parts; whether it is there. */
  #piece(piece: Piece, parts: Parts): boolean {
    const keep = (field: string, value: unknown): boolean => {
      parts[field] = value
      return value !== null
    }
    switch (piece.kind) {
      case 'word':
        return this.take(piece.word)
      case 'flag':
        return keep(piece.field, this.take(piece.word) === piece.when)
      case 'field':
        return keep(piece.field, this.#term(piece.term))
      case 'default':
        return keep(piece.field, this.isDone() ? piece.usual : this.#term(piece.term))
      case 'after':
      case 'maybe': {
        const isThere = piece.kind === 'after' ? this.take(piece.word) : !this.isDone()
        parts[piece.field] = null
        return !isThere || keep(piece.field, this.#term(piece.term))
      }
      case 'list': {
        const all: unknown[] = []
        parts[piece.field] = all
        if (piece.word && !this.take(piece.word)) return true
        do {
          const one = this.#term(piece.term)
          if (one === null) return false
          all.push(one)
        } while (!this.isDone())
        return true
      }
    }
  }

  #term(term: Term): unknown {
    if (isTable(term)) return this.row(term)
    if (typeof term === 'object') return this.#read((word) => (term.includes(word) ? word : null))
    switch (term) {
      case 'Side':
        return this.#read((word) => (word === 'white' || word === 'black' ? word : null))
      case 'Square':
        return this.#read(readSquare)
      case 'PromotionRole':
        return this.#read((word) => (/^(queen|rook|bishop|knight)$/.test(word) ? word : null))
      case 'Time':
        return this.#read(readTime)
      case 'Number':
        return this.#read((word) => (/^\+?\d+$/.test(word) && Number(word) < 65536 ? Number(word) : null))
      case 'Points':
        return this.#read(readPoints)
      case 'Score':
        return this.#read(readScore)
      case 'Play':
        return this.#play()
      case 'Written':
        return this.#written()
    }
  }

  #play(): Play | null {
    const play = this.#read(readUci)
    return play && { ...play, bothHands: this.take(BOTH_HANDS) }
  }

  #written(): Written | null {
    const rest = this.text.slice(this.#at).trimStart()
    const quoted = /^"((?:[^"\\]|\\[^])*)"/.exec(rest)
    if (!quoted) return null
    this.#advance(quoted[0].length)
    if (!this.take('=')) return null
    const word = (['ambiguous', 'unclear', 'not-algebraic', 'draw-offer'] as const).find((one) =>
      this.take(one),
    )
    const meaning = word ?? this.#play()
    return meaning && { text: (quoted[1] ?? '').replace(/\\([^])/g, '$1'), meaning }
  }
}

export function readSquare(text: string): Square | null {
  return /^[a-h][1-8]$/.test(text) ? (text as Square) : null
}

/** A move by its squares, as the server sends it. */
export function readUci(text: string): Play | null {
  const match = /^([a-h][1-8])([a-h][1-8])([qrbn]?)$/.exec(text)
  if (!match) return null
  const [, from, to, promotion] = match
  return { from: from as Square, to: to as Square, promotion: (promotion || null) as PromotionLetter | null }
}

/** A time as a clock shows it. */
export function readTime(text: string): Time | null {
  const match = /^(?:(\d+):(?=\d+:))?(\d+):(\d+)(\.\d{3})?$/.exec(text)
  if (!match) return null
  const [hours, minutes, seconds] = [Number(match[1] ?? 0), Number(match[2]), Number(match[3])]
  if (seconds >= 60 || (match[1] !== undefined && minutes >= 60)) return null
  const whole = hours * 60 + minutes
  const two = (number: number): string => String(number).padStart(2, '0')
  const part = match[4] && match[4] !== '.000' ? match[4] : ''
  const shown =
    whole >= 60 ? `${Math.floor(whole / 60)}:${two(whole % 60)}:${two(seconds)}` : `${whole}:${two(seconds)}`
  return `${shown}${part}` as Time
}

const QUARTERS: Record<string, string> = { '¼': '1/4', '½': '1/2', '¾': '3/4' }

function readPoints(text: string): Points | null {
  const match = /^(\d*)(1\/4|1\/2|3\/4|[¼½¾])?$/.exec(text)
  if (!match || !text) return null
  // The digits before a fraction end where it begins: `11/2` is one and a half.
  const part = /(?:1\/4|1\/2|3\/4|[¼½¾])$/.exec(text)?.[0] ?? ''
  const whole = Number(text.slice(0, text.length - part.length) || 0)
  if (whole > 16383) return null
  return `${whole || !part ? whole : ''}${QUARTERS[part] ?? part}` as Points
}

export function readScore(text: string): Score | null {
  if (text === 'draw') return '1/2-1/2'
  const at = text.indexOf('-')
  const [white, black] = [readPoints(text.slice(0, at)), readPoints(text.slice(at + 1))]
  return at < 0 || white === null || black === null ? null : (`${white}-${black}` as Score)
}
