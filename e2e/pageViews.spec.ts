import type { Page, Request } from '@playwright/test'
import { countPageViewCall } from '../contract/src/calls/pageViews.ts'
import { arrive } from './account.ts'
import { expectAccessible } from './axe.ts'
import { arriveAs } from './staff.ts'
import { expect, test } from './test.ts'

/** Returns the reports of page views that a page makes from now on. */
function watchReports(page: Page): Request[] {
  const reports: Request[] = []
  page.on('request', (request) => {
    const isReport = request.method() === 'POST' && request.url().endsWith(countPageViewCall.path)
    if (isReport) reports.push(request)
  })
  return reports
}

const routesOf = (reports: readonly Request[]) =>
  reports.map((report) => report.postDataJSON().route)

test('a page view reports the route and nothing else, once for each page', async ({
  page,
  context,
  service,
}) => {
  const reports = watchReports(page)
  await page.clock.install()
  await test.step('a redirect’s target is counted', async () => {
    await page.goto('/dashboard')
    await expect(page.getByRole('button', { name: 'Einloggen' })).toBeVisible()
    await page.clock.runFor('00:05')
    await expect.poll(() => routesOf(reports)).toEqual(['/login'])
  })
  await test.step('so are further pages, but no parts of a page', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'AGB' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /Geschäftsbeding/ })).toBeVisible()
    await page.clock.runFor('00:05')
    await expect.poll(() => routesOf(reports)).toEqual(['/login', '/agb'])
    await page.getByRole('link', { name: '§ 7 Verzug' }).click()
    await page.clock.runFor('00:05')
    await page.waitForLoadState('networkidle')
    expect(routesOf(reports)).toEqual(['/login', '/agb'])
  })
  await test.step('nothing tells who sees it, and what of it', async () => {
    await arrive({ page, service })
    await page.goto('/documents?docType=Mietvertrag')
    await page.clock.runFor('00:05')
    await expect.poll(() => reports.length).toBe(3)
    const request = reports.at(-1)
    expect(request?.postDataJSON()).toEqual({ route: '/documents' })
    expect((await request?.response())?.status()).toBe(200)
    const headers = Object.keys((await request?.allHeaders()) ?? {})
    expect(headers).toContain('content-type')
    for (const name of ['cookie', 'authorization', 'referer']) expect(headers).not.toContain(name)
  })
  for (const [signal, value] of [
    ['globalPrivacyControl', true],
    ['doNotTrack', '1'],
  ] as const)
    await test.step(`visitors who send ${signal} are not counted`, async () => {
      const silent = await context.newPage()
      await silent.addInitScript(
        ([name, said]) => {
          Object.defineProperty(navigator, name, { value: said })
        },
        [signal, value] as const,
      )
      const none = watchReports(silent)
      await silent.clock.install()
      await silent.goto('/demo/contact')
      await expect(silent.getByRole('heading', { level: 1 })).toBeVisible()
      await silent.clock.runFor('00:05')
      await silent.waitForLoadState('networkidle')
      expect(none).toEqual([])
      await silent.close()
    })
})

test('operators see the page views', async ({ page, service }) => {
  const reports = watchReports(page)
  for (const [index, path] of ['/demo/contact', '/agb'].entries()) {
    await page.goto(path)
    await expect.poll(() => reports.length).toBe(index + 1)
    await reports.at(-1)?.response()
  }
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
  await page.setViewportSize({ width: 390, height: 844 })
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overhang).toBeLessThanOrEqual(0)
})
