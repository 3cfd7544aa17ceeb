import { readMeCall } from '../contract/src/calls/accounts.ts'
import { findCustomerIdCall } from '../contract/src/calls/customers.ts'
import { arrive, expectDashboard, signIn } from './account.ts'
import { expect, test } from './test.ts'

test.use({ expectedComplaints: /ERR_FAILED|console: Fehler:/ })

test('a sign-in leads to the dashboard, and to a retry there, without its look-ups', async ({
  page,
  service,
}) => {
  const email = await arrive({ page, service })
  for (const { path } of [findCustomerIdCall, readMeCall])
    await test.step(path, async () => {
      await page.context().clearCookies()
      await page.route(`**${path}*`, (route) => route.abort())
      await signIn(page, email)
      await page.waitForURL('**/dashboard')
      await expect(page.getByRole('alert')).toContainText(
        'Ihre Anmeldung konnte nicht geprüft werden.',
      )
      await page.unroute(`**${path}*`)
      await page.getByRole('button', { name: 'Erneut versuchen' }).click()
      await expectDashboard(page)
      await expect(page.getByText('Portfolio Übersicht')).toBeVisible()
    })
})
