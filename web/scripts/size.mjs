// What the first page costs over the network: the files it asks for before anything is clicked, compressed.
import { readFileSync, readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const LIMIT = 300 * 1024
const packed = (path) => gzipSync(readFileSync(path)).length
const html = readFileSync('dist/index.html', 'utf8')
const entry = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map((match) => match[1])
// The home page is a chunk of its own, and so is each language; the worst case is everything but the heaviest pages' own.
const all = readdirSync('dist/assets').map((name) => [name, packed(`dist/assets/${name}`)])
const first = entry.reduce((sum, name) => sum + packed(`dist/${name}`), packed('dist/index.html'))
const total = all.reduce((sum, [, size]) => sum + size, 0)
for (const [name, size] of all.sort((a, b) => b[1] - a[1])) console.log(String(size).padStart(8), name)
console.log(`first files ${first} bytes, everything there is ${total} bytes, limit ${LIMIT}`)
if (first > LIMIT) process.exit(1)
