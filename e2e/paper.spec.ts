import type { Page } from '@playwright/test'
import { accept, newEmail } from './account.ts'
import { importTable } from './customers.ts'
import { arriveWithDocuments } from './documents.ts'
import { germanDay } from './germanDay.ts'
import { printed } from './printed.ts'
import type { Service } from './service.ts'
import { expect, test } from './test.ts'

/** Prepares the page as the browser does before printing. */
async function print(page: Page) {
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
}

/** Signs in as a new customer of many units in one street, each with these further fields. */
async function arriveWithUnits(
  { page, service }: { page: Page; service: Service },
  customer: string,
  count: number,
  fields: Readonly<Record<string, string>>,
) {
  const header = ['customerid', 'propertyid', 'street', 'number', ...Object.keys(fields)]
  const rows = Array.from({ length: count }, (_, place) =>
    [customer, `${customer}-E${place}`, 'Lindenweg', place + 1, ...Object.values(fields)].join(';'),
  )
  await importTable(service, `${header.join(';')}\n${rows.join('\n')}\n`)
  await accept({ page, service }, await service.invite(customer), newEmail())
}

test('a list of units is printed whole, up to a thousand, with the search stated', async ({
  page,
  service,
}, { testId }) => {
  await arriveWithUnits({ page, service }, `Viel-${testId}`, 1100, { monthlyrent: '800,00' })
  await page.goto('/properties')
  const cards = page.getByRole('list', { name: 'Einheiten' }).getByRole('listitem')
  await expect(cards).toHaveCount(30)
  await print(page)
  await expect(cards).toHaveCount(1000)
  const said = 'Auf Papier stehen nur die ersten 1.000 von 1.100 Einträgen.'
  await expect(page.getByText(said)).toBeVisible()
  await expect(page.getByText(germanDay(new Date()), { exact: true })).toBeVisible()
  await expect(page.getByText('Sortiert nach Adresse, aufsteigend.')).toBeVisible()

  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(cards).toHaveCount(30)
  await page.goto('/properties?suche=Lindenweg+99')
  await print(page)
  await expect(page.getByText('Gefiltert nach Suche „Lindenweg 99“.')).toBeVisible()
  await expect(page.getByText(said)).toHaveCount(0)
})

test('a unit’s sheet is printed alone, other dialogs are left out', async ({ page, service }, {
  testId,
}) => {
  const documents = Array.from({ length: 60 }, (_, place) => ({ name: `Brief ${place}` }))
  await arriveWithDocuments({ page, service }, `Dialog-${testId}`, documents)
  const dialog = page.getByRole('dialog')
  const main = page.getByRole('main', { includeHidden: true })
  await page.goto('/demo/properties?einheit=DEMO-W02')
  await expect(dialog).toBeVisible()
  await print(page)
  await expect(dialog).toBeVisible()
  await expect(main).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.goto('/demo/properties?einheit=unbekannt')
  await expect(dialog).toBeVisible()
  await print(page)
  await expect(dialog).toBeHidden()
  await expect(main).toBeVisible()

  await page.emulateMedia({ media: null })
  await page.goto('/documents')
  await page.getByRole('link', { name: 'Vorschau: Brief 59' }).click()
  await expect(dialog).toBeVisible()
  const sheets = await printed(page)
  const said = sheets.join('\n')
  expect(said.match(/Brief \d+/g)).toHaveLength(60)
  expect(said).not.toContain('Herunterladen')
})

test('a list starts on the first sheet and repeats its header on each', async ({ page, service }, {
  testId,
}) => {
  await arriveWithUnits({ page, service }, `Liste-${testId}`, 50, {
    dateofrentalend: '31.12.2030',
  })
  await page.goto('/properties?darstellung=liste')
  const table = page.getByRole('table', { name: 'Einheiten' })
  await expect(table.getByRole('row')).toHaveCount(31)
  const sheets = await printed(page)
  expect(sheets.length).toBeGreaterThan(2)
  for (const sheet of sheets) {
    expect(sheet).toContain('Lindenweg')
    expect(sheet).toContain('Abstand zur')
    expect(sheet).not.toContain('Mietende')
  }

  // The sorted column is always printed.
  await table.getByRole('button', { name: 'Mietende' }).click()
  await expect(table.getByRole('columnheader', { name: 'Mietende' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  for (const sheet of await printed(page)) {
    expect(sheet).toContain('Mietende')
    expect(sheet).toContain('31.12.2030')
  }
})
