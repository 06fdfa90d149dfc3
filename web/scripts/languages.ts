// The languages of the pages: each folder of crates/words/locales is one, and so is each folder of TRATTO_LOCALES, where
// that names a folder of more of them.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const LIST = 'virtual:languages'
const WORDS = 'virtual:words/'
const FIRST = 'en'

/** The files of each language that the pages need, by its code. */
function folders(): Map<string, string> {
  const roots = [fileURLToPath(new URL('../../crates/words/locales', import.meta.url))]
  if (process.env['TRATTO_LOCALES']) roots.push(process.env['TRATTO_LOCALES'])
  const found = roots.flatMap((root) =>
    readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }): [string, string] => [name, `${root}/${name}`]),
  )
  return new Map(found)
}

function textOf(folder: string): string {
  const names = readdirSync(folder).filter((name) => name.endsWith('web.ftl') || name === 'language.ftl')
  return names.map((name) => readFileSync(`${folder}/${name}`, 'utf8')).join('\n')
}

const keysOf = (text: string): Set<string | undefined> =>
  new Set([...text.matchAll(/^([a-z][\w-]*) *=/gm)].map(([, key]) => key))

/** What a language says; what it leaves out is said in English, which then comes first and is overridden. */
function wordsOf(code: string): string {
  const all = folders()
  const own = textOf(all.get(code) ?? '')
  if (code === FIRST) return own
  const first = textOf(all.get(FIRST) ?? '')
  const there = keysOf(own)
  return [...keysOf(first)].every((key) => there.has(key)) ? own : `${first}\n${own}`
}

function nameOf(code: string): string {
  return /^language-own-name *= *(.+)$/m.exec(wordsOf(code))?.[1] ?? code
}

/** A module with the list of languages, and one with the words of each, loaded when it is spoken. */
export function languages(): Plugin {
  return {
    name: 'tratto-languages',
    resolveId: (id) => (id === LIST || id.startsWith(WORDS) ? `\0${id}` : undefined),
    load(id) {
      if (id.startsWith(`\0${WORDS}`)) {
        return `export default ${JSON.stringify(wordsOf(id.slice(WORDS.length + 1)))}`
      }
      if (id !== `\0${LIST}`) return undefined
      const lines = [...folders().keys()]
        .sort()
        .map(
          (code) =>
            `{ code: ${JSON.stringify(code)}, name: ${JSON.stringify(nameOf(code))}, load: () => import(${JSON.stringify(WORDS + code)}) },`,
        )
      return `export const LANGUAGES = [\n${lines.join('\n')}\n]`
    },
  }
}
