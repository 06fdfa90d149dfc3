import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  act,
  drag,
  setUp,
  move,
  newGame,
  onBoard,
  played,
  plies,
  reader,
  ruling,
  running,
  seat,
} from './harness.mjs'

const place = setUp()

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
  await act(white.page, 'to-board')
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
  // Without adequate supervision nobody calls the flag but the opponent, who claims it.
  const fen = '8/8/4k3/8/8/4K3/4Q3/8 w - - 0 60'
  const game = await newGame(server, { mode: 'governed', supervised: false, control: '4', fen })
  const white = await reader(place)
  const black = await reader(place, { language: 'it' })
  await white.page.goto(seat(server, game, 'white'))
  await black.page.goto(seat(server, game, 'black'))
  await running(white.page, black.page)
  await move(white.page, 'e2', 'h5')
  await plies(black.page, 1)
  await black.page.waitForSelector('[data-right="flag"]')
  assert.equal(await white.page.locator('.game').getAttribute('data-status'), 'running')
  await act(black.page, 'open-claim')
  await black.page.locator('dialog input[value="flag"]:checked').waitFor()
  await act(black.page, 'claim')
  for (const { page } of [white, black]) {
    await page.waitForSelector('[data-result="1/2-1/2"]')
    assert.match(await page.locator('.result').innerText(), /6\.9/)
  }
  assert.match(await ruling(black.page, 'flag-drawn'), /6\.9/)
  await white.leave()
  await black.leave()
})

test('a flag falls online: the server calls it, and the queen wins', async () => {
  const { server } = place
  const game = await newGame(server, { control: '3', fen: '8/8/4k3/8/8/4K3/4Q3/8 b - - 0 60' })
  const white = await reader(place, { language: 'it' })
  const black = await reader(place)
  await white.page.goto(seat(server, game, 'white'))
  await black.page.goto(seat(server, game, 'black'))
  for (const { page } of [white, black]) await page.waitForSelector('[data-result="1-0"]')
  assert.match(await ruling(white.page, 'flag-lost'), /6\.9/)
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

test('castling in Chess960, the king to its square and onto the rook', async () => {
  const { server } = place
  // Number 518 is the usual array: in Chess960 the move goes over the wire as king onto rook.
  const game = await newGame(server, { chess960: 518 })
  const white = await reader(place)
  const black = await reader(place, { language: 'it' })
  await white.page.goto(seat(server, game, 'white'))
  await black.page.goto(seat(server, game, 'black'))
  await running(white.page, black.page)
  await played(server, game, 'e2e4 e7e5 g1f3 g8f6 f1c4 f8c5')
  await Promise.all([plies(white.page, 6), plies(black.page, 6)])
  await move(white.page, 'e1', 'g1')
  await plies(black.page, 7)
  await drag(black.page, 'e8', 'h8')
  await plies(white.page, 8)
  assert.equal(await white.page.locator('[data-ply="6"] .move').innerText(), '0-0')
  assert.equal(await black.page.locator('[data-ply="7"] .move').innerText(), '0-0')
  assert.match(await onBoard(white.page), /^rnbq1rk1.*RNBQ1RK1$/)
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
