import assert from 'node:assert/strict'
import { test } from 'node:test'
import { act, reader, setUp } from './harness.mjs'
import { shortcomings } from './shortcomings.mjs'

const place = setUp()

async function lessonOf(key, language) {
  const answer = await fetch(`${place.server.url}/api/lessons/${key}`, {
    headers: { 'Accept-Language': language },
  })
  assert(answer.ok)
  return answer.json()
}

async function course(language) {
  const answer = await fetch(`${place.server.url}/api/lessons`, { headers: { 'Accept-Language': language } })
  const { chapters } = await answer.json()
  return chapters.flatMap(({ lessons }) => lessons)
}

/** Gives the right answer to a question, whatever its kind. */
async function answer(page, { answer }) {
  if (answer.kind === 'choice') {
    const { key } = answer.options.find(({ right }) => right)
    await page.locator(`[data-option="${key}"]`).click()
  } else if (answer.kind === 'moves') {
    // A right move may be answered, and the next one asked for.
    for (let place = answer.start; place !== undefined;) {
      const node = answer.nodes[place]
      if (place !== answer.start) {
        await page
          .locator(`[data-fen^="${node.fen.split(' ')[0]}"]`)
          .first()
          .waitFor()
      }
      const right = Object.entries(node.moves).filter(([, { verdict }]) => verdict === 'right')
      const typed = answer.all ? right : right.slice(0, 1)
      await page.locator('input[name="answer"]').fill(typed.map(([uci]) => uci).join(' '))
      await page.keyboard.press('Enter')
      place = answer.all ? undefined : right[0][1].next
    }
    if (answer.all) await act(page, 'hand-in')
  } else {
    const right = answer.kind === 'square' ? [answer.right] : answer.right
    if (right.length === 0) {
      await act(page, 'hand-in')
    } else {
      await page.locator('input[name="answer"]').fill(right.join(' '))
      await page.keyboard.press('Enter')
    }
  }
  await page.waitForSelector('[data-verdict="right"]')
}

test('from the list through a lesson to its exercises and the next one', async () => {
  const visitor = await reader(place, { language: 'it' })
  const { page } = visitor
  await page.goto(`${place.server.url}/learn`)
  await page.locator('[data-part="lessons"]').click()
  const all = await course('it')
  await page.waitForSelector('[data-lesson]')
  assert.equal(await page.locator('li[data-lesson]').count(), all.length)
  await act(page, 'next-lesson')
  const lesson = await lessonOf(all[0].key, 'it')
  await page.getByRole('heading', { level: 1, name: lesson.title }).waitFor()
  for (const part of lesson.parts) await page.getByText(part.text).waitFor()
  assert((await page.locator('[data-exercise]').innerText()).includes(lesson.question.question))
  await answer(page, lesson.question)
  await act(page, 'next')
  assert.equal(await page.evaluate(() => document.activeElement?.className.includes('practice')), true)
  const [drill] = lesson.exercises
  const link = page.locator(`[data-practice="${drill.drill}:${drill.level}"]`)
  assert.equal(await link.innerText(), drill.title)
  await link.click()
  await page.waitForSelector('[data-do="begin"]')
  await page.goBack()
  await page.waitForSelector('[data-do="next-lesson"]')
  await act(page, 'next-lesson')
  await page.getByRole('heading', { level: 1, name: all[1].title }).waitFor()
  await page.goto(`${place.server.url}/learn/lessons`)
  await page.waitForSelector(`li.done[data-lesson="${all[0].key}"]`)
  assert.equal(await page.locator('[aria-current="step"]').innerText(), `2\n${all[1].title}`)
  await visitor.leave()
})

test('every lesson can be answered, on a phone, and none is too wide or too pale', async () => {
  const visitor = await reader(place, { width: 390, height: 844, dark: true })
  const { page } = visitor
  const found = []
  for (const { key } of await course('en')) {
    await page.goto(`${place.server.url}/learn/lessons/${key}`)
    await page.waitForSelector('[data-exercise]')
    const here = await page.evaluate(shortcomings)
    found.push(...here.map((fault) => `${key}: ${fault}`))
    await answer(page, (await lessonOf(key, 'en')).question)
  }
  await visitor.leave()
  assert.deepEqual(found, [])
})

test('a lesson that was opened, and its exercises, without a network', async () => {
  const visitor = await reader(place, { calm: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ })
  const { page, context } = visitor
  const [first, , other] = await course('en')
  const lesson = await lessonOf(first.key, 'en')
  await page.goto(`${place.server.url}/learn/lessons`)
  await page.locator(`li[data-lesson="${first.key}"] a`).click()
  await page.waitForSelector('[data-exercise]')
  await page.evaluate(() => navigator.serviceWorker.ready)
  // The exercises of the lesson are fetched ahead.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.goto(`${place.server.url}/learn/lessons/${first.key}`)
  await page.waitForSelector('[data-kept]')
  await answer(page, lesson.question)
  const [drill] = lesson.exercises
  await page.goto(`${place.server.url}/learn/training/${drill.drill}?level=${drill.level}`)
  await act(page, 'begin')
  await page.waitForSelector('[data-question]')
  await page.goto(`${place.server.url}/learn/lessons/${other.key}`)
  await page.getByText('Lessons that were opened before').waitFor()
  await context.setOffline(false)
  await visitor.leave()
})

test('a lesson without a board: the positions in words, the answer typed', async () => {
  const visitor = await reader(place)
  const { page } = visitor
  await page.addInitScript(() =>
    localStorage.setItem('tratto.training.manner', JSON.stringify({ voice: false, blind: true })),
  )
  const [first] = await course('en')
  const lesson = await lessonOf(first.key, 'en')
  await page.goto(`${place.server.url}/learn/lessons/${first.key}`)
  await page.waitForSelector('[data-exercise]')
  assert.equal(await page.locator('.board .cells').count(), 0)
  for (const part of lesson.parts)
    for (const sentence of part.board_text ?? []) await page.getByText(sentence).first().waitFor()
  await answer(page, lesson.question)
  await visitor.leave()
})
