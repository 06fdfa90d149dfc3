import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reader, setUp } from './harness.mjs'

const place = setUp()
const OFFLINE = /ERR_INTERNET_DISCONNECTED|Failed to fetch/

async function json(path) {
  return (await fetch(`${place.server.url}/api${path}`, { headers: { 'Accept-Language': 'en' } })).json()
}

test('the links of a lesson lead somewhere after a reload without a network', async () => {
  const visitor = await reader(place, { calm: OFFLINE })
  const { page, context } = visitor
  const { chapters } = await json('/lessons')
  const keys = chapters.flatMap(({ lessons }) => lessons.map(({ key }) => key))
  let lesson = null
  for (const key of keys) {
    const one = await json(`/lessons/${key}`)
    if (one.terms.length && one.laws.length) lesson ??= one
  }
  assert(lesson, 'a lesson that names words and rules')
  await page.goto(`${place.server.url}/learn/lessons/${lesson.key}`)
  await page.waitForSelector('[data-exercise]')
  await page.locator(`a[href="/laws#${lesson.laws[0]}"]`).waitFor()
  const links = await page.locator('.practice .term').count()
  assert(links >= 2)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForLoadState('networkidle')

  await context.setOffline(true)
  await page.reload()
  await page.waitForSelector('[data-kept]')
  await page.locator(`a[href="/laws#${lesson.laws[0]}"]`).waitFor()
  assert.equal(await page.locator('.practice .term').count(), links)
  // And the places that they lead to have something to show.
  await page.locator(`a[href="/laws#${lesson.laws[0]}"]`).click()
  await page.locator(`[id="${lesson.laws[0]}"]`).waitFor()
  const { terms } = await json('/terms')
  const term = terms.find(({ key }) => key === lesson.terms[0])
  await page.goto(`${place.server.url}/learn/glossary/${term.key}`)
  await page.getByText(term.definition).first().waitFor()
  await context.setOffline(false)
  await visitor.leave()
})

test('people and tables of the almanac that were opened, without a network', async () => {
  const visitor = await reader(place, { calm: OFFLINE })
  const { page, context } = visitor
  const people = await json('/almanac/people')
  const { key, name } = people[0]
  await page.goto(`${place.server.url}/learn/almanac/people`)
  await page.getByText(name).first().waitFor()
  const tabs = [`people#${key}`, 'people', 'champions', 'titles', 'signs', 'courtesies']
  for (const tab of tabs) {
    await page.goto(`${place.server.url}/learn/almanac/${tab}`)
    await page.waitForLoadState('networkidle')
  }
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  for (const tab of tabs) {
    await page.goto(`${place.server.url}/learn/almanac/${tab}`)
    await page.waitForSelector('h1')
    // Something of the part itself is shown, and no complaint.
    await page.locator('.almanac :is(li, td, article, dd)').first().waitFor()
    assert.equal(await page.locator('[role="alert"]').count(), 0, tab)
    if (tab.includes('#')) await page.waitForSelector(`[data-person="${key}"]`)
  }
  await context.setOffline(false)
  await visitor.leave()
})

test('the coach and the openings say that they need the server', async () => {
  const visitor = await reader(place, { calm: OFFLINE })
  const { page, context } = visitor
  await page.goto(`${place.server.url}/learn`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  for (const part of ['coach', 'openings']) {
    await page.goto(`${place.server.url}/learn/${part}`)
    const told = page.locator('[role="alert"]').first()
    await told.waitFor()
    assert.equal(await told.innerText(), 'This needs the server, which cannot be reached now.', part)
  }
  await context.setOffline(false)
  await visitor.leave()
})
