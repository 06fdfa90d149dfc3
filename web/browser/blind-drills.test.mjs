// Every drill in the blind manner: no board, and words for everything that the board would have shown.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { act, reader, setUp } from './harness.mjs'

// Dozens of runs, one after the other.
const place = setUp({
  env: { TRATTO_LIMITS_QUESTIONS_BURST: '1000', TRATTO_LIMITS_REQUESTS_BURST: '100000' },
})

/** The squares of the pieces of a FEN. */
function squaresOf(fen) {
  const squares = []
  fen
    .split(' ')[0]
    .split('/')
    .forEach((rank, row) => {
      let file = 0
      for (const letter of rank) {
        if (/\d/.test(letter)) file += Number(letter)
        else squares.push(`${'abcdefgh'[file++]}${8 - row}`)
      }
    })
  return squares
}

const named = (text) => new Set(text.match(/\b[a-h][1-8]\b/g) ?? [])

/** Begins a run; gives the exercise that is asked first. A busy server may make none in its time, and is asked again. */
async function begun(page, where) {
  const known = new Map()
  const note = async (response) => {
    if (!response.url().includes('/api/training/') || !response.ok()) return
    const { exercises = [] } = await response.json().catch(() => ({}))
    for (const exercise of exercises) known.set(exercise.id, exercise)
  }
  page.on('response', note)
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await act(page, 'begin')
    await page.waitForSelector('[data-question], .error')
    if ((await page.locator('[data-question]').count()) === 1) break
  }
  assert.equal(await page.locator('[data-question]').count(), 1, `${where}: no exercise`)
  const id = await page.locator('[data-exercise]').getAttribute('data-exercise')
  for (let wait = 0; !known.has(id) && wait < 100; wait += 1) await page.waitForTimeout(20)
  page.off('response', note)
  assert(known.has(id), `${where}: ${id} is not what was sent`)
  return known.get(id)
}

test('each drill at each level has the words that it needs', async () => {
  const { server } = place
  const visitor = await reader(place, { language: 'it' })
  const { page } = visitor
  await page.addInitScript(() => {
    if (location.protocol !== 'http:') return
    localStorage.setItem('tratto.training.manner', JSON.stringify({ voice: false, blind: true }))
  })
  const { groups } = await (await fetch(`${server.url}/api/training`)).json()
  const drills = groups.flatMap((group) => group.drills)
  assert(drills.length > 30)
  const missing = []
  for (const { key, levels } of drills) {
    for (let level = 1; level <= levels; level += 1) {
      const where = `${key}:${level}`
      await page.goto(`${server.url}/learn/training/${key}?level=${level}`)
      const exercise = await begun(page, where)
      assert.equal(await page.locator('.board').count(), 0, `${where}: there is a board`)
      const read = async () => (await page.locator('.exercise .ask').innerText()).trim()
      const before = await read()
      if ((await page.locator('[data-phase="looking"]').count()) === 1) {
        await act(page, 'ready')
        await page.waitForSelector('[data-phase="asking"]')
      }
      const words = `${before} ${await read()}`
      // Every piece that stands on the board, and every square that is pointed at.
      const there = squaresOf(exercise.earlier?.fen ?? exercise.fen ?? '8/8/8/8/8/8/8/8')
      const lost = there.filter((square) => !named(words).has(square))
      if (lost.length) missing.push(`${where}: nothing says what stands on ${lost.join(' ')}: ${words}`)
      for (const move of exercise.earlier?.moves ?? [])
        if (!words.includes(move.san)) missing.push(`${where}: ${move.san} is not told`)
      const isTold = (square) => named(words).has(square) || key === 'name-square'
      const unmarked = (exercise.marks ?? []).filter((square) => !isTold(square))
      if (unmarked.length) missing.push(`${where}: ${unmarked.join(' ')} is only drawn: ${words}`)
      // It can be answered without a pointer.
      const ways = await page.locator('.exercise [data-option], .exercise input[name="answer"]').count()
      if (!ways) missing.push(`${where}: there is no way to answer`)
      // What is read aloud names as much.
      const aloud = named(exercise.spoken)
      const unheard = exercise.sight === 'then-hidden' ? [] : there.filter((square) => !aloud.has(square))
      if (unheard.length && exercise.text?.length)
        missing.push(`${where}: nobody hears of ${unheard.join(' ')}: ${exercise.spoken}`)
    }
  }
  assert.deepEqual(missing, [])
  await visitor.leave()
})

test('a square is named without being seen: its file and rank are counted out', async () => {
  const { server } = place
  for (const level of [1, 2, 3]) {
    const answer = await fetch(`${server.url}/api/training/name-square?level=${level}&count=10&seed=1`)
    const { exercises } = await answer.json()
    for (const exercise of exercises) {
      const [file, rank] = exercise.text.join(' ').match(/\d/g).map(Number)
      const [x, y] = exercise.orientation === 'white' ? [file, rank] : [9 - file, 9 - rank]
      const right = exercise.answer.options.find((option) => option.right)
      assert.equal(right.label, `${'abcdefgh'[x - 1]}${y}`)
      assert(exercise.spoken.includes(exercise.text[0]))
      assert(!exercise.text.join(' ').includes(right.label), 'the answer is not told')
    }
  }
})

test('what is marked on a board is told square by square', async () => {
  const visitor = await reader(place)
  const { page } = visitor
  const sent = page.waitForResponse(/\/api\/training\/key-squares\?/)
  await page.goto(`${place.server.url}/learn/training/key-squares?level=1`)
  await act(page, 'begin')
  const [exercise] = (await (await sent).json()).exercises
  assert(exercise.marks.length > 0)
  for (const square of exercise.marks)
    assert.match(await page.locator(`[data-cell="${square}"]`).getAttribute('aria-label'), /marked/)
  const other = ['a1', 'h8', 'a8', 'h1'].find((square) => !exercise.marks.includes(square))
  assert.doesNotMatch(await page.locator(`[data-cell="${other}"]`).getAttribute('aria-label'), /marked/)
  await visitor.leave()
})
