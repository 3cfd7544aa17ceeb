import { pages } from '../contract/src/pages.ts'
import { expectAccessible } from './axe.ts'
import {
  apply,
  csvSource,
  dropOnImports,
  examine,
  expectDifferences,
  goOnToCheck,
  sheetOf,
  WORK_TIMEOUT,
} from './importing.ts'
import { arriveAs } from './staff.ts'
import { expect, test } from './test.ts'

// Imports are worked on when nothing else is.
test.slow()

test('a faulty file is set right in place, imported and undone', async ({ page, service }, {
  testId,
}) => {
  const id = `Fehler-${testId}`
  await arriveAs('operator', { page, service })
  const file = csvSource(
    'einheiten.csv',
    'customerid;propertyid;street;number;zipcode;city;tenanttitle',
    `${id};;Lindenweg;3;36037;Fulda;`,
  )
  await dropOnImports(page, [file])
  await examine(page)

  await expect(page.getByRole('heading', { name: /^Ein Fehler/ })).toBeVisible(WORK_TIMEOUT)
  const value = page.getByRole('textbox', { name: 'Richtiger Wert für Zeile 2' })
  await expect(value).toBeVisible()
  await expectAccessible(page)
  await value.fill(`${id}-1`)
  await expect(page.getByText('Ein Wert geändert, noch nicht geprüft')).toBeVisible()
  await page.getByRole('button', { name: 'Neu prüfen' }).click()

  await expectDifferences(page)
  await expect(page.getByRole('table', { name: /^Was sich ändert/ })).toContainText('Lindenweg')
  await expectAccessible(page)
  await apply(page)
  await expect(page.getByText('ein Wert', { exact: true })).toBeVisible()
  await page.goto(`/properties?kunde=${id}`)
  await expect(page.getByText('Lindenweg').first()).toBeVisible()

  await page.goto(pages.imports.path)
  const entry = page.getByRole('listitem').filter({ hasText: 'übernommen' }).first()
  await expect(entry).toContainText('einheiten.csv')
  await entry.getByRole('link', { name: 'Ansehen: einheiten.csv' }).click()
  await page.getByRole('button', { name: 'Zurücknehmen …' }).click()
  await expect(page.getByRole('button', { name: 'Jetzt zurücknehmen' })).toBeVisible()
  await expect(page.getByRole('table', { name: /^Was sich ändert/ })).toContainText('Lindenweg')
  await page.getByRole('button', { name: 'Jetzt zurücknehmen' }).click()
  await expect(page.getByRole('heading', { name: 'Der Vorgang ist zurückgenommen' })).toBeVisible(
    WORK_TIMEOUT,
  )
})

test('what a file leaves out is asked about, and shown beside the differences', async ({
  page,
  service,
}, { testId }) => {
  // A header of its own, in letters alone: a mapping that is saved already is not asked about again.
  const heading = `Beleg ${testId.replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`
  await arriveAs('operator', { page, service })
  const journal = csvSource(
    'journal.csv',
    `Datum;Konto;Kontobezeichnung;Kunde;WE-Nr.;Soll;Haben;${heading}`,
    '03.03.2025;6000;Mieterträge;K-77;K-77-1;;850,00;',
    '04.03.2025;7300;Darlehenszinsen;K-77;K-77-1;400,00;;',
    'Summe;;;;;400,00;850,00;',
  )
  await dropOnImports(page, [journal])
  await examine(page)
  const { region, save } = sheetOf(page, journal.name)
  await expect(region.getByRole('row', { name: /^Summenzeilen/ })).toContainText('€ 850,00')
  await expect(save).toBeEnabled()
  await save.click()
  await goOnToCheck(page)
  const dialog = page.getByRole('dialog', { name: 'Soll es so eingelesen werden?' })
  await expect(dialog).toContainText('„7300 Darlehenszinsen“')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'So einlesen' }).click()
  await expectDifferences(page)
  await expect(page.getByRole('row', { name: /Darlehenszinsen/ })).toContainText('€ 400,00')
})
