import assert from 'node:assert/strict'
import { test } from 'node:test'
import { act, setUp, move, newGame, plies, reader, running, seat } from './harness.mjs'

const place = setUp()

/** Runs in the page: text with too little contrast, and controls without a name. */
function shortcomings() {
  const found = []
  const channels = (text) => {
    const numbers = text.match(/[\d.]+/g)?.map(Number) ?? [0, 0, 0, 0]
    const scale = text.startsWith('color(') ? 255 : 1
    const [r, g, b, alpha = 1] = numbers
    return [r * scale, g * scale, b * scale, alpha]
  }
  const over = ([r, g, b, alpha], [x, y, z]) => [
    r * alpha + x * (1 - alpha),
    g * alpha + y * (1 - alpha),
    b * alpha + z * (1 - alpha),
    1,
  ]
  const light = ([r, g, b]) => {
    const linear = (value) =>
      value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
    return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
  }
  const behind = (element) => {
    const layers = []
    for (let one = element; one; one = one.parentElement)
      layers.push(channels(getComputedStyle(one).backgroundColor))
    return layers.reverse().reduce((below, layer) => over(layer, below), [255, 255, 255, 1])
  }
  const isSeen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('.unseen, :disabled, .skip') &&
    element.getClientRects().length > 0
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('svg') || !isSeen(element)) continue
    const own = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())
    if (!own) continue
    const style = getComputedStyle(element)
    const back = behind(element)
    const front = over(channels(style.color), back)
    const [a, b] = [light(front), light(back)].sort((x, y) => y - x)
    const size = parseFloat(style.fontSize)
    const needed = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5
    const ratio = (a + 0.05) / (b + 0.05)
    if (ratio < needed)
      found.push(`${ratio.toFixed(2)}: ${element.textContent.trim().slice(0, 40)} (${element.className})`)
  }
  for (const element of document.querySelectorAll(
    'button, a[href], input, select, textarea, [role="grid"]',
  )) {
    if (!element.checkVisibility()) continue
    const labels = [...(element.labels ?? [])].map((label) => label.textContent).join('')
    const name = element.getAttribute('aria-label') ?? (labels || element.textContent || element.title)
    if (!name.trim()) found.push(`no name: ${element.outerHTML.slice(0, 80)}`)
  }
  const headings = [...document.querySelectorAll('h1')].filter((one) => one.checkVisibility())
  if (headings.length !== 1) found.push('not one heading of the first rank')
  if (document.documentElement.scrollWidth > innerWidth + 1)
    found.push(`wider than its window: ${document.documentElement.scrollWidth}`)
  return found
}

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
