import type { Page } from '@playwright/test'
import { signInCall } from '../contract/src/calls/identity.ts'
import { arrive, expectDashboard, expectLogin, fillIn } from './account.ts'
import { holdReact } from './hydration.ts'
import { expect, test } from './test.ts'

const once = { tag: '@once' }

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
}

test('a search typed before the scripts have come filters the units', once, async ({ page }) => {
  const search = page.getByRole('searchbox')
  await actBeforeScripts(page, '/demo/properties', () => search.fill('Kranich'))
  await expect(page).toHaveURL(/suche=Kranich/)
  await expect(search).toHaveValue('Kranich')
  await expect(page.getByRole('article')).toHaveCount(0)
})

test('a type chosen before the scripts have come filters the documents', once, async ({ page }) => {
  const type = page.getByLabel('Typ')
  await actBeforeScripts(page, '/demo/documents', () => type.selectOption('Mietvertrag'))
  await expect(page).toHaveURL(/docType=Mietvertrag/)
  await expect(type).toHaveValue('Mietvertrag')
})

test(
  'a loan’s rate chosen before the scripts have come is calculated with',
  once,
  async ({ page }) => {
    const rate = page.getByRole('slider', { name: 'Angenommener Zinssatz' })
    await actBeforeScripts(page, '/demo/dashboard/kredit?nummer=DEMO-D5', () =>
      rate.fill('6500000'),
    )
    await expect(page).toHaveURL(/zins=6%2C50/)
    await expect(rate).toHaveAttribute('aria-valuetext', /^6,50.%$/)
  },
)

test(
  'a special repayment typed before the scripts have come is calculated with',
  once,
  async ({ page }) => {
    const amount = page.getByLabel('Betrag')
    await actBeforeScripts(page, '/demo/dashboard/kredit?nummer=DEMO-D5', async () => {
      await amount.fill('2.500')
      await page.getByLabel('Wie oft').selectOption('jedes Jahr')
      await page.getByRole('button', { name: 'Berechnen' }).click({ noWaitAfter: true })
    })
    await expect(page).toHaveURL(/jaehrlich=2500%2C00/)
    await expect(amount).toHaveValue('2.500')
  },
)

test('a sign-in typed before the scripts have come can be sent', once, async ({ page }) => {
  await actBeforeScripts(page, '/login', async () => {
    await page.getByLabel('E-Mail').fill('frueh@example.de')
    await page.getByLabel('Passwort', { exact: true }).fill('ein frühes Passwort')
  })
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === 'POST'),
    page.getByRole('button', { name: 'Einloggen' }).click(),
  ])
  expect(request.postDataJSON()).toMatchObject({
    email: 'frueh@example.de',
    password: 'ein frühes Passwort',
  })
})

test(
  'a sign-in pressed before the scripts have come is sent once',
  once,
  async ({ page, service }) => {
    const email = await arrive({ page, service })
    await page.context().clearCookies()
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
    await actBeforeScripts(page, '/login', async () => {
      await fillIn(page, email)
      await page.getByRole('button', { name: 'Einloggen' }).click()
      await page.getByRole('button', { name: 'Einloggen' }).click()
    })
    await expectDashboard(page)
    expect(sent.filter((url) => url.includes(signInCall.path))).toHaveLength(1)
  },
)

test(
  'what is missing in a form pressed before the scripts have come is said',
  once,
  async ({ page }) => {
    await actBeforeScripts(page, '/login', async () => {
      await page.getByLabel('E-Mail').fill('frueh@example.de')
      await page.getByLabel('E-Mail').press('Enter')
    })
    await expect(page.getByLabel('Passwort', { exact: true })).toBeFocused()
    await expect(page.getByLabel('Passwort', { exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
  },
)

test(
  'a sign-out pressed before the scripts have come signs out',
  once,
  async ({ page, service }) => {
    await arrive({ page, service })
    await actBeforeScripts(page, '/settings', () =>
      page.getByRole('button', { name: 'Logout' }).click(),
    )
    await expectLogin(page)
  },
)

test('a menu pressed before the scripts have come opens', once, async ({ page, service }) => {
  await arrive({ page, service })
  await actBeforeScripts(page, '/dashboard', () =>
    page.getByRole('button', { name: 'Konto', exact: true }).click(),
  )
  await expect(page.getByRole('menu', { name: 'Konto' })).toBeVisible()
})

test('what is pressed while the page is hydrated is pressed once', once, async ({ page }) => {
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
