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
import { receiveShells } from './shell.ts'
import { expect, test } from './test.ts'
import { expectWrong } from './wrong.ts'

const once = { tag: '@once' }

test('an owner signs up, sees the figures, signs out and signs in again', { tag: '@main' }, async ({
  page,
  service,
  context,
}) => {
  const email = await signUp(page, await service.invite(CUSTOMER))
  await expect(page.getByText('Portfolio Übersicht')).toBeVisible()

  await page.goto('/settings')
  await expect(page.getByRole('heading', { name: 'Einstellungen', level: 1 })).toBeVisible()
  await expect(page.getByText(email, { exact: true }).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expectLogin(page)
  // The device cookie remains, which does not identify the account.
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['hausblick.device'])
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])

  await signIn(page, email.toUpperCase())
  await expectDashboard(page)
  await page.goto('/login')
  await expectDashboard(page)
})

test('pages that require a login redirect to it', once, async ({ page }) => {
  for (const path of ['/', '/dashboard', '/properties', '/documents', '/contact', '/settings']) {
    await page.goto(path)
    await expectLogin(page)
  }
})

test('a page that requires a login says so while checking', once, async ({ page, service }) => {
  const email = await arrive({ page, service })
  await receiveShells(page)
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/api/auth/token', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/settings')
  await expect(page.getByText('Lade…')).toBeVisible()
  letGo()
  await expect(page.getByText(email, { exact: true }).first()).toBeVisible()
})

test('the login links to the demo and the sign-up and is accessible', once, async ({ page }) => {
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
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Registrieren' }).click()
  await page.waitForURL('**/signup')
  await page.getByRole('link', { name: 'Anmelden' }).click()
  await page.getByRole('link', { name: 'Demo ansehen' }).click()
  await page.waitForURL('**/demo/dashboard')
})

test.describe('the login, when it is refused,', once, () => {
  test.use({ expectedComplaints: /401 \(Unauthorized\)|ERR_INTERNET_DISCONNECTED/ })

  test('gives the same message for a wrong password and an unknown address', async ({
    page,
    service,
  }) => {
    const email = await arrive({ page, service })
    await page.context().clearCookies()
    for (const address of [email, newEmail()]) {
      await signIn(page, address, 'ein falsches Passwort')
      await expect(page.getByRole('alert')).toHaveText(identityErrors.wrongCredentials)
      await expect(page.getByLabel('E-Mail')).toHaveValue(address)
    }
    await expectAccessible(page)
  })

  test('says when offline and works once online', async ({ page, service }) => {
    const email = await arrive({ page, service })
    await page.context().clearCookies()
    await page.goto('/login')
    await fillIn(page, email)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Einloggen' }).click()
    await expect(page.getByRole('alert')).toHaveText(/^Der Dienst ist nicht erreichbar\./)
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Einloggen' }).click()
    await expectDashboard(page)
  })
})

test('the sign-up requires an invitation’s link', once, async ({ page }) => {
  for (const path of ['/signup', '/signup?cid=K-1', '/signup?token=x', '/signup?cid=&token=']) {
    await page.goto(path)
    await expect(page.getByRole('alert')).toHaveText('Ungültiger Link: cid oder token fehlen')
  }
  await expectAccessible(page)
  await fillIn(page, newEmail())
  await page.getByRole('button', { name: 'Registrieren' }).click()
  const refusal = 'Registrierung nicht möglich, Link-Parameter fehlen'
  await expect(page.getByRole('alert')).toHaveText(refusal)
})

test.describe('the sign-up, when it is refused,', once, () => {
  test.use({ expectedComplaints: /40[0139] \(|ERR_FAILED/ })

  test('says why and accepts corrections for the same link', async ({ page, service }) => {
    const link = await service.invite(CUSTOMER)
    const email = newEmail()
    await register(page, link, email, 'elf Zeichen')
    await expectWrong(
      page.getByLabel('Passwort', { exact: true }),
      'Fehler: Das Passwort ist zu kurz: Bitte wählen Sie mindestens 12 Zeichen.',
    )
    await fillIn(page, email)
    await page.getByRole('button', { name: 'Registrieren' }).click()
    await expectDashboard(page)
    await page.context().clearCookies()
    await register(page, link, newEmail())
    await expect(page.getByRole('alert')).toHaveText(/^Fehler: Dieser Einladungslink ist /)
  })

  test('does not reveal existing accounts', async ({ page, service }) => {
    const email = await arrive({ page, service })
    await page.context().clearCookies()
    await register(page, await service.invite(CUSTOMER), email, 'das Passwort eines anderen')
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
  for (const [title, fail] of Object.entries(failures)) {
    test(`goes on where ${title}`, async ({ page, service }) => {
      await page.route('**/api/linkCustomerIdToEmail', fail, { times: 1 })
      await register(page, await service.invite(CUSTOMER), newEmail())
      await expect(page.getByRole('alert')).toHaveText(/^Fehler: Der Dienst ist nicht erreichbar\./)
      await page.getByRole('button', { name: 'Registrieren' }).click()
      await expectDashboard(page)
      await expect(page.getByText('Portfolio Übersicht')).toBeVisible()
    })
  }
})

test('the demo’s settings show no account', once, async ({ page }) => {
  await page.goto('/demo/settings')
  await expect(page.getByRole('heading', { name: 'Einstellungen', level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Zur Anmeldung' }).last().click()
  await expectLogin(page)
})
