import { readMeCall } from '../contract/src/calls/accounts.ts'
import { findCustomerIdCall } from '../contract/src/calls/customers.ts'
import { arrive, expectDashboard, signIn } from './account.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './test.ts'

test.use({ expectedComplaints: /ERR_FAILED|console: Fehler:/ })

for (const { path } of [findCustomerIdCall, readMeCall])
  test(`a sign-in leads to the dashboard, and to a retry there, without ${path}`, {
    tag: '@once',
  }, async ({ page, service }) => {
    const email = await arrive({ page, service })
    await page.context().clearCookies()
    await page.route(`**${path}*`, (route) => route.abort())
    await signIn(page, email)
    await page.waitForURL('**/dashboard')
    await expect(page.getByRole('alert')).toContainText(
      'Ihre Anmeldung konnte nicht geprüft werden.',
    )
    await expectAccessible(page)
    await page.unroute(`**${path}*`)
    await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expectDashboard(page)
    await expect(page.getByText('Portfolio Übersicht')).toBeVisible()
  })
