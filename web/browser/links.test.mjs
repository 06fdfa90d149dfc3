import assert from 'node:assert/strict'
import { test } from 'node:test'
import { act, setUp, move, offeredGame, plies, reader, running, seat } from './harness.mjs'

const place = setUp()
/** What a browser says of an answer that refuses. */
const REFUSED = /Failed to load resource/
const SECRET = /[A-Za-z0-9_-]{32}/

test('a guest takes a link: reload, a second tab and Back go on, and the link is dead elsewhere', async () => {
  const { server } = place
  const game = await offeredGame(server, {})
  const white = await reader(place)
  await white.page.goto(`${server.url}/about`)
  await white.page.goto(seat(server, game, 'white'))
  await white.page.waitForSelector('[data-role="white"]')
  assert.equal(new URL(white.page.url()).hash, '#white')
  await white.page.reload()
  await white.page.waitForSelector('[data-role="white"]')
  // A second tab, from the message in which the link came.
  const tab = await white.context.newPage()
  await tab.goto(seat(server, game, 'white'))
  await tab.waitForSelector('[data-role="white"]')
  assert.doesNotMatch(tab.url(), SECRET)
  // Away and back: no address on the way holds the secret.
  await white.page.goto(`${server.url}/about`)
  await white.page.goBack()
  await white.page.waitForSelector('[data-role="white"]')
  assert.doesNotMatch(white.page.url(), SECRET)
  await white.page.goBack()
  assert.equal(new URL(white.page.url()).pathname, '/about')

  const late = await reader(place, { language: 'it', calm: REFUSED })
  await late.page.goto(seat(server, game, 'white'))
  const told = await late.page.locator('[role="alert"]').innerText()
  assert.match(told, /già stato usato.*organizzatore/s)
  await late.page.locator('[data-refused] a').click()
  await late.page.waitForSelector('[data-role="spectator"]')
  await late.leave()
  await white.leave()
})

test('two tabs of a browser race for a link, and both get in', async () => {
  const { server } = place
  for (let round = 0; round < 4; round += 1) {
    const game = await offeredGame(server, {})
    const guest = await reader(place, { calm: REFUSED })
    const tabs = [guest.page, await guest.context.newPage(), await guest.context.newPage()]
    await Promise.all(tabs.map((tab) => tab.goto(seat(server, game, 'black'))))
    for (const tab of tabs) await tab.waitForSelector('[data-role="black"]')
    await guest.leave()
  }
})

test('an answer that is lost on its way locks nobody out', async () => {
  const { server } = place
  const game = await offeredGame(server, {})
  const guest = await reader(place, { calm: REFUSED })
  let lost = 0
  await guest.page.route('**/links/take', async (route) => {
    if (lost === 0) {
      // The server does it, and the line is cut before it can say so.
      await route.fetch()
      lost += 1
      await route.abort('connectionreset')
    } else await route.continue()
  })
  await guest.page.goto(seat(server, game, 'white'))
  await guest.page.locator('[data-refused]').waitFor()
  assert.equal(lost, 1)
  await guest.page.reload()
  await guest.page.waitForSelector('[data-role="white"]')
  await guest.leave()
})

test('the maker keeps one side, and sees the other being taken', async () => {
  const { server } = place
  const maker = await reader(place)
  const { page } = maker
  await page.goto(`${server.url}/new`)
  await page.locator('input[name="mine"][value="black"]').check()
  await act(page, 'create')
  await page.waitForSelector('[data-link="black"][data-state="taken"]')
  assert.match(await page.locator('[data-link="black"] [data-standing]').innerText(), /this is you/)
  const link = await page.locator('[data-link="white"] input').inputValue()
  // Loaded anew, the page still has the links to give away.
  await page.reload()
  assert.equal(await page.locator('[data-link="white"] input').inputValue(), link)
  const arbiter = await page.locator('[data-link="arbiter"] input').inputValue()

  const guest = await reader(place, { language: 'it' })
  await guest.page.goto(link)
  await guest.page.waitForSelector('[data-role="white"]')
  await page.waitForSelector('[data-link="white"][data-state="taken"]')
  await page.getByText('White: the link has been taken.').waitFor({ state: 'attached' })
  assert.equal(await page.locator('[data-link="white"] input').count(), 0)
  await act(page, 'to-board')
  await running(page, guest.page)
  await move(guest.page, 'e2', 'e4')
  await plies(page, 1)

  // The arbiter's link is given away too, and is then out of the maker's hands.
  const third = await reader(place, { language: 'it' })
  await third.page.goto(arbiter)
  await third.page.waitForSelector('[data-role="arbiter"]')
  await page.locator('[data-part="holders"] > summary').click()
  const card = page.locator('[data-link="arbiter"]')
  await page.waitForSelector('[data-link="arbiter"][data-state="taken"]')
  await card.locator('summary').click()
  await card.locator('[data-locked]').waitFor()
  assert.equal(await card.locator('[data-do="renew"]').count(), 0)

  // Nobody who watches sees any of it.
  const watching = await reader(place)
  await watching.page.goto(`${server.url}/game/${new URL(page.url()).pathname.split('/')[2]}`)
  await watching.page.waitForSelector('[data-role="spectator"]')
  assert.equal(await watching.page.locator('[data-part="holders"]').count(), 0)

  // The arbiter hands over, and still has the link to give away.
  await third.page.locator('[data-part="holders"] > summary').click()
  await third.page.locator('[data-link="arbiter"] summary').click()
  const hand = third.page.locator('[data-link="arbiter"] [data-do="renew"]')
  await hand.click()
  await third.page.getByText('Lasci il tuo posto').waitFor()
  await hand.click()
  await third.page.getByText('Dai questo link a chi prende il tuo posto').waitFor()
  const next = await third.page.locator('[data-link="arbiter"] input').inputValue()
  const fourth = await reader(place)
  await fourth.page.goto(next)
  await fourth.page.waitForSelector('[data-role="arbiter"]')
  for (const one of [fourth, watching, third, guest, maker]) await one.leave()
})

