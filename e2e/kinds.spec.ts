import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { arriveWithKinds } from './kinds.ts'
import { expect, test } from './test.ts'

const card = (page: Page) => page.getByRole('region', { name: 'Wofür?' })

/** Returns the texts of the cells of each kind, and of the sum. */
async function readRows(page: Page) {
  const rows = card(page)
    .locator('table')
    .first()
    .locator(':scope > tbody > tr, :scope > tfoot > tr')
  await expect(rows.first()).toBeVisible()
  return rows.evaluateAll((all) =>
    all
      .filter((row) => row.querySelector('th'))
      .map((row) =>
        Array.from(row.children, (cell) =>
          (cell as HTMLElement).innerText.trim().replace(/\s+/g, ' '),
        ),
      ),
  )
}

test('kinds are added up for portfolio, building and unit, over each period', async ({
  page,
  service,
}, { testId }) => {
  const id = `Art-${testId}`
  await arriveWithKinds({ page, service }, id)
  await page.goto('/dashboard')
  await expect(card(page)).toContainText('Ausgaben Januar–Februar 2025')
  expect(await readRows(page)).toEqual([
    ['Instandhaltung', '€ 1.250', '50 %', '€ 625'],
    ['Verwaltung', '€ 120', '4,8 %', '€ 60'],
    ['Betriebskosten', '€ 10', '0,4 %', '€ 5'],
    ['ohne Angabe', '€ 1.120', '44,8 %', '€ 560'],
    ['Summe', '€ 2.500', '', '€ 1.250'],
  ])

  await card(page).getByRole('button', { name: 'Monat', exact: true }).click()
  await expect(page).toHaveURL(/zeitraum=monat/)
  await expect(card(page)).toContainText('Ausgaben Februar 2025')
  expect((await readRows(page)).map(([name, amount]) => [name, amount])).toEqual([
    ['Instandhaltung', '€ 900'],
    ['Verwaltung', '€ 60'],
    ['Betriebskosten Gutschrift', '− € 30'],
    ['ohne Angabe', '€ 570'],
    ['Summe', '€ 1.500'],
  ])

  await card(page).getByRole('button', { name: '12 Monate' }).click()
  await expect(card(page)).toContainText('Ausgaben März 2024–Februar 2025')
  await card(page).getByRole('button', { name: 'Einnahmen' }).click()
  await expect(card(page)).toContainText('Einnahmen März 2024–Februar 2025')
  expect((await readRows(page))[0]).toEqual(['Kaltmiete', '€ 2.000', '50 %'])

  await page.goto(`/dashboard?ansicht=objekt&objekt=${id}-O`)
  await expect(card(page)).toContainText('€ 1.250')
  await page.goto(`/dashboard?ansicht=einheit&einheit=${id}-2`)
  await expect(card(page)).toContainText('Betriebskosten')
  expect((await readRows(page)).map(([name, amount]) => [name, amount])).toEqual([
    ['Verwaltung', '€ 120'],
    ['Betriebskosten', '€ 10'],
    ['ohne Angabe', '€ 470'],
    ['Summe', '€ 600'],
  ])
})

test('a kind is opened by keyboard, shown by month and leads to documents', async ({
  page,
  service,
}, { testId }) => {
  await arriveWithKinds({ page, service }, `Monat-${testId}`)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dashboard')
  const button = card(page).getByRole('button', { name: 'Instandhaltung' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(page).toHaveURL(/art=instandhaltung/)
  await card(page).getByText('Als Tabelle').click()
  const rows = card(page).locator('details tbody tr')
  await expect(rows).toHaveText([
    /^Januar: Dokumente zu „Instandhaltung“€\s350,00€\s175,00$/,
    /^Februar: Dokumente zu „Instandhaltung“€\s900,40€\s450,20$/,
  ])
  await expectAccessible(page)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)

  await page.reload()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await card(page).getByText('Als Tabelle').click()
  await rows.nth(1).getByRole('link').click()
  await expect(page).toHaveURL(/\/documents\?jahr=2025&monat=02&suche=Instandhaltung$/)
  await page.goBack()
  await button.focus()
  await page.keyboard.press('Space')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(page).not.toHaveURL(/art=/)
})
