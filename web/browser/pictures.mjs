// Every page on a desktop, on a phone and on a phone held sideways, light and dark, in both languages, to be looked at:
//   node browser/pictures.mjs FOLDER [NAME …]
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { act, browserPath, move, newGame, plies, reader, running, seat, Server } from './harness.mjs'

const [folder = 'pictures', ...only] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
const server = new Server()
await server.start()
const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] })
const place = { server, browser }

const LOOKS = [
  { language: 'en', width: 1280, height: 860, dark: false },
  { language: 'it', width: 1280, height: 860, dark: true },
  { language: 'it', width: 390, height: 844, dark: false },
  { language: 'en', width: 390, height: 844, dark: true },
  { language: 'it', width: 740, height: 360, dark: false },
]

/** A governed game with two rulings worth reading: the touched bishop, and an illegal move. */
async function governed() {
  const game = await newGame(server, {
    mode: 'governed',
    control: '5400+30',
    players: { white: 'Anna Ferri', black: 'Bruno Lodi' },
  })
  const acts = async (side, ...texts) => {
    for (const act of texts) {
      const { moment } = await server.state(game.id)
      const by = side === 'arbiter' ? game.links.arbiter : game.links[side]
      await server.post(
        `/games/${game.id}/acts`,
        { expected_seq: moment.seq, act: side === 'arbiter' ? act : `${side} ${act}` },
        by,
      )
    }
  }
  const turns = async (text) => {
    for (const [index, uci] of text.split(' ').entries()) {
      const side = index % 2 ? 'black' : 'white'
      await acts(side, `touches ${uci.slice(0, 2)}`, `plays ${uci}`, 'presses')
    }
  }
  return { game, acts, turns }
}

const OPENING = 'e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7 f1e1 b7b5 a4b3 d7d6 c2c3 e8g8'

const opened = (page, summary) => page.locator(summary).first().click()

/** Signs in with an account, which is made the first time. */
async function member(page, name) {
  const credentials = { name, password: 'una password lunga' }
  await page.evaluate(async (body) => {
    const post = (path) =>
      fetch(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Tratto': '1' },
        body: JSON.stringify(body),
      })
    if (!(await post('/api/session')).ok) await post('/api/account')
  }, credentials)
  await page.reload()
}

