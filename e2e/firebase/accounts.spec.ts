import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { identityErrors } from '../../contract/src/identity.ts'
import {
  expectDashboard,
  expectLogin,
  newEmail,
  register,
  signIn,
  signOut,
  signUp,
} from '../account.ts'
import { expect, test } from '../test.ts'
import { expectWrong } from '../wrong.ts'
import { calls, deleteAccount, makeAccount, settings } from './emulator.ts'

const bestand = join(import.meta.dirname, '../../server/src/sets/import/testdata/bestand-2025')
const customer = 'K-1001'
/** The password of accounts created through the API. */
const password = 'ein Passwort von anderswo'

/** The browser's complaint about a refused call. */
const refused = 'Failed to load resource: the server responded with a status of 4'

test.use({ settings, expectedComplaints: new RegExp(calls) })

test.beforeAll(async ({ service }) => {
  await service.importFiles(bestand)
})

const figures = (page: Page) => page.getByText(/712\.463/).filter({ visible: true })
const refusal = (page: Page) => page.getByRole('alert')
const nothing = (page: Page) => page.getByText('Ihrem Konto ist noch kein Bestand zugeordnet.')

test('an invited owner signs up, sees the figures, signs out and signs in again', async ({
  page,
  service,
}) => {
  const email = await signUp(page, await service.invite(customer))
  await expect(figures(page).first()).toBeVisible()
  await page.reload()
  await expect(figures(page).first()).toBeVisible()

  await signOut(page)
  await expectLogin(page)
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  expect(stored).toBe('[{},{}]')
  await page.goto('/dashboard')
  await expectLogin(page)

  await signIn(page, email)
  await expectDashboard(page)
  await expect(figures(page).first()).toBeVisible()
})

test('signing out in one tab signs out the others', async ({ page, context, service }) => {
  await signUp(page, await service.invite(customer))
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(figures(other).first()).toBeVisible()
  await signOut(page)
  await expectLogin(other)
  await expect(figures(other)).toHaveCount(0)
})

test.describe('the provider refuses', () => {
  test.use({ expectedComplaints: new RegExp(`${calls}|${refused}`) })

  test('a wrong password and an unknown address read the same', async ({ page }) => {
    const email = newEmail()
    await makeAccount(email, password)
    await signIn(page, email, 'ein anderes Passwort')
    await expect(refusal(page)).toHaveText(identityErrors.wrongCredentials)
    await signIn(page, newEmail())
    await expect(refusal(page)).toHaveText(identityErrors.wrongCredentials)
  })

  test('an address with an account, without its password', async ({ page, service }) => {
    const email = newEmail()
    await makeAccount(email, password)
    await register(page, await service.invite(customer), email, 'ein anderes Passwort')
    await expectWrong(
      page.getByLabel('E-Mail'),
      'Fehler: Für diese E-Mail-Adresse gibt es bereits ein Konto. Bitte melden Sie sich damit an.',
    )
  })

  test('a weak password', async ({ page, service }) => {
    await register(page, await service.invite(customer), newEmail(), 'kurz')
    const field = page.getByLabel('Passwort', { exact: true })
    await expectWrong(field, /^Fehler: Das Passwort ist zu schwach\. Bitte/)
  })

  test('a deleted account', async ({ page, service }) => {
    const email = await signUp(page, await service.invite(customer))
    await deleteAccount(email)
    await page.goto('/dashboard')
    await expectLogin(page)
  })
})

test.describe('an account without an invitation', () => {
  test.use({ expectedComplaints: new RegExp(`${calls}|${refused}|console: Fehler:`) })

  test('sees nothing but the demo', async ({ page, service }) => {
    const email = newEmail()
    const headers = { authorization: `Bearer ${await makeAccount(email, password)}` }
    const status = async (path: string) => (await fetch(service.url + path, { headers })).status
    expect(await status('/api/me')).toBe(200)
    expect(await status('/api/dashboard-portfolio')).toBe(403)
    expect(await status(`/api/dashboard-portfolio?customerId=${customer}`)).toBe(403)
    expect(await status('/api/test-firebase')).toBe(403)
    expect(await status('/api/dashboard-portfolio?customerId=DEMO')).toBe(200)

    await signIn(page, email, password)
    await expectDashboard(page)
    await expect(nothing(page)).toBeVisible()
  })

  test('is linked to its customer by an invitation', async ({ page, service }) => {
    const email = newEmail()
    await makeAccount(email, password)
    await register(page, await service.invite(customer), email, password)
    await expectDashboard(page)
    await expect(figures(page).first()).toBeVisible()
  })

  test('gets no figures by a used invitation', async ({ page, service }) => {
    const link = await service.invite(customer)
    await signUp(page, link)
    await signOut(page)
    await expectLogin(page)

    await register(page, link, newEmail())
    await expect(refusal(page)).toHaveText(/^Fehler: Dieser Einladungslink ist/)
    await page.goto('/dashboard')
    await expect(nothing(page)).toBeVisible()
  })
})
