import { expect, test } from 'vitest'
import { readDataVersion } from '../../../people/customers/store.ts'
import { admitCommand } from '../../../platform/http/access.ts'
import { creditKind } from '../../../records/kinds/credit.ts'
import { objectKind } from '../../../records/kinds/object.ts'
import { propertyKind } from '../../../records/kinds/property.ts'
import { propertyOverviewKind } from '../../../records/kinds/propertyOverview.ts'
import { readRecords } from '../../../records/read.ts'
import type { RecordKind } from '../../../records/recordKind.ts'
import { onEachDatabase, type TestDatabase } from '../../../testing/databases.ts'
import { csvOf, oneCustomer } from '../../../testing/import/csv.ts'
import { newImports, readEverything, sumChanges } from '../../../testing/import/importing.ts'

const K1 = { customerid: 'K-1' }
const K2 = { customerid: 'K-2' }
const W1 = { propertyid: 'W1' }
const W2 = { propertyid: 'W2' }

const belongs = (what: string, whose: string, tables: string, who: string) =>
  `${what} gehört im Bestand zu „K-1“, nach diesem Import hätten beide Kunden ${whose}. Nehmen Sie die Zeilen von „K-1“ in ${tables} mit auf, oder starten Sie den Import mit --moved, wenn ${who} auf den neuen Kunden übergeht.`

onEachDatabase('an item of another customer', (newDatabase) => {
  const importInto = newImports()
  const importedCustomer = async () => {
    const database = await newDatabase()
    await importInto(database, oneCustomer)
    return database
  }
  const ids = async ({ db }: TestDatabase, kind: RecordKind, customerId: string) =>
    (await readRecords(db, kind, [admitCommand(customerId)])).map((row) => row[kind.idField ?? ''])

  test('is an error if the files contain only the new owner', async () => {
    const database = await importedCustomer()
    const before = await readEverything(database)
    const files = {
      'credit.csv': csvOf(creditKind, [{ ...K2, creditid: 'D1' }]),
      'object.csv': csvOf(objectKind, [{ ...K2, objectid: 'O1' }]),
      'unit.csv': csvOf(propertyKind, [{ ...K2, ...W1 }]),
    }
    const expected = [
      `unit.csv, Zeile 2, Spalte „propertyid“: ${belongs('Die Einheit „W1“', 'sie', 'property-overview und dashboard-property', 'sie')}`,
      `object.csv, Zeile 2, Spalte „objectid“: ${belongs('Das Objekt „O1“', 'es', 'object-overview und dashboard-object', 'es')}`,
      `credit.csv, Zeile 2, Spalte „creditid“: ${belongs('Der Kredit „D1“', 'ihn', 'credit-overview', 'er')}`,
    ]
    expect((await importInto(database, files)).errors).toEqual(expected)
    expect((await importInto(database, files, { dryRun: true })).errors).toEqual(expected)
    expect(await readEverything(database)).toEqual(before)
  })

  test('is found in a table that the files leave out', async () => {
    const database = await importedCustomer()
    const files = {
      'unit.csv': csvOf(propertyKind, [
        { ...K1, ...W2 },
        { ...K2, ...W1 },
      ]),
    }
    const { errors } = await importInto(database, files)
    expect(errors).toEqual([
      expect.stringMatching(/^unit\.csv, Zeile 3, .*Die Einheit „W1“ gehört/),
    ])
  })

  test('moves if the files contain the rows of both customers', async () => {
    const database = await importedCustomer()
    const rows = [
      { ...K1, ...W1 },
      { ...K2, ...W2 },
    ]
    const files = {
      'unit.csv': csvOf(propertyKind, rows),
      'overview.csv': csvOf(propertyOverviewKind, rows),
    }
    const { report } = await importInto(database, files)
    expect(sumChanges(report)).toMatchObject({ added: 2, removed: 2 })
    expect(await ids(database, propertyKind, 'K-1')).toEqual(['W1'])
    expect(await ids(database, propertyKind, 'K-2')).toEqual(['W2'])
  })

  test('is allowed if the files list it for both or several already share its id', async () => {
    const database = await importedCustomer()
    const both = csvOf(propertyKind, [
      { ...K1, ...W1 },
      { ...K1, ...W2 },
      { ...K2, ...W1 },
    ])
    expect((await importInto(database, { 'unit.csv': both })).errors).toEqual([])
    const third = csvOf(propertyKind, [{ customerid: 'K-3', ...W1 }])
    expect((await importInto(database, { 'unit.csv': third })).errors).toEqual([])
    const again = csvOf(propertyKind, [{ ...K2, ...W1, propertyvalue: '1' }])
    const { report } = await importInto(database, { 'unit.csv': again })
    expect(sumChanges(report)).toMatchObject({ changed: 1 })
  })

  test('leaves its former owner if moves are allowed, even as the last item', async () => {
    const database = await importedCustomer()
    const version = await readDataVersion(database.db, 'K-1')
    const files = {
      'unit.csv': csvOf(propertyKind, [
        { ...K2, ...W1 },
        { ...K2, ...W2 },
      ]),
      'credit.csv': csvOf(creditKind, [{ ...K2, creditid: 'D1', propertyid: 'W1' }]),
    }
    const rehearsal = await importInto(database, files, { moves: true, dryRun: true })
    const { report, warnings } = await importInto(database, files, { moves: true })
    expect(report.changes).toEqual(rehearsal.report.changes)
    expect(sumChanges(report)).toEqual({ added: 3, changed: 0, unchanged: 0, removed: 5 })
    expect(warnings[0]).toBe(
      'unit.csv, Zeile 2, Spalte „propertyid“: Die Einheit „W1“ geht auf den neuen Kunden über, bei „K-1“ wird sie entfernt. Lassen Sie --moved weg, wenn das nicht gemeint ist.',
    )
    for (const kind of [propertyKind, propertyOverviewKind, creditKind])
      expect(await ids(database, kind, 'K-1')).toEqual([])
    expect(await ids(database, propertyKind, 'K-2')).toEqual(['W1', 'W2'])
    expect(await readDataVersion(database.db, 'K-1')).toBeGreaterThan(version ?? 0)
  })

  test('cannot leave while a stored credit refers to it', async () => {
    const database = await importedCustomer()
    const files = { 'unit.csv': csvOf(propertyKind, [{ ...K2, ...W1 }]) }
    const { errors } = await importInto(database, files, { moves: true })
    expect(errors).toEqual([
      'unit.csv: Nach diesem Import hätte „K-1“ die Einheit „W1“ nicht mehr, die der Kredit „D1“ nennt. Ergänzen Sie die Einheit, oder importieren Sie zugleich die Kredite (credit-overview).',
    ])
  })
})
