import type { Page } from '@playwright/test'
import { arrive } from './account.ts'
import { expectAccessible } from './axe.ts'
import { receiveShells } from './shell.ts'
import { expect, test } from './test.ts'

/** What browser and dashboard log while offline. */
test.use({
  expectedComplaints: /net::ERR_(INTERNET_DISCONNECTED|FAILED)|Fehler: (ServiceError|MissingCode)/,
})

const offline = 'Sie sind offline. Gezeigt wird der letzte Stand.'
const portfolioCall = '**/api/dashboard-portfolio?*'

function link(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name })
}

test('the demo remains as it was while offline, and goes on once online', async ({
  page,
  context,
}) => {
  await page.goto('/demo/dashboard')
  const value = page.getByText('Immobilienwert in Euro')
  await expect(value).toBeVisible()
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  await context.setOffline(true)
  await expect(page.getByText(offline)).toBeVisible()
  expect(await height()).toBe(before)
  await page.getByRole('tab', { name: 'Einheit' }).click()
  await expect(page.getByLabel('Wähle Einheit:')).toBeVisible()
  await expectAccessible(page)

  await test.step('a page whose code is missing loads once online', async () => {
    await link(page, 'Einstellungen').click()
    await expect(page.getByText('Diese Seite konnte nicht geladen werden.')).toBeVisible()
    await expect(page.getByText('Sie sind offline.')).toHaveText('Sie sind offline.')
    await expect(link(page, 'Kontakt')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { name: 'Einstellungen', level: 1 })).toBeVisible()
    await expect(page.getByText('Sie sind offline.')).toBeHidden()
  })

  await test.step('failed reads are retried once online', async () => {
    await page.reload()
    await context.setOffline(true)
    // Shows no figures that may be stale.
    await expect(page.getByText('Sie sind offline.')).toHaveText('Sie sind offline.')
    await link(page, 'Dashboard').click()
    await expect(page.getByText('Ihre Zahlen konnten nicht geladen')).toBeVisible()
    await context.setOffline(false)
    await expect(value).toBeVisible()
    await expect(page.getByRole('alert')).toBeHidden()
  })
})

test('input is kept while offline, and who is signed in is found out once online', async ({
  page,
  context,
  service,
}) => {
  const [email, password] = [
    page.getByLabel('E-Mail'),
    page.getByLabel('Passwort', { exact: true }),
  ]
  await page.goto('/login')
  await email.fill('anna@example.de')
  await password.fill('ein langes Passwort')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Einloggen' }).click()
  await expect(page.getByRole('alert')).toContainText('Internetverbindung')
  await context.setOffline(false)
  await expect(page.getByText(offline)).toBeHidden()
  await expect(email).toHaveValue('anna@example.de')
  await expect(password).toHaveValue('ein langes Passwort')

  await arrive({ page, service })
  await receiveShells(page)
  const me = '**/api/me'
  await page.route(me, (route) => route.abort())
  await page.goto('/dashboard')
  await expect(page.getByText('Ihre Anmeldung konnte nicht geprüft werden.')).toBeVisible()
  await page.unroute(me)
  await context.setOffline(true)
  await expect(page.getByText('Sie sind offline.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Immobilienwert in Euro')).toBeVisible()
})

test('stale data is marked as such until it can be read again', async ({ page }) => {
  const old = 'Die Zahlen konnten nicht aktualisiert werden. Gezeigt wird der letzte Stand.'
  await page.clock.install()
  await page.goto('/demo/dashboard')
  await expect(page.getByText('Immobilienwert in Euro')).toBeVisible()
  await page.route(portfolioCall, (route) => route.abort())
  await page.clock.fastForward('02:00')
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await page.clock.fastForward('00:10')
  await expect(page.getByText(old)).toBeVisible()
  await expect(page.getByText('Immobilienwert in Euro')).toBeVisible()

  await page.unroute(portfolioCall)
  await page.clock.fastForward('00:30')
  await expect(page.getByText(old)).toBeHidden()
})
