import assert from 'node:assert/strict'
import { test } from 'node:test'
import { act, setUp, move, newGame, plies, reader, ruling, running, seat } from './harness.mjs'

const place = setUp()

async function table(settings) {
  const { server } = place
  const game = await newGame(server, { mode: 'governed', control: '5400+30', ...settings })
  const white = await reader(place)
  const black = await reader(place, { language: 'it' })
  const arbiter = await reader(place, { language: 'en', width: 390, height: 844 })
  await white.page.goto(seat(server, game, 'white'))
  await black.page.goto(seat(server, game, 'black'))
  await arbiter.page.goto(seat(server, game, 'arbiter'))
  await running(white.page, black.page, arbiter.page)
  const leave = async () => {
    for (const one of [white, black, arbiter]) await one.leave()
  }
  return { game, white: white.page, black: black.page, arbiter: arbiter.page, leave }
}

const choose = (page, choice) => page.locator(`[data-choice="${choice}"]`).first().click()
const settled = (page) => page.waitForFunction(() => !document.querySelector('[data-matters]'))

test('what waits for the arbiter stands on top of the page, with what can be chosen', async () => {
  const { white, black, arbiter, leave } = await table({})
  // A move out of turn is an event as any other, and more than putting back is for the arbiter to say.
  await move(black, 'e7', 'e5')
  await ruling(white, 'out-of-turn')
  await arbiter.waitForSelector('[data-matter="advice"]')
  assert.equal(await white.locator('[data-matters]').count(), 0, 'no player waits for it')
  await choose(arbiter, 'penalise')
  assert.equal(
    await arbiter.evaluate(() => document.activeElement?.getAttribute('name')),
    'penalty',
    'which penalty is said below',
  )
  assert.equal(await arbiter.locator('select[name="player"]').inputValue(), 'black')
  await act(arbiter, 'penalise')
  await ruling(black, 'penalised')
  await settled(arbiter)

  await act(white, 'open-call')
  await act(white, 'call')
  await arbiter.waitForSelector('[data-matter="call"]')
  assert.match(await white.locator('[data-matters]').innerText(), /waiting for the arbiter/i)
  assert.match(await black.locator('[data-matters]').innerText(), /in attesa dell'arbitro/i)
  // A page loaded afresh knows it too.
  await black.reload()
  await black.waitForSelector('[data-matter="call"]')
  await choose(arbiter, 'restart')
  for (const page of [white, black, arbiter]) await settled(page)
  await white.locator('.standing', { hasText: 'White to move' }).waitFor()

  // The ruling opens to the rules behind it, and from there to what other editions said.
  await white.locator('[data-finding="penalised"] summary').click()
  const rule = white.locator('[data-finding="penalised"] [data-rule]').first()
  await rule.waitFor()
  assert.match(await rule.innerText(), /12\.9/)
  await rule.locator('a').click()
  await white.waitForSelector('.meant')
  await leave()
})

test('a claim in the quickplay finish is the arbiter’s to decide', async () => {
  const { white, black, arbiter, leave } = await table({ edition: '2009', control: '7200' })
  const office = arbiter.locator('[data-acts="arbiter"]')
  await office.locator('details summary').click()
  await office.locator('input[name="time"]').fill('1:30')
  await act(arbiter, 'set-time')
  await ruling(white, 'times-set')
  await act(white, 'open-claim')
  await white.locator('dialog input[value="quickplay"]').check()
  await act(white, 'claim')
  await arbiter.waitForSelector('[data-matter="claim"]')
  await black.waitForSelector('[data-matter="claim"]')
  await choose(arbiter, 'agree')
  for (const page of [white, black, arbiter]) await page.waitForSelector('[data-result="1/2-1/2"]')
  await act(black, 'appeal')
  await ruling(white, 'appeal-barred')
  await leave()
})

test('an illegal move is corrected when both players want it', async () => {
  const { white, black, leave } = await table({ control: '180', supervised: false })
  await move(white, 'e2', 'e5')
  await plies(black, 1)
  await white.locator('[data-press="white"]').click()
  await black.waitForSelector('[data-ply="0"]:not(.open)')
  await move(black, 'd7', 'd6')
  await plies(white, 2)
  await act(white, 'agree-to-correct')
  await white.waitForSelector('[data-do="agree-to-correct"][disabled]')
  await black.getByText('Accetta di correggere').waitFor()
  await plies(white, 2)
  await act(black, 'agree-to-correct')
  await ruling(white, 'corrected-by-agreement')
  for (const page of [white, black]) await plies(page, 0)
  await leave()
})

test('a game is adjourned with a sealed move, resumed, and a decision appealed', async () => {
  const { white, black, arbiter, leave } = await table({})
  await arbiter.locator('[data-acts="arbiter"] details summary').click()
  await act(arbiter, 'tell-to-seal')
  await white.locator('input[name="sealed"]').fill('Nf3')
  await act(white, 'seal')
  for (const page of [white, black, arbiter]) await page.waitForSelector('[data-status="adjourned"]')
  assert.doesNotMatch(await black.locator('.game').innerText(), /f3/, 'nobody sees what is in the envelope')
  await act(arbiter, 'check-envelope')
  await ruling(arbiter, 'envelope-complete')
  // Both come back at the same moment: neither is told that the other was quicker.
  for (const page of [white, black]) await page.waitForSelector('[data-do="arrive"]')
  await Promise.all(
    [white, black].map((page) => page.evaluate(() => document.querySelector('[data-do="arrive"]').click())),
  )
  for (const page of [white, black])
    await page.waitForFunction(() => !document.querySelector('[data-do="arrive"]'))
  await act(arbiter, 'resume')
  await running(white, black, arbiter)
  await plies(black, 1)
  assert.equal(await black.locator('[data-ply="0"] .move').innerText(), 'Cf3')
  await act(black, 'open-call')
  await black.locator('dialog input[value="appeal"]').check()
  await act(black, 'call')
  await ruling(white, 'appealed')
  await leave()
})

test('a visually impaired player announces the move, and an assistant has a link', async () => {
  const { server } = place
  const maker = await reader(place)
  await maker.page.goto(`${server.url}/new`)
  await maker.page.waitForSelector('[name="preset"]')
  await maker.page.locator('details.more summary').click()
  await maker.page.locator('input[name="impaired-white"]').check()
  await maker.page.locator('input[name="mine"][value="none"]').check()
  await act(maker.page, 'create')
  await maker.page.waitForSelector('[data-link="assistant"][open]')
  const link = (role) => maker.page.locator(`[data-link="${role}"] input`).inputValue()
  const white = await reader(place)
  const black = await reader(place, { language: 'it' })
  await white.page.goto(await link('white'))
  await black.page.goto(await link('black'))
  await running(white.page, black.page)
  await move(white.page, 'e2', 'e4')
  await white.page.waitForSelector('[data-duty="announce"]')
  // Not announced it is not made, and Black sees nothing of it.
  await act(white.page, 'announce')
  await plies(black.page, 1)
  await white.page.waitForFunction(() => !document.querySelector('[data-duty="announce"]'))
  await white.page.locator('[data-press="white"]').click()
  await black.page.waitForSelector('[data-ply="0"]:not(.open)')
  assert.equal(await white.page.locator('[data-finding="not-announced"]').count(), 0)
  await act(black.page, 'repeat')
  await black.page.waitForFunction(() => !document.querySelector('[data-duty="repeat"]'))
  for (const one of [maker, white, black]) await one.leave()
})
