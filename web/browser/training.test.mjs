import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { act, move, reader, setUp, touch } from './harness.mjs'
import { shortcomings } from './shortcomings.mjs'

const place = setUp()
const OFFLINE = /ERR_INTERNET_DISCONNECTED|Failed to fetch/

/** The exercises that the page got, by their names. */
function exercisesOf(page) {
  const known = new Map()
  page.on('response', async (response) => {
    if (!/\/api\/training\//.test(response.url()) || !response.ok()) return
    const { exercises } = await response.json().catch(() => ({ exercises: [] }))
    for (const exercise of exercises) known.set(exercise.id, exercise)
  })
  return known
}

/** The exercise that is asked now. */
async function asked(page, known) {
  const id = await page.locator('[data-exercise]').getAttribute('data-exercise')
  for (let wait = 0; !known.has(id) && wait < 50; wait += 1) await page.waitForTimeout(50)
  assert(known.has(id), `the page asks ${id}, which nobody sent`)
  return known.get(id)
}

/** The moves of the first position with this verdict. */
function movesOf({ answer }, verdict) {
  return Object.entries(answer.nodes[answer.start].moves)
    .filter(([, move]) => move.verdict === verdict)
    .map(([uci, { san }]) => ({ uci, san }))
}

async function begin(page, path) {
  await page.goto(`${place.server.url}${path}`)
  await act(page, 'begin')
  await page.waitForSelector('[data-question]')
}

/** Plays a move with the mouse. */
async function play(page, uci) {
  await move(page, uci.slice(0, 2), uci.slice(2, 4))
  if (uci[4]) await page.locator(`[data-promote="${uci[4]}"]`).click()
}

async function type(page, text) {
  await page.locator('input[name="answer"]').fill(text)
  await page.keyboard.press('Enter')
}

const verdict = async (page, expected) => {
  await page.waitForSelector('[data-verdict]')
  assert.equal(await page.locator('[data-verdict]').getAttribute('data-verdict'), expected)
}

/** Answers a choice with the keyboard. */
async function choose(page, exercise, isRight) {
  const index = exercise.answer.options.findIndex(({ right }) => right === isRight)
  await page.keyboard.press(String(index + 1))
}

test('a run with the mouse: right, wrong with its refutation, a hint, the result and what comes back', async () => {
  const visitor = await reader(place)
  const { page } = visitor
  const known = exercisesOf(page)
  await begin(page, '/learn/training/mate-in-one?level=1')
  for (let number = 1; number <= 10; number += 1) {
    await page.waitForSelector(`[data-progress="${number}"]`)
    const exercise = await asked(page, known)
    const [right] = movesOf(exercise, 'right')
    if (number === 2) {
      const [wrong] = movesOf(exercise, 'wrong').filter(({ uci }) => uci.length === 4)
      await play(page, wrong.uci)
      await verdict(page, 'wrong')
      const sentence = exercise.answer.nodes[0].moves[wrong.uci].sentence
      assert((await page.locator('[data-verdict]').innerText()).includes(sentence))
      const { refutation = [] } = exercise.answer.nodes[0].moves[wrong.uci]
      if (refutation.length) {
        await act(page, 'refute')
        await page.waitForSelector('[data-step="1"]')
        const before = await page.locator('[data-fen]').first().getAttribute('data-fen')
        await act(page, 'step')
        await page.waitForSelector('[data-step="2"]')
        assert.notEqual(await page.locator('[data-fen]').first().getAttribute('data-fen'), before)
      }
      await act(page, 'retry')
      await play(page, right.uci)
      await verdict(page, 'right')
    } else {
      if (number === 3) {
        for (const step of [1, 2, 3]) {
          await act(page, 'hint')
          await page.waitForSelector(`[data-hints="${step}"]`)
        }
      }
      await play(page, right.uci)
      await verdict(page, 'right')
    }
    await act(page, 'next')
  }
  await page.waitForSelector('[data-summary="passed"]')
  assert.equal(await page.locator('[data-summary]').getAttribute('data-right'), '8')
  assert.equal(await page.locator('.repeat li').count(), 2)

  // The list knows that it was passed; nothing is due before tomorrow.
  await page.goto(`${place.server.url}/learn/training`)
  await page.waitForSelector('[data-drill="mate-in-one"] .level.on')
  await page.waitForSelector('[data-due="0"]')
  await page.clock.setFixedTime(Date.now() + 24 * 3600 * 1000)
  await page.goto(`${place.server.url}/learn/training/due`)
  await page.waitForFunction(() => Number(document.querySelector('[data-due]')?.dataset.due) >= 1)
  const due = Number(await page.locator('[data-due]').getAttribute('data-due'))
  assert(due >= 1 && due < 10, `${due} are due: what went wrong, not what went well`)
  await act(page, 'begin')
  const exercise = await asked(page, known)
  await play(page, movesOf(exercise, 'right')[0].uci)
  await verdict(page, 'right')
  await visitor.leave()
})

test('the keyboard alone: choices by digits, a move on the grid of the board, focus that is never lost', async () => {
  const visitor = await reader(place)
  const { page } = visitor
  const known = exercisesOf(page)
  const tabTo = async (selector) => {
    for (let step = 0; step < 120; step += 1) {
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return
      await page.keyboard.press('Tab')
    }
    assert.fail(`the Tab key never comes to ${selector}`)
  }
  await page.goto(`${place.server.url}/learn/training/square-colour?level=1`)
  await tabTo('[data-do="begin"]')
  await page.keyboard.press('Enter')
  for (let number = 1; number <= 10; number += 1) {
    await page.waitForSelector(`[data-progress="${number}"]`)
    const exercise = await asked(page, known)
    assert.equal(await page.evaluate(() => document.activeElement?.matches('[data-question]')), true)
    await choose(page, exercise, number !== 4)
    await verdict(page, number === 4 ? 'wrong' : 'right')
    await page.waitForFunction(() => document.activeElement?.dataset.do === 'next')
    await page.keyboard.press('Enter')
  }
  await page.waitForSelector('[data-summary="passed"][data-right="9"]')

  await page.goto(`${place.server.url}/learn/training/mate-in-one?level=1`)
  await tabTo('[data-do="begin"]')
  await page.keyboard.press('Enter')
  const exercise = await asked(page, known)
  const { uci } = movesOf(exercise, 'right')[0]
  await tabTo('[data-cell]')
  const steer = async (to) => {
    for (let step = 0; step < 20; step += 1) {
      const here = await page.evaluate(() => document.activeElement.dataset.cell)
      if (here === to) return
      const turned = (await page.locator('[data-cell]').first().getAttribute('data-cell')) === 'h1'
      const [files, ranks] = [to.charCodeAt(0) - here.charCodeAt(0), Number(to[1]) - Number(here[1])]
      const sign = turned ? -1 : 1
      if (files) await page.keyboard.press(files * sign > 0 ? 'ArrowRight' : 'ArrowLeft')
      else await page.keyboard.press(ranks * sign > 0 ? 'ArrowUp' : 'ArrowDown')
    }
    assert.fail(`the arrows never come to ${to}`)
  }
  await steer(uci.slice(0, 2))
  await page.keyboard.press('Enter')
  await steer(uci.slice(2, 4))
  await page.keyboard.press('Enter')
  if (uci[4]) {
    await tabTo(`[data-promote="${uci[4]}"]`)
    await page.keyboard.press('Enter')
  }
  await verdict(page, 'right')
  await page.waitForFunction(() => document.activeElement?.dataset.do === 'next')
  await visitor.leave()
})

test('blind in full: no board, the position in words, spoken questions and verdicts, typed answers', async () => {
  const visitor = await reader(place, { language: 'it' })
  const { page } = visitor
  // What the page says aloud: the browser of the test has no voice.
  await page.addInitScript(() => {
    window.spoken = []
    speechSynthesis.speak = ({ text, lang }) => window.spoken.push({ text, lang })
  })
  const known = exercisesOf(page)
  await page.goto(`${place.server.url}/learn/training/mate-in-one?level=1`)
  await page.locator('input[name="blind"]').check()
  await page.locator('input[name="voice"]').check()
  await act(page, 'begin')
  for (let number = 1; number <= 3; number += 1) {
    await page.waitForSelector(`[data-progress="${number}"]`)
    const exercise = await asked(page, known)
    assert.equal(await page.locator('.board').count(), 0, 'a board is to be seen')
    const told = await page.locator('.told').innerText()
    for (const sentence of exercise.text) assert(told.includes(sentence))
    const said = await page.evaluate(() => window.spoken)
    assert(said.some(({ text, lang }) => text.includes(exercise.question) && lang === 'it-IT'))
    if (number === 2) {
      await type(page, 'Dz9')
      await page.waitForSelector('[data-refused]')
    }
    const [right] = movesOf(exercise, 'right')
    const [wrong] = movesOf(exercise, 'wrong')
    const given = number === 3 ? wrong : right
    await type(page, number === 1 ? right.uci : given.san)
    await verdict(page, number === 3 ? 'wrong' : 'right')
    assert.equal(await page.locator('.board').count(), 0)
    const sentence = exercise.answer.nodes[0].moves[given.uci].sentence
    await page.waitForFunction((text) => window.spoken.some((one) => one.text.includes(text)), sentence)
    await page.waitForFunction(
      (text) => document.querySelector('[data-live]').textContent.includes(text),
      sentence,
    )
    await act(page, 'next')
  }
  // The voice can be switched off in the middle of a run.
  await act(page, 'voice')
  await page.evaluate(() => (window.spoken = []))
  const [quiet] = movesOf(await asked(page, known), 'right')
  await type(page, quiet.san)
  await verdict(page, 'right')
  assert.deepEqual(await page.evaluate(() => window.spoken), [])
  // Seen, then hidden: first only the position, then only the question.
  await begin(page, '/learn/training/recall?level=1')
  const recall = await asked(page, known)
  assert.equal(await page.locator('[data-option]').count(), 0)
  assert(!(await page.locator('main').innerText()).includes(recall.question))
  await act(page, 'ready')
  assert((await page.locator('main').innerText()).includes(recall.question))
  assert.equal(await page.locator('.told').count(), 0)
  await choose(page, recall, true)
  await verdict(page, 'right')
  await visitor.leave()
})

test('without a network: what was opened goes on, and the page says what needs the server', async () => {
  const visitor = await reader(place, { calm: OFFLINE })
  const { page, context } = visitor
  const known = exercisesOf(page)
  const path = '/learn/training/square-colour?level=1'
  await begin(page, path)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const first = await asked(page, known)
  await choose(page, first, false)
  await verdict(page, 'wrong')
  // A second run is fetched ahead.
  for (let wait = 0; known.size < 20 && wait < 100; wait += 1) await page.waitForTimeout(50)
  assert(known.size >= 20)

  await context.setOffline(true)
  await begin(page, path)
  await page.waitForSelector('[data-kept]')
  assert.notEqual((await asked(page, known)).id, first.id, 'those that were not asked yet come first')
  for (let number = 1; number <= 10; number += 1) {
    await page.waitForSelector(`[data-progress="${number}"]`)
    await choose(page, await asked(page, known), number > 1)
    await verdict(page, number > 1 ? 'right' : 'wrong')
    await act(page, 'next')
  }
  await page.waitForSelector('[data-summary="passed"]')

  // What went wrong comes back tomorrow, also without a network.
  await page.clock.setFixedTime(Date.now() + 24 * 3600 * 1000)
  await page.goto(`${place.server.url}/learn/training/due`)
  await page.waitForSelector('[data-do="begin"]')
  await act(page, 'begin')
  await asked(page, known)

  // A drill that was never opened needs the server, and the page says so.
  await page.goto(`${place.server.url}/learn/training/captures`)
  await act(page, 'begin')
  await page.getByText('come from the server').waitFor()
  await context.setOffline(false)
  await act(page, 'begin')
  await page.waitForSelector('[data-question]')
  await visitor.leave()
})

test('in Italian on a phone: Italian letters, every kind of answer, nothing too wide or too pale', async () => {
  const visitor = await reader(place, { language: 'it', width: 390, height: 844 })
  const { page } = visitor
  const known = exercisesOf(page)
  const found = []
  const look = async (what) => {
    const here = await page.evaluate(shortcomings)
    found.push(...here.map((fault) => `${what}: ${fault}`))
  }
  await page.goto(`${place.server.url}/learn/training`)
  await page.getByRole('heading', { name: 'Allenamento' }).waitFor()
  await page.waitForSelector('[data-drill]')
  await look('list')

  // Squares, with the finger.
  await begin(page, '/learn/training/attackers?level=2')
  let exercise = await asked(page, known)
  await look('squares')
  for (const square of exercise.answer.right) await touch(page, square)
  await act(page, 'hand-in')
  await verdict(page, 'right')
  await look('squares, right')

  // One square, typed in capitals; the names of the squares are not on the board.
  await begin(page, '/learn/training/find-square?level=1')
  exercise = await asked(page, known)
  assert.equal(await page.locator('.coordinate').count(), 0)
  await type(page, exercise.answer.right.toUpperCase())
  await verdict(page, 'right')

  // All moves of a kind, some typed and the rest by hand.
  await begin(page, '/learn/training/captures?level=2')
  exercise = await asked(page, known)
  const [first, ...rest] = movesOf(exercise, 'right').filter(({ uci }) => uci.length === 4)
  const promotions = movesOf(exercise, 'right').filter(({ uci }) => uci.length === 5)
  await type(page, [first, ...promotions].map(({ san }) => san).join(' '))
  for (const { uci } of rest) await play(page, uci)
  await look('moves')
  await act(page, 'hand-in')
  await verdict(page, 'right')

  // A position some moves earlier: a wrong answer, and the solution.
  await begin(page, '/learn/training/mate-ahead?level=1')
  exercise = await asked(page, known)
  assert.equal(
    (await page.locator('[data-fen]').first().getAttribute('data-fen')).split(' ')[0],
    exercise.earlier.fen.split(' ')[0],
  )
  await type(page, movesOf(exercise, 'wrong')[0].san)
  await verdict(page, 'wrong')
  await look('wrong')
  await act(page, 'solve')
  await verdict(page, 'shown')
  await visitor.leave()
  assert.deepEqual(found, [])
})

test('the ladder: its steps, which comes next, and the next one after a passed run', async () => {
  const visitor = await reader(place)
  const { page } = visitor
  const known = exercisesOf(page)
  await page.goto(`${place.server.url}/learn/training/ladder`)
  await page.waitForSelector('[data-rung][aria-current="step"]')
  const rungs = await page.locator('[data-rung]').evaluateAll((all) => all.map((one) => one.dataset.rung))
  assert(rungs.length > 5)
  assert.equal(await page.locator('[aria-current="step"]').getAttribute('data-rung'), rungs[0])
  await act(page, 'next-step')
  await act(page, 'begin')
  for (let number = 1; number <= 10; number += 1) {
    await page.waitForSelector(`[data-progress="${number}"]`)
    await choose(page, await asked(page, known), true)
    await verdict(page, 'right')
    await act(page, 'next')
  }
  await page.waitForSelector('[data-summary="passed"]')
  await act(page, 'onward')
  await page.waitForSelector('[data-do="begin"]')
  assert.equal(new URL(page.url()).searchParams.get('level'), rungs[1].split(':')[1])
  await page.goto(`${place.server.url}/learn/training/ladder`)
  await page.waitForSelector('[data-rung][aria-current="step"]')
  assert.equal(await page.locator('[aria-current="step"]').getAttribute('data-rung'), rungs[1])
  await visitor.leave()
})

test('cards as a file: saved, read elsewhere, and what is wrong with another file', async () => {
  const one = await reader(place)
  const known = exercisesOf(one.page)
  await begin(one.page, '/learn/training/square-colour?level=1')
  for (const isRight of [true, false, true]) {
    await choose(one.page, await asked(one.page, known), isRight)
    await one.page.waitForSelector('[data-verdict]')
    await act(one.page, 'next')
  }
  await one.page.goto(`${place.server.url}/learn/training`)
  const download = one.page.waitForEvent('download')
  await act(one.page, 'export')
  const path = await (await download).path()
  const text = await readFile(path, 'utf8')
  assert.equal(JSON.parse(text).cards.length, 3)
  await one.leave()

  const other = await reader(place)
  const { page } = other
  await page.goto(`${place.server.url}/learn/training`)
  await page
    .locator('input[name="cards"]')
    .setInputFiles({ name: 'cards.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await page.getByText('3 cards were read').waitFor()
  const broken = text.replace(/"difficulty": [\d.]+/, '"difficulty": 99')
  const place2 = join(tmpdir(), 'tratto-broken-cards.json')
  await writeFile(place2, broken)
  await page.locator('input[name="cards"]').setInputFiles(place2)
  await page.locator('[data-file-fault]').waitFor()
  assert.match(await page.locator('[data-file-fault]').innerText(), /Card 1 .*difficulty.* 99/)
  await other.leave()
})
