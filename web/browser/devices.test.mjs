import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { act, reader, setUp } from './harness.mjs'

const place = setUp()
const OFFLINE = /ERR_INTERNET_DISCONNECTED|Failed to fetch/
const PASSWORD = 'una password lunga'
const HEADERS = { 'X-Tratto': '1' }

/** Signs a browser in without its pages: a new account, or one that is there. */
async function signIn(visitor, name, isNew = false) {
  const answer = await visitor.context.request.post(
    `${place.server.url}/api/${isNew ? 'account' : 'session'}`,
    {
      headers: HEADERS,
      data: { name, password: PASSWORD },
    },
  )
  assert(answer.ok(), await answer.text())
}

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

async function begin(page, path) {
  await page.goto(`${place.server.url}${path}`)
  await act(page, 'begin')
  await page.waitForSelector('[data-question]')
}

/** Answers the exercises that come, one after the other; returns their names. */
async function answer(page, known, marks) {
  const names = []
  for (const isRight of marks) {
    const id = await page.locator('[data-exercise]').getAttribute('data-exercise')
    for (let wait = 0; !known.has(id) && wait < 50; wait += 1) await page.waitForTimeout(50)
    const { options } = known.get(id).answer
    await page.keyboard.press(String(options.findIndex(({ right }) => right === isRight) + 1))
    await page.waitForSelector('[data-verdict]')
    names.push(id)
    await act(page, 'next')
    if (names.length < marks.length)
      await page.waitForFunction(
        (last) => document.querySelector('[data-exercise]')?.dataset.exercise !== last,
        id,
      )
  }
  return names
}

const standing = (page, what) => page.waitForSelector(`[data-sync="${what}"]`)

/** What the page writes into a file. */
async function file(page) {
  await page.goto(`${place.server.url}/learn/training`)
  await page.waitForSelector('[data-do="export"]')
  const download = page.waitForEvent('download')
  await act(page, 'export')
  return JSON.parse(await readFile(await (await download).path(), 'utf8'))
}

async function kept(visitor) {
  const answer = await visitor.context.request.get(`${place.server.url}/api/account/cards`)
  return answer.json()
}

const ids = ({ cards }) => cards.map(({ id }) => id).sort()

test('two devices and one account: neither loses anything, also when the line is cut', async () => {
  const one = await reader(place)
  const two = await reader(place, { width: 390, height: 844, calm: OFFLINE })
  const known = [exercisesOf(one.page), exercisesOf(two.page)]

  // Before there is an account the browser says so; what was learnt then is not lost.
  await begin(one.page, '/learn/training/square-colour?level=1')
  const first = await answer(one.page, known[0], [true, false])
  await one.page.goto(`${place.server.url}/learn/training`)
  await standing(one.page, 'none')
  await signIn(one, 'circolo', true)
  await one.page.reload()
  await standing(one.page, 'done')
  assert.deepEqual(ids(await kept(one)), [...first].sort())

  // The other device has it as soon as it is signed in.
  await signIn(two, 'circolo')
  await begin(two.page, '/learn/training/same-diagonal?level=1')
  assert.deepEqual(ids(await file(two.page)), [...first].sort())
  await standing(two.page, 'done')

  // It goes on without a network, and says what that means.
  await begin(two.page, '/learn/training/same-diagonal?level=1')
  await two.context.setOffline(true)
  const second = await answer(two.page, known[1], [false, true, true])
  await standing(two.page, 'waiting')
  assert.match(await two.page.locator('[data-sync]').innerText(), /cannot be reached.*circolo/)
  // Meanwhile the first one learns something, too, and does a lesson.
  await begin(one.page, '/learn/training/square-colour?level=1')
  const third = await answer(one.page, known[0], [true])
  await one.page.goto(`${place.server.url}/learn/training`)
  await standing(one.page, 'done')
  // The page is closed and opened again without a network: nothing is forgotten.
  await two.page.goto(`${place.server.url}/learn/training`)
  await standing(two.page, 'waiting')
  await two.context.setOffline(false)
  await standing(two.page, 'done')
  const all = [...first, ...second, ...third].sort()
  await one.page.reload()
  await standing(one.page, 'done')
  const files = [await file(one.page), await file(two.page)]
  assert.deepEqual(ids(files[0]), all)
  assert.deepEqual(files[0].cards, files[1].cards)
  assert.deepEqual(ids(await kept(one)), all)
  await one.leave()
  await two.leave()
})

