import { pages } from '@hausblick/contract/pages.ts'
import { arriveAs } from './staff.ts'
import { expect, test } from './test.ts'

// A service of its own, which backs itself up beside its data.
test.use({ settings: { BACKUP_TO: '.' } })

test('an operator sees the backups of the service, and makes another', async ({
  page,
  service,
}) => {
  // Backups give way to everything else on the machine.
  test.setTimeout(5 * 60_000)
  await arriveAs('operator', { page, service })
  await page.goto(pages.checks.path)
  const backups = page.getByRole('region', { name: 'Sicherungen' })
  const button = backups.getByRole('button', { name: /jetzt sichern|wird gesichert/i })
  // The first began with the service.
  await expect(button).toHaveText('Jetzt sichern', { timeout: 120_000 })
  await expect(backups.getByText('in Ordnung')).toBeVisible()
  await expect(backups.getByRole('rowheader')).toHaveCount(1)
  const first = (await backups.getByRole('rowheader').textContent()) ?? ''
  expect(first).toContain('hausblick-')

  await button.click()
  await expect(button).toHaveText('Wird gesichert …')
  await expect(button).toHaveText('Jetzt sichern', { timeout: 120_000 })
  // Of one day, the newest is kept.
  await expect(backups.getByRole('rowheader')).toHaveCount(1)
  await expect(backups.getByText(first, { exact: true })).toHaveCount(0)
})
