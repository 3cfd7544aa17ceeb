import { expectAccessible } from './axe.ts'
import { arriveAs } from './staff.ts'
import { expect, test } from './test.ts'

// A unique setting gives this file a service of its own, in which no other test creates customers.
test.use({ settings: { MAX_UPLOAD_MB: '22' } })

test('without any customer, staff read what comes first, and what then', { tag: '@main' }, async ({
  page,
  service,
}) => {
  await arriveAs('operator', { page, service })
  await page.goto('/dashboard')
  const main = page.getByRole('main')
  await expect(main.getByText('Noch gibt es keine Kunden')).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('link', { name: 'Übersicht der Verwaltung' }).click()
  const steps = main.getByRole('region', { name: 'Erste Schritte' })
  await expect(steps.getByRole('listitem')).toHaveText([
    /Wer Sie sind/,
    /Erste Zahlen/,
    /Zweiter Faktor/,
    /Ersten Eigentümer einladen/,
    /Erstes Dokument ablegen/,
    /Sicherung einrichten/,
  ])
  await expectAccessible(page)
  await page.goto('/settings')
  await page.getByLabel('Kundennummer').fill('K-erster')
  await page.getByRole('button', { name: 'Kunden anlegen' }).click()
  await expect(page.getByText('Customer K-erster erstellt.')).toBeVisible()
  await page.goto('/dashboard')
  await expect(main.getByText('Bitte wählen Sie oben einen Kunden aus')).toBeVisible()
})