/** Pages by their addresses: what they have to show, and what is done there first. */
const PAGES = {
  home: { shows: '[data-finding]' },
  new: { shows: '[name="preset"]' },
  regulations: {
    at: 'new',
    shows: '[name="preset"]',
    first: async (page) => {
      await opened(page, 'details.more summary')
      await page.locator('select[name="array"]').selectOption('number')
      await page.waitForSelector('.start')
    },
  },
  links: {
    at: 'new',
    shows: '[name="preset"]',
    first: async (page) => {
      await act(page, 'create')
      await page.waitForSelector('[data-link="white"]')
    },
  },
  shared: {
    at: 'new',
    shows: '[name="preset"]',
    first: async (page) => {
      await page.locator('input[name="mine"][value="both"]').check()
      await act(page, 'create')
      await running(page)
    },
  },
  menu: { at: 'about', shows: 'table', first: (page) => page.locator('.menu:visible').click(), phone: true },
  watch: { shows: '[data-game]', needs: governed, window: true },
  winnable: {
    shows: 'input[name="fen"]',
    first: async (page) => {
      await page.locator('input[name="fen"]').fill('8/8/4k3/8/8/4K3/4R3/8 w - - 0 1')
      await page.locator('input[name="fen"]').blur()
      await act(page, 'ask')
      await page.waitForSelector('[data-verdict]')
    },
  },
  clock: { shows: 'form', window: true },
  running: {
    at: 'clock',
    shows: 'form',
    window: true,
    first: async (page) => {
      await page.locator('input[name="control"]').fill('40/5400+30:1800+30')
      await page.keyboard.press('Enter')
      await page.waitForSelector('[data-phase="ready"]')
      await page.locator('[data-side="black"]').click()
      await page.locator('[data-side="white"].runs').click()
      await page.waitForSelector('[data-side="black"].runs')
    },
  },
  account: { shows: 'form' },
  owner: {
    at: 'account',
    shows: 'form',
    first: async (page) => {
      await member(page, 'circolo-centrale')
      await page.waitForSelector('[data-do="erase"]')
    },
  },
  admin: {
    at: 'account',
    shows: 'form',
    first: async (page) => {
      await member(page, 'presidente')
      server.admin('make', 'presidente')
      await page.goto(`${server.url}/admin`)
      await page.locator('input[name="note"]').fill('Carla Bianchi')
      await act(page, 'invite')
      await page.waitForSelector('[data-code]')
      await page.waitForSelector('[data-account="presidente"]')
    },
  },
  about: { shows: 'table' },
  laws: { at: 'laws#TM-1', shows: '#TM-1.meant', window: true },
  learn: { shows: '[data-part]' },
  coach: { at: 'learn/coach', shows: '[data-section="balance"]' },
  shown: {
    at: 'learn/coach?fen=6k1/5ppp/8/8/1P6/8/5PPP/3R2K1 w - - 0 30',
    shows: '[data-section="mate"] .show',
    first: async (page) => {
      await page.locator('[data-section="mate"] .show').first().click()
      await page.waitForSelector('[data-arrow]')
    },
    window: true,
  },
  glossary: { at: 'learn/glossary/fork', shows: '.meant [data-entry]', window: true },
  sought: {
    at: 'learn/glossary',
    shows: '[data-letter]',
    first: (page) => page.locator('input[name="seek"]').fill('pawn'),
    window: true,
  },
  pieces: {
    at: 'learn/glossary',
    shows: '[data-letter]',
    first: async (page) => {
      await page.locator('details.names summary').click()
      await page.locator('details.names tbody').scrollIntoViewIfNeeded()
    },
    window: true,
  },
  term: {
    at: 'laws',
    shows: '[data-term="stalemate"]',
    first: async (page) => {
      await page.locator('[data-term="stalemate"]').first().click()
      await page.waitForSelector('[role="note"]')
    },
    window: true,
  },
  almanac: { at: 'learn/almanac/1961-11-09', shows: '.events' },
  champions: { at: 'learn/almanac/champions', shows: 'ol li', window: true },
  people: { at: 'learn/almanac/people#michail-nechemjevic-tal', shows: '[data-person]', window: true },
  titles: { at: 'learn/almanac/titles', shows: 'dt' },
  signs: { at: 'learn/almanac/signs', shows: 'dt', window: true },
  courtesies: { at: 'learn/almanac/courtesies', shows: 'ol li' },
  openings: { at: 'learn/openings', shows: '[data-next]', window: true },
  siciliana: {
    at: 'learn/openings?moves=e2e4,c7c5,g1f3,d7d6,d2d4,c5d4,f3d4,g8f6,b1c3',
    shows: '[data-next]',
    first: (page) => page.locator('[data-next]').first().hover(),
  },
  courses: { at: 'learn/openings/courses', shows: '[data-status]', window: true },
  training: { at: 'learn/training', shows: '[data-drill]', window: true },
  exercise: {
    at: 'learn/training/mate-in-one',
    shows: '[data-do="begin"]',
    first: async (page) => {
      await act(page, 'begin')
      await act(page, 'hint')
      await act(page, 'hint')
    },
  },
  ladder: { at: 'learn/training/ladder', shows: '[data-rung]', window: true },
  api: { shows: 'h1', window: true },
}

