import { searchDocumentsCall } from '../contract/src/calls/documents.ts'
import { expectAccessible } from './axe.ts'
import { arriveWithDocuments, openFilters, rowsOf } from './documents.ts'
import { arriveAs } from './staff.ts'
import { expect, test } from './test.ts'

test.use({ expectedComplaints: /net::ERR_|Fehler: ServiceError/ })

test('a document’s text is found and opened at the page', async ({ page, browser, service }, {
  testId,
}) => {
  // Staff find the documents of all customers.
  const word = `rauch${testId.replace(/[^a-z]/g, '')}`
  await arriveWithDocuments({ page, service }, `Inhalt-${testId}`, [
    { name: 'Brief', date: '2024-05-01', pages: ['Guten Tag', `Alle ${word} sind geprueft`] },
    { name: word, type: 'Rechnung', date: '2025-05-01', pages: ['Eine Summe'] },
    { name: 'Notiz', pages: ['Nichts davon'] },
  ])
  // The service extracts texts one after the other.
  await expect(async () => {
    await page.goto(`/documents?suche=${word}`)
    await expect(rowsOf(page)).toHaveCount(2, { timeout: 2000 })
  }).toPass({ timeout: 45_000 })
  const found = rowsOf(page).filter({ hasText: 'Brief' })
  await expect(found).toContainText(new RegExp(`Seite 2: „.*${word}.*“`))
  await expect(found.locator('mark')).toHaveText(word)
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

  await test.step('staff find it, too', async () => {
    const other = await (await browser.newContext({ baseURL: service.url })).newPage()
    await arriveAs('staff', { page: other, service })
    await other.goto(`/documents?suche=${word}`)
    await expect(rowsOf(other)).toHaveCount(2)
    await expect(rowsOf(other).filter({ hasText: 'Brief' })).toContainText('Seite 2:')
    await other.context().close()
  })

  await test.step('where contents cannot be searched, names still can', async () => {
    await page.goto('/documents')
    await page.route(`**${searchDocumentsCall.path}?**`, (route) => route.abort())
    await page.getByRole('searchbox').fill('notiz')
    await expect(rowsOf(page)).toHaveCount(1)
    await expect(page.getByText('Die Inhalte konnten nicht durchsucht werden')).toBeVisible()
  })
})
