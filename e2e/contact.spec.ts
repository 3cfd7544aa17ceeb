import { expect, test } from './test.ts'

test('the opening state follows the clock', async ({ page }) => {
  // A Friday in Berlin, a minute before closing.
  await page.clock.install({ time: '2026-11-27T15:59:30Z' })
  await page.goto('/demo/contact')
  const status = page.getByRole('status')
  const opening = page.getByRole('table', { name: 'Öffnungszeiten' })
  await expect(status).toHaveText('Jetzt geöffnet – bis 17:00 Uhr')
  await expect(opening.getByRole('row', { name: 'heute' })).toContainText('Montag bis Freitag')
  await page.clock.runFor('00:31')
  await expect(status).toHaveText('Jetzt geschlossen – öffnet Samstag um 10:00 Uhr')
  await page.clock.runFor('07:00:00')
  await expect(status).toHaveText('Jetzt geschlossen – öffnet heute um 10:00 Uhr')
  await expect(opening.getByRole('row', { name: 'heute' })).toContainText('Samstag')
})
