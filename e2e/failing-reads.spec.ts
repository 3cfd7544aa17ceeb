import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { receiveShells } from './shell.ts'
import { expect, test } from './test.ts'

/** What browser and dashboard log about a failing read. */
test.use({ expectedComplaints: /net::ERR_|Fehler: ServiceError/ })

/** Opens a page that reads in the browser: the service renders pages only with all their data. */
async function newPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await receiveShells(page)
  return page
}

/** Presses retry while the call still fails, so that no part that arrives late has asked before; it is asked for once more. */
async function retry(page: Page, call: string) {
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await page.unroute(call)
}

const places = [
  {
    call: '**/api/dashboard-portfolio?*',
    address: '/demo/dashboard',
    sentence: 'Die Zahlen Ihres Portfolios konnten nicht geladen werden.',
    recovered: 'Gesamtwert',
  },
  {
    call: '**/api/object-overview?*',
    address: '/demo/dashboard?ansicht=objekt',
    sentence: 'Die Zahlen Ihrer Objekte konnten nicht geladen werden.',
    recovered: 'Wähle Objekt:',
  },
  {
    call: '**/api/dashboard-property?*',
    address: '/demo/dashboard?ansicht=einheit',
    sentence: 'Die Zahlen Ihrer Einheiten konnten nicht geladen werden.',
    recovered: 'Wähle Einheit:',
  },
  {
    call: '**/api/years?*',
    address: '/demo/dashboard',
    sentence: 'Ihre Zahlen konnten nicht geladen werden.',
    recovered: 'Gesamtwert',
  },
  {
    call: '**/api/valuations?*',
    address: '/demo/dashboard',
    sentence: 'Die Wertentwicklung konnte nicht geladen werden.',
    recovered: 'Gesamtwert',
  },
  {
    call: '**/api/credit-overview?*',
    address: '/demo/dashboard',
    sentence: 'Die Kredite konnten nicht geladen werden.',
    beside: 'Immobilienwert in Euro',
    recovered: 'Bergmannstraße 71, 10961 Berlin',
  },
  {
    call: '**/api/config',
    address: '/demo/dashboard',
    sentence: 'Die Demo konnte nicht geladen werden.',
    recovered: 'Gesamtwert',
  },
]

test('failing reads are reported where they are shown, logged once, and can be retried', async ({
  context,
}) => {
  test.slow()
  for (const { call, address, sentence, beside, recovered } of places)
    await test.step(call, async () => {
      const page = await newPage(context)
      const logged: string[] = []
      page.on('console', (message) => {
        if (message.text().startsWith('Fehler: ServiceError')) logged.push(message.text())
      })
      let attempts = 0
      await page.route(call, async (route) => {
        attempts += 1
        await route.abort()
      })
      await page.goto(address)
      await expect(page.getByText(sentence)).toBeVisible()
      await expect(page.getByRole('alert')).toContainText('Der Dienst ist nicht erreichbar.')
      // Each read is tried twice; a part that arrives late reads again.
      await expect.poll(() => logged.length - Math.floor(attempts / 2)).toBe(0)
      expect(logged[0]).toContain('TypeError: Failed to fetch')
      if (beside) await expect(page.getByText(beside)).toBeVisible()
      await retry(page, call)
      await expect(page.getByText(recovered, { exact: true }).first()).toBeVisible()
      await expect(page.getByText(sentence)).toBeHidden()
      await page.close()
    })
})

test('loans are listed as recorded while their terms cannot be read', async ({ context }) => {
  const page = await newPage(context)
  await page.route('**/api/credit-terms?*', (route) => route.abort())
  await page.goto('/demo/dashboard')
  const loans = page.getByRole('region', { name: 'Kreditübersicht' })
  await expect(loans.getByRole('alert')).toContainText('Die Restschuld von heute konnte nicht')
  await expect(loans.getByRole('status')).toHaveText(/^5 Kredite · Restschuld €.[\d.]+ wie zuletzt/)
  await expect(loans.getByRole('row').filter({ hasText: 'restliche Jahre' })).toHaveCount(5)
  await expect(loans.getByText(/^am \d/)).toHaveCount(0)
  await expectAccessible(page)
  await page.goto('/demo/dashboard?ansicht=einheit')
  await expect(loans.getByRole('alert')).toBeVisible()
  await expect(loans.locator('dt').getByText('Verbleibender Kredit')).not.toHaveCount(0)

  await retry(page, '**/api/credit-terms?*')
  await expect(loans.getByRole('alert')).toHaveCount(0)
  await expect(loans.getByRole('status')).toHaveText(/Restschuld €.[\d.]+ am \d/)
  await expect(page.getByRole('heading', { name: 'Was Ihnen gehört' })).toBeVisible()
})
