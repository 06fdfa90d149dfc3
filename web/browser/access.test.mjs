import assert from 'node:assert/strict'
import { test } from 'node:test'
import { violations, withAxe } from './axe.mjs'
import { act, setUp, move, newGame, plies, reader, running, seat } from './harness.mjs'
import { shortcomings } from './shortcomings.mjs'

const place = setUp()

/** Each page comes in both languages, light and dark, on a phone and on a desk; and all of them occur on both sizes. */
const LOOKS = [
  [
    { language: 'it', dark: false, width: 390, height: 844 },
    { language: 'en', dark: true, width: 1280, height: 860 },
  ],
  [
    { language: 'en', dark: true, width: 390, height: 844 },
    { language: 'it', dark: false, width: 1280, height: 860 },
  ],
  [
    { language: 'it', dark: true, width: 390, height: 844 },
    { language: 'en', dark: false, width: 1280, height: 860 },
  ],
  [
    { language: 'en', dark: false, width: 390, height: 844 },
    { language: 'it', dark: true, width: 1280, height: 860 },
  ],
]

/** Visits pages or states, each in two looks; gives what is wrong there. */
async function found(states) {
  const all = []
  for (const look of LOOKS.flat()) {
    const mine = states.filter((_, index) => LOOKS[index % LOOKS.length].includes(look))
    if (!mine.length) continue
    const visitor = await reader(place, look)
    await withAxe(visitor.context)
    for (const { name, address, arrive } of mine) {
      await visitor.page.goto(`${place.server.url}${address}`)
      await arrive(visitor.page)
      const here = [
        ...(await visitor.page.evaluate(shortcomings)),
        ...(await visitor.page.evaluate(violations)),
      ]
      const how = `${name} ${look.width} ${look.language} ${look.dark ? 'dark' : 'light'}`
      all.push(...here.map((what) => `${how}: ${what}`))
      // Another address with the same path is not loaded anew.
      await visitor.page.goto('about:blank')
    }
    await visitor.leave()
  }
  return all
}

test('every page, light and dark, on a phone and on a desk', async () => {
  const { server } = place
  const game = await newGame(server, { mode: 'governed', control: '5400+30' })
  const white = await reader(place)
  const black = await reader(place)
  await white.page.goto(seat(server, game, 'white'))
  await black.page.goto(seat(server, game, 'black'))
  await running(white.page, black.page)
  await move(white.page, 'e2', 'e5')
  await plies(black.page, 1)
  await white.page.keyboard.press(' ')
  await act(black.page, 'open-claim')
  await black.page.locator('dialog input[value="illegal-move"]').check()
  await act(black.page, 'claim')
  await plies(white.page, 0)
  await white.leave()
  await black.leave()

  const path = `/game/${game.id}`
  const pages = [
    ['/', '[data-finding]'],
    ['/new', '[name="preset"]'],
    [`${path}#${game.links.white}`, '[data-finding="illegal-move"]'],
    [`${path}#${game.links.arbiter}`, '[data-acts="arbiter"]'],
    [`${path}#${game.links.assistant}`, '[data-acts="assistant"]'],
    ['/clock', '[data-control]'],
    ['/watch', '[data-game]'],
    ['/winnable', '[data-do="ask"]'],
    ['/account', 'form'],
    ['/about', 'table'],
    ['/laws', '[data-term]'],
    ['/learn', '[data-part]'],
    ['/learn/coach', '[data-section="balance"]'],
    ['/learn/glossary/fork', '.meant [data-entry]'],
    ['/learn/almanac/1961-11-09', '[data-day] .events'],
    ['/learn/almanac/champions#world-women', 'ol li'],
    ['/learn/almanac/people#michail-nechemjevic-tal', '[data-person]'],
    ['/learn/almanac/titles', 'dt'],
    ['/learn/almanac/signs', 'dt'],
    ['/learn/almanac/courtesies', 'ol li'],
    ['/learn/openings?moves=e2e4,c7c5', '[data-eco="B20"]'],
    ['/learn/openings/courses', '[data-status]'],
    ['/learn/lessons', '[data-lesson]'],
    ['/learn/lessons/fork', '[data-exercise]'],
    ['/learn/training', '[data-drill]'],
    ['/learn/training/mate-in-one?level=2', '[data-do="begin"]'],
    ['/learn/training/ladder', '[data-rung]'],
    ['/learn/training/due', '[data-due]'],
  ]
  const states = pages.map(([address, sign]) => ({
    name: address.split('#')[0],
    address,
    async arrive(page) {
      await page.waitForSelector(sign)
      await page.evaluate(() => {
        for (const one of document.querySelectorAll('details')) one.open = true
      })
    },
  }))
  assert.deepEqual(await found(states), [])
})

const MATE = encodeURIComponent('6k1/5ppp/8/8/1P6/8/5PPP/3R2K1 w - - 0 30')

/** Begins a run; gives its first exercise. */
async function asking(page) {
  const answer = page.waitForResponse(/\/api\/training\/mate-in-one\?/)
  await act(page, 'begin')
  const { exercises } = await (await answer).json()
  await page.waitForSelector('[data-phase="asking"]')
  return exercises[0]
}

async function type(page, verdict) {
  const { answer } = await asking(page)
  const all = Object.entries(answer.nodes[answer.start].moves)
  await page.locator('input[name="answer"]').fill(all.find(([, move]) => move.verdict === verdict)[0])
  await page.keyboard.press('Enter')
  await page.waitForSelector(`[data-verdict="${verdict}"]`)
}

test('exercises, the coach and notes in the states that they can be in', async () => {
  const drill = '/learn/training/mate-in-one?level=2'
  const coach = `/learn/coach?fen=${MATE}`
  const shown = async (page) => {
    await page.locator('[data-section="mate"] .show').first().click()
    await page.waitForSelector('[data-arrow]')
  }
  const states = [
    { name: 'asking', address: drill, arrive: asking },
    {
      name: 'hint',
      address: drill,
      async arrive(page) {
        await asking(page)
        await act(page, 'hint')
        await page.waitForSelector('[data-hints="1"]')
      },
    },
    { name: 'wrong', address: drill, arrive: (page) => type(page, 'wrong') },
    { name: 'right', address: drill, arrive: (page) => type(page, 'right') },
    {
      name: 'shown',
      address: drill,
      async arrive(page) {
        await asking(page)
        await act(page, 'solve')
        await page.waitForSelector('[data-verdict="shown"]')
      },
    },
    { name: 'coach with evidence', address: coach, arrive: shown },
    {
      name: 'coach with facts',
      address: coach,
      async arrive(page) {
        await page.locator('[data-facts] summary').click()
        await page.waitForSelector('[data-facts] li')
      },
    },
    {
      name: 'coach with a game',
      address: coach,
      async arrive(page) {
        await page.locator('[data-mode="game"]').click()
        await page.locator('textarea').fill('[Result "0-1"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n')
        await act(page, 'read-game')
        await act(page, 'review')
        await page.waitForSelector('[data-point]')
      },
    },
    {
      name: 'coach with the editor',
      address: coach,
      async arrive(page) {
        await page.locator('[data-mode="edit"]').click()
        await page.waitForSelector('[data-square="d1"]')
      },
    },
    {
      name: 'the note of a term',
      address: '/laws',
      async arrive(page) {
        await page.locator('[data-term]').first().click()
        await page.waitForSelector('[role="note"]')
      },
    },
    {
      name: 'no engine',
      address: '/learn/training/blind-game',
      arrive: (page) => page.waitForSelector('[data-engine="false"]'),
    },
  ]
  assert.deepEqual(await found(states), [])
})
