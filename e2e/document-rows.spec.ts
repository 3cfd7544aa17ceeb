import { arriveWithDocuments, openFilters, rowsOf } from './documents.ts'
import { germanDay } from './germanDay.ts'
import { expect, test } from './test.ts'

test('rows load by the hundred on scrolling, and all are printed', async ({ page, service }, {
  testId,
}) => {
  const many = Array.from({ length: 230 }, (_, at) => ({
    name: `Brief ${at + 1}`,
    type: at < 130 ? 'Rechnung' : 'Brief',
  }))
  await arriveWithDocuments({ page, service }, `Viele-${testId}`, many)
  await page.goto('/documents')
  const count = page.getByText(/Dokument\(e\) angezeigt/)
  const more = page.getByText('Weitere Dokumente laden…')
  await expect(count).toHaveText('100 von 230 Dokument(e) angezeigt')
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '231')

  await test.step('the keyboard moves from row to row, and keeps the focus out of sight', async () => {
    await page.getByRole('link', { name: 'Vorschau: Brief 230' }).focus()
    for (let row = 2; row < 27; row++) {
      // Waits for the next row, which a slow machine may render late.
      await expect(page.locator(`tr[aria-rowindex="${row + 1}"]`)).toBeAttached()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
    }
    const focused = page.getByRole('link', { name: 'Vorschau: Brief 205' })
    await expect(focused).toBeFocused()
    await expect(focused).toBeInViewport()
    await page.evaluate(() => scrollTo(0, 0))
    await expect(page.locator('tr[aria-rowindex="2"]')).toBeInViewport()
    await expect(focused).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Herunterladen: Brief 205' })).toBeFocused()
  })

  await test.step('paper shows all of them, and no controls', async () => {
    await expect(rowsOf(page)).toHaveCount(100)
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await expect(rowsOf(page)).toHaveCount(230)
    await expect(count).toHaveText('230 von 230 Dokument(e) angezeigt')
    await expect(more).toHaveCount(0)
    await expect(page.getByText('Sortiert nach Datum, absteigend.')).toBeVisible()
    await expect(page.getByText(germanDay(new Date()), { exact: true })).toBeVisible()
    await expect(page.getByText('Neues Dokument hochladen')).toBeHidden()
    await expect(page.getByRole('link', { name: /^(Vorschau|Herunterladen): / })).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
    await expect(rowsOf(page)).toHaveCount(100)
  })

  await more.scrollIntoViewIfNeeded()
  await expect(count).toHaveText('200 von 230 Dokument(e) angezeigt')
  await more.scrollIntoViewIfNeeded()
  await expect(count).toHaveText('230 von 230 Dokument(e) angezeigt')
  await expect(more).toHaveCount(0)
  await page.keyboard.press('End')
  await expect(page.locator('tr[aria-rowindex="231"]')).toBeInViewport()

  await test.step('the list begins anew with a filter, and without it', async () => {
    await page.evaluate(() => scrollTo(0, 0))
    await openFilters(page)
    await page.getByLabel('Typ').selectOption('Brief')
    await expect(rowsOf(page).filter({ hasText: 'Rechnung' })).toHaveCount(0)
    await page.getByLabel('Typ').selectOption('')
    await expect(count).toHaveText('100 von 230 Dokument(e) angezeigt')
    await expect(rowsOf(page)).toHaveCount(100)
    await page.getByLabel('Typ').selectOption('Rechnung')
    await expect(count).toHaveText('100 von 230 Dokument(e) angezeigt')
    await expect(page.getByText('130 Treffer')).toBeVisible()
    await page.getByRole('searchbox').fill('Brief 129')
    await page.emulateMedia({ media: 'print' })
    const said = 'Gefiltert nach Typ „Rechnung“, Suche „Brief 129“.'
    await expect(page.getByText(said)).toBeVisible()
  })
})
