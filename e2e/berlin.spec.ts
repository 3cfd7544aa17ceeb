import { arriveAs, staffSettings } from './staff.ts'
import { expect, test } from './test.ts'

// Berlin's day counts even for readers half a day behind.
test.use({ timezoneId: 'Pacific/Honolulu', settings: staffSettings })

const once = { tag: '@once' }

test('a date is due until its day ends in Berlin', once, async ({ page }) => {
  const rows: Record<string, string>[] = await (
    await page.request.get('/api/property-overview?customerId=DEMO')
  ).json()
  const end = rows.find(({ propertyid }) => propertyid === 'DEMO-W05')?.dateofrentalend ?? ''
  const day = end.split('.').toReversed().join('-')
  const list = page.getByRole('region', { name: 'Was ansteht' })
  const due = list.getByRole('link', { name: /^Mietvertrag endet .* Lindenstraße 14 DG/ })
  for (const [time, count] of [
    ['21:59:59Z', 1],
    // Past midnight in Berlin, and early afternoon in Honolulu.
    ['23:00:01Z', 0],
  ] as const) {
    await page.clock.setFixedTime(`${day}T${time}`)
    await page.goto('/demo/dashboard')
    await expect(list.getByRole('listitem')).toHaveCount(5)
    await expect(due).toHaveCount(count)
  }
})

test('a printed page shows Berlin’s day', once, async ({ page }) => {
  for (const [moment, day] of [
    ['2026-11-21T22:59:59Z', '21.11.2026'],
    ['2026-11-21T23:00:01Z', '22.11.2026'],
  ] as const) {
    await page.clock.setFixedTime(moment)
    await page.goto('/demo/dashboard')
    await expect(page.getByRole('heading', { name: 'Kreditübersicht' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await expect(page.getByText(day, { exact: true })).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
  }
})

test(
  'a document gets Berlin’s day as its date, unless staff enter another',
  once,
  async ({ page, service }) => {
    await arriveAs('staff', { page, service })
    await page.goto('/documents')
    await page.clock.setFixedTime('2026-11-21T23:00:01Z')
    await page.getByRole('link', { name: 'Neues Dokument hochladen' }).click()
    await expect(page.getByRole('dialog').getByLabel('Datum')).toHaveValue('2026-11-22')
  },
)
