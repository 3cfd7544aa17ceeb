import { searchDocumentsCall } from '../contract/src/calls/documents.ts'
import { expectAccessible } from './axe.ts'
import { arriveWithDocuments, openFilters, rowsOf } from './documents.ts'
import { expect, test } from './test.ts'

test('a document’s text is found and opened at the page', async ({ page, service }, { testId }) => {
  await arriveWithDocuments({ page, service }, `Inhalt-${testId}`, [
    { name: 'Brief', date: '2024-05-01', pages: ['Guten Tag', 'Alle Rauchmelder sind geprueft'] },
    { name: 'Rauchmelder', type: 'Rechnung', date: '2025-05-01', pages: ['Eine Summe'] },
    { name: 'Notiz', pages: ['Nichts davon'] },
  ])
  // The service extracts texts one after the other.
  await expect(async () => {
    await page.goto('/documents?suche=rauchmelder')
    await expect(rowsOf(page)).toHaveCount(2, { timeout: 2000 })
  }).toPass({ timeout: 45_000 })
  const found = rowsOf(page).filter({ hasText: 'Brief' })
  await expect(found).toContainText(/Seite 2: „.*Rauchmelder.*“/)
  await expect(found.locator('mark')).toHaveText('Rauchmelder')
  await expect(rowsOf(page).filter({ hasText: 'Rechnung' }).locator('mark')).toHaveCount(0)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }

  await page.getByRole('link', { name: 'Vorschau: Brief' }).click()
  await expect(page.getByTitle('Vorschau: Brief')).toHaveAttribute('src', /#page=2&/)
  await page.keyboard.press('Escape')
  await openFilters(page)
  await page.getByLabel('Jahr').selectOption('2025')
  await expect(rowsOf(page)).toHaveCount(1)
  await expect(rowsOf(page)).toContainText('Rechnung')
})

test.describe('when contents cannot be searched', () => {
  test.use({ expectedComplaints: /net::ERR_|Fehler: ServiceError/ })

  test(
    'names still can, and the page says so',
    { tag: '@once' },
    async ({ page, service }, { testId }) => {
      await arriveWithDocuments({ page, service }, `Namen-${testId}`, [
        { name: 'Brief' },
        { name: 'Notiz' },
      ])
      await page.goto('/documents')
      await page.route(`**${searchDocumentsCall.path}?**`, (route) => route.abort())
      await page.getByRole('searchbox').fill('brief')
      await expect(rowsOf(page)).toHaveCount(1)
      await expect(page.getByText('Die Inhalte konnten nicht durchsucht werden')).toBeVisible()
    },
  )
})
