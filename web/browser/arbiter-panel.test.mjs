import assert from 'node:assert/strict'
import { test } from 'node:test'
import { act, setUp, move, newGame, plies, reader, ruling, running, seat } from './harness.mjs'

const place = setUp()

test('the arbiter is called, sets times, punishes, restores; an assistant moves; the records', async () => {
  const { server } = place
  const game = await newGame(server, {
    mode: 'governed',
    control: '5400+30',
    players: { white: 'Anna', black: 'Bruno' },
  })
  const white = await reader(place)
  const black = await reader(place, { language: 'it' })
  const arbiter = await reader(place)
  const assistant = await reader(place, { language: 'it', width: 390, height: 844 })
  await white.page.goto(seat(server, game, 'white'))
  await black.page.goto(seat(server, game, 'black'))
  await arbiter.page.goto(seat(server, game, 'arbiter'))
  await assistant.page.goto(seat(server, game, 'assistant'))
  await running(white.page, black.page, arbiter.page, assistant.page)

  // White asks for somebody to move the pieces, and White's assistant does.
  await act(white.page, 'open-call')
  await white.page.locator('dialog input[value="assistant-to-move"]').check()
  await act(white.page, 'call')
  await ruling(black.page, 'request-granted')
  await assistant.page.locator('[data-acts="assistant"] input[name="typed"]').fill('e4')
  await assistant.page.keyboard.press('Enter')
  await plies(white.page, 1)
  await act(assistant.page, 'press')
  await white.page.waitForSelector('[data-ply="0"]:not(.open)')

  await move(black.page, 'e7', 'e5')
  await plies(white.page, 2)
  await black.page.locator('[data-press="black"]').click()
  await white.page.waitForSelector('[data-ply="1"]:not(.open)')

  // The clocks stop, and stand on every page until the arbiter lets them run.
  await act(black.page, 'open-call')
  await act(black.page, 'call')
  await white.page.getByText('The clocks are stopped').waitFor()
  await ruling(arbiter.page, 'stopped-for-help')
  await arbiter.page.locator('[data-acts="arbiter"] details summary').click()
  const office = arbiter.page.locator('[data-acts="arbiter"]')
  await office.locator('select[name="player"]').selectOption('black')
  await office.locator('input[name="time"]').fill('10:00')
  await act(arbiter.page, 'set-time')
  await black.page.waitForFunction(
    () => document.querySelector('[data-time="black"]').innerText.trim() === '10:00',
  )
  await office.locator('select[name="penalty"]').selectOption('warning')
  await act(arbiter.page, 'penalise')
  await ruling(black.page, 'penalised')
  await office.locator('input[name="back"]').fill('2')
  await act(arbiter.page, 'take-back')
  await plies(white.page, 0)
  await act(arbiter.page, 'restart')
  await white.page.getByText('White to move').waitFor()

  await office.locator('select[name="result"]').selectOption('1/2-1/2')
  await act(arbiter.page, 'declare')
  for (const { page } of [white, black, arbiter]) await page.waitForSelector('[data-result="1/2-1/2"]')
  // Both sign at the same moment, and both signatures are taken.
  await Promise.all([white, black].map(({ page }) => act(page, 'sign')))
  for (const { page } of [white, black]) await page.waitForSelector('[data-do="sign"]', { state: 'detached' })
  const records = await white.page.locator('.records a').evaluateAll((all) => all.map((one) => one.href))
  assert.equal(records.length, 3)
  assert.match(await (await fetch(records[0])).text(), /\[White "Anna"\]/)
  const log = await (await fetch(records[1])).json()
  assert.ok(log.events.some(({ act: text }) => text === 'assistant-of-white plays e2e4'))
  assert.ok(log.events.some(({ act: text }) => text === 'black signs 1/2-1/2'))
  assert.match(records[2], /\/learn\/coach\?game=/)
  // On paper: the scoresheet with its lines to sign, and nothing else.
  await white.page.emulateMedia({ media: 'print' })
  assert.match(await white.page.locator('.paper').innerText(), /White's signature/)
  assert.equal(await white.page.locator('.game').isVisible(), false)
  for (const one of [white, black, arbiter, assistant]) await one.leave()
})

test('a game that is over is played through again with the arrow keys', async () => {
  const { server } = place
  const game = await newGame(server, { control: '300+3' })
  const white = await reader(place)
  const black = await reader(place)
  await white.page.goto(seat(server, game, 'white'))
  await black.page.goto(seat(server, game, 'black'))
  await running(white.page, black.page)
  const line = ['f2f3', 'e7e5', 'g2g4', 'd8h4']
  for (const [index, uci] of line.entries()) {
    await move(index % 2 ? black.page : white.page, uci.slice(0, 2), uci.slice(2))
    await Promise.all([plies(white.page, index + 1), plies(black.page, index + 1)])
  }
  await white.leave()
  await black.leave()
  const visitor = await reader(place, { language: 'it', width: 390, height: 844 })
  const { page } = visitor
  await page.goto(`${server.url}/watch`)
  await page.locator(`[data-game="${game.id}"]`).click()
  await page.waitForSelector('[data-result="0-1"]')
  for (const shown of [2, 1, 0]) {
    await page.keyboard.press('ArrowLeft')
    await page.waitForSelector(`[data-ply="${shown}"].current`)
  }
  await page.keyboard.press('End')
  await page.waitForSelector('[data-ply="3"].current')
  assert.equal(await page.locator('[data-ply="3"] .move').innerText(), 'Dh4#')
  await visitor.leave()
})

test('a link that is not valid, and an address that is none', async () => {
  const { server } = place
  const game = await newGame(server, {})
  const visitor = await reader(place, { calm: /404|403|401/ })
  const { page } = visitor
  await page.goto(`${server.url}/game/${game.id}#not-a-secret-of-this-game`)
  await page.locator('[role="alert"]').waitFor()
  await page.goto(`${server.url}/nowhere`)
  await page.getByRole('heading', { name: 'There is no such page' }).waitFor()
  await visitor.leave()
})

test('the first load is small', async () => {
  const { server } = place
  const game = await newGame(server, {})
  for (const path of ['', `game/${game.id}`, 'clock']) {
    const visitor = await reader(place)
    const line = await visitor.context.newCDPSession(visitor.page)
    await line.send('Network.enable')
    let bytes = 0
    line.on('Network.loadingFinished', (event) => (bytes += event.encodedDataLength))
    await visitor.page.goto(`${server.url}/${path}`, { waitUntil: 'networkidle' })
    await visitor.page.waitForSelector(path.startsWith('game') ? '.game' : 'h1')
    console.log(`first load of /${path.split('/')[0]}: ${(bytes / 1024).toFixed(0)} KB compressed`)
    assert.ok(bytes > 10_000 && bytes < 300 * 1024, `${path}: ${bytes} bytes`)
    await visitor.leave()
  }
})
