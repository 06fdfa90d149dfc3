import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Cable, hall, move, newGame, plies, reader, running, seat } from './harness.mjs'

const place = hall()
const BROKEN = /WebSocket|ERR_CONNECTION_REFUSED|Failed to load resource/

test('reconnecting in the middle gets what was missed', async () => {
  const { server } = place
  const game = await newGame(server, {})
  const cable = new Cable(server)
  await cable.lay()
  const white = await reader(place)
  const black = await reader(place, { calm: BROKEN, host: cable.address })
  await white.page.goto(seat(server, game, 'white'))
  await black.page.goto(seat(cable, game, 'black'))
  await running(white.page, black.page)
  await move(white.page, 'e2', 'e4')
  await plies(black.page, 1)
  await move(black.page, 'e7', 'e5')
  await plies(white.page, 2)
  cable.cut()
  await black.page.getByText('The connection is lost').waitFor()
  await move(white.page, 'g1', 'f3')
  await plies(white.page, 3)
  assert.equal(await black.page.locator('[data-ply]').count(), 2)
  cable.mend()
  await plies(black.page, 3)
  await move(black.page, 'b8', 'c6')
  await plies(white.page, 4)
  // And the whole page loaded anew.
  await white.page.reload()
  await plies(white.page, 4)
  await white.leave()
  await black.leave()
  cable.remove()
})

test('the server is killed and started again in the middle', async () => {
  const { server } = place
  const game = await newGame(server, { mode: 'governed', control: '600' })
  const white = await reader(place, { calm: BROKEN })
  const black = await reader(place, { language: 'it', calm: BROKEN })
  await white.page.goto(seat(server, game, 'white'))
  await black.page.goto(seat(server, game, 'black'))
  await running(white.page, black.page)
  await move(white.page, 'd2', 'd4')
  await plies(black.page, 1)
  await white.page.keyboard.press(' ')
  await white.page.waitForSelector('[data-ply="0"]:not(.open)')
  await server.kill()
  await white.page.getByText('The connection is lost').waitFor()
  await server.start()
  await running(white.page, black.page)
  await black.page.waitForFunction(() => !/connessione è caduta/.test(document.body.innerText))
  await plies(black.page, 1)
  // By the usual regulation the clocks stood still while nobody could play.
  const log = await (await fetch(`${server.url}/api/games/${game.id}/log`)).json()
  const acts = log.events.map((event) => event.act)
  assert.ok(acts.includes('white presses') && acts.includes('arbiter stops-clocks'), acts.join(', '))
  await move(black.page, 'd7', 'd5')
  await plies(white.page, 2)
  await black.page.locator('[data-press="black"]').click()
  await white.page.waitForSelector('[data-ply="1"]:not(.open)')
  await white.leave()
  await black.leave()
})
