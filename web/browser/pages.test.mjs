import assert from 'node:assert/strict'
import { test } from 'node:test'
import { act, setUp, newGame, reader } from './harness.mjs'

const place = setUp()

test('the home page judges, in both languages and by another edition', async () => {
  const visitor = await reader(place, { language: 'it' })
  const { page } = visitor
  await page.goto(place.server.url)
  await page.waitForSelector('[data-finding]')
  assert.match(await page.locator('h1').innerText(), /Le Regole degli Scacchi/)
  assert.match(await page.locator('.answer').innerText(), /7\.5/)
  await page.locator('[data-case="flag"]').click()
  await page.getByText('6.9').first().waitFor()
  await page.locator('select[name="language"]').selectOption('en')
  await page.getByText('The Laws of Chess, executable.').waitFor()
  assert.equal(await page.locator('html').getAttribute('lang'), 'en')
  await page.locator('.answer select').selectOption('2001')
  await page.getByText('6.10').first().waitFor()
  await page.locator('nav a[href="/about"]').click()
  await page.getByRole('row', { name: /2023/ }).waitFor()
  await visitor.leave()
})

test('on a phone the pages are behind a menu, and the Preface is a Prefazione', async () => {
  const visitor = await reader(place, { language: 'it', width: 390, height: 844 })
  const { page } = visitor
  await page.goto(place.server.url)
  await page.waitForSelector('[data-finding]')
  assert.equal(await page.locator('nav a').first().isVisible(), false)
  await page.locator('[aria-controls="pages"]').click()
  await page.locator('nav a[href="/about"]').click()
  await page.getByRole('row', { name: /2023/ }).waitFor()
  assert.equal(await page.locator('[aria-controls="pages"]').getAttribute('aria-expanded'), 'false')
  await page.locator('a[href="/laws"]').click()
  await page.waitForSelector('[data-rule="RB-3"]')
  const articles = await page.locator('[data-rule] .article').allInnerTexts()
  assert(articles.includes('Prefazione') && articles.includes('Glossario'))
  assert(articles.some((text) => text.includes('Manuale degli Arbitri')))
  const foreign = articles.filter((text) => /Preface|Glossary|Manual\b|Appendix/.test(text))
  assert.deepEqual(foreign, [])
  await visitor.leave()
})

test('can this be won: dead, won by one side, and the line on the board', async () => {
  const visitor = await reader(place)
  const { page } = visitor
  await page.goto(`${place.server.url}/winnable`)
  await page.locator('input[name="fen"]').fill('8/8/4k3/8/8/4K3/4B3/8 w - - 0 1')
  await page.locator('input[name="fen"]').blur()
  await act(page, 'ask')
  await page.waitForSelector('[data-dead="true"]')
  // A rook set up by hand changes everything.
  await page.locator('[data-brush="white-rook"]').click()
  await page.locator('[data-square="e2"]').click()
  await act(page, 'ask')
  await page.waitForSelector('[data-verdict="white-winnable"]')
  await page.waitForSelector('[data-verdict="black-unwinnable"]')
  await act(page, 'show-white')
  await page.waitForSelector('.board [role="grid"]')
  await page.waitForSelector('.line .current')
  await visitor.leave()
})

test('games are listed, and watched', async () => {
  const { server } = place
  const game = await newGame(server, { players: { white: 'Anna', black: 'Bruno' } })
  const visitor = await reader(place)
  const { page } = visitor
  await page.goto(`${server.url}/watch`)
  await page.locator(`[data-game="${game.id}"]`).click()
  await page.waitForSelector('[data-role="spectator"]')
  await page.getByText('Waiting for White').waitFor()
  await visitor.leave()
})

test('an organiser signs up, and gives out a new link', async () => {
  const visitor = await reader(place)
  const { page } = visitor
  await page.goto(`${place.server.url}/account`)
  await page.locator('input[name="name"]').fill('arbiter-of-the-club')
  await page.locator('input[name="password"]').fill('correct horse battery staple')
  await page.getByRole('button', { name: 'Make an account' }).click()
  await page.getByText('Signed in as').waitFor()
  await page.goto(`${place.server.url}/new`)
  await act(page, 'create')
  await page.waitForSelector('[data-link="white"]')
  await page.goto(`${place.server.url}/account`)
  await page.getByRole('button', { name: 'New link for Black' }).click()
  await page.waitForSelector('[data-link="black"]')
  await visitor.leave()
})

test('the clock through two periods, and without a network', async () => {
  const visitor = await reader(place, { width: 820, height: 1180 })
  const { page, context } = visitor
  await page.goto(`${place.server.url}/clock`)
  await page.locator('input[name="control"]').fill('2/60:30')
  await page.keyboard.press('Enter')
  await page.waitForSelector('[data-phase="ready"]')
  await page.locator('[data-side="black"]').click()
  for (const side of ['white', 'black', 'white', 'black']) {
    await page.waitForSelector(`[data-side="${side}"].runs`)
    await page.locator(`[data-side="${side}"]`).click()
  }
  await page.waitForSelector('[data-side="white"].runs [data-period="2"]')
  await page.waitForSelector('[data-side="black"] [data-period="2"]')
  // Sixty seconds and thirty, less what has been used.
  assert.match(await page.locator('[data-side="white"] .time').innerText(), /^1:(30|2\d)/)
  await act(page, 'pause')
  await page.waitForSelector('[data-phase="paused"]')
  const hold = page.locator('[data-do="correct"]')
  await hold.hover()
  await page.mouse.down()
  await page.locator('dialog input[name="white"]').waitFor()
  await page.mouse.up()
  await page.locator('dialog input[name="white"]').fill('0:02')
  await page.keyboard.press('Enter')
  await act(page, 'pause')
  await page.waitForSelector('[data-phase="out"]')
  await page.waitForSelector('[data-side="white"] .flag')

  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  await page.reload()
  await act(page, 'new')
  await page.getByRole('heading', { name: 'Chess clock' }).waitFor()
  await context.setOffline(false)
  await visitor.leave().catch((error) => {
    // The presets cannot be had without a network; nothing else may go wrong.
    const faults = error.actual ?? [String(error)]
    assert.deepEqual(
      faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED.*\/api\/presets/.test(fault)),
      [],
    )
  })
})
