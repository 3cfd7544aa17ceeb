import { pages } from '../contract/src/pages.ts'
import { expectAccessible } from './axe.ts'
import { importTable } from './customers.ts'
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

test('unreadable files, rows and cells are decided on, and what is left out is asked about', async ({
  page,
  service,
}, { testId }) => {
  // A header of its own, in letters alone: a mapping that is saved already is not asked about again.
  const heading = `Beleg ${testId.replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`
  await arriveAs('operator', { page, service })
  const id = 'K-77'
  await importTable(service, `customerid;propertyid;tenanttitle\n${id};${id}-1;Frau\n`)
  const journal = csvSource(
    'journal.csv',
    `Datum;Konto;Kontobezeichnung;Kunde;WE-Nr.;Soll;Haben;${heading}`,
    `03.03.2025;6000;Mieterträge;${id};${id}-1;;850,00;`,
    `04.03.2025;7300;Rätsel;${id};${id}-1;400,00;;`,
    ';;Vormonat;;;1,00;2,00;',
    'Summe;;;;;450,00;850,00;',
  )
  const broken = csvSource('kaputt.csv', 'a;b', '1;Rohr 3" neu')
  await dropOnImports(page, [broken, journal])
  await examine(page)
  const unreadable = sheetOf(page, broken.name).region
  await expect(unreadable).toContainText('Zeile 2: Ein Anführungszeichen', WORK_TIMEOUT)
  await unreadable.getByRole('button', { name: 'Datei auslassen' }).click()
  const { region, save } = sheetOf(page, journal.name)
  const dialogOfRow = page.getByRole('dialog', { name: 'Zeile' })
  await region.getByRole('button', { name: 'Zeile 3 berichtigen oder auslassen' }).press('Enter')
  await dialogOfRow.getByRole('textbox', { name: 'Soll' }).fill('450,00')
  await expectAccessible(page)
  await dialogOfRow.getByRole('button', { name: 'Werte übernehmen' }).click()
  await expect(region.getByRole('row', { name: /berichtigt/ })).toContainText('450,00')
  await region.getByRole('button', { name: 'Zeile 4 ansehen' }).click()
  await dialogOfRow.getByRole('button', { name: 'Gehört nicht zu den Daten' }).click()
  await expect(dialogOfRow.getByRole('status')).toHaveText('Eine Zeile wird damit ausgelassen.')
  await expectAccessible(page)
  await dialogOfRow.getByRole('button', { name: 'So auslassen' }).click()
  await expect(region.getByRole('row', { name: /„beginnt mit Vormonat“/ })).toBeVisible()
  await expect(region.getByRole('row', { name: /^Summenzeilen/ })).toContainText('€ 850,00')
  await region
    .getByRole('combobox', { name: 'Konto 7300 Rätsel zählt als' })
    .selectOption('nicht einlesen')
  await expect(save).toBeEnabled()
  await save.click()
  await goOnToCheck(page)
  const dialog = page.getByRole('dialog', { name: 'Soll es so eingelesen werden?' })
  await expect(dialog).toContainText('„7300 Rätsel“')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'So einlesen' }).click()
  await expectDifferences(page)
  await expect(page.getByRole('row', { name: /Rätsel/ })).toContainText('€ 450,00')
})
