// The table of acts in TypeScript: a type for each act and each word, and the rows by which they are written and read.

/** The types that rows speak of: lists of words and tables of their own, by name. */
function collect(rows, found = new Map()) {
  for (const { term } of rows.flatMap((row) => row.fields)) {
    if (typeof term === 'string') continue
    if (term.rows) collect(term.rows, found)
    found.set(term.type, term)
  }
  return found
}

const quoted = JSON.stringify
const comment = (text) => (text ? `/** ${text} */\n` : '')
/** `StopReason` as a constant: `STOP_REASON`. */
const constant = (type) => type.replace(/(?<=.)[A-Z]/g, (letter) => `_${letter}`).toUpperCase()

const PLAIN = { Flag: 'boolean', Number: 'number' }
const typeOf = (term) => (typeof term === 'string' ? (PLAIN[term] ?? term) : term.type)
const valueOf = (term) => (typeof term === 'string' ? quoted(term) : constant(term.type))

/** What a builder may leave out, the text leaves out. */
function property(row, { name, term }) {
  const piece = row.pieces.find(({ field }) => field === name)
  switch (piece.kind) {
    case 'default':
      return `${name}?: ${typeOf(term)}`
    case 'flag':
      return `${name}${piece.when ? '?' : ''}: boolean`
    case 'after':
    case 'maybe':
      return `${name}?: ${typeOf(term)} | null`
    case 'list':
      return `${name}${piece.word ? '?' : ''}: readonly ${typeOf(term)}[]`
    default:
      return `${name}: ${typeOf(term)}`
  }
}

function unionOf(type, rows) {
  const members = rows.map((row) => {
    const properties = [`act: ${quoted(row.name)}`, ...row.fields.map((field) => property(row, field))]
    return `${comment(row.meaning)}| { ${properties.join('; ')} }`
  })
  return `export type ${type} =\n${members.join('\n')}\n`
}

function pieceOf(row, { kind, field, word, when, default: usual }) {
  const term = row.fields.find(({ name }) => name === field)?.term
  switch (kind) {
    case 'word':
      return `{ kind: 'word', word: ${quoted(word)} }`
    case 'flag':
      return `{ kind: 'flag', field: ${quoted(field)}, word: ${quoted(word)}, when: ${when} }`
    default: {
      const parts = [`kind: ${quoted(kind)}`, `field: ${quoted(field)}`, `term: ${valueOf(term)}`]
      if (kind === 'default') parts.push(`usual: ${quoted(usual)}`)
      if (kind === 'after' || kind === 'list') parts.push(`word: ${quoted(word)}`)
      return `{ ${parts.join(', ')} }`
    }
  }
}

function tableOf(name, rows) {
  const lines = rows.map((row) => {
    const pieces = row.pieces.map((piece) => pieceOf(row, piece)).join(', ')
    return `{ act: ${quoted(row.name)}, verb: ${quoted(row.verb)}, pieces: [${pieces}] },`
  })
  return `const ${name}: Table = [\n${lines.join('\n')}\n]\n`
}

/** Who acts: the type of what he does, and whether a side is said with it. */
const ACTORS = {
  player: { type: 'PlayerAct', side: true, word: '${side}' },
  assistant: { type: 'Aid', side: true, word: 'assistant-of-${side}' },
  players: { type: 'Agreement' },
  arbiter: { type: 'ArbiterAct' },
  found: { type: 'Discovery' },
  spectator: { type: 'Intrusion' },
}

export function actsModule(grammar) {
  const types = collect(grammar.flatMap(({ rows }) => rows))
  const out = [
    "import { inscribe, perceive, type ActText, type Play, type Points, type PromotionRole, type Score, type Side, type Square, type Subject, type Table, type Time, type Written } from './grammar'\n",
  ]
  for (const [type, term] of types) {
    if (term.names) {
      const words = term.names.map((name) => `${comment(name.meaning)}${quoted(name.word)},`)
      out.push(`export const ${constant(type)} = [\n${words.join('\n')}\n] as const\n`)
      out.push(`export type ${type} = (typeof ${constant(type)})[number]\n`)
    } else {
      out.push(unionOf(type, term.rows), tableOf(constant(type), term.rows))
    }
  }
  const subjects = []
  const union = []
  for (const { who, rows } of grammar) {
    const actor = ACTORS[who]
    if (!actor) throw new Error(`scripts/acts.mjs does not know who ${who} is`)
    const { type, side, word = who } = actor
    const clash = side && rows.some((row) => row.fields.some(({ name }) => name === 'side'))
    if (clash) throw new Error(`an act of ${who} has a field "side", which names who acts`)
    out.push(unionOf(type, rows), tableOf(constant(type), rows))
    for (const one of side ? ['white', 'black'] : [null]) {
      const parts = [`who: ${quoted(who)}`, `word: ${quoted(word.replace('${side}', one ?? ''))}`]
      if (one) parts.push(`side: ${quoted(one)}`)
      subjects.push(`{ ${parts.join(', ')}, table: ${constant(type)} },`)
    }
    union.push(`| ({ who: ${quoted(who)}${side ? '; side: Side' : ''} } & ${type})`)
    out.push(
      side
        ? `export const ${who} = (side: Side, act: ${type}): ActText => inscribe(SUBJECTS, { who: ${quoted(who)}, side, ...act })\n`
        : `export const ${who} = (act: ${type}): ActText => inscribe(SUBJECTS, { who: ${quoted(who)}, ...act })\n`,
    )
  }
  out.push(`/** Any act, taken apart. */\nexport type Act =\n${union.join('\n')}\n`)
  out.push(`const SUBJECTS: readonly Subject[] = [\n${subjects.join('\n')}\n]\n`)
  out.push('export const writeAct = (act: Act): ActText => inscribe(SUBJECTS, act)\n')
  out.push(
    '/** An act taken apart; `null` where the text is none. */\n' +
      'export const readAct = (text: ActText): Act | null => perceive(SUBJECTS, text) as Act | null\n',
  )
  return out.join('\n')
}
