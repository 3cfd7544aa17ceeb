import { expect, test } from 'vitest'
import { creditTermsKind } from '../../records/kinds/creditTerms.ts'
import { propertyKind } from '../../records/kinds/property.ts'
import { propertyOverviewKind } from '../../records/kinds/propertyOverview.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { csvOf, formatCsv } from '../../testing/import/csv.ts'
import { newImports, readEverything } from '../../testing/import/importing.ts'
import { useRefusedImports } from '../../testing/import/refused.ts'
import { workbook } from '../../testing/import/workbook.ts'
import { renderProblems } from './problems/renderReport.ts'

/** A rent roll as it is after its columns were renamed until no error was left. */
const rentRoll = csvOf(
  propertyOverviewKind,
  ['Herr Søren Weiß', 'Leerstand', 'Familie Horn', 'Leerstand', 'Frau Wolff', 'Leerstand'].map(
    (tenant, index) => ({
      customerid: 'K-1',
      propertyid: `101-0${index}`,
      street: 'Lindenstraße 4',
      zipcode: index < 4 ? '50674 Köln' : '50733 Köln',
      tenantlastname: tenant,
      sizeinsqm: '280,19 €',
      dateofrentalend: 'auf Dauer',
    }),
  ),
)

onEachDatabase('a table that was renamed', (newDatabase) => {
  const importing = newImports()

  test('is imported with warnings about all that cannot be meant', async () => {
    const { report, errors } = await importing(await newDatabase(), { 'mieter.csv': rentRoll })
    expect(errors).toEqual([])
    const printed = renderProblems(report).replaceAll(/ {2}\S*mieter\.csv/g, '  mieter.csv')
    const expected = [
      ['Zeile 2, Spalte „street“: „Lindenstraße 4“ endet', '„Lindenstraße 4“ in 3–7'],
      ['Zeile 2, Spalte „zipcode“: „50674 Köln“', '„50674 Köln“ in 3–5; „50733 Köln“ in 6–7'],
      ['Zeile 2, Spalte „sizeinsqm“: „280,19 €“ ist ein Betrag.', '„280,19 €“ in 3–7'],
      ['Zeile 2, Spalte „dateofrentalend“: „auf Dauer“ ist kein Datum', '„auf Dauer“ in 3–7'],
    ]
    for (const [first, others] of expected)
      expect(printed).toMatch(
        new RegExp(`\n  mieter.csv, ${first}.*\n    ebenso in 5 weiteren Zeilen: ${others}\n`),
      )
    for (const line of [3, 5, 7])
      expect(printed).toContain(
        `  mieter.csv, Zeile ${line}, Spalte „tenantlastname“: „Leerstand“ ist kein Mieter`,
      )
    for (const column of ['sizeinsqm', 'dateofrentalend'])
      expect(printed).toMatch(
        new RegExp(`\n  mieter.csv, Spalte „${column}“: „.*“ und alle weiteren Werte`),
      )
  })

  test('is refused if strict', async () => {
    const database = await newDatabase()
    const before = await readEverything(database)
    const files = { 'terms.csv': csvOf(creditTermsKind, []), 'mieter.csv': rentRoll }
    const { report } = await importing(database, files, { strict: true })
    expect(report.problems.warningCount).toBe(0)
    expect(report.problems.errorCount).toBeGreaterThan(30)
    expect(await readEverything(database)).toEqual(before)
  })
})

const titles = [['Mieterliste aller Objekte – Stichtag 31.12.2025, alle'], ['Mandant 1', 'Seite 1']]
const lay = [
  ['Objekt', 'WE-Nr.', 'Mieter', 'Kaltmiete'],
  ['101', '101-01', 'Weiß', '280,19'],
]
const ours = [
  ['customerid', 'propertyid', 'propertyvalue', 'propertyincomefullyear'],
  ['K-1', 'W1', '1', '2'],
]
const journal = [
  ['Datum', 'Beleg', 'Konto', 'Buchungstext', 'Soll', 'Haben'],
  ['03.01.2025', 'B1', '6000', 'Miete', '', '280,19'],
]
const payments = [
  ['Buchungsdatum', 'Einheit', 'Text', 'Betrag in EUR'],
  ['03.01.2025', 'W1', 'Miete', '280,19'],
]
const byMonth = [
  ['customerid', 'propertyid', 'Monat', 'propertyincome012025', 'propertyexpenses012025'],
  ['K-1', 'W1', 'Januar', '700', '50'],
]
const monthColumns = [
  ['Einheit', 'Jan 25', 'Feb 25', 'Mrz 25', 'Apr 25', 'Mai 25', 'Jun 25'],
  ['W1', '1', '2', '3', '4', '5', '6'],
]

onEachDatabase('a table with another form', (newDatabase) => {
  const expectRefused = useRefusedImports(newDatabase)
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
  const xlsx = (rows: readonly (readonly string[])[]) =>
    workbook({ rows: rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('') })

  const nowhere = 'stehen nicht in der ersten Zeile.'
  const isJournal = /Das ist ein Journal mit einer Zeile je Buchung oder Monat\. .*Summieren Sie/

  test.each<readonly [string, readonly (readonly string[])[], number, string | RegExp]>([
    [
      'titles above our header',
      [...titles, ...ours],
      3,
      `${nowhere} Löschen Sie die Zeilen darüber, und lesen`,
    ],
    [
      'titles above others',
      [...titles, ...lay],
      3,
      `„Kaltmiete“ …) ${nowhere} Löschen Sie die Zeilen darüber, und benennen`,
    ],
    ['a journal', journal, 1, isJournal],
    ['a journal below titles', [...titles, ...journal], 3, isJournal],
    ['a list of payments', payments, 1, isJournal],
    ['a row for each month', byMonth, 1, isJournal],
    ['columns named by months', monthColumns, 1, 'Die Spalten heißen nach Monaten.'],
  ])('%s is told so, in a workbook and in CSV', async (_, rows, line, message) => {
    for (const [name, content] of [
      ['a.csv', formatCsv(rows)],
      ['b.csv', formatCsv(rows, '\t')],
      ['c.xlsx', xlsx(rows)],
    ] as const) {
      const at = name === 'c.xlsx' ? `${name}, Blatt „Blatt“` : name
      const said = await expectRefused({ [name]: content }, [expect.stringContaining(at)])
      expect(said.problems.errors[0]?.line).toBe(line)
      expect(said.problems.errors[0]?.message).toMatch(message)
    }
  })

  test('rows of months without a column for the month are not to be deleted', async () => {
    const rows = Array.from({ length: 6 }, () => ({ customerid: 'K-1', propertyid: 'W1' }))
    const { problems } = await expectRefused({ 'a.csv': csvOf(propertyKind, rows) }, [
      ...Array.from({ length: 5 }, () => expect.stringContaining('zum zweiten Mal')),
      expect.stringMatching(isJournal),
    ])
    expect(problems.errorCount).toBe(6)
  })
})
