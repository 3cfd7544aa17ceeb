import type { Locator } from '@playwright/test'
import { accept, newEmail } from './account.ts'
import { importTable } from './customers.ts'
import { addDocuments, rowsOf } from './documents.ts'
import type { Service } from './service.ts'
import { arriveAs, customerSelector } from './staff.ts'
import { expect, test } from './test.ts'

/** One of many spellings, all of which the tests of the searches try. */
const SEARCH = 'Aehrenstr. 3'
/** More than 100 addresses, so that their filter is searchable. */
const MANY = 110
/** The most addresses that the filter offers at once. */
const MAX_SHOWN = 50

/** A customer with a unit, a loan and a document in Ährenstraße 3, and others elsewhere. */
async function ownStreets(service: Service, customer: string) {
  const ids = [`${customer}-1`, `${customer}-2`]
  const [here, there] = ['Ährenstraße;3', 'Ohrenweg;4']
  const units = [here, there].map((street, place) => `${customer};${ids[place]};${street};3`)
  const loans = [here, there, 'Ohrenweg;5'].map(
    (street, place) => `${customer};${customer}-${place + 1};${ids[place] ?? ''};${street};10`,
  )
  await importTable(
    service,
    `customerid;propertyid;street;number;numberofrooms\n${units.join('\n')}\n`,
  )
  await importTable(
    service,
    `customerid;creditid;propertyid;street;number;duration\n${loans.join('\n')}\n`,
  )
  const others = Array.from({ length: MANY }, (_, place) => ({
    name: `Brief ${place}`,
    street: `Ohrenweg ${place + 10}`,
  }))
  await addDocuments(service, customer, [{ name: 'Nachtrag', street: 'Ährenstraße 3' }, ...others])
}

test('every search field finds a street by another spelling', async ({ page, service }, {
  testId,
}) => {
  const [customer, staffs, other] = [
    `Ä-${testId}`,
    `Ährenstraße-3-${testId}`,
    `Ohrenweg-4-${testId}`,
  ]
  await ownStreets(service, customer)
  await importTable(service, `customerid;portfoliovalue\n${staffs};250000\n${other};1\n`)
  await accept({ page, service }, await service.invite(customer), newEmail())

  await page.goto('/dashboard')
  const loans = page.getByRole('row').filter({ hasText: 'restliche Jahre' })
  await expect(loans).toHaveCount(3)
  await page.getByPlaceholder('Filter nach Wohnungsname').fill(SEARCH)
  await expect(loans).toHaveText([/Ährenstraße 3/])

  await page.goto('/properties')
  const units = page.getByRole('list', { name: 'Einheiten' }).getByRole('listitem')
  await expect(units).toHaveCount(2)
  await page.getByRole('searchbox').fill(SEARCH)
  await expect(units).toHaveText([/Ährenstraße 3/])

  await page.goto('/documents')
  await expect(rowsOf(page).first()).toContainText('Brief')
  const streets = page.getByRole('listbox', { name: 'Alle Wohnungen' }).getByRole('option')
  await page.getByPlaceholder('Alle Wohnungen').click()
  await expect(streets).toHaveCount(MAX_SHOWN)
  await page.getByPlaceholder('Alle Wohnungen').fill(SEARCH)
  await expect(streets).toHaveText(['Ährenstraße 3'])
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox').fill(SEARCH)
  await expect(page).toHaveURL((url) => url.searchParams.get('suche') === SEARCH)
  await expect(rowsOf(page)).toHaveText([/Nachtrag/])

  await page.context().clearCookies()
  await arriveAs('operator', { page, service })
  const expectFound = async (field: Locator) => {
    const option = (name: string) => page.getByRole('option', { name })
    await field.click()
    // Other tests' customers may fill the list.
    await field.fill(testId)
    await expect(option(staffs)).toBeVisible()
    await expect(option(other)).toBeVisible()
    await field.fill(SEARCH)
    await expect(option(other)).toBeHidden()
    await expect(option(staffs)).toBeVisible()
    await page.keyboard.press('Escape')
  }
  await expectFound(customerSelector(page))
  await page.goto('/documents')
  await page.getByRole('link', { name: 'Neues Dokument hochladen' }).click()
  await expectFound(page.getByRole('dialog').getByPlaceholder('Kunde wählen'))
})
