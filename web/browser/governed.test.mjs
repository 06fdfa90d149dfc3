import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  act,
  setUp,
  move,
  newGame,
  onBoard,
  plies,
  reader,
  ruling,
  running,
  seat,
  touch,
} from './harness.mjs'

const place = setUp()

async function table(settings, languages = ['en', 'it']) {
  const { server } = place
  const game = await newGame(server, { mode: 'governed', control: '5400+30', ...settings })
  const white = await reader(place, { language: languages[0] })
  const black = await reader(place, { language: languages[1] })
  await white.page.goto(seat(server, game, 'white'))
  await black.page.goto(seat(server, game, 'black'))
  await running(white.page, black.page)
  return { game, white, black }
}

const seq = async (page) => Number(await page.locator('.game').getAttribute('data-seq'))

/** Does something and waits until every page shows the new event. */
async function noted(pages, act) {
  const before = await seq(pages[0])
  await act()
  for (const page of pages) {
    await page.waitForFunction((n) => Number(document.querySelector('.game')?.dataset.seq) > n, before)
  }
}

async function claim(page, kind) {
  await act(page, 'open-claim')
  await page.locator(`dialog input[value="${kind}"]`).check()
  await act(page, 'claim')
}

test('a touched piece that was not moved', async () => {
  const { white, black } = await table({})
  const pages = [white.page, black.page]
  // "I adjust" first: that touch binds to nothing.
  await act(white.page, 'adjust')
  await noted(pages, () => touch(white.page, 'd1'))
  assert.equal(await white.page.locator('[data-duty="play-among"]').count(), 0)
  await noted(pages, () => touch(white.page, 'b1'))
  await white.page.waitForSelector('[data-duty="play-among"]')
  await touch(white.page, 'b1')
  await move(white.page, 'e2', 'e4')
  await plies(black.page, 1)
  await noted(pages, () => white.page.keyboard.press(' '))
  await noted(pages, () => claim(black.page, 'touched'))
  assert.match(await ruling(white.page, 'touch-enforced'), /4\.3/)
  // The position is put back, and the knight must move.
  await plies(white.page, 0)
  assert.match(await onBoard(white.page), /^rnbqkbnr\/pppppppp\/8/)
  await white.page.waitForSelector('[data-duty="play-among"]')
  await move(white.page, 'b1', 'c3')
  await plies(black.page, 1)
  await noted(pages, () => white.page.locator('[data-press="white"]').click())
  assert.equal(await black.page.locator('[data-ply="0"] .move').innerText(), 'Cc3')
  await white.leave()
  await black.leave()
})

test('an illegal move, its penalty, and the second one, seen by the arbiter', async () => {
  const { game, white, black } = await table({})
  const arbiter = await reader(place, { language: 'it' })
  await arbiter.page.goto(seat(place.server, game, 'arbiter'))
  await running(arbiter.page)
  const pages = [white.page, black.page, arbiter.page]
  await move(white.page, 'e2', 'e5')
  await plies(black.page, 1)
  await noted(pages, () => white.page.locator('[data-press="white"]').click())
  const before = await black.page.locator('[data-time="black"]').innerText()
  await noted(pages, () => claim(black.page, 'illegal-move'))
  assert.match(await ruling(black.page, 'illegal-move'), /7\.5/)
  const after = await black.page.locator('[data-time="black"]').innerText()
  const seconds = (text) =>
    text
      .match(/[\d:]+/)[0]
      .split(':')
      .reduce((sum, part) => sum * 60 + Number(part), 0)
  assert.ok(seconds(after) - seconds(before) >= 115, `${before} to ${after}: two minutes for Black`)
  await plies(white.page, 0)

  await white.page.locator('[data-duty="play-among"]').waitFor()
  await move(white.page, 'e2', 'e4')
  await plies(black.page, 1)
  await noted(pages, () => white.page.keyboard.press(' '))
  await move(black.page, 'e7', 'e5')
  await plies(white.page, 2)
  await noted(pages, () => black.page.keyboard.press(' '))
  await move(white.page, 'f1', 'f8')
  await plies(black.page, 3)
  await noted(pages, () => white.page.keyboard.press(' '))
  await act(arbiter.page, 'observe-illegal')
  for (const page of pages) {
    await page.waitForSelector('[data-result="0-1"]')
    assert.match(await page.locator('.result').innerText(), /7\.5/)
  }
  await act(black.page, 'sign')
  for (const one of [white, black, arbiter]) await one.leave()
})

test('two at one device, and a draw by agreement', async () => {
  const both = await reader(place, { language: 'it', width: 820, height: 1180 })
  const { page } = both
  await page.goto(`${place.server.url}/new`)
  await page.locator('input[name="mine"][value="both"]').check()
  await act(page, 'create')
  await running(page)
  await move(page, 'e2', 'e4')
  await plies(page, 1)
  await noted([page], () => page.locator('[data-acts="white"] [data-do="offer"]').click())
  await noted([page], () => page.locator('[data-press="white"]').click())
  // Nobody may agree to a draw before both have moved.
  await noted([page], () => act(page, 'accept'))
  assert.match(await ruling(page, 'agreed-too-early'), /5\.2\.3/)
  await page.waitForSelector('[data-status="running"]')
  await move(page, 'e7', 'e5')
  await plies(page, 2)
  await noted([page], () => page.locator('[data-acts="black"] [data-do="offer"]').click())
  await noted([page], () => page.locator('[data-press="black"]').click())
  await act(page, 'accept')
  await page.waitForSelector('[data-result="1/2-1/2"]')
  assert.match(await page.locator('.result').innerText(), /5\.2\.3/)
  await both.leave()
})
