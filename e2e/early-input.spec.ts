import type { Page } from '@playwright/test'
import { signInCall } from '../contract/src/calls/identity.ts'
import { arrive, expectDashboard, expectLogin, fillIn } from './account.ts'
import { holdReact } from './hydration.ts'
import { expect, test } from './test.ts'

/** Opens a page whose scripts arrive only after `act`. */
async function actBeforeScripts(page: Page, address: string, act: () => Promise<unknown>) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  const opened = page.goto(address)
  await act()
  resolve()
  await opened
  await page.unroute('**/assets/*.js')
}

test('what is entered in the demo before the scripts have come is taken over', async ({ page }) => {
  const search = page.getByRole('searchbox')
  await actBeforeScripts(page, '/demo/properties', () => search.fill('Kranich'))
  await expect(page).toHaveURL(/suche=Kranich/)
  await expect(search).toHaveValue('Kranich')
  await expect(page.getByRole('article')).toHaveCount(0)

  const type = page.getByLabel('Typ')
  await actBeforeScripts(page, '/demo/documents', () => type.selectOption('Mietvertrag'))
  await expect(page).toHaveURL(/docType=Mietvertrag/)
  await expect(type).toHaveValue('Mietvertrag')

  const loan = '/demo/dashboard/kredit?nummer=DEMO-D5'
  const rate = page.getByRole('slider', { name: 'Angenommener Zinssatz' })
  await actBeforeScripts(page, loan, () => rate.fill('6500000'))
  await expect(page).toHaveURL(/zins=6%2C50/)
  await expect(rate).toHaveAttribute('aria-valuetext', /^6,50.%$/)

  const amount = page.getByLabel('Betrag')
  await actBeforeScripts(page, loan, async () => {
    await amount.fill('2.500')
    await page.getByLabel('Wie oft').selectOption('jedes Jahr')
    await page.getByRole('button', { name: 'Berechnen' }).click({ noWaitAfter: true })
  })
  await expect(page).toHaveURL(/jaehrlich=2500%2C00/)
  await expect(amount).toHaveValue('2.500')
})

test('forms and buttons pressed before the scripts have come do what they say, once', async ({
  page,
  service,
}) => {
  const email = await arrive({ page, service })
  await actBeforeScripts(page, '/dashboard', () =>
    page.getByRole('button', { name: 'Konto', exact: true }).click(),
  )
  await expect(page.getByRole('menu', { name: 'Konto' })).toBeVisible()
  await actBeforeScripts(page, '/settings', () =>
    page.getByRole('button', { name: 'Logout' }).click(),
  )
  await expectLogin(page)

  const password = page.getByLabel('Passwort', { exact: true })
  const signIn = page.getByRole('button', { name: 'Einloggen' })
  await actBeforeScripts(page, '/login', async () => {
    await page.getByLabel('E-Mail').fill(email)
    await page.getByLabel('E-Mail').press('Enter')
  })
  await expect(password).toBeFocused()
  await expect(password).toHaveAttribute('aria-invalid', 'true')

  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await actBeforeScripts(page, '/login', async () => {
    await fillIn(page, email)
    await signIn.click()
    await signIn.click()
  })
  await expectDashboard(page)
  expect(sent.filter((url) => url.includes(signInCall.path))).toHaveLength(1)

  await page.context().clearCookies()
  await actBeforeScripts(page, '/login', () => fillIn(page, email))
  await signIn.click()
  await expectDashboard(page)
})

test('what is pressed while the page is hydrated is pressed once', async ({ page }) => {
  const isTaken = () => page.evaluate(() => document.documentElement.hasAttribute('data-started'))
  const release = await holdReact(page)
  const opened = page.goto('/demo/dashboard')
  await page.waitForURL('/demo/dashboard')
  await expect.poll(isTaken).toBe(true)
  await page.getByRole('button', { name: /hellem und dunklem Design/ }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await release()
  await opened
  await page.waitForLoadState('networkidle')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  // Marked buttons are pressed again.
  await expect(page.locator('[data-pressed]')).toHaveCount(0)
})
