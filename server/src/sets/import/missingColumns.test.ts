// Over 200 lines because it is one table of the ways in which columns can be missing.

import { monthlyNames } from '@hausblick/contract/rows/months.ts'
import { expect, test } from 'vitest'
import { readDataVersion } from '../../people/customers/store.ts'
import { admitCommand } from '../../platform/http/access.ts'
import { type Edition, inYears, toColumns } from '../../records/editions.ts'
import { amountsByKindKind } from '../../records/kinds/amountsByKind.ts'
import { creditKind } from '../../records/kinds/credit.ts'
import { creditTermsKind } from '../../records/kinds/creditTerms.ts'
import { propertyKind } from '../../records/kinds/property.ts'
import { propertyOverviewKind } from '../../records/kinds/propertyOverview.ts'
import { readDatedRows, readRecords } from '../../records/read.ts'
import type { RecordKind } from '../../records/recordKind.ts'
import { recordKinds } from '../../records/recordKinds.ts'
import { type WireRow, writeRow } from '../../records/row.ts'
import { onEachDatabase, type TestDatabase } from '../../testing/databases.ts'
import { BESTAND, KINDS, LOANS } from '../../testing/import/bestand.ts'
import { columnsOf, csvOf, formatCsv, oneCustomer } from '../../testing/import/csv.ts'
import { newImports, readEverything, sumChanges } from '../../testing/import/importing.ts'
import { listOptionalColumns } from '../../testing/import/optionalColumns.ts'
import { SAMPLE_YEAR } from '../../testing/sampleRow.ts'
import { listKeyFields } from './headers/readHeader.ts'
import { importFiles } from './importFiles.ts'

type Rows = readonly Readonly<Record<string, string>>[]

/** Writes a table as `csvOf` does, without some of its columns. */
function csvWithout(table: RecordKind | Edition, columns: readonly string[], rows: Rows): string {
  const names = columnsOf(table).filter((name) => !columns.includes(name))
  return formatCsv([names, ...rows.map((row) => names.map((name) => row[name] ?? ''))])
}

async function stored(
  { db }: TestDatabase,
  kind: RecordKind,
  customerId: string,
): Promise<WireRow[]> {
  const edition = inYears(kind, [SAMPLE_YEAR])
  const rows = await readDatedRows(db, edition, [admitCommand(customerId)], 'listed')
  return rows.map((row) => writeRow(edition.columns, toColumns(edition, row)))
}

const W1 = { customerid: 'K-1', propertyid: 'W1' }
const W2 = { customerid: 'K-1', propertyid: 'W2' }
const W3 = { customerid: 'K-1', propertyid: 'W3' }

