// Every page at the width of a phone and of a desktop, light and dark, in both languages, to be looked at:
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
]

/** A governed game with two rulings worth reading: the touched bishop, and an illegal move. */
async function governed() {
  const game = await newGame(server, {
    mode: 'governed',
    control: '5400+30',
    players: { white: 'Anna Ferri', black: 'Bruno Lodi' },
  })
  const acts = async (side, ...deeds) => {
    for (const deed of deeds) {
      const { moment } = await server.state(game.id)
      const by = side === 'arbiter' ? game.links.arbiter : game.links[side]
      await server.post(
        `/games/${game.id}/acts`,
        { expected_seq: moment.seq, act: side === 'arbiter' ? deed : `${side} ${deed}` },
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

const seated = async (game, role, look) => {
  const one = await reader(place, look)
  await one.page.goto(seat(server, game, role))
  await one.page.waitForSelector('.game')
  return one
}

async function begun(look) {
  const made = await governed()
  const white = await seated(made.game, 'white', look)
  const black = await seated(made.game, 'black', { language: look.language })
  await running(white.page, black.page)
  return { ...made, white, black }
}

const OPENING = 'e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7 f1e1 b7b5 a4b3 d7d6 c2c3 e8g8'

const SHOTS = {
  home: async (look) => open('', look, (page) => page.waitForSelector('[data-finding]')),
  new: async (look) => open('new', look, (page) => page.waitForSelector('[name="preset"]')),
  regulations: async (look) =>
    open('new', look, async (page) => {
      await page.waitForSelector('[name="preset"]')
      await page.locator('details.more summary').click()
      await page.locator('select[name="array"]').selectOption('number')
      await page.waitForSelector('.start')
    }),
  links: async (look) =>
    open('new', look, async (page) => {
      await page.waitForSelector('[name="preset"]')
      await act(page, 'create')
      await page.waitForSelector('[data-link="white"]')
    }),
  watch: async (look) =>
    open('watch', look, async (page) => {
      const made = await begun(look)
      await made.turns('e2e4 c7c5')
      await page.reload()
      await page.waitForSelector('[data-game]')
      await made.white.leave()
      await made.black.leave()
    }),
  winnable: async (look) =>
    open('winnable', look, async (page) => {
      await page.locator('input[name="fen"]').fill('8/8/4k3/8/8/4K3/4R3/8 w - - 0 1')
      await page.locator('input[name="fen"]').blur()
      await act(page, 'ask')
      await page.waitForSelector('[data-verdict]')
    }),
  clock: async (look) => open('clock', look, (page) => page.waitForSelector('form')),
  running: async (look) =>
    open('clock', look, async (page) => {
      await page.locator('input[name="control"]').fill('40/5400+30:1800+30')
      await page.keyboard.press('Enter')
      await page.waitForSelector('[data-phase="ready"]')
      await page.locator('[data-side="black"]').click()
      await page.locator('[data-side="white"].runs').click()
      await page.waitForSelector('[data-side="black"].runs')
    }),
  account: async (look) => open('account', look, (page) => page.waitForSelector('form')),
  about: async (look) => open('about', look, (page) => page.waitForSelector('table')),
  game: async (look) => {
    const made = await begun(look)
    await made.turns(OPENING)
    await plies(made.white.page, 16)
    await move(made.white.page, 'h2', 'h3')
    await plies(made.white.page, 17)
    return made.white
  },
  ruling: async (look) => {
    const made = await begun(look)
    await made.turns(OPENING)
    await made.acts('white', 'touches b1', 'plays h2h3', 'presses')
    await made.acts('black', 'claims touched')
    const note = made.white.page.locator('.rulings [data-finding]').nth(0)
    await note.waitFor()
    await plies(made.white.page, 16)
    await note.locator('summary').click()
    await note.locator('[data-rule]').first().waitFor()
    await made.white.page.evaluate(() => scrollTo(0, 0))
    return made.white
  },
  readme: async (look) => {
    const made = await begun({ ...look, height: 1010 })
    await made.turns('e2e4 e7e5 g1f3 b8c6')
    await made.acts('white', 'touches f1', 'plays d2d4', 'presses')
    await made.acts('black', 'claims touched')
    const note = made.white.page.locator('.rulings [data-finding]').nth(0)
    await note.waitFor()
    await plies(made.white.page, 4)
    await note.locator('summary').click()
    await made.white.page.evaluate(() => scrollTo(0, 0))
    return made.white
  },
  claim: async (look) => {
    const made = await begun(look)
    await made.turns('g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8')
    await plies(made.white.page, 8)
    await act(made.white.page, 'open-claim')
    return made.white
  },
  over: async (look) => {
    const made = await begun(look)
    await made.turns('f2f3 e7e5 g2g4')
    await made.acts('black', 'plays d8h4')
    await made.white.page.waitForSelector('.result')
    return made.white
  },
  arbiter: async (look) => {
    const made = await begun({ language: look.language })
    await made.turns('e2e4')
    await made.acts('black', 'plays e7e4', 'presses')
    const arbiter = await seated(made.game, 'arbiter', look)
    await plies(arbiter.page, 2)
    return arbiter
  },
  decide: async (look) => {
    const made = await begun({ language: look.language })
    await made.turns('e2e4')
    await made.acts('white', 'plays d2d4')
    await made.acts('black', 'stops-clocks assistance')
    const arbiter = await seated(made.game, 'arbiter', look)
    await arbiter.page.waitForSelector('[data-matter="call"]')
    return arbiter
  },
  waiting: async (look) => {
    const made = await begun(look)
    await made.turns('e2e4')
    await made.acts('black', 'stops-clocks assistance')
    await made.white.page.waitForSelector('[data-matter="call"]')
    return made.white
  },
  call: async (look) => {
    const made = await begun(look)
    await act(made.white.page, 'open-call')
    await made.white.page.locator('dialog input[value="adjourn"]').check()
    return made.white
  },
  seal: async (look) => {
    const made = await begun(look)
    await made.turns('e2e4 e7e5')
    await made.acts('arbiter', 'arbiter tells-to-seal')
    await made.white.page.waitForSelector('input[name="sealed"]')
    return made.white
  },
  adjourned: async (look) => {
    const made = await begun({ language: look.language })
    await made.turns('e2e4 e7e5')
    await made.acts('arbiter', 'arbiter tells-to-seal')
    await made.acts('white', 'seals "Nf3" = g1f3')
    const arbiter = await seated(made.game, 'arbiter', look)
    await arbiter.page.waitForSelector('[data-do="resume"]')
    return arbiter
  },
  laws: async (look) => open('laws#DC-1', look, (page) => page.waitForSelector('[data-rule]')),
  assistant: async (look) => {
    const made = await begun({ language: look.language })
    await made.turns('e2e4')
    const assistant = await seated(made.game, 'assistant', look)
    await plies(assistant.page, 1)
    return assistant
  },
  shared: async (look) =>
    open('new', look, async (page) => {
      await page.locator('input[name="device"][value="one"]').check()
      await act(page, 'create')
      await running(page)
    }),
}

async function open(path, look, until) {
  const one = await reader(place, look)
  await one.page.goto(`${server.url}/${path}`)
  await until(one.page)
  return one
}

for (const [name, shot] of Object.entries(SHOTS)) {
  if (only.length && !only.includes(name)) continue
  for (const look of LOOKS) {
    try {
      const one = await shot(look)
      await one.page.evaluate(() => document.fonts.ready)
      await one.page.screenshot({
        path: join(folder, `${name}-${look.width}-${look.dark ? 'dark' : 'light'}.png`),
        fullPage: !['clock', 'running', 'claim', 'call', 'laws', 'readme'].includes(name),
      })
      await one.leave()
    } catch (error) {
      console.error(`${name} ${look.width}: ${error.message}`)
      process.exitCode = 1
    }
  }
}
await browser.close()
await server.end()
