import assert from 'node:assert/strict'
import { test } from 'node:test'
import { violations, withAxe } from './axe.mjs'
import { act, newGame, reader, running, seat, Server, setUp } from './harness.mjs'
import { shortcomings } from './shortcomings.mjs'

// Debian's Stockfish, which `make test` installs.
const place = setUp({ env: { TRATTO_ENGINE: 'stockfish' } })

const standing = (page) => page.locator('[data-standing]').innerText()

async function own(page) {
  await page.waitForSelector('[data-blind="own"]')
}

/** Types a move and waits until the engine has answered. */
async function play(page, text) {
  const before = Number(await page.locator('[data-plies]').getAttribute('data-plies'))
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
  await page.waitForSelector(`[data-blind="own"][data-plies="${before + 2}"]`)
}

const hasFocus = (page, selector) =>
  page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector)

test('a whole game with nothing but words, by the keyboard alone', async () => {
  const visitor = await reader(place, { language: 'it', calm: /400/ })
  const { page } = visitor
  await withAxe(visitor.context)
  const isClean = async () =>
    assert.deepEqual([...(await page.evaluate(shortcomings)), ...(await page.evaluate(violations))], [])
  await page.goto(`${place.server.url}/learn/training/ladder`)
  await page.locator('[data-rung="blind-game"] a').click()
  const begin = page.locator('[data-do="begin"]')
  await begin.waitFor()
  await isClean()
  await begin.focus()
  await page.keyboard.press('Enter')
  await own(page)
  await hasFocus(page, 'input[name="move"]')
  // Italian letters, as an Italian writes; the answer is written and spoken.
  await play(page, 'Cf3')
  await hasFocus(page, 'input[name="move"]')
  assert.match(await standing(page), /^\S+: .{4,}/)
  assert.equal(await page.locator('.board').count(), 0, 'the board is not there at all')
  assert.match(await page.locator('[data-opponent]').innerText(), /Stockfish.*1350/)
  // What is no move is told, and stays to be mended; nothing has happened.
  await page.keyboard.type('Cf7')
  await page.keyboard.press('Enter')
  await page.waitForSelector('[role="alert"]')
  assert.equal(await page.locator('input[name="move"]').inputValue(), 'Cf7')
  await page.keyboard.press('Control+A')
  await play(page, 'f3g1')
  // A look at the board is counted, and ends with the next move.
  assert.equal(await page.locator('[data-peeks]').getAttribute('data-peeks'), '0')
  await page.locator('[data-do="peek"]').focus()
  await page.keyboard.press('Enter')
  await page.waitForSelector('.board')
  await page.waitForSelector('[data-peeks="1"]')
  await isClean()
  await page.locator('input[name="move"]').focus()
  await play(page, 'Ng1-f3')
  assert.equal(await page.locator('.board').count(), 0)
  // It goes on after the page was left.
  await page.reload()
  await page.locator('[data-do="go-on"]').focus()
  await page.keyboard.press('Enter')
  await own(page)
  await page.waitForSelector('[data-peeks="1"]')
  await page.locator('[data-do="give-up"]').focus()
  await page.keyboard.press('Enter')
  await page.locator('[data-do="resign"]').focus()
  await page.keyboard.press('Enter')
  await page.waitForSelector('[data-blind="over"]')
  assert.match(await standing(page), /Articolo|art\./i)
  // The score, with every move of both.
  assert.equal(await page.locator('[data-score] li').count(), 3)
  assert.equal(await page.locator('[data-score] li').first().locator('span').count(), 2)
  assert.match(await page.locator('[data-score] li').first().innerText(), /^Cf3/)
  await page.waitForSelector('.board')
  await isClean()
  await visitor.leave()
})

test('with the black pieces, read aloud; the engine begins', async () => {
  const visitor = await reader(place)
  const { page } = visitor
  await page.addInitScript(() => {
    window.said = []
    const speak = (utterance) => window.said.push({ text: utterance.text, lang: utterance.lang })
    Object.defineProperty(window, 'speechSynthesis', {
      value: { speak, cancel: () => undefined, getVoices: () => [] },
    })
  })
  await page.goto(`${place.server.url}/learn/training/blind-game`)
  await page.locator('select[name="side"]').selectOption('black')
  await page.locator('input[name="voice"]').check()
  await act(page, 'begin')
  await own(page)
  await page.waitForFunction(() => window.said.length === 1)
  const [{ text, lang }] = await page.evaluate(() => window.said)
  assert.match(text, /[a-h] ?[1-8]/)
  assert.match(lang, /^en/)
  assert((await standing(page)).includes(text), 'what is heard is what is read')
  await visitor.leave()
})

test('the engine does not move in a game that is being played, and the article is cited', async () => {
  const { server } = place
  const game = await newGame(server, { control: '-' })
  const white = await reader(place)
  const black = await reader(place)
  await white.page.goto(seat(server, game, 'white'))
  await black.page.goto(seat(server, game, 'black'))
  await running(white.page, black.page)
  const visitor = await reader(place, { calm: /403/ })
  const { page } = visitor
  await page.goto(`${server.url}/learn/training/blind-game`)
  await page.locator('select[name="side"]').selectOption('black')
  await act(page, 'begin')
  await page.waitForSelector('[data-do="ask-again"]')
  assert.match(await page.locator('[role="alert"]').innerText(), /11\.3\.1/)
  const { moment } = await server.state(game.id)
  await server.post(
    `/games/${game.id}/acts`,
    { expected_seq: moment.seq, act: 'black resigns' },
    game.links.black,
  )
  await act(page, 'ask-again')
  await own(page)
  for (const one of [visitor, white, black]) await one.leave()
})

test('without an engine the page says so, and how to get one', async () => {
  const server = new Server()
  await server.start()
  const bare = { ...place, server }
  for (const [language, words] of [
    ['it', /non ha un motore[\s\S]*apt-get install stockfish/],
    ['en', /no chess engine[\s\S]*apt-get install stockfish/],
  ]) {
    const visitor = await reader(bare, { language })
    await visitor.page.goto(`${server.url}/learn/training/blind-game`)
    await visitor.page.waitForSelector('[data-engine="false"]')
    assert.match(await visitor.page.locator('.page').innerText(), words)
    assert.equal(await visitor.page.locator('[data-do="begin"]').count(), 0)
    await visitor.leave()
  }
  await server.end()
})
