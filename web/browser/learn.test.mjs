import assert from 'node:assert/strict'
import { test } from 'node:test'
import { act, move, newGame, onBoard, plies, reader, running, seat, setUp } from './harness.mjs'

const place = setUp()

async function opened(path, look) {
  const visitor = await reader(place, look)
  await visitor.page.goto(`${place.server.url}${path}`)
  return visitor
}

test('the menu leads to what there is to learn, by keyboard alone', async () => {
  const { page, leave } = await opened('/')
  await page.locator('nav#pages a[href="/learn"]').focus()
  await page.keyboard.press('Enter')
  await page.waitForSelector('[data-part="glossary"]')
  for (const part of await page.locator('[data-part]').all()) {
    const address = await part.getAttribute('href')
    await part.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${address}`)
    await page.locator('h1').waitFor()
    assert.equal(await page.locator('nav#pages a[aria-current]').getAttribute('href'), '/learn')
    await page.goBack()
    await page.waitForSelector('[data-part="glossary"]')
  }
  await page.goto(`${place.server.url}/learn/nothing`)
  await page.waitForSelector('main .button')
  await page.goto(`${place.server.url}/learn/coach/x`)
  await page.waitForSelector('main .button')
  await leave()
})

test('a term is found by any spelling of either language, and leads to others', async () => {
  const { page, leave } = await opened('/learn/glossary', { language: 'it' })
  const seek = page.locator('input[name="seek"]')
  await page.waitForSelector('[data-letter]')
  for (const [text, key] of [
    ['FORK', 'fork'],
    ['forchetta', 'fork'],
    ['presa al varco', 'en-passant-capture'],
    ['Stalemate', 'stalemate'],
  ]) {
    await seek.fill(text)
    assert.equal(await page.locator('[data-entry]').first().getAttribute('data-entry'), key, text)
  }
  // A slip of the finger: the server knows what is near.
  await seek.fill('inchiodtura')
  await page.waitForSelector('[data-entry="pin"]')
  await seek.fill('')
  await page.locator('[data-letter="Z"]').click()
  const words = await page.locator('ul.words li > a').allInnerTexts()
  assert(words.length > 0 && words.every((word) => word.startsWith('Z')), String(words))
  await page.locator('ul.words a', { hasText: 'Zugzwang' }).first().click()
  await page.waitForURL('**/learn/glossary/*zugzwang*')
  const entry = page.locator('.meant [data-entry]')
  await entry.waitFor()
  const related = entry.locator('.related a').first()
  const next = await related.getAttribute('href')
  await related.click()
  await page.waitForSelector(`.meant [data-entry="${next.split('/').at(-1)}"]`)
  // Another spelling as an address leads to the term.
  await page.goto(`${place.server.url}/learn/glossary/Forchetta`)
  await page.waitForURL('**/learn/glossary/fork')
  await page.locator('details.names summary').click()
  await page.waitForSelector('details.names tbody tr')
  await page.locator('select[name="language"]').selectOption('en')
  await page.waitForSelector('.meant h2 a:text("Fork")')
  await leave()
})

test('a word of the Laws opens its meaning by pointer, by keyboard and by a tap', async () => {
  const { page, leave } = await opened('/laws')
  const word = page.locator('[data-term="stalemate"]').first()
  await word.waitFor()
  await word.scrollIntoViewIfNeeded()
  const note = page.locator('[role="note"]')
  await word.hover()
  await note.waitFor()
  assert.match(await note.innerText(), /Stallo/)
  await page.mouse.move(2, 2)
  await note.waitFor({ state: 'detached' })
  // By keyboard: the focus opens it, Escape closes it, Tab goes on into it.
  await page.locator('input[name="seek"]').focus()
  await page.keyboard.press('Tab')
  await note.waitFor()
  assert.equal(await page.locator(':focus').getAttribute('aria-expanded'), 'true')
  await page.keyboard.press('Escape')
  await note.waitFor({ state: 'detached' })
  await page.keyboard.press('Enter')
  await note.waitFor()
  await page.keyboard.press('Tab')
  assert.match(await page.locator(':focus').getAttribute('href'), /^\/learn\/glossary\//)
  // Further on, the next word has the focus, and its note is the only one.
  await page.keyboard.press('Tab')
  await page.waitForSelector('[data-term][aria-expanded="true"]:focus')
  assert.equal(await page.locator('[data-term]').first().getAttribute('aria-expanded'), 'false')
  assert.equal(await note.count(), 1)
  await leave()

  const phone = await place.browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 800 },
  })
  const touched = await phone.newPage()
  await touched.goto(`${place.server.url}/laws`)
  const tapped = touched.locator('[data-term="castling"]').first()
  await tapped.waitFor()
  await tapped.scrollIntoViewIfNeeded()
  await tapped.tap()
  await touched.locator('[role="note"]').waitFor()
  const box = await touched.locator('[role="note"]').boundingBox()
  assert(
    box.x >= 0 && box.x + box.width <= 390 && box.y >= 0 && box.y + box.height <= 800,
    JSON.stringify(box),
  )
  await touched.locator('[role="note"] a').tap()
  await touched.waitForSelector('.meant [data-entry="castling"]')
  await phone.close()
})

test('a ruling and the rules behind it open the words of the Laws, by keyboard', async () => {
  const { server } = place
  const game = await newGame(server, { mode: 'governed', control: '5400+30' })
  const white = await reader(place)
  const black = await reader(place)
  await white.page.goto(seat(server, game, 'white'))
  await black.page.goto(seat(server, game, 'black'))
  await running(white.page, black.page)
  await move(white.page, 'e2', 'e5')
  await plies(black.page, 1)
  await white.page.keyboard.press(' ')
  await act(black.page, 'open-claim')
  await black.page.locator('dialog input[value="illegal-move"]').check()
  await act(black.page, 'claim')
  const { page } = white
  await page.locator('[data-finding="illegal-move"] summary').click()
  const word = page.locator('[data-finding="illegal-move"] [data-rule] [data-term]').first()
  await word.waitFor()
  await page.keyboard.press('Tab')
  for (let step = 0; step < 20 && !(await word.evaluate((one) => one === document.activeElement)); step += 1)
    await page.keyboard.press('Tab')
  const note = page.locator('[role="note"]')
  await note.waitFor()
  assert((await note.innerText()).length > 20)
  await page.keyboard.press('Escape')
  await note.waitFor({ state: 'detached' })
  await white.leave()
  await black.leave()
})

test('the almanac begins with today where the reader is', async () => {
  const visitor = await reader(place)
  const { page } = visitor
  // A quarter to midnight on 8 November in Rome is that day there, whatever day the server has.
  await page.clock.setFixedTime(new Date(2026, 10, 8, 23, 45))
  await page.goto(`${place.server.url}/learn/almanac`)
  await page.waitForSelector('[data-day="11-08"]')
  await page.locator('[data-do="day-after"]').click()
  await page.waitForSelector('[data-day="11-09"]')
  assert.match(await page.locator('.events').innerText(), /Tal/)
  await page.locator('.events a', { hasText: 'Tal' }).first().click()
  await page.waitForSelector('[data-person]')
  assert.match(await page.locator('[data-person]').innerText(), /1936–1992/)
  await page.locator('[data-person] ul a').first().click()
  await page.waitForSelector('select[name="title"]')
  await page.locator('select[name="title"]').selectOption('world-women')
  await page.waitForSelector('text=Vera')
  await page.locator('input[name="seek"]').waitFor({ state: 'detached' })
  await page.locator('[data-tab="people"]').click()
  await page.locator('input[name="seek"]').fill('LASKER')
  await page.waitForSelector('.people a:text("Emanuel Lasker")')
  for (const [tab, sign] of [
    ['titles', 'dt:text("GM")'],
    ['signs', 'dt:text("?!")'],
    ['courtesies', 'ol li:nth-child(7)'],
  ]) {
    await page.locator(`[data-tab="${tab}"]`).click()
    await page.waitForSelector(sign)
  }
  // A day of a year says who was champion then; a day that there is not says so.
  await page.goto(`${place.server.url}/learn/almanac/1972-09-01`)
  await page.waitForSelector('dl a:text("Robert James Fischer")')
  const feed = await page.locator('[data-do="subscribe"]').getAttribute('href')
  const calendar = await fetch(feed.replace('webcal:', 'http:'))
  assert.equal(calendar.headers.get('content-type'), 'text/calendar; charset=utf-8')
  await visitor.leave()

  const other = await opened('/learn/almanac/02-30', { calm: /02-30/ })
  await other.page.waitForSelector('[role="alert"]')
  await other.leave()
})

test('openings are walked through on the board, by moves, by keys and by name', async () => {
  const { page, leave } = await opened('/learn/openings')
  await page.locator('[data-next="e2e4"]').click()
  await page.waitForSelector('[data-eco="B00"]')
  await page.waitForURL('**/learn/openings?moves=e2e4')
  await page.waitForSelector('[data-next="c7c5"]')
  await move(page, 'c7', 'c5')
  await page.waitForSelector('[data-eco="B20"]')
  assert.match(await page.locator('.name').innerText(), /Sicilian Defense[\s\S]*Difesa siciliana/)
  await page.locator('h1').click()
  await page.keyboard.press('ArrowLeft')
  await page.waitForSelector('[data-eco="B00"]')
  await page.keyboard.press('ArrowRight')
  await page.waitForSelector('[data-eco="B20"]')
  // By the board's own keys, and a move that is not known.
  await page.locator('[data-cell="h2"]').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.waitForURL('**moves=e2e4,c7c5,h2h3')
  await page.waitForSelector('.name >> text=one half-move ago')
  // By name in the other language; the position is the same by another order of moves.
  await page.locator('input[name="seek"]').fill('difesa slava')
  await page.locator('[data-opening]').first().click()
  await page.waitForSelector('[data-eco="D10"]')
  const slav = await onBoard(page)
  await page.goto(`${place.server.url}/learn/openings?moves=c2c4,c7c6,d2d4,d7d5`)
  await page.waitForSelector('[data-eco="D10"]')
  assert.equal(await onBoard(page), slav)
  await page.locator('input[name="seek"]').fill('8/8/4k3/8/8/4K3/4B3/8 w - - 0 1')
  await page.keyboard.press('Enter')
  await page.waitForSelector('h2:text("A position without a name")')
  await leave()
})

test('the lines of the courses say what was corrected, and are shown', async () => {
  const { page, leave } = await opened('/learn/openings/courses', { language: 'it' })
  await page.waitForSelector('[data-status="corrected"]')
  const legal = page.locator('[data-status]').first()
  assert.match(await legal.innerText(), /5\.Cxe5[\s\S]*Oppure: 5…Cxe5[\s\S]*confuta/)
  await legal.locator('button').nth(1).click()
  await page.waitForURL(/moves=.*c6e5$/)
  await page.waitForSelector('.line .current:text("Cxe5")')
  await page.goBack()
  await page.waitForSelector('[data-status="unclear"]')
  await leave()
})
