// A server and Chromium for each test file. Every page is monitored: a console error, or a request to another host, makes the test
// fail at its end.
import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before } from 'node:test'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const PATIENCE = Number(process.env.TRATTO_PATIENCE ?? 45_000)

function binary() {
  const places = [
    process.env.TRATTO_BIN,
    join(ROOT, 'target/debug/tratto'),
    join(ROOT, 'target/release/tratto'),
  ]
  const found = places.find((place) => place && existsSync(place))
  assert(found, 'no tratto to serve the pages: cargo build -p tratto')
  return found
}

export function browserPath() {
  const places = [
    process.env.CHROMIUM,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]
  const found = places.find((place) => place && existsSync(place))
  assert(found, 'no Chromium: apt-get install chromium')
  return found
}

/** A free port: the origin has to be known before the server starts. */
async function freePort() {
  const probe = createServer()
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/** A running server that can be killed and started again on the same log. */
export class Server {
  #folder = mkdtempSync(join(tmpdir(), 'tratto-browser-'))
  #process = null
  address = '127.0.0.1:0'

  /** With `origin` the pages are reached as http://localhost, which browsers trust with passkeys. */
  constructor({ origin = false, env = {} } = {}) {
    this.hasOrigin = origin
    this.env = env
  }

  get url() {
    return `http://${this.address}`
  }

  /** Runs an operator's command on the file of the running server; returns its output. */
  admin(...order) {
    const db = join(this.#folder, 'log.db')
    return JSON.parse(execFileSync(binary(), ['admin', ...order, '--json', '--db', db], { encoding: 'utf8' }))
  }

  async start() {
    const args = ['serve', '--json', '--db', join(this.#folder, 'log.db')]
    if (this.hasOrigin) {
      const port = await freePort()
      args.push('--addr', `127.0.0.1:${port}`, '--origin', `http://localhost:${port}`)
    } else args.push('--addr', this.address)
    this.#process = spawn(binary(), args, {
      stdio: ['ignore', 'pipe', 'inherit'],
      // What this machine has installed changes no test.
      env: { ...process.env, TRATTO_ENGINE: 'none', ...this.env },
    })
    const line = await new Promise((resolve, reject) => {
      let text = ''
      this.#process.stdout.on('data', (chunk) => {
        text += chunk
        if (text.includes('\n')) resolve(text)
      })
      this.#process.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    })
    this.address = JSON.parse(line).addr
    if (this.hasOrigin) this.address = this.address.replace('127.0.0.1', 'localhost')
  }

  /** As a power cut would. */
  async kill() {
    const gone = new Promise((resolve) => this.#process.once('exit', resolve))
    this.#process.kill('SIGKILL')
    await gone
  }

  async end() {
    if (this.#process?.exitCode === null) await this.kill()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  async post(path, body, token) {
    const headers = { 'Content-Type': 'application/json', 'X-Tratto': '1' }
    if (token) headers.Authorization = `Bearer ${token}`
    const answer = await fetch(`${this.url}/api${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    const read = await answer.json()
    assert(answer.ok, `${path}: ${JSON.stringify(read)}`)
    return read
  }

  async state(id) {
    return (await fetch(`${this.url}/api/games/${id}`)).json()
  }
}

/** A TCP proxy to the server that can be cut, like the connection of a train in a tunnel. */
export class Cable {
  #sockets = new Set()
  #isCut = false
  #door = null
  address = ''

  constructor(server) {
    this.server = server
  }

  async lay() {
    const [host, port] = this.server.address.split(':')
    this.#door = createServer((near) => {
      if (this.#isCut) {
        near.destroy()
        return
      }
      const far = connect(Number(port), host)
      for (const [one, other] of [
        [near, far],
        [far, near],
      ]) {
        this.#sockets.add(one)
        one.on('error', () => undefined)
        one.on('close', () => {
          this.#sockets.delete(one)
          other.destroy()
        })
        one.pipe(other)
      }
    })
    await new Promise((resolve) => this.#door.listen(0, host, resolve))
    this.address = `${host}:${this.#door.address().port}`
  }

  cut() {
    this.#isCut = true
    for (const socket of this.#sockets) socket.destroy()
  }

  mend() {
    this.#isCut = false
  }

  /** Open connections transfer nothing any more, without either end being told. */
  freeze() {
    for (const socket of this.#sockets) {
      socket.unpipe()
      socket.pause()
    }
  }

  remove() {
    this.cut()
    this.#door.close()
  }
}

/** Sets up a server, and a browser with these flags, for the tests of a file. */
export function setUp({ flags = [], ...options } = {}) {
  const server = new Server(options)
  const place = { server, browser: null, pages: [] }
  before(async () => {
    await server.start()
    place.browser = await chromium.launch({
      executablePath: browserPath(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', ...flags],
    })
  })
  after(async () => {
    await place.browser?.close()
    await server.end()
  })
  return place
}

/** A browser context of its own. `calm` matches the console errors that a test causes on purpose. */
export async function reader(
  place,
  {
    language = 'en',
    width = 1280,
    height = 900,
    dark = false,
    calm = null,
    serviceWorkers = 'allow',
    host = place.server.address,
  } = {},
) {
  const context = await place.browser.newContext({
    locale: language === 'it' ? 'it-IT' : 'en-GB',
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    serviceWorkers,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE)
  const faults = []
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`))
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    const text = `${message.text()} ${message.location().url}`
    if (!calm?.test(text)) faults.push(text)
  })
  page.on('request', (request) => {
    const url = request.url()
    if (/^(https?|wss?):/.test(url) && new URL(url).host !== host) faults.push(`left the server: ${url}`)
  })
  return {
    page,
    context,
    /** Ends the visit, and fails if anything went wrong unnoticed. */
    async leave() {
      await context.close()
      assert.deepEqual(faults, [])
    },
  }
}

/** A game with its links as they are offered. */
export async function offeredGame(server, settings) {
  return server.post('/games', { mode: 'online', control: '300+3', ...settings })
}

/** A game whose links have been taken, so that any number of browsers can use them. */
export async function newGame(server, settings) {
  const game = await offeredGame(server, settings)
  for (const role of ['white', 'black', 'arbiter', 'assistant']) {
    const secret = randomBytes(24).toString('base64url')
    await server.post(`/games/${game.id}/links/take`, { secret }, game.links[role])
    game.links[role] = secret
  }
  return game
}

/** Plays moves of an online game by the API. */
export async function played(server, game, line) {
  for (const [index, uci] of line.split(' ').entries()) {
    const side = index % 2 ? 'black' : 'white'
    const { moment } = await server.state(game.id)
    const body = { expected_seq: moment.seq, act: `${side} plays ${uci}` }
    await server.post(`/games/${game.id}/acts`, body, game.links[side])
  }
}

export function seat(server, game, role) {
  return `http://${server.address}/game/${game.id}#${game.links[role]}`
}

/** Waits until both players are at the board and the game goes on. */
export async function running(...pages) {
  for (const page of pages) await page.waitForSelector('[data-status="running"]')
}

async function point(page, square) {
  await page.locator('.board .place').scrollIntoViewIfNeeded()
  const box = await page.locator('.board .place').boundingBox()
  const first = await page.locator('.board [data-cell]').first().getAttribute('data-cell')
  const file = square.charCodeAt(0) - 97
  const rank = Number(square[1]) - 1
  const [x, y] = first === 'a8' ? [file, 7 - rank] : [7 - file, rank]
  return [box.x + ((x + 0.5) * box.width) / 8, box.y + ((y + 0.5) * box.height) / 8]
}

export async function touch(page, square) {
  await page.mouse.click(...(await point(page, square)))
}

/** Drags a piece from one square to another. */
export async function drag(page, from, to) {
  const [x, y] = await point(page, from)
  const [u, v] = await point(page, to)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move((x + u) / 2, (y + v) / 2, { steps: 3 })
  await page.mouse.move(u, v, { steps: 3 })
  await page.mouse.up()
}

/** Plays a move by two clicks. */
export async function move(page, from, to) {
  await touch(page, from)
  await touch(page, to)
}

/** Waits until the page shows so many half-moves. */
export async function plies(page, count) {
  await page.waitForFunction((n) => document.querySelectorAll('[data-ply]').length === n, count)
}

export async function onBoard(page) {
  return (await page.locator('[data-fen]').first().getAttribute('data-fen')).split(' ')[0]
}

export function act(page, what) {
  return page.locator(`[data-do="${what}"]`).first().click()
}

/** Waits for a ruling and gives its text. */
export async function ruling(page, finding) {
  const note = page.locator(`[data-finding="${finding}"]`).first()
  await note.waitFor()
  return note.innerText()
}
