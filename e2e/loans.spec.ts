import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './test.ts'

const once = { tag: '@once' }

const cards = (page: Page) => page.getByRole('listitem').filter({ hasText: 'restliche Jahre' })

/** What one entry of every loan card says, in the order of the cards. */
async function entries(page: Page, name: string): Promise<number[]> {
  const texts = await cards(page)
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')
    .allInnerTexts()
  return texts.map((text) => Number(text.replace(/[^\d,]/g, '').replace(',', '.')))
}

test('each loan says what it costs and how long it runs', async ({ page }) => {
  const rows = await (await page.request.get('/api/credit-overview?customerId=DEMO')).json()
  await page.goto('/demo/dashboard')
  await expect(cards(page)).toHaveCount(rows.length)
  const nearlyPaid = cards(page).filter({ hasText: 'Bergmannstraße 71, 10961 Berlin' })
  for (const text of [
    'restliche Jahre 0,8',
    '96 % der Laufzeit',
    'Monatliche Zahlung',
    '€ 1.985',
    'Zinssatz',
    '2,40 %',
    'Verbleibender Kredit',
    '€ 19.633',
    'Dauer',
    '20 Jahre',
  ])
    await expect(nearlyPaid).toContainText(text)
  await expect(nearlyPaid.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '96')
})

test(
  'the filter finds by name and id, and says so when it finds nothing',
  once,
  async ({ page }) => {
    await page.goto('/demo/dashboard')
    const filter = page.getByPlaceholder('Filter nach Wohnungsname')
    await filter.fill('BERGMANN')
    await expect(cards(page)).toHaveCount(2)
    await expect(page.getByText(/^2 von 5 Krediten? · €/)).toBeVisible()
    await filter.fill('demo-d3')
    await expect(cards(page)).toHaveCount(1)
    await filter.fill('Schloss')
    await expect(page.getByText('Kein Kredit passt zu „Schloss“.')).toBeVisible()
    await expect(page.getByText('Keine Kreditdaten gefunden')).toBeHidden()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Filter zurücksetzen' }).click()
    await expect(cards(page)).toHaveCount(5)
    await expect(filter).toBeFocused()
  },
)

test('loans are sorted by each field, both ways', once, async ({ page }) => {
  await page.goto('/demo/dashboard')
  await expect(cards(page)).toHaveCount(5)
  const titles = await cards(page).getByRole('heading').allInnerTexts()
  const field = page.getByLabel('Sortieren nach')
  await expect(field.getByRole('option')).toHaveText([
    'Wohnungsname',
    'Monatliche Zahlung',
    'Zinssatz',
    'Verbleibender Kredit',
    'Dauer',
  ])
  const direction = page.getByLabel('Reihenfolge')
  await expect(direction.getByRole('option')).toHaveText(['Aufsteigend', 'Absteigend'])

  // The page follows the address in which the choice stands.
  const select = async (by: Locator, option: string) => {
    await by.selectOption(option)
    await expect(by.locator('option:checked')).toHaveText(option)
  }
  for (const name of ['Monatliche Zahlung', 'Zinssatz', 'Verbleibender Kredit', 'Dauer']) {
    await select(field, name)
    await select(direction, 'Aufsteigend')
    const up = await entries(page, name)
    expect(up).toEqual(up.toSorted((a, b) => a - b))
    expect(new Set(up).size).toBeGreaterThan(1)
    await select(direction, 'Absteigend')
    expect(await entries(page, name)).toEqual(up.toReversed())
  }
  await select(field, 'Wohnungsname')
  expect(await cards(page).getByRole('heading').allInnerTexts()).toEqual(titles.toReversed())
})

test('an object shows its own loans', once, async ({ page }) => {
  await page.goto('/demo/dashboard?ansicht=objekt&objekt=DEMO-O2')
  await expect(cards(page)).toHaveCount(2)
  await page.getByLabel('Wähle Objekt:').selectOption('DEMO-O1')
  await expect(cards(page)).toHaveCount(3)
})
