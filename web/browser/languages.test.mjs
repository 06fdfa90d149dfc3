// A third language is a folder of Fluent files and nothing else: the pages are built with one more, made of the English files with an
// accent on every letter, and no English is left on any page.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { act, move, newGame, plies, reader, running, seat, setUp } from './harness.mjs'
import { CODE, makePseudo, wordsOf } from './pseudo.mjs'

const WEB = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'tratto-languages-'))
const english = makePseudo(folder)
const built = join(folder, 'pages')
execFileSync('npx', ['vite', 'build', '--logLevel', 'error', '--outDir', built], {
  cwd: WEB,
  env: { ...process.env, TRATTO_LOCALES: folder },
})

// A page that does not come over the network may not open a socket to this machine, unless Chromium is told to allow it.
const flags = ['--disable-features=LocalNetworkAccessChecks']
const place = setUp({ env: { TRATTO_LOCALES: folder, TRATTO_ENGINE: 'stockfish' }, flags })
after(() => rmSync(folder, { recursive: true, force: true }))

/** The same in every language: names of formats, of the program, of what is typed. */
const TYPED = new Set(['tratto', 'pgn', 'fen', 'json', 'html', 'api', 'fide', 'english', 'italiano'])

/** The texts of these fields, however deep they lie. */
function deep(read, fields) {
  if (Array.isArray(read)) return read.flatMap((one) => deep(one, fields))
  if (typeof read !== 'object' || read === null) return []
  return Object.entries(read).flatMap(([field, value]) => {
    const own = fields.includes(field) ? [value].flat().filter((one) => typeof one === 'string') : []
    return [...own, ...deep(value, fields)]
  })
}

/** Lessons, terms, names and the almanac are tables, and English for a language that has none of its own. What is told around them is not. */
const TABLES = [
  [/^\/api\/terms/, (read) => deep(read, ['word', 'aliases', 'definition'])],
  [/^\/api\/lessons$/, (read) => read.chapters.flatMap(({ lessons }) => deep(lessons, ['title']))],
  [
    /^\/api\/lessons\//,
    ({ title, parts, question }) => [
      title,
      ...deep(parts, ['text']),
      ...deep(question, ['question', 'sentence', 'label']),
    ],
  ],
  [/^\/api\/openings/, (read) => deep(read, ['name', 'beside', 'aliases', 'heading'])],
  [/^\/api\/almanac\/tables/, (read) => deep([read.pieces, read.games], ['name', 'names', 'language'])],
  [/^\/api\/almanac\/(days|people)/, (read) => deep(read, ['name', 'aliases', 'text'])],
  [/^\/api\/almanac\/champions/, (read) => deep(read, ['name', 'text', 'countries', 'place'])],
]

/** Somebody whose browser has the pages that were built here, in the new language. */
async function foreigner() {
  const one = await reader(place, { serviceWorkers: 'block', calm: /Service Worker registration blocked/ })
  await one.context.addInitScript((code) => {
    if (location.protocol === 'http:') localStorage.setItem('tratto.language', code)
  }, CODE)
  await one.context.route(
    (url) => url.pathname !== '/api' && !url.pathname.startsWith('/api/'),
    (route) => {
      const path = join(built, new URL(route.request().url()).pathname)
      const isFile = /\.\w+$/.test(path) && existsSync(path)
      return route.fulfill({ path: isFile ? path : join(built, 'index.html') })
    },
  )
  return one
}

/** Runs in the page: every text on it, shown or not, but code and names that no language translates. */
function texts() {
  const found = []
  const walker = document.createTreeWalker(
    document.documentElement,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
  )
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node
    if (element.closest('script, noscript, style, code, pre, [translate="no"]')) continue
    if (node !== element) found.push(node.data)
    else
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        found.push(node.getAttribute(name) ?? '')
  }
  return found.map((text) => text.trim()).filter(Boolean)
}

