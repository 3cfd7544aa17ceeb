import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { importTable } from './customers.ts'
import { addDocuments } from './documents.ts'
import { arriveWithKinds } from './kinds.ts'
import { expect, test } from './test.ts'

const card = (page: Page) => page.getByRole('region', { name: 'Wofür?' })

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

  for (const [name, shown] of [
    ['Monat', 'Ausgaben Februar 2025'],
    ['12 Monate', 'Ausgaben März 2024 bis Februar 2025'],
    ['Einnahmen', 'Einnahmen März 2024 bis Februar 2025'],
  ] as const) {
    await card(page).getByRole('button', { name, exact: true }).click()
    await expect(card(page)).toContainText(shown)
  }
  await expect(page).toHaveURL(/wofuer=einnahmen&zeitraum=12-monate/)
})

test('three taps lead from a month to a kind and its document, and from a loan to a flat and its contract', async ({
  page,
  service,
}, { testId }) => {
  const id = `Weg-${testId}`
  await addDocuments(service, id, [
    { name: 'Instandhaltung Dach', type: 'Rechnung', date: '2025-02-09' },
    { name: 'Vertrag Frau', type: 'Mietvertrag', date: '2023-05-01' },
  ])
  await arriveWithKinds({ page, service }, id)
  await importTable(
    service,
    `customerid;creditid;propertyid;remainingcredit;monthlypayment\n${id};${id}-D;${id}-1;1000;50\n`,
  )
  await page.setViewportSize({ width: 390, height: 844 })
  const preview = (name: string) => page.getByRole('link', { name: `Vorschau: ${name}` })
  const follow = async (...taps: readonly Locator[]) => {
    await page.goto('/dashboard')
    for (const tap of taps) await tap.click()
    expect(taps.length).toBeLessThanOrEqual(3)
  }

  await follow(
    page.getByRole('link', { name: 'Ausgaben letzer Monat' }),
    page.getByRole('link', { name: 'Dokumente zu „Instandhaltung“, Februar 2025' }),
    preview('Instandhaltung Dach'),
  )
  await expect(page.getByRole('dialog', { name: 'Instandhaltung Dach' })).toBeVisible()

  // The month that is touched in the chart, here the first.
  await page.goto('/dashboard')
  await page.getByRole('slider').click({ position: { x: 60, y: 100 } })
  await page.getByRole('link', { name: 'Einnahmen nach Art, Jan 2025' }).click()
  await expect(page.getByRole('heading', { name: 'Wofür?' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Wofür?' })).toBeInViewport()
  await expect(card(page).getByLabel('Monat')).toHaveValue('01')
  await card(page).getByRole('link', { name: 'Dokumente zu „Kaltmiete“, Januar 2025' }).click()
  await expect(page).toHaveURL('/documents?jahr=2025&monat=01&suche=Kaltmiete')

  await follow(
    page
      .getByRole('region', { name: 'Kreditübersicht' })
      .getByRole('link', { name: 'Lindenweg 3' }),
    page.getByRole('link', { name: 'Mietverträge', exact: true }),
    preview('Vertrag Frau'),
  )
  await expect(page.getByRole('dialog', { name: 'Vertrag Frau' })).toBeVisible()
})
