import assert from 'node:assert/strict'
import { test } from 'node:test'
import { act, setUp, newGame, reader } from './harness.mjs'

const place = setUp({ origin: true })
const PASSWORD = 'correct horse battery staple'

async function open(visitor, path) {
  await visitor.page.goto(`${place.server.url}${path}`)
}

async function signUp(visitor, name) {
  const { page } = visitor
  await open(visitor, '/account')
  await page.locator('input[name="name"]').fill(name)
  await page.locator('input[name="password"]').fill(PASSWORD)
  await act(page, 'sign-up')
  await page.getByText(`Signed in as ${name}`).waitFor()
}

async function signIn(page, name, password) {
  await page.locator('input[name="name"]').fill(name)
  await page.locator('input[name="password"]').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('a name that cannot be had is told why, and one account has many spellings', async () => {
  const visitor = await reader(place, { calm: /40[019]/ })
  const { page } = visitor
  await open(visitor, '/account')
  await page.locator('input[name="name"]').fill('Nicc\u043El\u00F2')
  await page.locator('input[name="password"]').fill(PASSWORD)
  await act(page, 'sign-up')
  await page.getByRole('alert').getByText('different alphabets').waitFor()
  await signUp(visitor, 'Niccolò')
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await signIn(page, 'NICCOLO', PASSWORD)
  await page.getByText('Signed in as Niccolò').waitFor()
  await visitor.leave()
})

test('a password is changed, lost and replaced, and everybody signed out', async () => {
  const visitor = await reader(place, { calm: /401/ })
  const { page } = visitor
  await signUp(visitor, 'password-owner')
  const elsewhere = await reader(place)
  await open(elsewhere, '/account')
  await signIn(elsewhere.page, 'password-owner', PASSWORD)
  await elsewhere.page.getByText('Signed in as').waitFor()

  await page.locator('input[name="old"]').fill('not the password at all')
  await page.locator('input[name="new"]').fill('another horse battery staple')
  await page.getByRole('button', { name: 'Change the password' }).click()
  await page.getByRole('alert').getByText('old password is wrong').waitFor()
  await page.locator('input[name="old"]').fill(PASSWORD)
  await page.getByRole('button', { name: 'Change the password' }).click()
  await page.getByText('The password is changed.').waitFor()
  await elsewhere.page.reload()
  await elsewhere.page.locator('input[name="name"]').waitFor()

  const { code } = place.server.admin('reset', 'password-owner')
  await elsewhere.page.getByText('I have lost my password').click()
  await elsewhere.page.locator('input[name="code"]').fill(code.toUpperCase())
  await elsewhere.page.locator('input[name="fresh"]').fill('a third horse battery')
  await elsewhere.page.getByRole('button', { name: 'Set the new password' }).click()
  await elsewhere.page.getByText('Signed in as password-owner').waitFor()
  await page.reload()
  await page.locator('input[name="name"]').waitFor()
  await signIn(page, 'password-owner', 'a third horse battery')
  await page.getByText('Signed in as').waitFor()
  await act(page, 'everywhere')
  await page.locator('input[name="name"]').waitFor()
  await elsewhere.page.reload()
  await elsewhere.page.locator('input[name="name"]').waitFor()
  await elsewhere.leave()
  await visitor.leave()
})

/** A device with a fingerprint reader that keeps passkeys. */
async function authenticator(page) {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    async verifies(isUserVerified) {
      await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
    async credentials() {
      return (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials
    },
  }
}

test('a passkey is added, renamed, used without a name, and removed', async () => {
  const visitor = await reader(place, { calm: /401/ })
  const { page } = visitor
  await open(visitor, '/')
  const device = await authenticator(page)
  await signUp(visitor, 'passkey-owner')
  await page.locator('input[name="label"]').fill('Laptop')
  await act(page, 'add-passkey')
  await page.locator('[data-passkey="Laptop"]').waitFor()
  const [kept] = await device.credentials()
  assert.equal(kept.rpId, 'localhost')
  assert(kept.isResidentCredential)

  // One device makes no second one for the account.
  await act(page, 'add-passkey')
  await page.getByRole('alert').getByText('already').waitFor()

  await page.getByRole('button', { name: 'Rename' }).click()
  await page.locator('input[name="renamed"]').fill('Work laptop')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.locator('[data-passkey="Work laptop"]').getByText('not used yet').waitFor()

  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.locator('[data-do="passkey"]').waitFor()
  // The same answer does not sign in twice.
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/session/passkey'))
  await act(page, 'passkey')
  await page.getByText('Signed in as passkey-owner').waitFor()
  await page.locator('[data-passkey="Work laptop"]').getByText('last used').waitFor()
  const again = await fetch(`${place.server.url}/api/session/passkey`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Tratto': '1' },
    body: (await sent).postData(),
  })
  assert.equal(again.status, 401)

  // Whoever is not recognised by the device does not get in.
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await device.verifies(false)
  await act(page, 'passkey')
  await page.getByRole('alert').getByText('No passkey was used').waitFor()
  await device.verifies(true)
  await act(page, 'passkey')
  await page.getByText('Signed in as passkey-owner').waitFor()

  // Removed here, it is worth nothing though the device still has it.
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByText('The passkey is removed').waitFor()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await act(page, 'passkey')
  await page.getByRole('alert').getByText('not accepted').waitFor()
  await visitor.leave()
})

test('an administrator lays down who may do what, invites, bans and hides', async () => {
  const { server } = place
  const game = await newGame(server, { players: { white: 'Anna', black: 'Bruno' } })
  const admin = await reader(place)
  await signUp(admin, 'president')
  const { page } = admin
  assert.equal(await page.locator('a[href="/admin"]').count(), 0, 'not for members')
  server.admin('make', 'president')
  await page.reload()
  await page.locator('a[href="/admin"]').click()
  await page.getByRole('heading', { name: 'Administration' }).waitFor()
  await page.locator('input[name="registration"][value="invitation"]').check()
  await page.getByText('Saved.').waitFor()
  await page.locator('input[name="note"]').fill('Carla')
  await act(page, 'invite')
  const code = await page.locator('[data-code]').getAttribute('data-code')

  const guest = await reader(place, { calm: /40[13]/ })
  await open(guest, '/account')
  await guest.page.locator('[data-registration="invitation"]').waitFor()
  await guest.page.locator('input[name="name"]').fill('carla')
  await guest.page.locator('input[name="password"]').fill(PASSWORD)
  await act(guest.page, 'sign-up')
  await guest.page.getByRole('alert').getByText('invitation').waitFor()
  await open(guest, `/account#invitation=${code}`)
  await guest.page.reload()
  await guest.page.locator('input[name="name"]').fill('carla')
  await guest.page.locator('input[name="password"]').fill(PASSWORD)
  await act(guest.page, 'sign-up')
  await guest.page.getByText('Signed in as carla').waitFor()

  await page.reload()
  await page.locator('[data-invitation="used"]').getByText('carla').waitFor()
  await page.locator('input[name="search-accounts"]').fill('CARLA')
  await page.locator('form[role="search"] button').first().click()
  await page.locator('[data-account="carla"] [data-do="ban"]').click()
  await page.locator('[data-account="carla"][data-banned="true"]').waitFor()
  await guest.page.reload()
  await signIn(guest.page, 'carla', PASSWORD)
  await guest.page.getByRole('alert').getByText('banned').waitFor()

  await page.locator('input[name="search-games"]').fill('bruno')
  await page.locator('form[role="search"] button').last().click()
  await page.locator(`[data-game="${game.id}"] [data-do="hide"]`).click()
  await page.locator(`[data-game="${game.id}"][data-hidden="true"]`).waitFor()
  const listed = await (await fetch(`${server.url}/api/games`)).json()
  assert(!listed.games.some(({ id }) => id === game.id))

  await open(guest, '/admin')
  await guest.page.getByRole('alert').getByText('administrator').waitFor()
  server.admin('registration', 'open')
  await guest.leave()
  await admin.leave()
})
