import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readDataVersion } from '../../people/customers/store.ts'
import { admitCommand } from '../../platform/http/access.ts'
import { inYears } from '../../records/editions.ts'
import { objectOverviewKind } from '../../records/kinds/objectOverview.ts'
import { portfolioKind } from '../../records/kinds/portfolio.ts'
import { propertyKind } from '../../records/kinds/property.ts'
import { propertyOverviewKind } from '../../records/kinds/propertyOverview.ts'
import { readDatedRows, readRecords } from '../../records/read.ts'
import type { RecordKind } from '../../records/recordKind.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { newFolders } from '../../testing/folders.ts'
import { BESTAND } from '../../testing/import/bestand.ts'
import { csvOf, oneCustomer } from '../../testing/import/csv.ts'
import {
  errorsOf,
  readEverything,
  sumChanges,
  warningsOf,
  writeFiles,
} from '../../testing/import/importing.ts'
import { importFiles } from './importFiles.ts'

const none = { added: 0, changed: 0, unchanged: 0, removed: 0 }

onEachDatabase('importing', (newDatabase) => {
  const newFolder = newFolders()
  const folderOf = async (files: Readonly<Record<string, string>>) => {
    const folder = await newFolder()
    await writeFiles(folder, files)
    return folder
  }

  test('adds a folder of six tables, and changes nothing the second time', async () => {
    const database = await newDatabase()
    const first = await importFiles(database, [BESTAND])
    expect(Object.fromEntries(first.changes)).toEqual({
      'dashboard-portfolio': { ...none, added: 14 },
      'object-overview': { ...none, added: 14 },
      'dashboard-object': { ...none, added: 14 },
      'property-overview': { ...none, added: 64 },
      'dashboard-property': { ...none, added: 64 },
      'credit-overview': { ...none, added: 36 },
    })
    expect(first.customerIds).toHaveLength(14)
    expect(first.skipped).toEqual([join(BESTAND, 'expected.json')])
    expect(warningsOf(first, BESTAND)).toEqual(
      [17, 18, 42].map(
        (line) =>
          `dashboard-property.csv, Zeile ${line}, Spalte „purchasingvalue“: „n/a“ ist kein Betrag wie 1.234,56. Berichtigen Sie den Wert, oder leeren Sie das Feld.`,
      ),
    )
    const after = await readEverything(database)
    expect(sumChanges(await importFiles(database, [BESTAND]))).toEqual({ ...none, unchanged: 206 })
    expect(await readEverything(database)).toEqual(after)
  })

  test('stores values by their type', async () => {
    const database = await newDatabase()
    await importFiles(database, [BESTAND])
    const [property] = await readRecords(database.db, propertyKind, [admitCommand('K-1001')])
    expect(property).toMatchObject({
      propertyid: 'K-1001-W01',
      propertyvalue: 10578128,
      purchasingvalue: 11754532,
      purchasingdate: '2016-07',
      valuationdate: '2025-11-05',
      propertyvaluechangein: -1001,
    })
    const edition = inYears(propertyKind, [2025])
    const [dated] = await readDatedRows(database.db, edition, [admitCommand('K-1001')], 'listed')
    expect(dated?.months[0]?.expenses[7]).toBe(6526)
    const [, object] = await readRecords(database.db, objectOverviewKind, [admitCommand('K-1003')])
    expect(object).toMatchObject({ bezeichnungimberblick: 'Eckhaus "Linde"', zipcode: '02826' })
  })

  test('raises the data version of changed customers only', async () => {
    const database = await newDatabase()
    const rows = [
      { customerid: 'K-1', portfoliovalue: '1' },
      { customerid: 'K-2', portfoliovalue: '1' },
    ]
    await importFiles(database, [await folderOf({ 'a.csv': csvOf(portfolioKind, rows) })])
    const versions = () =>
      Promise.all(['K-1', 'K-2'].map((customerId) => readDataVersion(database.db, customerId)))
    const before = await versions()
    const changed = rows.map((row) => ({ ...row, portfoliovalue: row.customerid.slice(-1) }))
    const report = await importFiles(database, [
      await folderOf({ 'a.csv': csvOf(portfolioKind, changed) }),
    ])
    expect(sumChanges(report)).toEqual({ ...none, changed: 1, unchanged: 1 })
    const after = await versions()
    expect(after[0]).toBe(before[0])
    expect(after[1]).toBeGreaterThan(before[1] ?? 0)
  })

  test('removes a customer’s missing rows and leaves other customers and tables alone', async () => {
    const database = await newDatabase()
    const K2 = { customerid: 'K-2', propertyid: 'W7' }
    await importFiles(database, [await folderOf(oneCustomer)])
    await importFiles(database, [await folderOf({ 'b.csv': csvOf(propertyOverviewKind, [K2]) })])
    const only = csvOf(propertyKind, [{ customerid: 'K-1', propertyid: 'W1' }])
    const report = await importFiles(database, [await folderOf({ 'a.csv': only })])
    expect(sumChanges(report)).toEqual({ ...none, changed: 1, removed: 1 })
    const units = (customerId: string, kind: RecordKind = propertyOverviewKind) =>
      readRecords(database.db, kind, [admitCommand(customerId)])
    expect(await units('K-1', propertyKind)).toHaveLength(1)
    expect(await units('K-1')).toHaveLength(2)
    expect(await units('K-2')).toHaveLength(1)
  })

  test('reports the same changes in a dry run without writing', async () => {
    const database = await newDatabase()
    await importFiles(database, [await folderOf(oneCustomer)])
    const before = await readEverything(database)
    const next = csvOf(propertyOverviewKind, [
      { customerid: 'K-1', propertyid: 'W1', city: 'Köln' },
      { customerid: 'K-3', propertyid: 'W8' },
    ])
    const folder = await folderOf({ 'a.csv': next })
    const rehearsal = await importFiles(database, [folder], { dryRun: true })
    expect(sumChanges(rehearsal)).toEqual({ added: 1, changed: 1, unchanged: 0, removed: 1 })
    expect(await readEverything(database)).toEqual(before)
    const report = await importFiles(database, [folder])
    expect(report.changes).toEqual(rehearsal.changes)
  })

  test('warns of unreadable values and stores null, or refuses them if strict', async () => {
    const database = await newDatabase()
    const row = {
      customerid: 'K-1',
      propertyid: 'W1',
      city: '#NV',
      sizeinsqm: '12 x',
      numberofrooms: 'zwei',
      monthlyrent: '1.2.3',
      dateofrentalstart: '31.02.2025',
      numberofgarage: '1,5',
      tenanttitle: ' ',
    }
    const folder = await folderOf({ 'a.csv': csvOf(propertyOverviewKind, [row]) })
    const warnings = [
      'a.csv, Zeile 2, Spalte „city“: „#NV“ ist ein Fehlerwert der Tabellenkalkulation. Berichtigen Sie den Wert, oder leeren Sie das Feld.',
      'a.csv, Zeile 2, Spalte „sizeinsqm“: „12 x“ ist keine Fläche wie 79,39. Berichtigen Sie den Wert, oder leeren Sie das Feld.',
      'a.csv, Zeile 2, Spalte „numberofrooms“: „zwei“ ist keine Zahl wie 16,5. Berichtigen Sie den Wert, oder leeren Sie das Feld.',
      'a.csv, Zeile 2, Spalte „monthlyrent“: „1.2.3“ ist kein Betrag wie 1.234,56. Berichtigen Sie den Wert, oder leeren Sie das Feld.',
      'a.csv, Zeile 2, Spalte „dateofrentalstart“: „31.02.2025“ ist kein Datum wie 24.02.2025, 02.2025 oder 2025. Berichtigen Sie den Wert, oder leeren Sie das Feld.',
      'a.csv, Zeile 2, Spalte „numberofgarage“: „1,5“ ist keine ganze Zahl wie 3. Berichtigen Sie den Wert, oder leeren Sie das Feld.',
    ]
    const refused = await importFiles(database, [folder], { strict: true })
    expect(errorsOf(refused, folder)).toEqual(warnings)
    expect(await readRecords(database.db, propertyOverviewKind, [admitCommand('K-1')])).toEqual([])
    const report = await importFiles(database, [folder])
    expect(warningsOf(report, folder)).toEqual(warnings)
    const [stored] = await readRecords(database.db, propertyOverviewKind, [admitCommand('K-1')])
    const values = Object.entries(stored ?? {}).filter(([, value]) => value !== null)
    expect(Object.fromEntries(values)).toEqual({ customerid: 'K-1', propertyid: 'W1' })
  })

  test('accepts headers in any case, with spaces and trailing empty columns', async () => {
    const database = await newDatabase()
    const header = Object.keys(objectOverviewKind.fields)
      .map((name) => ` ${name.toUpperCase()} `)
      .join(';')
    const values = header.split(';').slice(2)
    const row = (id: string, area: string) =>
      ['K-1', id, ...values.map((name) => (/LANDAREA/.test(name) ? area : ''))].join(';')
    const folder = await folderOf({
      'a.csv': `${header};;\n${row('O1', '490,96')};;\n${row('O2', '1')};;;;\n`,
    })
    const report = await importFiles(database, [folder])
    expect(sumChanges(report)).toEqual({ ...none, added: 2 })
    const [object] = await readRecords(database.db, objectOverviewKind, [admitCommand('K-1')])
    expect(object?.landareasqm).toBe(49096)
  })

  test('warns of a header without rows and changes nothing', async () => {
    const database = await newDatabase()
    await importFiles(database, [await folderOf(oneCustomer)])
    const before = await readEverything(database)
    const folder = await folderOf({ 'a.csv': csvOf(propertyKind, []) })
    const report = await importFiles(database, [folder])
    expect(warningsOf(report, folder)).toEqual([
      'a.csv: Unter der Überschrift steht keine Zeile. Ergänzen Sie die Tabelle, oder lassen Sie sie weg.',
    ])
    expect(await readEverything(database)).toEqual(before)
  })
})
