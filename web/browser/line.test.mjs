import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Cable, setUp, move, newGame, plies, reader, running, seat } from './harness.mjs'

const place = setUp()
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

test('a line that is dead and does not say so is given up, and what was missed comes', async () => {
  const { server } = place
  const game = await newGame(server, {})
  const cable = new Cable(server)
  await cable.lay()
  const white = await reader(place)
  const black = await reader(place, { calm: BROKEN, host: cable.address })
  await white.page.goto(seat(server, game, 'white'))
  await black.page.goto(seat(cable, game, 'black'))
  await running(white.page, black.page)
  cable.freeze()
  await move(white.page, 'e2', 'e4')
  await plies(white.page, 1)
  assert.equal(await black.page.locator('[data-ply]').count(), 0)
  // A heartbeat is not answered; nobody touches the cable.
  await plies(black.page, 1)
  await move(black.page, 'e7', 'e5')
  await plies(white.page, 2)
  await white.leave()
  await black.leave()
  cable.remove()
})

/** Lets a test change what the server says to a page, or keep it back. */
async function interpreted(page, change) {
  await page.routeWebSocket(/\/socket$/, (near) => {
    const far = near.connectToServer()
    far.onMessage((text) => {
      const message = change(JSON.parse(text), near)
      if (message) near.send(JSON.stringify(message))
    })
  })
}

test('a page that was not told of a move finds out by its heartbeat', async () => {
  const { server } = place
  const game = await newGame(server, {})
  const white = await reader(place)
  const black = await reader(place)
  let lost = 0
  await interpreted(black.page, (message) => {
    const isMove = message.type === 'update' && message.events.some(({ act }) => act === 'white plays e2e4')
    if (!isMove || lost) return message
    lost += 1
    return null
  })
  await white.page.goto(seat(server, game, 'white'))
  await black.page.goto(seat(server, game, 'black'))
  await running(white.page, black.page)
  await move(white.page, 'e2', 'e4')
  await plies(black.page, 1)
  assert.equal(lost, 1)
  await move(black.page, 'e7', 'e5')
  await plies(white.page, 2)
  await white.leave()
  await black.leave()
})

test('a game that is deleted, and one in which too much has happened', async () => {
  const { server } = place
  const game = await newGame(server, { mode: 'governed', control: '600' })
  const white = await reader(place)
  const black = await reader(place, { language: 'it' })
  const watching = await reader(place)
  for (const { page } of [white, black, watching])
    await interpreted(page, (message) => {
      if (message.moment?.status === 'running') message.moment.capped = true
      return message
    })
  await white.page.goto(seat(server, game, 'white'))
  await black.page.goto(seat(server, game, 'black'))
  await watching.page.goto(`${server.url}/game/${game.id}`)
  await running(white.page, black.page, watching.page)
  for (const { page } of [white, black, watching]) await page.waitForSelector('[data-capped]')
  assert.match(await black.page.locator('[data-capped]').innerText(), /arbitro/)
  for (const gone of ['adjust', 'open-call', 'open-claim'])
    assert.equal(await white.page.locator(`[data-do="${gone}"]`).count(), 0, gone)
  for (const there of ['offer', 'open-resign']) await white.page.locator(`[data-do="${there}"]`).waitFor()
  await Promise.all([white, black, watching].map((one) => one.leave()))

  const late = await reader(place, { language: 'it' })
  await interpreted(late.page, (message, near) => {
    if (message.type !== 'state') return null
    setTimeout(() => near.close({ code: 1008, reason: '' }))
    return { type: 'refused', id: 0, fault: { kind: 'gone', sentence: 'The game was deleted.' } }
  })
  await late.page.goto(`${server.url}/game/${game.id}`)
  await late.page.getByText('Questa partita è stata cancellata.').waitFor()
  await late.leave()
})
