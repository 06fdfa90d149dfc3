import assert from 'node:assert/strict'
import { test } from 'node:test'
import { act, drag, hall, move, newGame, onBoard, plies, reader, ruling, running, seat } from './harness.mjs'

const place = hall()

test('a mate, in two languages', async () => {
  const { server } = place
  // White makes the game through the page, as anybody would.
  const white = await reader(place, { language: 'it', width: 390, height: 844 })
  await white.page.goto(`${server.url}/new`)
  await white.page.locator('input[name="mode"][value="online"]').check()
  await act(white.page, 'create')
  const links = white.page.locator('[data-link="black"] input')
  await links.waitFor()
  const black = await reader(place, { language: 'en' })
  await black.page.goto(await links.inputValue())
  await white.page.locator('[data-link="white"] a.button').click()
  await running(white.page, black.page)

  await move(white.page, 'f2', 'f3')
  await plies(black.page, 1)
  await drag(black.page, 'e7', 'e5')
  await plies(white.page, 2)
  // A move that is not legal is refused with its reason, and is no move.
  await move(white.page, 'e1', 'e3')
  assert.match(await white.page.locator('.side .error').innerText(), /Non è legale/)
  await white.page.locator('input[name="typed"]').fill('g4')
  await white.page.keyboard.press('Enter')
  await plies(black.page, 3)
  await move(black.page, 'd8', 'h4')

  for (const { page } of [white, black]) {
    await page.waitForSelector('[data-result="0-1"]')
    assert.match(await page.locator('.result').innerText(), /5\.1\.1/)
  }
  assert.match(await white.page.locator('.result').innerText(), /Nero/)
  assert.match(await black.page.locator('.result').innerText(), /Black wins, 0–1: checkmate/)
  assert.equal(await white.page.locator('[data-ply="3"] .move').innerText(), 'Dh4#')
  assert.equal(await black.page.locator('[data-ply="3"] .move').innerText(), 'Qh4#')
  assert.match(await black.page.locator('[data-live]').innerText(), /Black: queen h4, mate/)

  const id = new URL(black.page.url()).pathname.split('/')[2]
  const pgn = await (await fetch(`${server.url}/api/games/${id}/pgn`)).text()
  assert.match(pgn, /Qh4#/)

  // Colours change hands.
  await act(white.page, 'rematch')
  await white.page.waitForSelector('[data-role="black"]')
  await act(black.page, 'rematch')
  await black.page.waitForSelector('[data-role="white"]')
  await running(white.page, black.page)
  await white.leave()
  await black.leave()
})

test('a wrong and a right claim of threefold repetition, by an intended move', async () => {
  const { server } = place
  const game = await newGame(server, { control: '5400+30' })
  const white = await reader(place)
  const black = await reader(place, { language: 'it' })
  await white.page.goto(seat(server, game, 'white'))
  await black.page.goto(seat(server, game, 'black'))
  await running(white.page, black.page)
  const play = async (page, from, to, count) => {
    await move(page, from, to)
    await Promise.all([plies(white.page, count), plies(black.page, count)])
  }
  const claim = async (text) => {
    await act(black.page, 'open-claim')
    await black.page.locator('dialog input[value="threefold"]').check()
    await black.page.locator('dialog input[value="by-move"]').check()
    await black.page.locator('dialog input[name="move"]').fill(text)
    await act(black.page, 'claim')
  }
  await play(white.page, 'g1', 'f3', 1)
  await play(black.page, 'g8', 'f6', 2)
  await play(white.page, 'f3', 'g1', 3)
  await claim('Cg8')
  assert.match(await ruling(white.page, 'threefold-incorrect'), /9\.\d/)
  // The move that was written stands: he must play it.
  await play(black.page, 'f6', 'g8', 4)
  await play(white.page, 'g1', 'f3', 5)
  await play(black.page, 'g8', 'f6', 6)
  await play(white.page, 'f3', 'g1', 7)
  await black.page.waitForSelector('[data-right="threefold-by-move"]')
  await claim('Cg8')
  for (const { page } of [white, black]) {
    await page.waitForSelector('[data-result="1/2-1/2"]')
    assert.match(await page.locator('.result').innerText(), /9\.2/)
  }
  await white.leave()
  await black.leave()
})

test('a flag falls and the opponent has nothing to win with', async () => {
  const { server } = place
  const game = await newGame(server, { control: '12' })
  const white = await reader(place)
  const black = await reader(place, { language: 'it' })
  await white.page.goto(seat(server, game, 'white'))
  await black.page.goto(seat(server, game, 'black'))
  await running(white.page, black.page)
  // Sixteen moves that leave Black with the king alone.
  const line =
    'd2d4 e7e5 d4e5 f8a3 d1d7 e8f8 d7c7 g8f6 e5f6 d8d3 c7b8 h7h6 b8b7 f8e8 f6g7 c8h3 b1a3 a8b8 g7h8n d3b5 c1h6 ' +
    'b5g5 b7a7 e8d8 a7b8 d8d7 g1h3 g5g7 h8f7 g7g3 b8g3 d7c6'
  for (const [index, uci] of line.split(' ').entries()) {
    const side = index % 2 ? 'black' : 'white'
    const { moment } = await server.state(game.id)
    const body = { expected_seq: moment.seq, act: `${side} plays ${uci}` }
    await server.post(`/games/${game.id}/acts`, body, game.links[side])
  }
  await plies(white.page, 32)
  for (const { page } of [white, black]) {
    await page.waitForSelector('[data-result="1/2-1/2"]')
    assert.match(await page.locator('.result').innerText(), /6\.9/)
  }
  assert.match(await ruling(black.page, 'flag-drawn'), /6\.9/)
  await white.leave()
  await black.leave()
})

test('castling in Chess960, king onto rook', async () => {
  const { server } = place
  // Number 80 is BBNNRKRQ: king and rook change places at once.
  const game = await newGame(server, { chess960: 80 })
  const white = await reader(place)
  const black = await reader(place)
  await white.page.goto(seat(server, game, 'white'))
  await black.page.goto(seat(server, game, 'black'))
  await running(white.page, black.page)
  await move(white.page, 'f1', 'g1')
  await Promise.all([plies(white.page, 1), plies(black.page, 1)])
  assert.equal(await black.page.locator('[data-ply="0"] .move').innerText(), '0-0')
  assert.match(await onBoard(black.page), /BBNNRRKQ$/)
  await white.leave()
  await black.leave()
})

test('the board by keyboard alone', async () => {
  const { server } = place
  const game = await newGame(server, {})
  const white = await reader(place)
  const black = await reader(place)
  await black.page.goto(seat(server, game, 'black'))
  await white.page.goto(seat(server, game, 'white'))
  await running(white.page, black.page)
  await white.page.locator('[data-cell="e2"]').focus()
  assert.match(await white.page.locator('[data-cell="e2"]').getAttribute('aria-label'), /e2, white pawn/)
  await white.page.keyboard.press('Enter')
  await white.page.keyboard.press('ArrowUp')
  await white.page.keyboard.press('ArrowUp')
  await white.page.keyboard.press('Enter')
  await plies(black.page, 1)
  assert.equal(await black.page.locator('[data-ply="0"] .move').innerText(), 'e4')
  await white.leave()
  await black.leave()
})
