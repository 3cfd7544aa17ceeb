import { describe, expect, test } from 'vitest'
import { admitCommand } from '../../platform/http/access.ts'
import { creditKind } from '../../records/kinds/credit.ts'
import { propertyOverviewKind } from '../../records/kinds/propertyOverview.ts'
import { readRecords } from '../../records/read.ts'
import type { RecordKind } from '../../records/recordKind.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { newFolders } from '../../testing/folders.ts'
import { csvOf, oneCustomer } from '../../testing/import/csv.ts'
import { errorsOf, readEverything, warningsOf, writeFiles } from '../../testing/import/importing.ts'
import { listOptionalColumns } from '../../testing/import/optionalColumns.ts'
import { workbook } from '../../testing/import/workbook.ts'
import { importFiles } from './importFiles.ts'

const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`
const header = `<row>${['customerid', 'propertyid', 'street', 'zipcode', 'sizeinsqm', 'monthlyrent'].map(text).join('')}</row>`
const styles = '<cellXfs><xf numFmtId="0"/><xf numFmtId="16"/></cellXfs>'
const sheet = (rows: string, after = '') => workbook({ rows: header + rows, after, styles })
const row = (...cells: string[]) => `<row>${cells.join('')}</row>`

onEachDatabase('a table saved by a spreadsheet', (newDatabase) => {
  const newFolder = newFolders()
  const importInto = async (file: string, content: string | Buffer, kind: RecordKind) => {
    const [database, folder] = [await newDatabase(), await newFolder()]
    await writeFiles(folder, oneCustomer)
    const before = await readEverything(database)
    const own = await newFolder()
    await writeFiles(own, { [file]: content })
    const report = await importFiles(database, [own], { without: listOptionalColumns() })
    const records = await readRecords(database.db, kind, [admitCommand('K-1')])
    const errors = errorsOf(report, own)
    if (errors.length > 0) expect(await readEverything(database)).toEqual(before)
    return { errors, warnings: warningsOf(report, own), records }
  }
  const units = (content: Buffer) => importInto('a.xlsx', content, propertyOverviewKind)

  describe('with merged cells', () => {
    const merged = (...ranges: string[]) =>
      `<mergeCells>${ranges.map((range) => `<mergeCell ref="${range}"/>`).join('')}</mergeCells>`

    test('repeats their value in every row, with a warning', async () => {
      const rows =
        row(text('K-1'), text('W1'), text('Weg'), '<c/>', '<c><v>50</v></c>') +
        row('<c/>', text('W2'), '<c/>') +
        row('<c/>', '<c/>', '<c/>') +
        row(text('K-1'), text('W4'), text('Gasse'))
      const { errors, warnings, records } = await units(
        sheet(rows, merged('A2:A4', 'C2:C3', 'A1:A2', 'F2:F4')),
      )
      expect(errors).toEqual([])
      expect(records.map(({ propertyid, street }) => [propertyid, street])).toEqual([
        ['W1', 'Weg'],
        ['W2', 'Weg'],
        ['W4', 'Gasse'],
      ])
      expect(warnings).toEqual([
        'a.xlsx, Blatt „Blatt“, Zeile 2, Spalte „customerid“: Die Zellen A2:A4 sind verbunden: „K-1“ gilt für jede ihrer Zeilen. Heben Sie die Verbindung auf, und tragen Sie die Werte einzeln ein, wenn das nicht gemeint ist.',
        'a.xlsx, Blatt „Blatt“, Zeile 2, Spalte „street“: Die Zellen C2:C3 sind verbunden: „Weg“ gilt für jede ihrer Zeilen. Heben Sie die Verbindung auf, und tragen Sie die Werte einzeln ein, wenn das nicht gemeint ist.',
      ])
    })

    test('is refused if they span columns', async () => {
      const rows = row(text('K-1'), text('W1'), text('Weg 4'))
      const { errors } = await units(sheet(rows, merged('C2:D2')))
      expect(errors).toEqual([
        'a.xlsx, Blatt „Blatt“, Zeile 2, Spalte „street“: Die Zellen C2:D2 sind über mehrere Spalten verbunden. Heben Sie die Verbindung auf, und tragen Sie in jede Spalte ihren Wert ein.',
      ])
    })
  })

  test('is refused for a formula without a stored result, but not for an empty result', async () => {
    const formula = '<c><f>SUM(A1)</f></c>'
    const rows =
      row(text('K-1'), text('W1'), '<c t="str"><f>""</f><v></v></c>', '<c/>', formula) +
      row(text('K-1'), text('W2'), '<c/>', '<c/>', '<c><f>1+1</f><v></v></c>') +
      row('<c/>', '<c/>', '<c/>', '<c/>', '<c t="str"><f>A1</f></c>')
    const { errors } = await units(sheet(rows))
    const fault = (line: number) =>
      `a.xlsx, Blatt „Blatt“, Zeile ${line}, Spalte „sizeinsqm“: In dieser Zelle steht eine Formel ohne gespeichertes Ergebnis. Öffnen Sie die Mappe in der Tabellenkalkulation, speichern Sie sie, und importieren Sie sie noch einmal.`
    expect(errors.filter((error) => error.includes('Formel'))).toEqual([2, 3, 4].map(fault))
  })

  test('gets warnings for postal codes, ids and dates stored as numbers', async () => {
    const number = (value: string, style = '0') => `<c s="${style}"><v>${value}</v></c>`
    const rows =
      row(text('K-1'), number('1001.0'), number('46145', '1'), number('4177.0')) +
      row(text('K-1'), number('1.23456789012346E+15'), text('Weg'), number('50667'))
    const { errors, warnings, records } = await units(sheet(rows))
    expect(errors).toEqual([])
    expect(records).toMatchObject([
      { propertyid: '1001', street: '2026-05-03', zipcode: '04177' },
      { propertyid: '1234567890123460', zipcode: '50667' },
    ])
    expect(warnings).toEqual([
      expect.stringMatching(/Zeile 2, Spalte „street“: „2026-05-03“ ist ein Datum, wie es eine/),
      expect.stringMatching(
        /Zeile 2, Spalte „zipcode“: „4177“ ist aus einer Zahl entstanden, gesp/,
      ),
      expect.stringMatching(/Zeile 3, Spalte „propertyid“: „1234567890123460“ ist als Zahl gespei/),
    ])
  })

  test('gets the same warnings as CSV', async () => {
    const units = [
      { propertyid: 'W1', zipcode: '4177', number: '12.0' },
      { propertyid: 'W2', zipcode: ' 4177,0', number: '03. Mai' },
      { propertyid: '1001.0', zipcode: '04177', number: '12a' },
      { propertyid: '1.23457E+15', zipcode: 'A-1010', number: '3-5', tenantlastname: 'Mai' },
    ].map((unit) => ({ customerid: 'K-1', ...unit }))
    const file = csvOf(propertyOverviewKind, units)
    const { errors, warnings, records } = await importInto('a.csv', file, propertyOverviewKind)
    expect(errors).toEqual([])
    expect(records.map(({ zipcode, number }) => [zipcode, number])).toEqual([
      ['A-1010', '3-5'],
      ['04177', '12a'],
      ['04177', '12'],
      ['04177', '03. Mai'],
    ])
    expect(warnings.map((line) => line.replace(/(?<=: „[^“]*“).*/, ''))).toEqual([
      'a.csv, Zeile 2, Spalte „number“: „12.0“',
      'a.csv, Zeile 2, Spalte „zipcode“: „4177“',
      'a.csv, Zeile 3, Spalte „number“: „03. Mai“',
      'a.csv, Zeile 3, Spalte „zipcode“: „4177,0“',
      'a.csv, Zeile 4, Spalte „propertyid“: „1001.0“',
      'a.csv, Zeile 5, Spalte „propertyid“: „1.23457E+15“',
    ])
  })

  describe('with a credit on one line per unit', () => {
    const D1 = { customerid: 'K-1', creditid: 'D1', monthlypayment: '754,32' }
    const importLines = (...lines: Readonly<Record<string, string>>[]) => {
      const named = lines.map((line) => ({ ...D1, ...line }))
      const files = [csvOf(creditKind, named), oneCustomer['property.csv'] ?? '']
      return importCredits(files)
    }
    const importCredits = async ([credits = '', units = '']: string[]) => {
      const [database, folder] = [await newDatabase(), await newFolder()]
      await writeFiles(folder, { 'credits.csv': credits, 'units.csv': units })
      const report = await importFiles(database, [folder])
      const records = await readRecords(database.db, creditKind, [admitCommand('K-1')])
      return { errors: errorsOf(report, folder), warnings: warningsOf(report, folder), records }
    }

    test('merges the lines, with a warning', async () => {
      const { errors, warnings, records } = await importLines(
        { propertyid: 'W2' },
        { propertyid: 'W1' },
        { propertyid: 'W1, W2' },
      )
      expect(errors).toEqual([])
      expect(records).toMatchObject([{ creditid: 'D1', propertyid: ['W2', 'W1'] }])
      expect(warnings).toEqual([
        'credits.csv, Zeile 3, Spalte „creditid“: „K-1“, „D1“ steht in credit-overview zum zweiten Mal, zuerst in: credits.csv, Zeile 2. Beide werden ein Kredit für alle Einheiten und Objekte, die sie nennen. Ändern Sie eine der Kennungen, wenn es zwei Kredite sind.',
        expect.stringMatching(/^credits\.csv, Zeile 4, /),
      ])
    })

    test('is refused if the lines contradict or repeat each other', async () => {
      const contradicting = await importLines(
        { propertyid: 'W1' },
        { propertyid: 'W2', monthlypayment: '1', city: 'Köln' },
      )
      expect(contradicting.errors).toEqual([
        'credits.csv, Zeile 3, Spalte „creditid“: „K-1“, „D1“ steht in credit-overview zum zweiten Mal, zuerst in: credits.csv, Zeile 2. Die Zeilen widersprechen sich in city, monthlypayment: Gleichen Sie sie an, oder löschen Sie eine davon.',
      ])
      const repeated = await importLines({ propertyid: 'W1' }, { propertyid: 'W1' })
      expect(repeated.errors).toEqual([
        'credits.csv, Zeile 3, Spalte „creditid“: „K-1“, „D1“ steht in credit-overview zum zweiten Mal, zuerst in: credits.csv, Zeile 2. Löschen Sie eine der beiden Zeilen.',
      ])
      expect([...contradicting.records, ...repeated.records]).toEqual([])
    })
  })
})
