import type { Page } from '@playwright/test'
import { spellings } from '../figures/src/testing/spellings.ts'
import { accept, newEmail } from './account.ts'
import { importTable } from './customers.ts'
import { addDocuments, rowsOf } from './documents.ts'
import type { Service } from './service.ts'
import { arriveAs, customerSelector, staffSettings } from './staff.ts'
import { expect, test } from './test.ts'

test.use({ settings: staffSettings })

const once = { tag: '@once' }
/** More than 100 addresses, so that their filter is searchable. */
const MANY = 110

/** A customer with a unit, a loan and a document in Ährenstraße 3, and others elsewhere. */
async function ownStreets(service: Service, customer: string) {
  const ids = [`${customer}-1`, `${customer}-2`]
  const [here, there] = ['Ährenstraße;3', 'Ohrenweg;4']
  const units = [here, there].map((street, place) => `${customer};${ids[place]};${street};3`)
  const loans = [here, there].map(
    (street, place) => `${customer};${ids[place]};${ids[place]};${street};10`,
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

/** Types each spelling into a field and checks that it finds the entry meant. */
async function searchWithEach(
  field: ReturnType<Page['getByRole']>,
  expectFound: () => Promise<void>,
) {
  for (const search of spellings) {
    await field.fill(search)
    await test.step(`by "${search}"`, expectFound)
  }
}

test(
  'owners find a street by every spelling, in every field',
  once,
  async ({ page, service }, { testId }) => {
    const customer = `Schreibweisen-${testId}`
    await ownStreets(service, customer)
    await accept({ page, service }, await service.invite(customer), newEmail())

    await page.goto('/dashboard')
    const loans = page.getByRole('listitem').filter({ hasText: 'restliche Jahre' })
    await expect(loans).toHaveCount(2)
    await searchWithEach(page.getByPlaceholder('Filter nach Wohnungsname'), async () => {
      await expect(loans).toHaveText([/Ährenstraße 3/])
    })

    await page.goto('/properties')
    const units = page.getByRole('list', { name: 'Einheiten' }).getByRole('listitem')
    await expect(units).toHaveCount(2)
    await searchWithEach(page.getByRole('searchbox'), async () => {
      await expect(units).toHaveText([/Ährenstraße 3/])
    })

    await page.goto('/documents')
    await expect(rowsOf(page).first()).toContainText('Brief')
    await searchWithEach(page.getByRole('searchbox'), async () => {
      await expect(rowsOf(page)).toHaveText([/Nachtrag/])
    })
    await page.goto('/documents')
    await expect(rowsOf(page).first()).toContainText('Brief')
    const streets = page.getByRole('listbox', { name: 'Alle Wohnungen' })
    await searchWithEach(page.getByPlaceholder('Alle Wohnungen'), async () => {
      await expect(streets.getByRole('option')).toHaveText(['Ährenstraße 3'])
    })
  },
)

test('staff find a customer by every spelling', once, async ({ page, service }, { testId }) => {
  const customer = `Ährenstraße-3-${testId}`
  await importTable(service, `customerid;portfoliovalue\n${customer};250000\n`)
  await arriveAs('operator', { page, service })
  const option = page.getByRole('option', { name: customer })
  await searchWithEach(customerSelector(page), async () => {
    await expect(option).toBeVisible()
  })
  await page.keyboard.press('Escape')

  await page.goto('/documents')
  await page.getByRole('link', { name: 'Neues Dokument hochladen' }).click()
  await searchWithEach(page.getByRole('dialog').getByPlaceholder('Kunde wählen'), async () => {
    await expect(option).toBeVisible()
  })
})
