import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hall, newGame, plies, reader, ruling, running, seat } from './harness.mjs'

const place = hall()

/** Goes on with the Tab key until what is wanted has the focus. */
async function tabTo(page, selector) {
  for (let step = 0; step < 120; step++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return
    await page.keyboard.press('Tab')
  }
  assert.fail(`the Tab key never comes to ${selector}`)
}

async function press(page, ...keys) {
  for (const key of keys) await page.keyboard.press(key)
}

test('from the home page to a signed result with the keyboard alone', async () => {
  const visitor = await reader(place)
  const { page } = visitor
  await page.goto(place.server.url)
  await page.waitForSelector('[data-finding]')
  await tabTo(page, 'a.first[href="/new"]')
  await press(page, 'Enter')
  await page.waitForSelector('input[name="device"]')
  await tabTo(page, 'input[name="device"]')
  await press(page, 'ArrowDown')
  await tabTo(page, '[data-do="create"]')
  await press(page, 'Enter')
  await running(page)

  const live = (pattern) =>
    page.waitForFunction(
      (text) => new RegExp(text).test(document.querySelector('[data-live]')?.textContent ?? ''),
      pattern.source,
    )
  await tabTo(page, '[data-cell]')
  await press(page, 'Enter', 'ArrowUp', 'ArrowUp', 'Enter')
  await plies(page, 1)
  await live(/White: pawn e4/)
  // The space bar is the clock, and does not take the man in hand again.
  await press(page, ' ')
  await page.waitForSelector('[data-ply="0"]:not(.open)')
  await press(page, 'ArrowUp', 'ArrowUp', 'ArrowUp', 'Enter', 'ArrowDown', 'ArrowDown', 'Enter')
  await plies(page, 2)
  await live(/Black: pawn e5/)
  await press(page, ' ')
  await page.waitForSelector('[data-ply="1"]:not(.open)')

  // A typed move, in English or Italian letters alike.
  await tabTo(page, 'input[name="typed"]')
  await page.keyboard.type('Cf3')
  await press(page, 'Enter')
  await plies(page, 3)
  assert.equal(await page.locator('[data-ply="2"] .move').innerText(), 'Nf3')
  await tabTo(page, '[data-press="white"]')
  await press(page, 'Enter')
  await page.waitForSelector('[data-ply="2"]:not(.open)')

  // A claim that is wrong, told and announced.
  await tabTo(page, '[data-do="open-claim"]')
  await press(page, 'Enter')
  await tabTo(page, 'dialog [data-do="claim"]')
  await press(page, 'Enter')
  assert.match(await ruling(page, 'threefold-incorrect'), /9\.5/)
  await live(/three are needed/)
  await tabTo(page, '[data-finding="threefold-incorrect"] summary')
  await press(page, 'Enter')
  await page.locator('[data-finding="threefold-incorrect"] .more').waitFor()

  await tabTo(page, '[data-do="open-resign"]')
  await press(page, 'Enter')
  await page.locator('dialog').waitFor()
  await press(page, 'Escape')
  await page.locator('dialog').waitFor({ state: 'detached' })
  await tabTo(page, '[data-do="open-resign"]')
  await press(page, 'Enter')
  await tabTo(page, 'dialog [data-do="resign"]')
  await press(page, 'Enter')
  await page.waitForSelector('[data-result="1-0"]')
  for (const side of ['white', 'black']) {
    await tabTo(page, `[data-do="sign"][data-side="${side}"]`)
    await press(page, 'Enter')
    await page.waitForSelector(`[data-do="sign"][data-side="${side}"]`, { state: 'detached' })
  }
  // And back through the game.
  await press(page, 'Home')
  await page.waitForFunction(() =>
    /^rnbqkbnr\/pppppppp/.test(document.querySelector('[data-fen]').dataset.fen),
  )
  await press(page, 'ArrowRight')
  await page.waitForSelector('[data-ply="0"].current')
  await visitor.leave()
})

test('moves in advance, a promotion, a move that is asked about, the board turned', async () => {
  const { server } = place
  const game = await newGame(server, { fen: '4k3/P7/8/8/8/8/6p1/4K3 w - - 0 1' })
  const white = await reader(place)
  const black = await reader(place, { language: 'it' })
  await white.page.goto(seat(server, game, 'white'))
  await black.page.goto(seat(server, game, 'black'))
  await running(white.page, black.page)
  const cell = (page, square) => page.locator(`[data-cell="${square}"]`)
  const by = async (page, from, to) => {
    await cell(page, from).focus()
    await press(page, 'Enter')
    await cell(page, to).focus()
    await press(page, 'Enter')
  }
  // Black, on White's time.
  await by(black.page, 'e8', 'd7')
  await black.page.waitForSelector('.marker.ahead')
  await by(white.page, 'a7', 'a8')
  await white.page.locator('dialog [data-promote="q"]').click()
  await Promise.all([plies(white.page, 2), plies(black.page, 2)])
  assert.equal(await white.page.locator('[data-ply="0"] .move').innerText(), 'a8=Q+')
  assert.equal(await black.page.locator('[data-ply="0"] .move').innerText(), 'a8=D+')
  assert.equal(await black.page.locator('[data-ply="1"] .move').innerText(), 'Rd7')

  await white.page.locator('.tastes summary').click()
  await white.page.getByLabel('Ask before each move').check()
  await white.page.getByLabel('Figurines instead of letters').check()
  await by(white.page, 'a8', 'b7')
  await white.page.locator('[data-do="confirm"]').click()
  await plies(black.page, 3)
  assert.equal(await white.page.locator('[data-ply="2"] .move').innerText(), '♕b7+')
  assert.equal(await cell(white.page, 'a8').evaluate((one) => one.matches(':first-child')), true)
  await white.page.locator('main').focus()
  await press(white.page, 'f')
  await white.page.waitForFunction(() => document.querySelector('[data-cell]').dataset.cell === 'h1')
  await white.leave()
  await black.leave()
})