test('a language of its own leaves no English on any page', async () => {
  const { server } = place
  const game = await newGame(server, {
    mode: 'governed',
    control: '5400+30',
    players: { white: 'Ṽ1', black: 'Ḿ2' },
  })
  const found = []
  const tables = new Set()
  const look = async (page, name) => {
    await page.evaluate(() => {
      for (const one of document.querySelectorAll('details')) one.open = true
    })
    const all = await page.evaluate(texts)
    assert(
      all.join('').match(/[áéíóúƀćďĺḿń]/),
      `${name} says nothing in the new language: ${all.join(' | ')}`,
    )
    const known = [...tables].sort((a, b) => b.length - a.length)
    for (const text of new Set(all)) {
      if (known.some((one) => one.includes(text))) continue
      const bare = known.reduce((rest, one) => rest.replaceAll(one, ' '), text)
      const left = wordsOf(bare).filter(
        (word) => english.has(word.toLowerCase()) && !TYPED.has(word.toLowerCase()),
      )
      if (left.length) found.push(`${name}: ${left.join(' ')} in ${JSON.stringify(text.slice(0, 120))}`)
    }
  }

  const white = await foreigner()
  const black = await foreigner()
  await white.page.goto(seat(server, game, 'white'))
  await black.page.goto(seat(server, game, 'black'))
  await running(white.page, black.page)
  await move(white.page, 'e2', 'e5')
  await plies(black.page, 1)
  await white.page.keyboard.press(' ')
  await act(black.page, 'open-claim')
  await look(black.page, 'the claims')
  await black.page.locator('dialog input[value="illegal-move"]').check()
  await act(black.page, 'claim')
  await plies(white.page, 0)
  await white.page.waitForSelector('[data-finding="illegal-move"]')
  await look(white.page, 'the game of White')
  await act(white.page, 'open-call')
  await look(white.page, 'the call of the arbiter')
  await white.leave()
  await black.leave()

  const visitor = await foreigner()
  const { page } = visitor
  const reading = []
  page.on('response', (answer) => {
    const table = TABLES.find(([path]) => path.test(new URL(answer.url()).pathname))
    if (!table || !answer.ok()) return
    const read = answer.json().then((body) => table[1](body).forEach((text) => tables.add(text.trim())))
    reading.push(read.catch(() => undefined))
  })
  const path = `/game/${game.id}`
  for (const [address, sign] of [
    ['/', '[data-finding]'],
    ['/new', '[name="preset"]'],
    [path, '[data-role="spectator"]'],
    [`${path}#${game.links.arbiter}`, '[data-acts="arbiter"]'],
    [`${path}#${game.links.assistant}`, '[data-acts="assistant"]'],
    ['/clock', '[data-control]'],
    ['/watch', '[data-game]'],
    ['/account', 'form'],
    ['/about', 'table'],
    ['/laws', '[data-rule]'],
    ['/learn', '[data-part]'],
    ['/learn/lessons', '[data-lesson]'],
    ['/learn/lessons/fork', '[data-exercise]'],
    ['/learn/glossary', '[data-letter]'],
    ['/learn/glossary/fork', '.meant [data-entry]'],
    ['/learn/almanac/1961-11-09', '[data-day] .events'],
    ['/learn/almanac/champions#world', 'ol li'],
    ['/learn/almanac/people#michail-nechemjevic-tal', '[data-person]'],
    ['/learn/almanac/titles', 'dt'],
    ['/learn/almanac/signs', 'dt'],
    ['/learn/openings?moves=e2e4,c7c5', '[data-eco="B20"]'],
    ['/learn/openings/courses', '[data-status]'],
    ['/learn/training', '[data-drill]'],
    ['/learn/training/ladder', '[data-rung]'],
    ['/learn/training/due', '[data-due]'],
    ['/learn/coach', 'h1'],
    ['/nothing', 'h1'],
  ]) {
    await page.goto(`${server.url}${address}`)
    await page.waitForSelector(sign)
    await Promise.all(reading)
    await look(page, address.split('#')[0])
    await page.goto('about:blank')
  }

  await page.goto(`${server.url}/learn/training/mate-in-one?level=1`)
  await act(page, 'begin')
  await page.waitForSelector('[data-phase="asking"]')
  await act(page, 'hint')
  await look(page, 'an exercise')
  await act(page, 'solve')
  await page.waitForSelector('[data-verdict="shown"]')
  await look(page, 'its solution')
  await page.goto(`${server.url}/learn/training/blind-game`)
  await page.waitForSelector('[data-do="begin"]')
  await look(page, 'before a game without the board')
  await act(page, 'begin')
  await page.waitForSelector('[data-blind="own"]')
  await act(page, 'peek')
  await page.locator('input[name="move"]').fill('e2e4')
  await page.keyboard.press('Enter')
  await page.waitForSelector('[data-blind="own"][data-plies="2"]')
  await look(page, 'a game without the board')
  await page.goto('about:blank')

  await page.goto(`${server.url}/winnable`)
  await page.locator('input[name="fen"]').fill('8/8/4k3/8/8/4K3/4R3/8 w - - 0 1')
  await page.locator('input[name="fen"]').blur()
  await act(page, 'ask')
  await page.waitForSelector('[data-verdict]')
  await look(page, '/winnable')

  await page.goto(`${server.url}/account`)
  await page.locator('input[name="name"]').fill('presidente')
  await page.locator('input[name="password"]').fill('una parola segreta')
  await act(page, 'sign-up')
  await page.waitForSelector('[data-do="erase"]')
  await look(page, '/account, signed in')
  server.admin('make', 'presidente')
  await page.goto(`${server.url}/admin`)
  await page.waitForSelector('[data-account]')
  await look(page, '/admin')
  await visitor.leave()
  assert.deepEqual(found, [])
})
