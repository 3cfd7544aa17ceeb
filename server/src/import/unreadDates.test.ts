import { expect, test } from 'vitest'
import { objectTable } from '../objects/table.ts'
import { portfolioTable } from '../portfolios/table.ts'
import { propertyOverviewTable } from '../properties/overviewTable.ts'
import { propertyTable } from '../properties/table.ts'
import { readRecords } from '../records/read.ts'
import type { RecordTable } from '../records/table.ts'
import { onEachDatabase } from '../testing/databases.ts'
import { newFolders } from '../testing/folders.ts'
import { importFiles } from './importFiles.ts'
import { csvOf } from './testing/csv.ts'
import { warningsOf, writeFiles } from './testing/importing.ts'

onEachDatabase('a date that cannot be read', (newDatabase) => {
  const newFolder = newFolders()

  test('a purchase or valuation keeps the year of a date that cannot be read', async () => {
    const database = await newDatabase()
    const K1 = { customerid: 'K-1' }
    const year = 'Herbst 2011'
    const folder = await newFolder()
    await writeFiles(folder, {
      'a.csv': csvOf(portfolioTable, [{ ...K1, avepurchasingdate: year, valuationdate: year }]),
      'b.csv': csvOf(objectTable, [
        { ...K1, objectid: 'O1', objectpurchasingdate: year, objectvaluationdate: year },
      ]),
      'c.csv': csvOf(propertyTable, [
        { ...K1, propertyid: 'W1', purchasingdate: year, valuationdate: year },
        { ...K1, propertyid: 'W2', purchasingdate: '2012', valuationdate: '2011 (Herbst)' },
      ]),
      'd.csv': csvOf(propertyOverviewTable, [
        { ...K1, propertyid: 'W1', dateofrentalstart: 'Herbst 2011' },
      ]),
    })
    const report = await importFiles(database, [folder])
    const dates = async (table: RecordTable) =>
      (await readRecords(database.db, table, ['K-1'])).map((row) => {
        const names = Object.keys(row).filter((name) => /(?:purchasing|valuation)date$/.test(name))
        return names.map((name) => row[name])
      })
    expect(await dates(portfolioTable)).toEqual([['2011', '2011']])
    expect(await dates(objectTable)).toEqual([['2011', '2011']])
    expect(await dates(propertyTable)).toEqual([
      ['2011', '2011'],
      ['2012', null],
    ])
    const fault = 'ist kein Datum wie 24.02.2025, 02.2025 oder 2025.'
    const warnings = warningsOf(report, folder)
    expect(warnings[0]).toBe(
      `a.csv, Zeile 2, Spalte „avepurchasingdate“: „Herbst 2011“ ${fault} Gespeichert wird das Jahr 2011: Berichtigen Sie den Wert, wenn mehr bekannt ist.`,
    )
    const correct = 'Berichtigen Sie den Wert, oder leeren Sie das Feld.'
    expect(warnings.slice(6)).toEqual([
      `c.csv, Zeile 3, Spalte „valuationdate“: „2011 (Herbst)“ ${fault} ${correct}`,
      `d.csv, Zeile 2, Spalte „dateofrentalstart“: „Herbst 2011“ ${fault} ${correct}`,
    ])
  })

  test('a contract that is said to have no end has none, without a warning', async () => {
    const database = await newDatabase()
    const row = { customerid: 'K-1', propertyid: 'W1', dateofrentalend: 'unbefristet' }
    const folder = await newFolder()
    await writeFiles(folder, { 'a.csv': csvOf(propertyOverviewTable, [row]) })
    expect(warningsOf(await importFiles(database, [folder]), folder)).toEqual([])
    const [stored] = await readRecords(database.db, propertyOverviewTable, ['K-1'])
    expect(stored?.dateofrentalend).toBeNull()
  })

  test.each(['nach Absprache', '31.02.2027', '#NV', '=HEUTE()'])(
    'a contract that ends %j does not become one without an end',
    async (dateofrentalend) => {
      const database = await newDatabase()
      const row = { customerid: 'K-1', propertyid: 'W1', dateofrentalend }
      const folder = await newFolder()
      await writeFiles(folder, { 'a.csv': csvOf(propertyOverviewTable, [row]) })
      const report = await importFiles(database, [folder])
      expect(warningsOf(report, folder)).toEqual([
        `a.csv, Zeile 2, Spalte „dateofrentalend“: „${dateofrentalend}“ ist kein Datum wie 24.02.2025, 02.2025 oder 2025. Berichtigen Sie den Wert, oder leeren Sie das Feld.`,
      ])
      const [stored] = await readRecords(database.db, propertyOverviewTable, ['K-1'])
      expect(stored?.dateofrentalend).toBe(dateofrentalend)
    },
  )
})
