import type { Page } from '@playwright/test'
import { accept, newEmail } from './account.ts'
import { expectAccessible } from './axe.ts'
import { importTable } from './customers.ts'
import { expect, test } from './test.ts'

const german = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Berlin' })

/** Returns the 15th of the month after the next, which is among the next dates. */
function maturityDay(): { day: string; month: number; year: number } {
  const now = new Date()
  const months = now.getFullYear() * 12 + now.getMonth() + 2
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1]
  return { day: `15.${String(month).padStart(2, '0')}.${year}`, month, year }
}

const figure = (page: Page, name: string) =>
  page.locator('dl > div').filter({ has: page.locator('dt').getByText(name, { exact: true }) })

// 650 less 50 a month, less 500 of interest: the payment of 800 that is recorded is not paid.
test('a bullet loan costs its interest and is repaid on the agreed day, wherever it is shown', async ({
  page,
  service,
}) => {
  const id = `ENDE-${process.pid}-${Date.now()}`
  const { day, month, year } = maturityDay()
  const today = german.format()
  await importTable(
    service,
    `customerid;propertyid;propertyvalue;propertyincome012025;propertyexpenses012025\n${id};${id}-W1;200000;650;50\n`,
  )
  await importTable(
    service,
    `customerid;propertyid;street;number;sizeinsqm\n${id};${id}-W1;Weg;1;50\n`,
  )
  await importTable(
    service,
    `customerid;creditid;propertyid;street;interestrate;monthlypayment;remainingcredit\n${id};${id}-D1;${id}-W1;Weg;6;800;100000\n`,
  )
  await importTable(
    service,
    `customerid;creditid;balancedate;repaymenttype;maturitydate\n${id};${id}-D1;31.12.2025;endfällig;${day}\n`,
  )
  await accept({ page, service }, await service.invite(id), newEmail())

  await page.goto(`/dashboard?ansicht=einheit&einheit=${id}-W1`)
  const owned = page.getByRole('region', { name: 'Was Ihnen gehört' })
  await expect(owned.getByText('Trägt ihren Kredit', { exact: true })).toBeVisible()
  await expect(owned.getByText('im letzten Monat + €\u00a0100')).toBeVisible()
  await expect(owned).toContainText(`Restschuld €\u00a0100.000 am ${today}`)
  const due = page.getByRole('region', { name: 'Was ansteht' })
  await expect(
    due.getByRole('listitem').filter({ hasText: 'zur Rückzahlung fällig' }),
  ).toContainText(day)
  await expect(figure(page, 'Verbleibender Kredit')).toContainText('€\u00a0100.000vom 31.12.2025')
  await expect(figure(page, `Restschuld am ${today}`)).toContainText('€\u00a0100.000')
  await expectAccessible(page)

  await page.goto('/properties')
  await expect(page.getByText('Trägt ihren Kredit', { exact: true })).toBeVisible()

  await page.goto(`/dashboard/kredit?nummer=${id}-D1`)
  await expect(figure(page, `Restschuld am ${today}`)).toContainText('€\u00a0100.000,00')
  await expect(figure(page, 'Letzte Rate')).toContainText(`${day}in Höhe von €\u00a0100.500,00`)
  await page.getByRole('button', { name: `Monate von ${year}` }).click()
  const rows = page.getByRole('row').filter({ hasText: new RegExp(`^\\d\\d\\.\\d\\d\\.${year}`) })
  await expect(rows).toHaveCount(month)
  await expect(rows.last()).toHaveText(`${day}500,00100.000,000,00`)
  await expectAccessible(page)
})
