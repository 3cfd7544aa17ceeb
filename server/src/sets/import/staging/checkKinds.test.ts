import { describe, expect, test } from 'vitest'
import { amountsByKindKind } from '../../../records/kinds/amountsByKind.ts'
import { objectKind } from '../../../records/kinds/object.ts'
import { objectOverviewKind } from '../../../records/kinds/objectOverview.ts'
import { portfolioKind } from '../../../records/kinds/portfolio.ts'
import { propertyKind } from '../../../records/kinds/property.ts'
import { propertyOverviewKind } from '../../../records/kinds/propertyOverview.ts'
import { onEachDatabase } from '../../../testing/databases.ts'
import { BESTAND, KINDS } from '../../../testing/import/bestand.ts'
import { csvOf } from '../../../testing/import/csv.ts'
import { newImports, readEverything } from '../../../testing/import/importing.ts'
import { listOptionalColumns } from '../../../testing/import/optionalColumns.ts'
import { importFiles } from '../importFiles.ts'

const K1 = { customerid: 'K-1' }
const HOUSE = { street: 'Weserstraße', number: '176', zipcode: '10405', city: 'Berlin' }
const without = listOptionalColumns()

/** A building with two units, of which each has 100 € of income in March, and the building 250 €. */
const totals = {
  'portfolio.csv': csvOf(portfolioKind, [{ ...K1, portfolioincome032025: '300' }]),
  'objects.csv': csvOf(objectOverviewKind, [{ ...K1, objectid: 'O1', ...HOUSE }]),
  'object.csv': csvOf(objectKind, [{ ...K1, objectid: 'O1', objectincome032025: '250' }]),
  'units.csv': csvOf(propertyOverviewKind, [
    { ...K1, propertyid: 'W1', ...HOUSE },
    { ...K1, propertyid: 'W2', ...HOUSE },
  ]),
  'unit.csv': csvOf(propertyKind, [
    { ...K1, propertyid: 'W1', propertyincome032025: '100', propertyexpenses042025: '-20' },
    { ...K1, propertyid: 'W2', propertyincome032025: '100' },
  ]),
}

type Row = Readonly<Record<string, string>>

const rent = (propertyid: string, amount: string): Row => ({
  ...K1,
  propertyid,
  kind: 'Kaltmiete',
  kindincome032025: amount,
})

const kinds = (...rows: Row[]) => ({ 'kinds.csv': csvOf(amountsByKindKind, rows) })

