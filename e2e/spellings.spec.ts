import type { Locator } from '@playwright/test'
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
/** The most addresses that the filter offers at once. */
const MAX_SHOWN = 50

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

interface Expectations {
  /** A search that finds all items. */
  readonly searchOfAll?: string
  readonly expectAll: () => Promise<void>
  readonly expectFound: (search: string) => Promise<void>
}

/**
 * Types every spelling into a field. Before each, all items are shown again: searches wait for a pause in typing, so that what
 * the spelling before it found would pass for its own.
 */
async function searchWithEach(
  field: Locator,
  { searchOfAll = '', expectAll, expectFound }: Expectations,
) {
  // Opens a combobox.
  await field.click()
  for (const search of spellings)
    await test.step(`by "${search}"`, async () => {
      await field.fill(searchOfAll)
      await expectAll()
      await field.fill(search)
      await expectFound(search)
    })
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
    await searchWithEach(page.getByPlaceholder('Filter nach Wohnungsname'), {
      expectAll: () => expect(loans).toHaveCount(2),
      expectFound: () => expect(loans).toHaveText([/Ährenstraße 3/]),
    })

    await page.goto('/properties')
    const units = page.getByRole('list', { name: 'Einheiten' }).getByRole('listitem')
    await searchWithEach(page.getByRole('searchbox'), {
      expectAll: () => expect(units).toHaveCount(2),
      expectFound: () => expect(units).toHaveText([/Ährenstraße 3/]),
    })

    await page.goto('/documents')
    await searchWithEach(page.getByRole('searchbox'), {
      expectAll: () => expect(rowsOf(page).first()).toContainText('Brief'),
      expectFound: async (search) => {
        await expect(page).toHaveURL((url) => url.searchParams.get('suche') === search)
        await expect(rowsOf(page)).toHaveText([/Nachtrag/])
      },
    })
    await page.goto('/documents')
    await expect(rowsOf(page).first()).toContainText('Brief')
    const streets = page.getByRole('listbox', { name: 'Alle Wohnungen' }).getByRole('option')
    await searchWithEach(page.getByPlaceholder('Alle Wohnungen'), {
      expectAll: () => expect(streets).toHaveCount(MAX_SHOWN),
      expectFound: () => expect(streets).toHaveText(['Ährenstraße 3']),
    })
  },
)

test('staff find a customer by every spelling', once, async ({ page, service }, { testId }) => {
  const [customer, other] = [`Ährenstraße-3-${testId}`, `Ohrenweg-4-${testId}`]
  await importTable(service, `customerid;portfoliovalue\n${customer};250000\n${other};1\n`)
  await arriveAs('operator', { page, service })
  const option = (name: string) => page.getByRole('option', { name })
  const expectations = {
    // Other tests' customers may fill the list.
    searchOfAll: testId,
    expectAll: async () => {
      await expect(option(customer)).toBeVisible()
      await expect(option(other)).toBeVisible()
    },
    expectFound: async () => {
      await expect(option(other)).toBeHidden()
      await expect(option(customer)).toBeVisible()
    },
  }
  await searchWithEach(customerSelector(page), expectations)
  await page.keyboard.press('Escape')

  await page.goto('/documents')
  await page.getByRole('link', { name: 'Neues Dokument hochladen' }).click()
  const field = page.getByRole('dialog').getByPlaceholder('Kunde wählen')
  await searchWithEach(field, expectations)
})
