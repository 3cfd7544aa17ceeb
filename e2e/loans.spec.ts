import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { arriveWithSixtyUnits } from './largePortfolio.ts'
import { expect, test } from './test.ts'

// A service of its own: other tests import the same units for their owners.
test.use({ settings: { MAX_UPLOAD_MB: '25' } })

const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true })
const rows = (page: Page, name: string) =>
  table(page, name).locator('tbody tr').filter({ visible: true })

const columns = ['Monatliche Zahlung', 'Zinssatz', 'Verbleibender Kredit', 'Dauer']
const numberOf = (text = '') => Number(text.replace(/[^\d,]/g, '').replace(',', '.'))

/** Reads a column of a table, in order: the first line of each cell. */
async function entries(page: Page, name: string, column: number): Promise<number[]> {
  const cells = rows(page, name).locator(`td:nth-of-type(${column + 1})`)
  const texts = await cells.allInnerTexts()
  return texts.map((text) => numberOf(text.split('\n')[0]))
}

test('loans are filtered, and sorted by each field in both directions', async ({ page }) => {
  await page.goto('/demo/dashboard')
  const loans = rows(page, 'Kreditübersicht')
  const filter = page.getByPlaceholder('Filter nach Wohnungsname')
  for (const [text, count] of [
    ['BERGMANN', 2],
    ['demo-d3', 1],
    ['bergmannstr. 71', 2],
    ['Schloss', 0],
  ] as const) {
    await filter.fill(text)
    await expect(loans).toHaveCount(count)
  }
  await expect(page.getByText('Kein Kredit passt zu „Schloss“.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).click()
  await expect(loans).toHaveCount(5)
  await expect(filter).toBeFocused()

  const titles = await loans.getByRole('rowheader').allInnerTexts()
  const field = page.getByLabel('Sortieren nach')
  const direction = page.getByLabel('Reihenfolge')
  // The page follows the address, which holds the choice.
  const select = async (by: Locator, option: string) => {
    await by.selectOption(option)
    await expect(by.locator('option:checked')).toHaveText(option)
  }
  for (const [column, name] of columns.entries()) {
    await select(field, name)
    await select(direction, 'Aufsteigend')
    const up = await entries(page, 'Kreditübersicht', column)
    expect(up).toEqual(up.toSorted((a, b) => a - b))
    expect(new Set(up).size).toBeGreaterThan(1)
    await select(direction, 'Absteigend')
    expect(await entries(page, 'Kreditübersicht', column)).toEqual(up.toReversed())
  }
  await select(field, 'Wohnungsname')
  expect(await loans.getByRole('rowheader').allInnerTexts()).toEqual(titles.toReversed())
})

test('many houses and loans are tables, which phones fold and open', { tag: '@phone' }, async ({
  page,
  service,
  isMobile,
}) => {
  await arriveWithSixtyUnits({ page, service })
  await page.goto('/dashboard')
  const houses = rows(page, 'Objekte')
  await expect(houses).toHaveCount(isMobile ? 3 : 18)
  await expect(rows(page, 'Kreditübersicht')).toHaveCount(isMobile ? 3 : 20)
  await expectAccessible(page)

  if (isMobile) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    // With what the newest month has brought.
    expect(height).toBeLessThanOrEqual(4000)
    await page.getByRole('button', { name: 'Alle 18 Objekte anzeigen' }).click()
    await expect(houses).toHaveCount(18)
    await page.getByLabel('Sortieren nach').first().selectOption('Nach Wert')
  } else await table(page, 'Objekte').getByRole('button', { name: 'Wert', exact: true }).click()
  await expect(page).toHaveURL('/dashboard?haeuser=wert')
  await expect(table(page, 'Objekte').getByRole('columnheader', { name: 'Wert' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  const values = (await entries(page, 'Objekte', 0)).filter((value) => value > 0)
  expect(values).toEqual(values.toSorted((a, b) => a - b))
  await page.getByRole('searchbox', { name: 'Objekte filtern' }).fill('leipzig')
  await expect(page.getByText('5 von 18 Objekten')).toBeVisible()
  const house = houses.filter({ hasText: 'Karl-Liebknecht-Straße 118' })
  if (isMobile) {
    await house.getByRole('button', { name: /^Mehr zu/ }).click()
    const told = table(page, 'Objekte').getByText('Nettomietrendite')
    await expect(told.filter({ visible: true })).toHaveCount(1)
    await expectAccessible(page)
  }
  await house.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Karl-Liebknecht-Straße 118,/)
  await page.goBack()
  await expect(page).toHaveURL('/dashboard?haus=leipzig&haeuser=wert')
  await expect(page.getByText('5 von 18 Objekten')).toBeVisible()
  if (isMobile) return

  await page.goto('/dashboard?sortierung=zins&richtung=absteigend')
  const loans = table(page, 'Kreditübersicht')
  await expect(loans.getByRole('columnheader', { name: 'Zinssatz' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  const headline = await page.getByText(/^20 Kredite · Restschuld/).innerText()
  const debt = /€.[\d.]+/.exec(headline)?.[0] ?? headline
  for (const text of ['Summe', '€ 22.395', '%im Mittel', debt])
    await expect(loans.locator('tfoot')).toContainText(text)
  const ladder = table(page, 'Wann die Zinsbindung endet')
  await expect(ladder.getByRole('rowheader')).toContainText([/^schon vorbei/, /^2028/])
  await expect(ladder.getByRole('row').filter({ hasText: '2028' })).toContainText(
    'dann noch € 235.666',
  )
  await expect(ladder.locator('tfoot')).toContainText(debt)
  await page.getByPlaceholder('Filter nach Wohnungsname').fill('Jakobstraße')
  await expect(loans.locator('tbody tr')).toHaveCount(3)
  await loans.locator('tbody td').first().click()
  await expect(page).toHaveURL(/^[^?]+\/dashboard\/kredit\?nummer=K-1002-D/)
})
