import { arriveAs } from './staff.ts'
import { expect, test } from './test.ts'

// Berlin's day counts even for readers half a day behind.
test.use({ timezoneId: 'Pacific/Honolulu' })

// Past midnight in Berlin, and early afternoon in Honolulu.
const night = '23:00:01Z'

test('Berlin’s day counts for dates, on paper, and for new documents', async ({
  page,
  service,
}) => {
  await test.step('a date is due until its day ends', async () => {
    const rows: Record<string, string>[] = await (
      await page.request.get('/api/property-overview?customerId=DEMO')
    ).json()
    const end = rows.find(({ propertyid }) => propertyid === 'DEMO-W05')?.dateofrentalend ?? ''
    const day = end.split('.').toReversed().join('-')
    const list = page.getByRole('region', { name: 'Was ansteht' })
    const due = list.getByRole('link', { name: /^Mietvertrag endet .* Lindenstraße 14 DG/ })
    for (const [time, count] of [
      ['21:59:59Z', 1],
      [night, 0],
    ] as const) {
      await page.clock.setFixedTime(`${day}T${time}`)
      await page.goto('/demo/dashboard')
      await list.getByRole('button', { name: /^Alle \d+ anzeigen/ }).click()
      await expect(due).toHaveCount(count)
    }
  })

  await test.step('a printed page shows it', async () => {
    for (const [time, day] of [
      ['22:59:59Z', '21.11.2026'],
      [night, '22.11.2026'],
    ] as const) {
      await page.clock.setFixedTime(`2026-11-21T${time}`)
      await page.goto('/demo/dashboard')
      await expect(page.getByRole('heading', { name: 'Kreditübersicht' })).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
      await expect(page.getByText(day, { exact: true })).toBeVisible()
      await page.emulateMedia({ media: 'screen' })
    }
  })

  await test.step('a document gets it as its date, unless staff enter another', async () => {
    await page.clock.setFixedTime(Date.now())
    await arriveAs('staff', { page, service })
    await page.goto('/documents')
    await page.clock.setFixedTime(`2026-11-21T${night}`)
    await page.getByRole('link', { name: 'Neues Dokument hochladen' }).click()
    await expect(page.getByRole('dialog').getByLabel('Datum')).toHaveValue('2026-11-22')
  })
})
