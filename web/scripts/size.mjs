// What the pages weigh over the network, compressed: all there is, in both languages, must come under what a first
// load may cost. A browser test measures what each page asks for.
import { readFileSync, readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const PAGES = '../crates/server/pages'
const LIMIT = 300 * 1024
const packed = (path) => gzipSync(readFileSync(path)).length
const files = readdirSync(`${PAGES}/assets`).map((name) => [name, packed(`${PAGES}/assets/${name}`)])
const total = files.reduce((sum, [, size]) => sum + size, packed(`${PAGES}/index.html`))
if (process.argv.includes('--all')) {
  for (const [name, size] of files.sort((a, b) => b[1] - a[1])) console.log(String(size).padStart(8), name)
}
const kilobytes = (bytes) => `${Math.round(bytes / 1024)} KB`
console.log(`all the pages, compressed: ${kilobytes(total)} of ${kilobytes(LIMIT)}`)
if (total > LIMIT) process.exit(1)
