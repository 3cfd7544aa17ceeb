import type { Locator } from '@playwright/test'
import { importTable } from './customers.ts'
import { addDocuments } from './documents.ts'
import { arriveWithKinds } from './kinds.ts'
import { expect, test } from './test.ts'

test(
  'three taps lead from a month to a kind and its document, and from a loan to a flat and its contract',
  { tag: '@once' },
  async ({ page, service }, { testId }) => {
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
    const card = page.getByRole('region', { name: 'Wofür?' })
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
    await expect(card.getByLabel('Monat')).toHaveValue('01')
    await card.getByRole('link', { name: 'Dokumente zu „Kaltmiete“, Januar 2025' }).click()
    await expect(page).toHaveURL('/documents?jahr=2025&monat=01&suche=Kaltmiete')

    await follow(
      page
        .getByRole('region', { name: 'Kreditübersicht' })
        .getByRole('link', { name: 'Lindenweg 3' }),
      page.getByRole('link', { name: 'Mietverträge', exact: true }),
      preview('Vertrag Frau'),
    )
    await expect(page.getByRole('dialog', { name: 'Vertrag Frau' })).toBeVisible()
  },
)
