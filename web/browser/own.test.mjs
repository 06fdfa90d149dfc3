import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { act, reader, setUp } from './harness.mjs'
import { shortcomings } from './shortcomings.mjs'

const place = setUp()
const OFFLINE = /ERR_INTERNET_DISCONNECTED|Failed to fetch/
/** The shortest game that ends in mate: after 2.g4 the queen mates. */
const FOOL = '[White "Anna"]\n[Black "Bruno"]\n[Result "0-1"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n'

async function review(page) {
  await page.goto(`${place.server.url}/learn/coach`)
  await page.locator('[data-mode="game"]').click()
  await page.locator('textarea').fill(FOOL)
  await act(page, 'read-game')
  await page.waitForSelector('[data-do="review"]')
  await act(page, 'review')
  await page.waitForSelector('[data-point]')
}

test('the turning points of a game become exercises, which work without a network and come back', async () => {
  const visitor = await reader(place, { calm: OFFLINE })
  const { page, context } = visitor
  await review(page)
  await act(page, 'train-these')
  await page.waitForSelector('[data-made="1"]')
  await act(page, 'to-own')
  await page.waitForSelector('[data-own="1"]')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForLoadState('networkidle')

  await context.setOffline(true)
  await page.goto(`${place.server.url}/learn/training/own`)
  await page.waitForSelector('[data-own="1"]')
  await act(page, 'begin')
  await page.waitForSelector('[data-question]')
  assert.match(await page.locator('[data-question]').innerText(), /From a game\..*mate in one/)
  // A wrong answer is judged and refuted by what the exercise has with it.
  await page.locator('input[name="answer"]').fill('a6')
  await page.keyboard.press('Enter')
  await page.waitForSelector('[data-verdict="wrong"]')
  await act(page, 'retry')
  await page.locator('input[name="answer"]').fill('Qh4')
  await page.keyboard.press('Enter')
  await page.waitForSelector('[data-verdict="right"]')
  await act(page, 'next')
  await page.waitForSelector('[data-summary]')
  // The one scheduler brings it back tomorrow, among all that is due.
  await page.clock.setFixedTime(Date.now() + 24 * 3600 * 1000)
  await page.goto(`${place.server.url}/learn`)
  await page.waitForSelector('[data-part="training"] [data-due="1"]')
  await page.goto(`${place.server.url}/learn/training/due`)
  await page.waitForSelector('[data-due="1"]')
  await page.getByText('From your games').first().waitFor()
  await act(page, 'begin')
  await page.waitForSelector('[data-question]')
  assert.match(
    await page.locator('[data-exercise]').getAttribute('data-exercise'),
    /^own:rnbqkbnr\/pppp1ppp\//,
  )
  await context.setOffline(false)
  await visitor.leave()
})

test('everything learnt goes into one file and comes out of it elsewhere, the games too', async () => {
  const one = await reader(place)
  await review(one.page)
  await act(one.page, 'train-these')
  await one.page.waitForSelector('[data-made="1"]')
  await one.page.evaluate(() => {
    localStorage.setItem('tratto.lessons.progress', JSON.stringify({ board: 1_700_000_000_000 }))
    localStorage.setItem(
      'tratto.training.progress',
      JSON.stringify({ 'fork:1': { runs: 2, best: 9, passedAt: 1_700_000_000_000 } }),
    )
  })
  await one.page.goto(`${place.server.url}/learn/training`)
  await one.page.waitForSelector('[data-drill="fork"] .level.on')
  const download = one.page.waitForEvent('download')
  await act(one.page, 'export')
  const text = await readFile(await (await download).path(), 'utf8')
  const { version, cards, runs, lessons, exercises } = JSON.parse(text)
  assert.deepEqual([version, cards.length, runs.length, lessons.length, exercises.length], [2, 0, 1, 1, 1])
  await one.leave()

  const two = await reader(place, { calm: OFFLINE })
  const { page, context } = two
  await page.goto(`${place.server.url}/learn/training`)
  await page
    .locator('input[name="cards"]')
    .setInputFiles({ name: 'learnt.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await page.locator('[data-told]').waitFor()
  await page.waitForSelector('[data-drill="fork"] .level.on')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.goto(`${place.server.url}/learn/training/own`)
  await page.waitForSelector('[data-own="1"]')
  await act(page, 'begin')
  await page.locator('input[name="answer"]').fill('Qh4#')
  await page.keyboard.press('Enter')
  await page.waitForSelector('[data-verdict="right"]')
  await context.setOffline(false)
  await two.leave()
})

test('on a phone, in Italian: nothing too wide or too pale', async () => {
  const visitor = await reader(place, { language: 'it', width: 390, height: 844, dark: true })
  const { page } = visitor
  const found = []
  const look = async (what) => {
    const here = await page.evaluate(shortcomings)
    found.push(...here.map((fault) => `${what}: ${fault}`))
  }
  await page.goto(`${place.server.url}/learn/training/own`)
  await page.waitForSelector('[data-own="0"]')
  await look('empty')
  await review(page)
  await look('review')
  await act(page, 'train-these')
  await page.waitForSelector('[data-made="1"]')
  await look('made')
  await act(page, 'to-own')
  await page.waitForSelector('[data-own="1"]')
  await look('own')
  await act(page, 'begin')
  await page.waitForSelector('[data-question]')
  await look('question')
  await page.goto(`${place.server.url}/learn/training`)
  await page.waitForSelector('[data-sync]')
  await look('list')
  await visitor.leave()
  assert.deepEqual(found, [])
})
