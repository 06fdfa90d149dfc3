import assert from 'node:assert/strict'
import { test } from 'node:test'
import { act, newGame, played, reader, running, seat, setUp } from './harness.mjs'

const place = setUp()
/** A back rank without air: Rd8 mates. */
const MATE = '6k1/5ppp/8/8/1P6/8/5PPP/3R2K1 w - - 0 30'
const at = (fen) => `${place.server.url}/learn/coach?fen=${encodeURIComponent(fen)}`

test('each sentence draws what it rests on, by pointer and by keyboard', async () => {
  const { page, leave } = await reader(place)
  await page.goto(at(MATE))
  const mate = page.locator('[data-section="mate"] li').first()
  await mate.waitFor()
  assert.equal(await mate.locator('[data-truth]').getAttribute('data-truth'), 'exchange')
  await mate.locator('.show').click()
  await page.waitForSelector('[data-arrow="d1d8"]')
  assert.match(await page.locator('.legend').innerText(), /mate/i)
  // Its line is played on the board.
  await page.locator('.legend .line button').nth(1).click()
  await page.waitForSelector('[data-fen^="3R2k1"]')
  await act(page, 'hide')
  await page.waitForSelector('[data-fen^="6k1"]')
  await page.locator('[data-facts] summary').click()
  const fact = page.locator('[data-facts] li', { hasText: 'passed' }).first()
  await fact.waitFor()
  await fact.locator('.show').focus()
  await page.keyboard.press('Enter')
  await page.waitForSelector('[data-mark="b4-subject"]')
  await page.keyboard.press('Enter')
  await page.waitForSelector('[data-mark]', { state: 'detached' })
  await leave()
})

test('a job looks further, and the page says that there is no engine', async () => {
  const { page, leave } = await reader(place, { language: 'it' })
  await page.goto(at(MATE))
  await page.waitForSelector('[data-engine="false"]')
  assert.match(await page.locator('[data-section="deeper"]').innerText(), /Non ha un motore/)
  await act(page, 'deeper')
  await page.waitForSelector('[data-done="position"]')
  await page.waitForSelector('[data-section="mate"] li')
  await leave()
})

test('a position is set up, and one that cannot be played says why', async () => {
  const { page, leave } = await reader(place, { calm: /400/ })
  await page.goto(at(MATE))
  await page.waitForSelector('[data-section="mate"]')
  await page.locator('[data-mode="edit"]').click()
  await page.locator('[data-square="d1"]').waitFor()
  await page.locator('[data-brush="white-queen"]').click()
  await page.locator('[data-square="d1"]').click()
  await page.locator('[data-mode="look"]').click()
  await page.waitForSelector('[data-fen*="3Q2K1"]')
  await page.waitForSelector('[data-section="mate"]')
  await page.locator('input[name="fen"]').fill('8/8/8/8/8/8/8/8 w - - 0 1')
  await page.locator('input[name="fen"]').blur()
  await page.waitForSelector('[role="alert"]')
  await leave()
})

test('a game is pasted, walked through and looked at as a whole', async () => {
  const { page, leave } = await reader(place)
  await page.goto(at(MATE))
  await page.locator('[data-mode="game"]').click()
  await page.locator('textarea').fill('[Result "0-1"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n')
  await act(page, 'read-game')
  await page.waitForSelector('.moves .current:text("Qh4#")')
  await page.locator('h1').click()
  await page.keyboard.press('ArrowLeft')
  await page.waitForSelector('.moves .current:text("g4")')
  await page.waitForSelector('[data-section="mate"]')
  await act(page, 'review')
  await page.waitForSelector('[data-point]')
  assert.match(await page.locator('[data-section="review"]').innerText(), /g4/)
  await leave()
})

test('nothing is said of a game that is being played; when it is over, its page leads to the coach', async () => {
  const { server } = place
  const game = await newGame(server, { control: '-' })
  const white = await reader(place, { calm: /403/ })
  const black = await reader(place)
  await white.page.goto(seat(server, game, 'white'))
  await black.page.goto(seat(server, game, 'black'))
  await running(white.page, black.page)
  await played(server, game, 'g1h3 a7a5 h3g5')
  const now = (await server.state(game.id)).moment.fen
  const other = await reader(place, { calm: /403/ })
  await other.page.goto(at(now))
  const refusal = other.page.locator('[role="alert"]')
  await refusal.waitFor()
  assert.match(await refusal.innerText(), /11\.3\.1/)
  assert.equal(await other.page.locator('[data-section]').count(), 0)
  assert.equal(await white.page.locator('a[href^="/learn/coach?game="]').count(), 0)
  await resigned(server, game)
  await white.page.locator('a[href^="/learn/coach?game="]').click()
  await white.page.waitForSelector('.moves .current')
  assert.equal(await white.page.locator('.moves button').count(), 3)
  for (const one of [white, black, other]) await one.leave()
})

/** Black resigns. */
async function resigned(server, game) {
  const { moment } = await server.state(game.id)
  const body = { expected_seq: moment.seq, act: 'black resigns' }
  await server.post(`/games/${game.id}/acts`, body, game.links.black)
}
