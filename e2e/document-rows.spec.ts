import { addDocuments, arriveWithDocuments, openFilters, rowsOf } from './documents.ts'
import { expect, test } from './test.ts'

const once = { tag: '@once' }

test('rows load by the hundred on scrolling', async ({ page, service }, { testId }) => {
  const many = Array.from({ length: 230 }, (_, at) => ({
    name: `Brief ${at + 1}`,
    type: at < 130 ? 'Rechnung' : 'Brief',
  }))
  await arriveWithDocuments({ page, service }, `Viele-${testId}`, many)
  await page.goto('/documents')
  await expect(page.getByText(/Dokument\(e\) angezeigt/)).toHaveText(
    '100 von 230 Dokument(e) angezeigt',
  )
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '231')
  await expect(rowsOf(page)).toHaveCount(100)
  const more = page.getByText('Weitere Dokumente laden…')
  await more.scrollIntoViewIfNeeded()
  await expect(page.getByText(/Dokument\(e\) angezeigt/)).toHaveText(
    '200 von 230 Dokument(e) angezeigt',
  )
  await more.scrollIntoViewIfNeeded()
  await expect(page.getByText(/Dokument\(e\) angezeigt/)).toHaveText(
    '230 von 230 Dokument(e) angezeigt',
  )
  await expect(more).toHaveCount(0)
  await page.keyboard.press('End')
  await expect(page.locator('tr[aria-rowindex="231"]')).toBeInViewport()

  await page.evaluate(() => scrollTo(0, 0))
  await openFilters(page)
  await page.getByLabel('Typ').selectOption('Brief')
  await expect(rowsOf(page).filter({ hasText: 'Rechnung' })).toHaveCount(0)
  // Without its filter, the list begins anew, too.
  await page.getByLabel('Typ').selectOption('')
  await expect(page.getByText('100 von 230 Dokument(e) angezeigt')).toBeVisible()
  await expect(rowsOf(page)).toHaveCount(100)

  await page.getByLabel('Typ').selectOption('Rechnung')
  await expect(page.getByText('100 von 230 Dokument(e) angezeigt')).toBeVisible()
  await expect(page.getByText('130 Treffer')).toBeVisible()
})

test(
  'all rows are printed, even without scrolling',
  once,
  async ({ page, service }, { testId }) => {
    const many = Array.from({ length: 120 }, (_, at) => ({ name: `Brief ${at + 1}` }))
    await arriveWithDocuments({ page, service }, `Papier-${testId}`, many)
    await page.goto('/documents')
    await expect(rowsOf(page).first()).toBeVisible()
    await expect(rowsOf(page)).toHaveCount(100)
    await page.emulateMedia({ media: 'print' })
    await expect(rowsOf(page)).toHaveCount(120)
    await expect(page.getByText('Weitere Dokumente laden…')).toHaveCount(0)
    // Controls are not printed.
    await expect(page.getByText('Neues Dokument hochladen')).toBeHidden()
    await expect(page.getByRole('link', { name: /^(Vorschau|Herunterladen): / })).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
    await expect(rowsOf(page)).toHaveCount(100)
  },
)

test(
  'the keyboard moves from row to row, and going back restores the focus',
  once,
  async ({ page, service }, { testId }) => {
    const many = Array.from({ length: 120 }, (_, at) => ({ name: `Brief ${at + 1}` }))
    await arriveWithDocuments({ page, service }, `Tasten-${testId}`, many)
    await page.goto('/documents')
    await page.getByRole('link', { name: 'Vorschau: Brief 120' }).focus()
    for (let row = 2; row < 27; row++) {
      // Waits for the next row, which a slow machine may render late.
      await expect(page.locator(`tr[aria-rowindex="${row + 1}"]`)).toBeAttached()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
    }
    const focused = page.getByRole('link', { name: 'Vorschau: Brief 95' })
    await expect(focused).toBeFocused()
    await expect(focused).toBeInViewport()
    await page.evaluate(() => scrollTo(0, 0))
    await expect(page.locator('tr[aria-rowindex="2"]')).toBeInViewport()
    await expect(focused).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Herunterladen: Brief 95' })).toBeFocused()
  },
)

test('the demo shows the demo customer’s documents to everyone', async ({ page, service }) => {
  await addDocuments(service, 'DEMO', [{ name: 'Hausordnung', date: '2031-01-01' }])
  await page.goto('/demo/documents')
  await expect(rowsOf(page).filter({ hasText: 'Hausordnung' }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Neues Dokument hochladen' }).click()
  await expect(page.getByText('In der Demo lassen sich keine Dokumente hochladen.')).toBeVisible()
})
