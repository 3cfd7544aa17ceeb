import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { arriveWithSixtyUnits } from './largePortfolio.ts'
import { expect, test } from './test.ts'

// A service of its own: other tests import the same units for their owners.
test.use({ settings: { MAX_UPLOAD_MB: '25' } })

const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true })
const rows = (page: Page, name: string) =>
  table(page, name).locator('tbody tr').filter({ visible: true })

test('many houses and loans are tables, which phones fold and open', async ({
  page,
  service,
  isMobile,
}) => {
  // Sixty units are read, and looked through for faults, beside other work.
  test.setTimeout(180_000)
  await arriveWithSixtyUnits({ page, service })
  await page.goto('/dashboard')
  const houses = rows(page, 'Häuser')
  await expect(houses).toHaveCount(isMobile ? 3 : 18)
  await expect(rows(page, 'Kreditübersicht')).toHaveCount(isMobile ? 3 : 20)
  await expectAccessible(page)

  if (isMobile) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height).toBeLessThanOrEqual(4000)
    await page.getByRole('button', { name: 'Alle 18 Häuser anzeigen' }).click()
    await expect(houses).toHaveCount(18)
    await page.getByLabel('Sortieren nach').first().selectOption('Nach Wert')
  } else await table(page, 'Häuser').getByRole('button', { name: 'Wert', exact: true }).click()
  await expect(page).toHaveURL('/dashboard?haeuser=wert')
  await expect(table(page, 'Häuser').getByRole('columnheader', { name: 'Wert' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await expect(houses.first()).toContainText('WE 01 EG links')
  await page.getByRole('searchbox', { name: 'Häuser filtern' }).fill('leipzig')
  await expect(page.getByText('5 von 18 Häusern')).toBeVisible()
  const house = houses.filter({ hasText: 'Karl-Liebknecht-Straße 118' })
  if (isMobile) {
    await house.getByRole('button', { name: /^Mehr zu/ }).click()
    await expect(page.getByText('Nettomietrendite').filter({ visible: true })).toHaveCount(1)
    await expectAccessible(page)
  }
  await house.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Karl-Liebknecht-Straße 118,/)
  await page.goBack()
  await expect(page).toHaveURL('/dashboard?haus=leipzig&haeuser=wert')
  await expect(page.getByText('5 von 18 Häusern')).toBeVisible()
})

test('many loans have totals, a mean rate and the years in which fixed interest ends', {
  tag: '@once',
}, async ({ page, service }) => {
  test.setTimeout(180_000)
  await arriveWithSixtyUnits({ page, service })
  await page.goto('/dashboard?sortierung=zins&richtung=absteigend')
  const loans = table(page, 'Kreditübersicht')
  await expect(loans.getByRole('columnheader', { name: 'Zinssatz' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  const total = loans.locator('tfoot')
  for (const text of ['Summe', '€ 22.395', '2,72 %im Mittel', '€ 2.053.794'])
    await expect(total).toContainText(text)
  const ladder = table(page, 'Wann die Zinsbindung endet')
  await expect(ladder.getByRole('rowheader')).toContainText([/^schon vorbei/, /^2028/])
  await expect(ladder.getByRole('row').filter({ hasText: '2028' })).toContainText('€ 235.666')

  await page.getByPlaceholder('Filter nach Wohnungsname').fill('Jakobstraße')
  await expect(loans.locator('tbody tr')).toHaveCount(3)
  await loans.locator('tbody td').first().click()
  await expect(page).toHaveURL(/^[^?]+\/dashboard\/kredit\?nummer=K-1002-D/)
})
