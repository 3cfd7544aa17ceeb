import type { Page } from '@playwright/test'
import { accept, newEmail } from './account.ts'
import { importTable } from './customers.ts'
import { arriveWithDocuments } from './documents.ts'
import { germanDay } from './germanDay.ts'
import { printed } from './printed.ts'
import type { Service } from './service.ts'
import { expect, test } from './test.ts'

const once = { tag: '@once' }
const today = () => germanDay(new Date())

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

test(
  'all units of a large building are printed, with the search stated',
  once,
  async ({ page, service }, { testId }) => {
    await arriveWithUnits({ page, service }, `Papier-${testId}`, 60, { monthlyrent: '800,00' })
    await page.goto('/properties')
    const cards = page.getByRole('list', { name: 'Einheiten' }).getByRole('listitem')
    await expect(cards).toHaveCount(30)
    await print(page)
    await expect(cards).toHaveCount(60)
    await expect(page.getByText(today(), { exact: true })).toBeVisible()
    await expect(page.getByText('Sortiert nach Adresse, aufsteigend.')).toBeVisible()
    const pages = await page.pdf()
    expect(pages.toString('latin1').match(/\/Type ?\/Page\b/g)?.length).toBeGreaterThan(5)

    await page.emulateMedia({ media: 'screen' })
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(cards).toHaveCount(30)
    await page.goto('/properties?suche=Lindenweg')
    await print(page)
    await expect(page.getByText('Gefiltert nach Suche „Lindenweg“.')).toBeVisible()
  },
)

test(
  'all documents are printed, with filters and order stated',
  once,
  async ({ page, service }, { testId }) => {
    const documents = Array.from({ length: 150 }, (_, place) => ({ name: `Brief ${place}` }))
    await arriveWithDocuments({ page, service }, `Papier-${testId}`, documents)
    await page.goto('/documents')
    await expect(page.getByText('100 von 150 Dokument(e) angezeigt')).toBeVisible()
    await print(page)
    await expect(page.getByText('150 von 150 Dokument(e) angezeigt')).toBeVisible()
    const rows = page.getByRole('table', { name: 'Dokumente' }).locator('tbody tr')
    await expect(rows).toHaveCount(150)
    await expect(page.getByText('Sortiert nach Datum, absteigend.')).toBeVisible()
    await expect(page.getByText(today(), { exact: true })).toBeVisible()

    await page.emulateMedia({ media: 'screen' })
    await page.goto('/documents?docType=Mietvertrag&suche=Brief+149')
    await expect(page.getByText('1 von 150 Dokument(e) angezeigt')).toBeVisible()
    await print(page)
    const said = 'Gefiltert nach Typ „Mietvertrag“, Suche „Brief 149“.'
    await expect(page.getByText(said)).toBeVisible()
  },
)

test(
  'the first thousand units are printed, with the number of the rest',
  once,
  async ({ page, service }, { testId }) => {
    await arriveWithUnits({ page, service }, `Viel-${testId}`, 1100, { monthlyrent: '800,00' })
    await page.goto('/properties')
    const cards = page.getByRole('list', { name: 'Einheiten' }).getByRole('listitem')
    await expect(cards).toHaveCount(30)
    await print(page)
    await expect(cards).toHaveCount(1000)
    const said = 'Auf Papier stehen nur die ersten 1.000 von 1.100 Einträgen.'
    await expect(page.getByText(said)).toBeVisible()
  },
)

test(
  'a unit’s sheet is printed alone, other dialogs are left out',
  once,
  async ({ page, service }, { testId }) => {
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
  },
)

test(
  'a list starts on the first sheet and repeats its header on each',
  once,
  async ({ page, service }, { testId }) => {
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
  },
)