test('a lost link is replaced by the maker, and whoever used the old one is told', async () => {
  const { server } = place
  const maker = await reader(place)
  const { page } = maker
  await page.goto(`${server.url}/new`)
  await act(page, 'create')
  const black = page.locator('[data-link="black"]')
  const old = await black.locator('input').inputValue()
  const guest = await reader(place, { calm: REFUSED })
  await guest.page.goto(old)
  await guest.page.waitForSelector('[data-role="black"]')
  await page.waitForSelector('[data-link="black"][data-state="taken"]')
  await black.locator('summary').click()
  await black.locator('[data-do="renew"]').click()
  await black.locator('[role="alert"]').waitFor()
  await black.locator('[data-do="renew"]').click()
  await page.waitForSelector('[data-link="black"][data-state="offered"]')
  await guest.page.getByText('has been withdrawn').waitFor()
  const fresh = await black.locator('input').inputValue()
  assert.notEqual(fresh, old)
  const other = await reader(place)
  await other.page.goto(fresh)
  await other.page.waitForSelector('[data-role="black"]')
  await black.locator('[data-standing]').getByText('at the board').waitFor()
  for (const one of [other, guest, maker]) await one.leave()
})

test('a browser that keeps nothing uses the link as it is', async () => {
  const { server } = place
  const game = await offeredGame(server, {})
  const guest = await reader(place)
  await guest.page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  })
  await guest.page.goto(seat(server, game, 'white'))
  await guest.page.waitForSelector('[data-role="white"]')
  await guest.page.reload()
  await guest.page.waitForSelector('[data-role="white"]')
  await guest.leave()
})

test('a rematch asked for again is the same game, in the same seat', async () => {
  const { server } = place
  const game = await offeredGame(server, {})
  const white = await reader(place)
  const black = await reader(place)
  await white.page.goto(seat(server, game, 'white'))
  await black.page.goto(seat(server, game, 'black'))
  await running(white.page, black.page)
  await act(white.page, 'open-resign')
  await act(white.page, 'resign')
  await white.page.waitForSelector('[data-result="0-1"]')
  await act(white.page, 'rematch')
  await white.page.waitForSelector('[data-role="black"]')
  const there = white.page.url()
  await white.page.goBack()
  await white.page.waitForSelector('[data-result="0-1"]')
  await act(white.page, 'rematch')
  await white.page.waitForSelector('[data-role="black"]')
  assert.equal(white.page.url(), there)
  for (const one of [white, black]) await one.leave()
})

test('the arbiter goes along to a rematch, and so does the control of the links', async () => {
  const { server } = place
  const game = await offeredGame(server, {})
  const [white, black, arbiter] = [await reader(place), await reader(place), await reader(place)]
  // The maker of the game plays White here and holds the organiser's key.
  await white.page.goto(server.url)
  await white.page.evaluate(
    ([id, secret]) => localStorage.setItem(`tratto.key.${id}.organiser`, JSON.stringify({ secret })),
    [game.id, game.links.organiser],
  )
  await white.page.goto(seat(server, game, 'white'))
  await black.page.goto(seat(server, game, 'black'))
  await arbiter.page.goto(seat(server, game, 'arbiter'))
  await running(white.page, black.page)
  await act(black.page, 'open-resign')
  await act(black.page, 'resign')
  await arbiter.page.waitForSelector('[data-result="1-0"]')
  await act(white.page, 'rematch')
  await white.page.waitForSelector('[data-role="black"]')
  const id = new URL(white.page.url()).pathname.split('/').pop()
  await act(arbiter.page, 'rematch')
  await arbiter.page.waitForURL(`**/game/${id}#arbiter`)
  await arbiter.page.waitForSelector('[data-role="arbiter"]')
  const key = await white.page.evaluate((id) => localStorage.getItem(`tratto.key.${id}.organiser`), id)
  const renewed = await server.post(`/games/${id}/links/white`, {}, JSON.parse(key).secret)
  assert.equal(renewed.role, 'white')
  for (const one of [white, black, arbiter]) await one.leave()
})
