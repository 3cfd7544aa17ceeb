import { arriveAs } from './staff.ts'
import { expect, test } from './test.ts'

test('an operator finds all calls on a page that loads nothing from elsewhere', async ({
  page,
  service,
}) => {
  await arriveAs('operator', { page, service })
  // The part without a preview, whose loading the click would break off.
  await page.goto('/verwaltung/betreiber?bereich=fassungen')
  await page.getByRole('link', { name: 'Beschreibung der Schnittstelle' }).click()
  await expect(page.getByRole('heading', { name: 'Hausblick' })).toBeVisible()
  await page.getByRole('link', { name: 'config', exact: true }).click()
  await page.getByRole('button', { name: 'GET /api/config Returns' }).click()
  await page.getByRole('button', { name: 'Try it out' }).click()
  await page.getByRole('button', { name: 'Execute' }).click()
  await expect(page.locator('.live-responses-table')).toContainText('"demoCustomerId"')
})
