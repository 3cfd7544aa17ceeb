import type { Route } from '@playwright/test'
import { identityErrors } from '../contract/src/identity.ts'
import {
  arrive,
  CUSTOMER,
  expectDashboard,
  expectLogin,
  fillIn,
  newEmail,
  register,
  signIn,
  signUp,
} from './account.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './test.ts'
import { expectWrong } from './wrong.ts'

test.use({ expectedComplaints: /40[0139] \(|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

test('an owner signs up, sees the figures, signs out and signs in again', { tag: '@main' }, async ({
  page,
  service,
  context,
}) => {
  const email = await signUp(page, await service.invite(CUSTOMER))
  await expect(page.getByText('Portfolio Übersicht')).toBeVisible()

  await page.goto('/settings')
  await expect(page.getByText(email, { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expectLogin(page)
  // The device cookie remains, which does not identify the account.
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['hausblick.device'])
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])

  await test.step('a refusal does not tell which address has an account', async () => {
    for (const address of [email, newEmail()]) {
      await signIn(page, address, 'ein falsches Passwort')
      await expect(page.getByRole('alert')).toHaveText(identityErrors.wrongCredentials)
      await expect(page.getByLabel('E-Mail')).toHaveValue(address)
    }
    await expectAccessible(page)
  })
  await test.step('offline, the login says so, and works once online', async () => {
    await fillIn(page, email.toUpperCase())
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Einloggen' }).click()
    await expect(page.getByRole('alert')).toHaveText(/^Der Dienst ist nicht erreichbar\./)
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Einloggen' }).click()
    await expectDashboard(page)
    await page.goto('/login')
    await expectDashboard(page)
  })
})

test('the sign-up says what is wrong, and accepts corrections for the same link', async ({
  page,
  service,
}) => {
  const known = await arrive({ page, service })
  await page.context().clearCookies()
  const link = await service.invite(CUSTOMER)
  const email = newEmail()
  const send = () => page.getByRole('button', { name: 'Registrieren' }).click()
  await test.step('a short password', async () => {
    await register(page, link, email, 'elf Zeichen')
    await expectWrong(
      page.getByLabel('Passwort', { exact: true }),
      'Fehler: Das Passwort ist zu kurz: Bitte wählen Sie mindestens 12 Zeichen.',
    )
  })
  await test.step('an address that has an account', async () => {
    await fillIn(page, known, 'das Passwort eines anderen')
    await send()
    const refusal = /^Fehler: Für diese E-Mail-Adresse gibt es bereits ein Konto\./
    await expectWrong(page.getByLabel('E-Mail'), refusal)
  })
  const failures = {
    'linking the account has failed': (route: Route) => route.abort(),
    'the answer was lost': async (route: Route) => {
      await route.fetch()
      await route.abort()
    },
  }
  for (const [title, fail] of Object.entries(failures))
    await test.step(title, async () => {
      await page.route('**/api/linkCustomerIdToEmail', fail, { times: 1 })
      await fillIn(page, email)
      const failed = page.waitForEvent('requestfailed')
      await send()
      await failed
      await expect(page.getByRole('alert')).toHaveText(/^Fehler: Der Dienst ist nicht erreichbar\./)
    })
  await send()
  await expectDashboard(page)
  await expect(page.getByText('Portfolio Übersicht')).toBeVisible()
  await test.step('a link that is used', async () => {
    await page.context().clearCookies()
    await register(page, link, newEmail())
    await expect(page.getByRole('alert')).toHaveText(/^Fehler: Dieser Einladungslink ist /)
  })
})

test('login, sign-up and demo lead visitors to each other', async ({ page }) => {
  await page.goto('/login')
  const email = page.getByLabel('E-Mail')
  await expect(email).toHaveAttribute('required')
  await expect(email).toHaveAttribute('autocomplete', 'username')
  const password = page.getByLabel('Passwort', { exact: true })
  await expect(password).toHaveAttribute('required')
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Passwort anzeigen' }).click()
  await expect(password).toHaveAttribute('type', 'text')

  await page.getByRole('link', { name: 'Registrieren' }).click()
  await page.waitForURL('**/signup')
  await fillIn(page, newEmail())
  await page.getByRole('button', { name: 'Registrieren' }).click()
  const refusal = 'Registrierung nicht möglich, Link-Parameter fehlen'
  await expect(page.getByRole('alert')).toHaveText(refusal)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Anmelden' }).click()
  await page.getByRole('link', { name: 'Demo ansehen' }).click()
  await page.waitForURL('**/demo/dashboard')

  await page.goto('/demo/settings')
  await expect(page.getByRole('heading', { name: 'Einstellungen', level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Zur Anmeldung' }).last().click()
  await expectLogin(page)
})