onEachDatabase('a missing column', (newDatabase) => {
  const importInto = newImports()
  const units = (database: TestDatabase) =>
    readRecords(database.db, propertyOverviewKind, [admitCommand('K-1')])

  test('in which values are stored is an error, and nothing is written', async () => {
    const database = await newDatabase()
    await importInto(database, oneCustomer)
    const before = await readEverything(database)
    const files = { 'a.csv': csvWithout(propertyOverviewKind, ['city', 'zipcode'], [W1]) }
    const expected = [
      'a.csv, Zeile 1, Spalte „city“: Diese Spalte von property-overview fehlt. Fügen Sie sie ein, oder starten Sie den Import mit „--without city“, wenn bleiben soll, was es darin schon gibt: Im Bestand ist sie in einer Zeile ausgefüllt, etwa bei „K-1“, „W1“.',
    ]
    expect((await importInto(database, files)).errors).toEqual(expected)
    expect((await importInto(database, files, { dryRun: true })).errors).toEqual(expected)
    const other = await importInto(database, files, { without: new Set(['zipcode']) })
    expect(other.errors).toEqual(expected)
    expect(await readEverything(database)).toEqual(before)
  })

  test('says and changes nothing where nothing is stored in it, in every table', async () => {
    const database = await newDatabase()
    const terms = { customerid: 'K-1', creditid: 'D1', lender: 'Bank' }
    const kinds = { customerid: 'K-1', propertyid: 'W1', kind: 'Hausgeld' }
    await importInto(database, {
      ...oneCustomer,
      'terms.csv': csvOf(creditTermsKind, [terms]),
      'kinds.csv': csvOf(amountsByKindKind, [kinds]),
    })
    const before = await readEverything(database)
    for (const kind of recordKinds)
      for (const half of [0, 1]) {
        const rows = await stored(database, kind, 'K-1')
        const empty = columnsOf(kind).filter(
          (name) => !listKeyFields(kind).includes(name) && rows.every((row) => !row[name]),
        )
        const omitted = empty.filter((_, index) => index % 2 === half)
        const files = { 'a.csv': csvWithout(kind, omitted, rows) }
        const { report, errors, warnings } = await importInto(database, files)
        expect([errors, warnings]).toEqual([[], []])
        expect(sumChanges(report).unchanged).toBe(rows.length)
        expect(await readEverything(database)).toEqual(before)
      }
  })

  test('is an error where values are stored in it, in every table', async () => {
    const database = await newDatabase()
    await importFiles(database, [BESTAND, LOANS, KINDS])
    const before = await readEverything(database)
    for (const kind of recordKinds)
      for (const half of [0, 1]) {
        const rows = await stored(database, kind, 'K-1001')
        const names = columnsOf(kind).filter((name) => !listKeyFields(kind).includes(name))
        const omitted = names.filter((_, index) => index % 2 === half)
        const { report } = await importInto(database, { 'a.csv': csvWithout(kind, omitted, rows) })
        expect(report.problems.errors.map(({ column }) => column)).toEqual(
          omitted.filter((name) => rows.some((row) => row[name])),
        )
      }
    expect(await readEverything(database)).toEqual(before)
  })

  test('leaves new rows without values', async () => {
    const database = await newDatabase()
    const columns = ['city', 'zipcode', 'number']
    const file = csvWithout(propertyOverviewKind, columns, [{ ...W1, street: 'Am Markt' }])
    expect((await importInto(database, { 'a.csv': file })).errors).toEqual([])
    const again = await importInto(database, { 'a.csv': file })
    expect(sumChanges(again.report)).toMatchObject({ unchanged: 1 })
    expect(await units(database)).toMatchObject([{ street: 'Am Markt', city: null, number: null }])
  })

  test('of an earlier year is an error for its months alone', async () => {
    const database = await newDatabase()
    const older = inYears(propertyKind, [2024])
    const row = { ...W1, occupancyrate: '97,5%', propertyincome032024: '5,00' }
    const newer = { ...W1, occupancyrate: '97,5%', propertyincome032025: '6,00' }
    await importInto(database, {
      'a.csv': csvOf(older, [row]),
      'b.csv': csvOf(propertyKind, [newer]),
    })
    const before = await readEverything(database)
    const columns = ['occupancyrate', 'propertyincome022024']
    const { errors } = await importInto(database, { 'a.csv': csvWithout(older, columns, [row]) })
    expect(errors).toEqual([])
    expect(await readEverything(database)).toEqual(before)
    const months = ['propertyincome032024']
    const refused = await importInto(database, { 'a.csv': csvWithout(older, months, [row]) })
    expect(refused.errors).toEqual([expect.stringContaining('Spalte „propertyincome032024“: ')])
  })

  test('is an error where an earlier year beside it has values', async () => {
    const database = await newDatabase()
    const files = {
      '2024.csv': csvOf(inYears(propertyKind, [2024]), [{ ...W1, occupancyrate: '97,5%' }]),
      '2025.csv': csvWithout(propertyKind, ['occupancyrate', 'purchasingvalue'], [W1]),
    }
    const { errors } = await importInto(database, files)
    expect(errors).toEqual([expect.stringMatching(/^2025\.csv, Zeile 1, Spalte „occupancyrate“: /)])
    const without = new Set(['occupancyrate'])
    expect((await importInto(database, files, { without })).errors).toEqual([])
    const [unit] = await readRecords(database.db, propertyKind, [admitCommand('K-1')])
    expect(unit?.occupancyrate).toBe(9750)
  })

  test('of every month leaves the years as they are', async () => {
    const database = await newDatabase()
    const older = inYears(propertyKind, [2024])
    await importInto(database, {
      'a.csv': csvOf(older, [
        { ...W1, propertyincome032024: '5,00' },
        { ...W2, propertyincome032024: '6,00' },
      ]),
    })
    const flows = async () => (await readEverything(database)).cash_flow
    const before = await flows()
    const months = monthlyNames('property', 2025)
    const file = csvWithout(propertyKind, months, [{ ...W1, occupancyrate: '50%' }])
    expect((await importInto(database, { 'a.csv': file })).errors).toEqual([])
    expect(await flows()).toEqual(before)
    const found = await readRecords(database.db, propertyKind, [admitCommand('K-1')])
    expect(found).toMatchObject([{ propertyid: 'W1', occupancyrate: 5000 }])
  })

  test('of a unit that moves is an error where its former owner has values', async () => {
    const database = await newDatabase()
    await importInto(database, oneCustomer)
    const moved = [{ customerid: 'K-2', propertyid: 'W1', street: 'Am Markt' }]
    const files = {
      'a.csv': csvWithout(propertyOverviewKind, ['city', 'zipcode'], moved),
      'b.csv': csvOf(propertyKind, moved),
      'c.csv': csvOf(creditKind, [{ customerid: 'K-1', creditid: 'D1', objectid: 'O1' }]),
    }
    const { errors } = await importInto(database, files, { moves: true })
    expect(errors).toEqual([
      expect.stringMatching(/^a\.csv, Zeile 1, Spalte „city“: .* „K-1“, „W1“\.$/),
    ])
    const options = { moves: true, without: new Set(['city']) }
    expect((await importInto(database, files, options)).errors).toEqual([])
    const found = await readRecords(database.db, propertyOverviewKind, [admitCommand('K-2')])
    expect(found).toMatchObject([{ street: 'Am Markt', city: 'Görlitz' }])
  })

  test('is an error even if allowed when it is part of the key', async () => {
    const database = await newDatabase()
    const files = { 'a.csv': csvWithout(propertyKind, ['propertyid'], [W1]) }
    const { errors } = await importInto(database, files, { without: listOptionalColumns() })
    expect(errors).toEqual([
      'a.csv, Zeile 1, Spalte „propertyid“: Diese Spalte fehlt. Ohne sie ist keine Zeile von dashboard-property zuzuordnen: Fügen Sie sie ein.',
    ])
  })

  test('keeps its stored values if allowed', async () => {
    const database = await newDatabase()
    await importInto(database, oneCustomer)
    const rows = [{ ...W1, street: 'Am Markt' }, W2, { ...W3, street: 'Weg' }]
    const files = { 'a.csv': csvWithout(propertyOverviewKind, ['city'], rows) }
    const { report, warnings } = await importInto(database, files, { without: new Set(['city']) })
    expect(sumChanges(report)).toEqual({ added: 1, changed: 1, unchanged: 1, removed: 0 })
    expect(warnings).toEqual([])
    expect((await units(database)).map(({ street, city }) => [street, city])).toEqual([
      ['Am Markt', 'Görlitz'],
      [null, null],
      ['Weg', null],
    ])
    const version = await readDataVersion(database.db, 'K-1')
    const again = await importInto(database, files, { without: new Set(['city']) })
    expect(sumChanges(again.report)).toEqual({ added: 0, changed: 0, unchanged: 3, removed: 0 })
    expect(await readDataVersion(database.db, 'K-1')).toBe(version)
  })

  test('does not affect files that have it', async () => {
    const database = await newDatabase()
    await importInto(database, oneCustomer)
    const files = {
      'a.csv': csvWithout(propertyOverviewKind, ['city'], [W1]),
      'b.csv': csvOf(propertyOverviewKind, [{ ...W2, city: 'Köln' }]),
    }
    await importInto(database, files, { without: new Set(['city']) })
    expect((await units(database)).map(({ city }) => city)).toEqual(['Görlitz', 'Köln'])
  })

  test('of a month keeps its stored amounts', async () => {
    const database = await newDatabase()
    await importInto(database, oneCustomer)
    const file = csvWithout(propertyKind, ['propertyincome032025'], [W1, W2])
    const without = new Set(['propertyincome032025'])
    const { report } = await importInto(database, { 'a.csv': file }, { without })
    expect(sumChanges(report)).toEqual({ added: 0, changed: 0, unchanged: 2, removed: 0 })
    const edition = inYears(propertyKind, [2025])
    const [unit] = await readDatedRows(database.db, edition, [admitCommand('K-1')], 'listed')
    expect(unit?.months[0]?.income[2]).toBe(33470)
  })

  test('does not hide dangling references stored in it', async () => {
    const database = await newDatabase()
    await importInto(database, oneCustomer)
    const files = {
      'credits.csv': csvWithout(
        creditKind,
        ['propertyid'],
        [{ customerid: 'K-1', creditid: 'D1', objectid: 'O1' }],
      ),
      'overview.csv': csvOf(propertyOverviewKind, [W2]),
      'property.csv': csvOf(propertyKind, [W2]),
    }
    const { errors } = await importInto(database, files, { without: new Set(['propertyid']) })
    expect(errors).toEqual([
      expect.stringMatching(/^credits\.csv, Zeile 2, Spalte „propertyid“: Der Kredit „D1“ nennt/),
    ])
  })
})
