import { expect, test } from 'vitest'
import { readDataVersion } from '../customers/store.ts'
import { admitCommand } from '../http/access.ts'
import { creditKind } from '../records/kinds/credit.ts'
import { propertyKind } from '../records/kinds/property.ts'
import { propertyOverviewKind } from '../records/kinds/propertyOverview.ts'
import { readRecords } from '../records/read.ts'
import type { RecordKind } from '../records/recordKind.ts'
import { onEachDatabase, type TestDatabase } from '../testing/databases.ts'
import { csvOf, formatCsv, oneCustomer } from '../testing/import/csv.ts'
import { newImports, readEverything, sumChanges } from '../testing/import/importing.ts'
import { listOptionalColumns } from './readHeader.ts'

type Rows = readonly Readonly<Record<string, string>>[]

/** Writes a table as `csvOf` does, without some of its columns. */
function csvWithout(kind: RecordKind, columns: readonly string[], rows: Rows): string {
  const names = Object.keys(kind.fields).filter((name) => !columns.includes(name))
  return formatCsv([names, ...rows.map((row) => names.map((name) => row[name] ?? ''))])
}

const W1 = { customerid: 'K-1', propertyid: 'W1' }
const W2 = { customerid: 'K-1', propertyid: 'W2' }
const W3 = { customerid: 'K-1', propertyid: 'W3' }

onEachDatabase('a missing column', (newDatabase) => {
  const importInto = newImports()
  const units = (database: TestDatabase) =>
    readRecords(database.db, propertyOverviewKind, [admitCommand('K-1')])

  test('is reported as an error, and nothing is written', async () => {
    const database = await newDatabase()
    await importInto(database, oneCustomer)
    const before = await readEverything(database)
    const files = { 'a.csv': csvWithout(propertyOverviewKind, ['city', 'zipcode'], [W1]) }
    const expected = ['zipcode', 'city'].map(
      (name) =>
        `a.csv, Zeile 1, Spalte „${name}“: Diese Spalte von property-overview fehlt. Fügen Sie sie ein, oder starten Sie den Import mit „--without ${name}“, wenn bleiben soll, was es darin schon gibt.`,
    )
    expect((await importInto(database, files)).errors).toEqual(expected)
    expect((await importInto(database, files, { dryRun: true })).errors).toEqual(expected)
    const one = await importInto(database, files, { without: new Set(['city']) })
    expect(one.errors).toEqual(expected.slice(0, 1))
    expect(await readEverything(database)).toEqual(before)
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
    const [unit] = await readRecords(database.db, propertyKind, [admitCommand('K-1')])
    expect(unit?.propertyincome032025).toBe(33470)
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
