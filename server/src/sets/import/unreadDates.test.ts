import { expect, test } from 'vitest'
import { admitCommand } from '../../platform/http/access.ts'
import { objectKind } from '../../records/kinds/object.ts'
import { portfolioKind } from '../../records/kinds/portfolio.ts'
import { propertyKind } from '../../records/kinds/property.ts'
import { propertyOverviewKind } from '../../records/kinds/propertyOverview.ts'
import { readRecords } from '../../records/read.ts'
import type { RecordKind } from '../../records/recordKind.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { newFolders } from '../../testing/folders.ts'
import { csvOf } from '../../testing/import/csv.ts'
import { warningsOf, writeFiles } from '../../testing/import/importing.ts'
import { importFiles } from './importFiles.ts'

onEachDatabase('an unreadable date', (newDatabase) => {
  const newFolder = newFolders()

  test('keeps its year if it is of a purchase or a valuation', async () => {
    const database = await newDatabase()
    const K1 = { customerid: 'K-1' }
    const year = 'Herbst 2011'
    const folder = await newFolder()
    await writeFiles(folder, {
      'a.csv': csvOf(portfolioKind, [{ ...K1, avepurchasingdate: year, valuationdate: year }]),
      'b.csv': csvOf(objectKind, [
        { ...K1, objectid: 'O1', objectpurchasingdate: year, objectvaluationdate: year },
      ]),
      'c.csv': csvOf(propertyKind, [
        { ...K1, propertyid: 'W1', purchasingdate: year, valuationdate: year },
        { ...K1, propertyid: 'W2', purchasingdate: '2012', valuationdate: '2011 (Herbst)' },
      ]),
      'd.csv': csvOf(propertyOverviewKind, [
        { ...K1, propertyid: 'W1', dateofrentalstart: 'Herbst 2011' },
      ]),
    })
    const report = await importFiles(database, [folder])
    const dates = async (kind: RecordKind) =>
      (await readRecords(database.db, kind, [admitCommand('K-1')])).map((row) => {
        const names = Object.keys(row).filter((name) => /(?:purchasing|valuation)date$/.test(name))
        return names.map((name) => row[name])
      })
    expect(await dates(portfolioKind)).toEqual([['2011', '2011']])
    expect(await dates(objectKind)).toEqual([['2011', '2011']])
    expect(await dates(propertyKind)).toEqual([
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

  test('is not reported for a contract said to be unlimited', async () => {
    const database = await newDatabase()
    const row = { customerid: 'K-1', propertyid: 'W1', dateofrentalend: 'unbefristet' }
    const folder = await newFolder()
    await writeFiles(folder, { 'a.csv': csvOf(propertyOverviewKind, [row]) })
    expect(warningsOf(await importFiles(database, [folder]), folder)).toEqual([])
    const [stored] = await readRecords(database.db, propertyOverviewKind, [admitCommand('K-1')])
    expect(stored?.dateofrentalend).toBeNull()
  })

  test.each(['nach Absprache', '31.02.2027', '#NV', '=HEUTE()'])(
    'keeps its text if it is the end of a contract: %j',
    async (dateofrentalend) => {
      const database = await newDatabase()
      const row = { customerid: 'K-1', propertyid: 'W1', dateofrentalend }
      const folder = await newFolder()
      await writeFiles(folder, { 'a.csv': csvOf(propertyOverviewKind, [row]) })
      const report = await importFiles(database, [folder])
      expect(warningsOf(report, folder)).toEqual([
        `a.csv, Zeile 2, Spalte „dateofrentalend“: „${dateofrentalend}“ ist kein Datum wie 24.02.2025, 02.2025 oder 2025. Berichtigen Sie den Wert, oder leeren Sie das Feld.`,
      ])
      const [stored] = await readRecords(database.db, propertyOverviewKind, [admitCommand('K-1')])
      expect(stored?.dateofrentalend).toBe(dateofrentalend)
    },
  )
})
