import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setUp, newGame, plies, reader, ruling, running, seat } from './harness.mjs'

const place = setUp()

/** Presses Tab until the wanted element has the focus. */
async function tabTo(page, selector) {
  for (let step = 0; step < 120; step++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return
    await page.keyboard.press('Tab')
  }
  assert.fail(`the Tab key never comes to ${selector}`)
}

/** The focus is somewhere on the page, and visible. */
async function steady(page, where) {
  await page.waitForFunction(() => document.activeElement && document.activeElement !== document.body)
  const [name, outline] = await page.evaluate(() => {
    const one = document.activeElement
    return [one.id || one.className, getComputedStyle(one).outlineStyle]
  })
  // Where a page begins nothing is chosen yet.
  if (name !== 'main') assert.notEqual(outline, 'none', `${where}: the focus on ${name} cannot be seen`)
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
  await page.waitForSelector('input[name="mine"]')
  await steady(page, 'the form')
  await tabTo(page, 'input[name="mode"]')
  await press(page, 'ArrowDown')
  assert.equal(await page.locator('input[name="mode"]:checked').getAttribute('value'), 'online')
  await press(page, 'ArrowUp')
  assert.equal(await page.locator('input[name="mode"]:checked').getAttribute('value'), 'governed')
  await tabTo(page, 'input[name="mine"]')
  await press(page, 'ArrowDown', 'ArrowDown')
  await tabTo(page, '[data-do="create"]')
  await press(page, 'Enter')
  await running(page)
  await steady(page, 'the game')

  const live = (pattern) =>
    page.waitForFunction(
      (text) => new RegExp(text).test(document.querySelector('[data-live]')?.textContent ?? ''),
      pattern.source,
    )
  await tabTo(page, '[data-cell]')
  await press(page, 'Enter')
  await page.waitForFunction(() => /e2/.test(document.querySelector('[data-cell="e2"]').ariaLabel))
  await page.waitForSelector('[data-duty="play-among"]')
  await press(page, 'ArrowUp', 'ArrowUp', 'Enter')
  await plies(page, 1)
  await steady(page, 'the board')
  await live(/White: pawn e4/)
  // The space bar is the clock, and does not take the piece in hand again.
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
  await steady(page, 'a typed move')
  // A draw is offered between the move and the press, and refused.
  await tabTo(page, '[data-acts="white"] [data-do="offer"]')
  await press(page, 'Enter')
  await live(/White offers a draw/)
  await tabTo(page, '[data-press="white"]')
  await press(page, 'Enter')
  await page.waitForSelector('[data-ply="2"]:not(.open)')
  await tabTo(page, '[data-acts="black"] [data-do="refuse"]')
  await press(page, 'Enter')
  await page.waitForSelector('[data-do="refuse"]', { state: 'detached' })
  await steady(page, 'a refused offer')

  // A claim that is wrong, told and announced.
  await tabTo(page, '[data-do="open-claim"]')
  await press(page, 'Enter')
  await tabTo(page, 'dialog [data-do="claim"]')
  await press(page, 'Enter')
  assert.match(await ruling(page, 'threefold-incorrect'), /9\.2/)
  await page.locator('dialog').waitFor({ state: 'detached' })
  await steady(page, 'a claim')
  await live(/three are needed/)
  await tabTo(page, '[data-finding="threefold-incorrect"] summary')
  await press(page, 'Enter')
  await page.locator('[data-finding="threefold-incorrect"] .more').waitFor()

  await tabTo(page, '[data-do="open-resign"]')
  await press(page, 'Enter')
  await page.locator('dialog').waitFor()
  await press(page, 'Escape')
  await page.locator('dialog').waitFor({ state: 'detached' })
  await steady(page, 'a resignation thought better of')
  const opener = await page.evaluate(() => document.activeElement.dataset.do)
  assert.equal(opener, 'open-resign', 'back where one was')
  await press(page, 'Enter')
  await tabTo(page, 'dialog [data-do="resign"]')
  await press(page, 'Enter')
  await page.waitForSelector('[data-result="1-0"]')
  await page.locator('dialog').waitFor({ state: 'detached' })
  await steady(page, 'a resignation')
  for (const side of ['white', 'black']) {
    await tabTo(page, `[data-do="sign"][data-side="${side}"]`)
    await press(page, 'Enter')
    await page.waitForSelector(`[data-do="sign"][data-side="${side}"]`, { state: 'detached' })
    await steady(page, 'a signature')
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
