import assert from 'node:assert/strict'
import { test } from 'node:test'
import { act, setUp, move, newGame, plies, reader, running, seat } from './harness.mjs'
import { shortcomings } from './shortcomings.mjs'

const place = setUp()

test('contrast, names and width of every page, light and dark, on a phone and on a desk', async () => {
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
  await plies(white.page, 0)
  await white.leave()
  await black.leave()

  const path = `/game/${game.id}`
  const pages = [
    ['/', '[data-finding]'],
    ['/new', '[name="preset"]'],
    [`${path}#${game.links.white}`, '[data-finding="illegal-move"]'],
    [`${path}#${game.links.arbiter}`, '[data-acts="arbiter"]'],
    [`${path}#${game.links.assistant}`, '[data-acts="assistant"]'],
    ['/clock', '[data-control]'],
    ['/watch', '[data-game]'],
    ['/winnable', '[data-do="ask"]'],
    ['/account', 'form'],
    ['/about', 'table'],
    ['/laws', '[data-term]'],
    ['/learn', '[data-part]'],
    ['/learn/coach', '[data-section="balance"]'],
    ['/learn/glossary/fork', '.meant [data-entry]'],
    ['/learn/almanac/1961-11-09', '[data-day] .events'],
    ['/learn/almanac/champions#world-women', 'ol li'],
    ['/learn/almanac/people#michail-nechemjevic-tal', '[data-person]'],
    ['/learn/almanac/titles', 'dt'],
    ['/learn/almanac/signs', 'dt'],
    ['/learn/almanac/courtesies', 'ol li'],
    ['/learn/openings?moves=e2e4,c7c5', '[data-eco="B20"]'],
    ['/learn/openings/courses', '[data-status]'],
    ['/learn/lessons', '[data-lesson]'],
    ['/learn/lessons/fork', '[data-exercise]'],
    ['/learn/training', '[data-drill]'],
    ['/learn/training/mate-in-one?level=2', '[data-do="begin"]'],
    ['/learn/training/ladder', '[data-rung]'],
    ['/learn/training/due', '[data-due]'],
  ]
  const looks = [
    { language: 'it', dark: false, width: 390, height: 844 },
    { language: 'en', dark: true, width: 1280, height: 860 },
  ]
  const found = []
  for (const look of looks) {
    const visitor = await reader(place, look)
    for (const [address, sign] of pages) {
      await visitor.page.goto(`${server.url}${address}`)
      await visitor.page.waitForSelector(sign)
      await visitor.page.evaluate(() => {
        for (const one of document.querySelectorAll('details')) one.open = true
      })
      const here = await visitor.page.evaluate(shortcomings)
      found.push(...here.map((what) => `${address.split('#')[0]} ${look.width}: ${what}`))
      // Another address with the same path is not loaded anew.
      await visitor.page.goto('about:blank')
    }
    await visitor.leave()
  }
  assert.deepEqual(found, [])
})
