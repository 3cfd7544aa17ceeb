import { interestRate, ONE_PERCENT } from '@hausblick/contract/encoding/interestRate.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import writeWorkbook from 'write-excel-file/node'
import { admitCommand } from '../../platform/http/access.ts'
import { inYears } from '../../records/editions.ts'
import { creditKind } from '../../records/kinds/credit.ts'
import { readRecords } from '../../records/read.ts'
import { withoutMonths, writeRow } from '../../records/row.ts'
import { onEachDatabase, type TestDatabase } from '../../testing/databases.ts'
import { newFolders } from '../../testing/folders.ts'
import { typedCell } from '../../testing/import/cells.ts'
import { csvOf } from '../../testing/import/csv.ts'
import { sumChanges, warningsOf, writeFiles } from '../../testing/import/importing.ts'
import { writeRecords } from '../export/csv.ts'
import { importFiles } from './importFiles.ts'

const rowsOf = (rates: readonly string[]) =>
  rates.map((interestrate, index) => ({ customerid: 'K-1', creditid: `D${index}`, interestrate }))

/** Writes the rows as a workbook, whose rates are numbers as far as a spreadsheet takes them for such. */
function sheetOf(rates: readonly string[]) {
  const names = Object.keys(creditKind.fields)
  const rows = rowsOf(rates).map((row) =>
    names.map((name) => {
      if (name === 'interestrate') return typedCell(row.interestrate, interestRate)
      return Object.entries(row).find(([key]) => key === name)?.[1] ?? null
    }),
  )
  return writeWorkbook([{ sheet: creditKind.name, data: [names, ...rows] }]).toBuffer()
}

onEachDatabase('interest rates', (newDatabase) => {
  const newFolder = newFolders()

  /** Imports files and returns the rates on the wire. */
  async function importInto(database: TestDatabase, files: Record<string, string | Buffer>) {
    const folder = await newFolder()
    await writeFiles(folder, files)
    const report = await importFiles(database, [folder])
    const records = await readRecords(database.db, creditKind, [admitCommand('K-1')])
    const rates = records.map((record) => writeRow(creditKind.fields, record).interestrate)
    return { records, rates, changes: sumChanges(report), warnings: warningsOf(report, folder) }
  }

  test('are kept as they are written in a file, up to six decimals', async () => {
    const written = ['3,675 %', '1.125%', '2,4', '2,0625%', '-0,125 %', '3,123456', '1,10']
    const kept = ['3,675%', '1,125%', '2,40%', '2,0625%', '-0,125%', '3,123456%', '1,10%']
    const database = await newDatabase()
    const csv = { 'a.csv': csvOf(creditKind, rowsOf(written)) }
    expect(await importInto(database, csv)).toMatchObject({ rates: kept, warnings: [] })
    const again = { 'a.xlsx': await sheetOf(written) }
    expect(await importInto(database, again)).toMatchObject({
      rates: kept,
      changes: { added: 0, changed: 0, unchanged: written.length },
    })
  })

  test('with more decimals are rounded, which is said', async () => {
    const written = ['3,1234565', '3,67500000', '0,33333333333 %']
    const files = { 'a.csv': csvOf(creditKind, rowsOf(written)) }
    const { rates, warnings } = await importInto(await newDatabase(), files)
    expect(rates).toEqual(['3,123457%', '3,675%', '0,333333%'])
    const advice = 'Berichtigen Sie den Wert, wenn der Vertrag einen anderen Zinssatz nennt.'
    expect(warnings.filter((warning) => warning.includes('interestrate'))).toEqual([
      `a.csv, Zeile 2, Spalte „interestrate“: „3,1234565“ hat mehr als 6 Nachkommastellen. Gespeichert wird 3,123457 %. ${advice}`,
      `a.csv, Zeile 4, Spalte „interestrate“: „0,33333333333 %“ hat mehr als 6 Nachkommastellen. Gespeichert wird 0,333333 %. ${advice}`,
    ])
  })

  test('are the same after they were written out and read in again', async () => {
    const database = await newDatabase()
    const rates = fc.array(fc.integer({ min: -ONE_PERCENT, max: 20 * ONE_PERCENT }), {
      minLength: 1,
      maxLength: 9,
    })
    await fc.assert(
      fc.asyncProperty(rates, async (written) => {
        const texts = written.map((rate) => interestRate.write(rate))
        const sheet = { 'a.xlsx': await sheetOf(texts) }
        const first = await importInto(database, sheet)
        expect(first.rates).toEqual(texts)
        const csv = {
          'a.csv': writeRecords(inYears(creditKind, []), first.records.map(withoutMonths)),
        }
        const { rates: second, changes } = await importInto(database, csv)
        expect(second).toEqual(texts)
        expect(changes).toMatchObject({ added: 0, changed: 0, removed: 0 })
      }),
      { numRuns: 10 },
    )
  })
})