test('results and lessons go with the account; a reader of the same browser sees those of nobody else', async () => {
  const one = await reader(place)
  const known = exercisesOf(one.page)
  await signIn(one, 'anna', true)
  await begin(one.page, '/learn/training/square-colour?level=1')
  await answer(one.page, known, Array(10).fill(true))
  await one.page.waitForSelector('[data-summary="passed"]')
  const lessons = await one.context.request.get(`${place.server.url}/api/lessons`)
  const [lesson] = (await lessons.json()).chapters.flatMap(({ lessons }) => lessons)
  await one.page.evaluate(
    ([key, at]) => localStorage.setItem('tratto.lessons.progress@anna', JSON.stringify({ [key]: at })),
    [lesson.key, Date.now()],
  )
  await one.page.goto(`${place.server.url}/learn/training`)
  await standing(one.page, 'done')
  const stored = await kept(one)
  assert.equal(stored.runs.find(({ id }) => id === 'square-colour:1').best, 10)
  assert.deepEqual(
    stored.lessons.map(({ id }) => id),
    [lesson.key],
  )

  const two = await reader(place)
  await signIn(two, 'anna')
  await two.page.goto(`${place.server.url}/learn/training`)
  await standing(two.page, 'done')
  await two.page.waitForSelector('[data-drill="square-colour"] .level.on')
  await two.page.goto(`${place.server.url}/learn/lessons`)
  await two.page.waitForSelector(`li.done[data-lesson="${lesson.key}"]`)

  // Signed out and in as somebody else on the same device.
  await two.page.goto(`${place.server.url}/account`)
  await two.page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await two.page.waitForSelector('input[name="name"], form')
  await two.page.goto(`${place.server.url}/learn/training`)
  await standing(two.page, 'none')
  assert.equal(await two.page.locator('.level.on').count(), 0)
  await signIn(two, 'bruno', true)
  await two.page.reload()
  await standing(two.page, 'done')
  assert.equal(await two.page.locator('.level.on').count(), 0)
  assert.deepEqual(await kept(two), { cards: [], runs: [], lessons: [], revision: 0, more: false })
  // Anna comes back and has hers.
  await signIn(two, 'anna')
  await two.page.reload()
  await two.page.waitForSelector('[data-drill="square-colour"] .level.on')
  await one.leave()
  await two.leave()
})

test('a repetition is not scheduled, and a card about another version gives way', async () => {
  const visitor = await reader(place)
  const { page } = visitor
  const known = exercisesOf(page)
  await begin(page, '/learn/training/square-colour?level=1')
  await answer(page, known, [false, ...Array(9).fill(true)])
  await page.waitForSelector('[data-summary]')
  const repeat = page.locator('[data-do="again"]')
  await repeat.click()
  await answer(page, known, [true])
  await page.waitForSelector('[data-summary]')
  const { cards } = await file(page)
  assert.equal(cards.length, 10)
  assert(
    cards.every(({ reps }) => reps === 1),
    'each was scheduled once',
  )

  // A card about a version of an exercise that there is not any more.
  const old = { ...cards[0], id: 'square-colour:1:4711', version: 99, due: 1_700_000_000_000 }
  await page.locator('input[name="cards"]').setInputFiles({
    name: 'cards.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ format: 'tratto-cards', version: 1, cards: [old] })),
  })
  await page.locator('[data-told]').waitFor()
  await page.goto(`${place.server.url}/learn/training/due`)
  await page.waitForSelector('[data-due="1"]')
  await act(page, 'begin')
  await page.waitForSelector('[data-replaced="1"]')
  const asked = await page.locator('[data-exercise]').getAttribute('data-exercise')
  assert.notEqual(asked, old.id)
  assert.match(asked, /^square-colour:1:/)
  const after = (await file(page)).cards.find(({ id }) => id === old.id)
  assert(after.due > Date.now() + 300 * 86_400_000, 'put off')
  await visitor.leave()
})
