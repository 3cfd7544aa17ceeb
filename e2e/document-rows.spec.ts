import { addDocuments, arriveWithDocuments, rowsOf } from './documents.ts'
import { expect, test } from './test.ts'

const once = { tag: '@once' }

test('rows come by the hundred, as far as one scrolls', async ({ page, service }, { testId }) => {
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
  expect(await rowsOf(page).count()).toBeLessThan(60)
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
  await page.getByLabel('Typ').selectOption('Rechnung')
  await expect(page.getByText('100 von 230 Dokument(e) angezeigt')).toBeVisible()
  await expect(page.getByText('130 passend')).toBeVisible()
})

test(
  'the keyboard goes from row to row, and the way back to where it was',
  once,
  async ({ page, service }, { testId }) => {
    const many = Array.from({ length: 120 }, (_, at) => ({ name: `Brief ${at + 1}` }))
    await arriveWithDocuments({ page, service }, `Tasten-${testId}`, many)
    await page.goto('/documents')
    await page.getByRole('link', { name: 'Vorschau: Brief 120' }).focus()
    for (let at = 0; at < 50; at++) await page.keyboard.press('Tab')
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