/** Governed games: what happens at the board, in whose seat one looks, and what that has to show. */
const GAMES = {
  game: {
    turns: OPENING,
    shows: '[data-ply="15"]',
    first: async (page) => {
      await move(page, 'h2', 'h3')
      await plies(page, 17)
    },
  },
  ruling: {
    turns: OPENING,
    acts: [
      ['white', 'touches b1', 'plays h2h3', 'presses'],
      ['black', 'claims touched'],
    ],
    shows: '.rulings [data-finding]',
    first: read,
  },
  readme: {
    turns: 'e2e4 e7e5 g1f3 b8c6',
    acts: [
      ['white', 'touches f1', 'plays d2d4', 'presses'],
      ['black', 'claims touched'],
    ],
    shows: '.rulings [data-finding]',
    first: read,
    height: 1010,
    window: true,
  },
  claim: {
    turns: 'g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8',
    shows: '[data-ply="7"]',
    first: (page) => act(page, 'open-claim'),
    window: true,
  },
  over: { turns: 'f2f3 e7e5 g2g4', acts: [['black', 'plays d8h4']], shows: '.result' },
  arbiter: {
    seat: 'arbiter',
    turns: 'e2e4',
    acts: [['black', 'plays e7e4', 'presses']],
    shows: '[data-ply="1"]',
  },
  powers: {
    seat: 'arbiter',
    turns: 'e2e4',
    shows: '[data-ply="0"]',
    first: (page) => opened(page, '.arbiter summary'),
  },
  decide: {
    seat: 'arbiter',
    turns: 'e2e4',
    acts: [
      ['white', 'plays d2d4'],
      ['black', 'stops-clocks assistance'],
    ],
    shows: '[data-matter="call"]',
  },
  waiting: { turns: 'e2e4', acts: [['black', 'stops-clocks assistance']], shows: '[data-matter="call"]' },
  call: {
    shows: '[data-do="open-call"]',
    first: async (page) => {
      await act(page, 'open-call')
      await page.locator('dialog input[value="adjourn"]').check()
    },
    window: true,
  },
  seal: {
    turns: 'e2e4 e7e5',
    acts: [['arbiter', 'arbiter tells-to-seal']],
    shows: 'input[name="sealed"]',
  },
  adjourned: {
    seat: 'arbiter',
    turns: 'e2e4 e7e5',
    acts: [
      ['arbiter', 'arbiter tells-to-seal'],
      ['white', 'seals "Nf3" = g1f3'],
    ],
    shows: '[data-do="resume"]',
  },
  assistant: { seat: 'assistant', turns: 'e2e4', shows: '[data-ply="0"]' },
}

/** Opens the last ruling. */
async function read(page) {
  const note = page.locator('.rulings [data-finding]').first()
  await note.locator('summary').click()
  await note.locator('[data-rule]').first().waitFor()
  await page.evaluate(() => scrollTo(0, 0))
}

async function opening(path, look) {
  // Who signs in for the first time is not known yet.
  const one = await reader(place, { calm: /\/api\/session/, ...look })
  await one.page.goto(path)
  return one
}

/** Brings a page about: the reader who looks at it, and those who had to be there. */
async function page(name, { at = name, needs }, look) {
  await needs?.()
  const path = at === 'home' ? '' : at
  return [await opening(`${server.url}/${path}`, look)]
}

async function game(shot, look) {
  const made = await governed()
  const sit = (role, as) => opening(seat(server, made.game, role), as)
  const unseen = { language: look.language }
  const isWhite = !shot.seat
  const white = await sit('white', isWhite ? { ...look, height: shot.height ?? look.height } : unseen)
  const black = await sit('black', unseen)
  await running(white.page, black.page)
  if (shot.turns) await made.turns(shot.turns)
  for (const [side, ...texts] of shot.acts ?? []) await made.acts(side, ...texts)
  return isWhite ? [white, black] : [await sit(shot.seat, look), white, black]
}

async function picture(name, shot, look, people) {
  const [{ page }] = people
  await page.waitForSelector(shot.shows)
  await shot.first?.(page)
  await page.evaluate(() => document.fonts.ready)
  const path = join(folder, `${name}-${look.width}-${look.dark ? 'dark' : 'light'}.png`)
  await page.screenshot({ path, fullPage: !shot.window })
  for (const one of people) await one.leave()
}

for (const [shots, bring] of [
  [GAMES, (_, shot, look) => game(shot, look)],
  [PAGES, page],
]) {
  for (const [name, shot] of Object.entries(shots)) {
    if (only.length && !only.includes(name)) continue
    for (const look of LOOKS.filter((one) => !shot.phone || one.width < 700)) {
      try {
        await picture(name, shot, look, await bring(name, shot, look))
      } catch (error) {
        console.error(`${name} ${look.width}: ${error.message}`)
        process.exitCode = 1
      }
    }
  }
}
await browser.close()
await server.end()
