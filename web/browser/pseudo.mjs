// A pseudo-language made of the English files with an accent on every letter: text without accents on the pages does not come from the
// language files.
import { parse, serialize, Transformer } from '@fluent/syntax'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const CODE = 'xa'
const ENGLISH = fileURLToPath(new URL('../../crates/words/locales/en', import.meta.url))
const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = [...'áƀćďéƒǵĥíĵķĺḿńóṕɋŕśťúṽŵẋýźÁɃĆĎÉƑǴĤÍĴĶĹḾŃÓṔɊŔŚŤÚṼŴẊÝŹ']

const accented = (text) => [...text].map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join('')

/** The words of a text that stand by themselves: no parts of addresses, codes or moves. */
export function wordsOf(text) {
  return text
    .split(/[\s(),;:"'“”«»[\]<>·…→–—/]+/)
    .map((word) => word.replace(/[.?!]+$/, ''))
    .filter((word) => /^[A-Za-z]{3,}$/.test(word))
}

class Accents extends Transformer {
  words = new Set()
  visitMessage(node) {
    // What a language says of itself is no sentence; its months must not be English ones.
    if (node.id.name === 'language-region') node.value.elements[0].value = 'it-IT'
    if (/^language-(names|region)$|^web-piece-letters$/.test(node.id.name)) return node
    return this.genericVisit(node)
  }
  visitTextElement(node) {
    for (const word of wordsOf(node.value)) this.words.add(word.toLowerCase())
    node.value = accented(node.value)
    return node
  }
}

/** Writes the language into a folder, and gives the words of English. */
export function makePseudo(folder) {
  const accents = new Accents()
  const own = join(folder, CODE)
  mkdirSync(own)
  for (const name of readdirSync(ENGLISH)) {
    const resource = parse(readFileSync(join(ENGLISH, name), 'utf8'), {})
    writeFileSync(join(own, name), serialize(accents.visit(resource), {}))
  }
  return accents.words
}