onEachDatabase('amounts by kind beside the totals', (newDatabase) => {
  const importInto = newImports()

  const refused: readonly [title: string, rows: readonly Row[], errors: readonly string[]][] = [
    [
      'of a unit',
      [rent('W2', '100'), rent('W1', '80'), { ...rent('W1', '20,01'), kind: 'Vorauszahlung' }],
      [
        'kinds.csv, Zeile 3: Im März 2025 sind die Einnahmen der Einheit „W1“ von „K-1“ nach Arten zusammen 100,01 €, insgesamt aber nur 100,00 €. Berichtigen Sie die Arten oder die Summe.',
      ],
    ],
    [
      'of a unit in a month whose total is a credit note',
      [{ ...K1, propertyid: 'W1', kind: 'Hausgeld', kindexpenses042025: '-19,99' }],
      [
        'kinds.csv, Zeile 2: Im April 2025 sind die Ausgaben der Einheit „W1“ von „K-1“ nach Arten zusammen −19,99 €, insgesamt aber nur −20,00 €. Stammt beides aus Buchungen, sind wohl Soll und Haben vertauscht: Prüfen Sie bei ihrer Zuordnung, wie die Beträge stehen. Berichtigen Sie sonst die Arten oder die Summe.',
      ],
    ],
    [
      'of a unit in a month without a total',
      [{ ...K1, propertyid: 'W2', kind: 'Kaltmiete', kindincome052025: '1' }],
      [
        'kinds.csv, Zeile 2: Im Mai 2025 sind die Einnahmen der Einheit „W2“ von „K-1“ nach Arten zusammen 1,00 €, insgesamt aber nur 0,00 €. Berichtigen Sie die Arten oder die Summe.',
        'kinds.csv, Zeile 2: Im Mai 2025 sind die Einnahmen des Objekts „O1“ von „K-1“ nach Arten zusammen 1,00 €, insgesamt aber nur 0,00 €. Berichtigen Sie die Arten oder die Summe.',
        'kinds.csv, Zeile 2: Im Mai 2025 sind die Einnahmen des Bestands von „K-1“ nach Arten zusammen 1,00 €, insgesamt aber nur 0,00 €. Berichtigen Sie die Arten oder die Summe.',
      ],
    ],
    [
      'of a building with its units',
      [
        rent('W1', '100'),
        rent('W2', '100'),
        { ...K1, objectid: 'O1', kind: 'Kaltmiete', kindincome032025: '51' },
      ],
      [
        'kinds.csv, Zeile 4: Im März 2025 sind die Einnahmen des Objekts „O1“ von „K-1“ nach Arten zusammen 251,00 €, insgesamt aber nur 250,00 €. Berichtigen Sie die Arten oder die Summe.',
      ],
    ],
    [
      'of a portfolio',
      [rent('W1', '100'), rent('W2', '100'), rent('W3', '101')],
      [
        'kinds.csv, Zeile 2: Im März 2025 sind die Einnahmen des Bestands von „K-1“ nach Arten zusammen 301,00 €, insgesamt aber nur 300,00 €. Berichtigen Sie die Arten oder die Summe.',
      ],
    ],
  ]

  describe.each(refused)('are refused where they are more than the total %s', (_, rows, errors) => {
    test('stored before', async () => {
      const database = await newDatabase()
      await importInto(database, totals)
      const before = await readEverything(database)
      const found = await importInto(database, kinds(...rows), { without })
      expect(found.errors.map(withPlainSpaces)).toEqual(errors)
      expect(found.report.changes.size).toBe(0)
      expect(await readEverything(database)).toEqual(before)
    })

    test('in the same files', async () => {
      const database = await newDatabase()
      const found = await importInto(database, { ...totals, ...kinds(...rows) })
      // Some name the row of the total.
      expect(found.errors.map(withPlainSpaces).map(sentenceOf)).toEqual(errors.map(sentenceOf))
    })
  })

  test('are refused where a lower total comes later', async () => {
    const database = await newDatabase()
    await importInto(database, { ...totals, ...kinds(rent('W1', '100')) })
    const lower = [{ ...K1, propertyid: 'W1', propertyincome032025: '99' }]
    const files = { 'unit.csv': csvOf(propertyKind, lower) }
    const { errors } = await importInto(database, files, { without })
    expect(errors.map(withPlainSpaces)).toEqual([
      'unit.csv, Zeile 2: Im März 2025 sind die Einnahmen der Einheit „W1“ von „K-1“ nach Arten zusammen 100,00 €, insgesamt aber nur 99,00 €. Berichtigen Sie die Arten oder die Summe.',
    ])
  })

  test('may be less than the total, equal to it, or of expenses without one', async () => {
    const database = await newDatabase()
    const fees = { ...K1, propertyid: 'W2', kind: 'Verwaltung', kindexpenses032025: '5' }
    const { errors } = await importInto(database, {
      ...totals,
      ...kinds(rent('W1', '100'), rent('W2', '40'), fees),
    })
    expect(errors).toEqual([])
  })

  test('are accepted of a whole data set', async () => {
    const database = await newDatabase()
    const { problems } = await importFiles(database, [BESTAND, KINDS])
    expect(problems.errors).toEqual([])
  })
})

/** Amounts have no-break spaces, which nobody tells from others in a test. */
function withPlainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}

function sentenceOf(error: string): string {
  return error.slice(error.indexOf(': '))
}
