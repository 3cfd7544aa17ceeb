import type { Page } from '@playwright/test'
import { countPageViewCall } from '../contract/src/calls/pageViews.ts'
import { arrive } from './account.ts'
import { expectAccessible } from './axe.ts'
import { arriveAs, staffSettings } from './staff.ts'
import { expect, test } from './test.ts'

test.use({ settings: staffSettings })

const once = { tag: '@once' }

const isReport = (request: { url(): string; method(): string }) =>
  request.method() === 'POST' && request.url().endsWith(countPageViewCall.path)

/** Opens a page and waits until its view is reported. Returns the report. */
async function view(page: Page, path: string) {
  const reported = page.waitForRequest(isReport)
  await page.goto(path)
  const request = await reported
  expect((await request.response())?.status()).toBe(200)
  return request
}

test('a page view reports the route and nothing else', once, async ({ page, service }) => {
  await arrive({ page, service })
  const request = await view(page, '/documents?docType=Mietvertrag')
  expect(request.postDataJSON()).toEqual({ route: '/documents' })
  const headers = await request.allHeaders()
  expect(headers).not.toHaveProperty('cookie')
  expect(headers).not.toHaveProperty('authorization')
  expect(headers).not.toHaveProperty('referer')
})

test('further pages and redirect targets are reported', once, async ({ page }) => {
  const routes: unknown[] = []
  page.on('request', (request) => {
    if (isReport(request)) routes.push(request.postDataJSON().route)
  })
  await page.clock.install()
  // Redirects to the login, since nobody is signed in.
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Einloggen' })).toBeVisible()
  await page.clock.runFor('00:05')
  await expect.poll(() => routes).toEqual(['/login'])
  await page.getByRole('contentinfo').getByRole('link', { name: 'AGB' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Geschäftsbedingungen/ })).toBeVisible()
  await page.clock.runFor('00:05')
  await expect.poll(() => routes).toEqual(['/login', '/agb'])
  // Parts of a page are not counted.
  await page.getByRole('link', { name: '§ 7 Verzug' }).click()
  await page.clock.runFor('00:05')
  await page.waitForLoadState('networkidle')
  expect(routes).toEqual(['/login', '/agb'])
})

for (const [signal, value] of [
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
] as const)
  test(`visitors who send ${signal} are not counted`, once, async ({ page }) => {
    await page.addInitScript(
      ([name, said]) => {
        Object.defineProperty(navigator, name, { value: said })
      },
      [signal, value] as const,
    )
    const reports: string[] = []
    page.on('request', (request) => {
      if (isReport(request)) reports.push(request.url())
    })
    await page.clock.install()
    await page.goto('/demo/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // A page is counted once it has been shown for a while, as the test above shows.
    await page.clock.runFor('00:05')
    await page.waitForLoadState('networkidle')
    expect(reports).toEqual([])
  })

for (const [colorScheme, details] of [
  ['light', once],
  ['dark', {}],
] as const)
  test(`operators see the page views in ${colorScheme}`, details, async ({ page, service }) => {
    await page.emulateMedia({ colorScheme })
    await view(page, '/demo/contact')
    await view(page, '/agb')
    await arriveAs('operator', { page, service })
    await page.goto('/verwaltung/seitenaufrufe')
    const card = page.getByRole('region', { name: 'Seitenaufrufe' })
    const routes = card.getByRole('table', { name: 'Seitenaufrufe nach Seiten' })
    await expect(routes.getByRole('row', { name: /^AGB [1-9]/ })).toBeVisible()
    await expect(routes.getByRole('row', { name: /^Kontakt \(Demo\) [1-9]/ })).toBeVisible()

    const agb = await routes.getByRole('row', { name: /^AGB/ }).getByRole('cell').last().innerText()
    await card.getByRole('combobox', { name: 'Seite' }).selectOption({ label: 'AGB' })
    const days = card.getByRole('table', { name: 'Seitenaufrufe nach Tagen: AGB' })
    await expect(days.getByRole('row')).toHaveCount(91)
    const today = new Intl.DateTimeFormat('de-DE', {
      dateStyle: 'medium',
      timeZone: 'Europe/Berlin',
    }).format(new Date())
    await expect(days.getByRole('row', { name: today })).toContainText(agb)
    await expect(card.getByText('Heute').locator('..')).toContainText(agb)
    await expectAccessible(page)
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overhang).toBeLessThanOrEqual(0)
  })

test('nobody else sees the page views', once, async ({ page, service }) => {
  await arrive({ page, service })
  await page.goto('/settings')
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expect(page.getByText('Seitenaufrufe')).toHaveCount(0)
})
