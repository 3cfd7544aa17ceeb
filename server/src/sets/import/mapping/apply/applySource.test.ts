import { describe, expect, test } from 'vitest'
import { applyTo, proposed } from '../../../../testing/import/applyMapping.ts'
import { rowsOf } from '../../../../testing/import/mapping.ts'
import { correctionKey } from './corrections.ts'
import { leftOutRules } from './leftOut.ts'
import { CONTINUATION } from './readRecords.ts'

const UNITS = rowsOf(
  'Mieterliste zum 31.12.2025',
  'WE|Kunde|Mieter|Kaltmiete|Mietbeginn|Keller',
  '1|K1|Herr Jan Roth|512,00|01.02.2015|1',
  '2|K1|Leerstand|480,00||',
  'Summe|||992,00||',
)

describe('rows', () => {
  test('are records, or skipped by a named rule', async () => {
    const { records, skipped, faults } = await applyTo(UNITS, proposed('unit', UNITS))
    expect(faults).toEqual([])
    expect(records.map(({ values }) => values)).toMatchObject([
      {
        propertyid: '1',
        customerid: 'K1',
        tenantlastname: 'Roth',
        monthlyrent: 51200,
        dateofrentalstart: '2015-02-01',
        numberofcellar: 1,
      },
      { propertyid: '2', tenantlastname: null, monthlyrent: 48000, numberofcellar: 0 },
    ])
    const said = skipped.map(({ line, rule }) => `${line} ${rule}`)
    expect(said).toEqual(['1 Über der Überschrift', '5 Summe'])
  })

  test('without a key are refused, and what cannot be read is missing', async () => {
    const rows = [...UNITS.slice(0, 3), ...rowsOf('2|K1|Roth|fünfhundert|bald|', '|K1|||| ')]
    const { records, faults, warnings } = await applyTo(rows, proposed('unit', UNITS))
    expect(records.map(({ values }) => values.propertyid)).toEqual(['1', '2'])
    expect(faults).toMatchObject([{ file: 'probe.csv', line: 2, column: 'WE', cell: '' }])
    expect(warnings).toMatchObject([
      { file: 'probe.csv', sheet: 'Blatt', line: 1, column: 'Kaltmiete', cell: 'fünfhundert' },
      { line: 1, column: 'Mietbeginn', label: 'mietbeginn', cell: 'bald' },
    ])
    expect(warnings[0]?.message).toContain('Erwartet wird ein Betrag wie 1.234,56.')
  })

  test('can be set right for one import', async () => {
    const rows = [...UNITS.slice(0, 2), { line: 3, cells: ['1', 'K1', 'Roth', 'viel', '', ''] }]
    const corrections = new Map([[correctionKey(3, 'kaltmiete'), '512,00']])
    const { records, warnings } = await applyTo(rows, proposed('unit', UNITS), corrections)
    expect(warnings).toEqual([])
    expect(records[0]?.values).toMatchObject({ monthlyrent: 51200 })
  })

  test('lack what a title is to state and does not', async () => {
    const titles = [{ to: 'customername', pattern: 'Mieterliste für …' }]
    const [, ...rows] = UNITS
    const withTitle = [...rowsOf('Mieterliste für #NV'), ...rows]
    const { records, warnings } = await applyTo(withTitle, proposed('unit', UNITS, { titles }))
    expect(records[0]?.values.customername).toBeNull()
    expect(warnings[0]?.message).toContain('„Mieterliste für …“')
  })

  test('of the newest contract count', async () => {
    const rows = [
      ...UNITS.slice(0, 3),
      { line: 4, cells: ['1', 'K1', 'Lang', '600,00', '01.07.2025', '1'] },
      { line: 5, cells: ['1', 'K1', 'Alt', '300,00', '01.01.1999', '1'] },
    ]
    const { records, skipped } = await applyTo(rows, proposed('unit', UNITS))
    expect(records.map(({ values }) => values.tenantlastname)).toEqual(['Lang'])
    expect(
      skipped.filter(({ rule }) => rule === leftOutRules.older).map(({ line }) => line),
    ).toEqual([3, 5])
  })

  test('may go on in the next row, and leave out what stands above', async () => {
    const rows = rowsOf(
      'Kredit Nr.|Beleihungsobjekt|Restschuld|Kunde',
      'A1|Am Hof 3,|1.000,00|K1',
      '|50674 Köln||',
      'A2|Ring 1,|2.000,00|',
      '|50674 Köln||',
    )
    const profile = proposed('loan', rows)
    const columns = profile.columns.map((column) =>
      column.to === 'customerid' ? { ...column, fillDown: true } : column,
    )
    const { records, skipped } = await applyTo(rows, { ...profile, columns })
    expect(records.map(({ values }) => values)).toMatchObject([
      { customerid: 'K1', street: 'Am Hof', number: '3', zipcode: '50674', city: 'Köln' },
      { customerid: 'K1', street: 'Ring', number: '1', remainingcredit: 200_000 },
    ])
    expect(skipped.map(({ rule }) => rule)).toEqual([CONTINUATION, CONTINUATION])
  })
})

test('headings among the rows name the building of those below', async () => {
  const rows = rowsOf(
    'WE|Kunde|Mieter|Kaltmiete',
    'Objekt 101 – Lindenstraße 4|||',
    '1|K1|Roth|1,00',
    'Summe|||1,00',
    'Objekt: 0102, Am Hof 3|||',
    '1|K2|Lang|2,00',
  )
  const { records, skipped, faults } = await applyTo(rows, proposed('unit', rows))
  expect(faults).toEqual([])
  expect(records.map(({ values }) => `${values.objectid} ${values.tenantlastname}`)).toEqual([
    '101 Roth',
    '0102 Lang',
  ])
  expect(skipped.map(({ line, rule }) => `${line} ${rule}`)).toEqual([
    '2 Zwischenüberschrift',
    '4 Summe',
    '5 Zwischenüberschrift',
  ])
})

test('a row of words alone is no record', async () => {
  const remarks = ['1) Bei Leerstand die letzte Miete|||', 'Irrtum vorbehalten|||']
  const rows = rowsOf('WE|Kunde|Mieter|Kaltmiete', 'Top 3 links|||', '2|K1|Roth|1,00', ...remarks)
  const { records, skipped } = await applyTo(rows, proposed('unit', rows))
  expect(records.map(({ values }) => values.propertyid)).toEqual(['Top 3 links', '2'])
  expect(skipped.map(({ line, rule }) => `${line} ${rule}`)).toEqual(['4 Anmerkung', '5 Anmerkung'])
})

test('a tenant whose name begins like a total is not skipped', async () => {
  const rows = rowsOf('Mieter|WE|Kunde|Kaltmiete', 'Summer, Eva|1|K1|1,00', 'Gesamt|||1,00')
  const { records } = await applyTo(rows, proposed('unit', rows))
  expect(records.map(({ values }) => values.tenantlastname)).toEqual(['Summer'])
})

test('a row that begins with a digit is no footnote of that digit', async () => {
  const rows = rowsOf('WE|Kunde|Mieter|Kaltmiete', '1|K1|Roth|1,00', '¹ inkl. Stellplatz|||')
  const skip = [{ name: 'Fußnote', test: 'begins' as const, texts: ['¹'] }]
  const { skipped } = await applyTo(rows, proposed('unit', rows, { skip }))
  expect(skipped).toEqual([{ line: 3, rule: 'Fußnote' }])
})

describe('a header', () => {
  const profile = proposed('unit', UNITS)

  test('may have its columns in another order', async () => {
    const rows = rowsOf('Kunde|WE|Kaltmiete|Mieter|Keller|Mietbeginn', 'K1|1|5,00|Roth|1|2020')
    const { change, records } = await applyTo(rows, profile)
    expect(change).toBe(null)
    expect(records[0]?.values).toMatchObject({ monthlyrent: 500, propertyid: '1' })
  })

  test.each([
    ['a new column', 'WE|Kunde|Mieter|Kaltmiete|Mietbeginn|Keller|Hund', ['Hund'], []],
    ['a renamed one', 'WE|Kunde|Mieter|Miete|Mietbeginn|Keller', ['Miete'], ['kaltmiete']],
    ['a missing one', 'WE|Kunde|Mieter|Kaltmiete|Mietbeginn', [], ['keller']],
  ])('with %s is asked about, and nothing is read', async (_, header, added, missing) => {
    const { change, records, faults } = await applyTo(
      rowsOf(header, '1|K1|Roth|1|2020|1|1'),
      profile,
    )
    expect(change).toEqual({ added, missing })
    expect([records, faults]).toEqual([[], []])
  })

  test('with another date in it is the same', async () => {
    const dated = rowsOf('WE|Kunde|Kaltmiete 2025|Restschuld 31.12.2025', '1|K1|1,00|2,00')
    const next = rowsOf('WE|Kunde|Kaltmiete 2026|Restschuld 31.12.2026', '1|K1|3,00|4,00')
    const { change, records } = await applyTo(next, proposed('unit', dated))
    expect(change).toBe(null)
    expect(records[0]?.values).toMatchObject({ monthlyrent: 300 })
  })
})

describe('totals that a file prints', () => {
  const rows = (total: string) =>
    rowsOf(
      'WE|Kunde|Mieter|Kaltmiete',
      '1|K1|A|100,00',
      '2|K1|B|200,00',
      'Summe|||300,00',
      '3|K1|C|50,00',
      'Summe|||50,00',
      `Gesamtsumme|||${total}`,
    )
  const required = {
    totals: [
      { rule: 'Summe', column: 'kaltmiete', of: 'group' },
      { rule: 'Gesamtsumme', column: 'kaltmiete', of: 'all' },
    ],
  } as const

  test.each([
    ['350,00', []],
    ['351,00', [7]],
  ])('%s must equal its rows', async (total, lines) => {
    const profile = proposed('unit', rows(total), { totals: [...required.totals] })
    const { totals } = await applyTo(rows(total), profile)
    expect(totals.map(({ printed }) => printed)).toHaveLength(3)
    expect(totals.filter(({ differs }) => differs).map(({ line }) => line)).toEqual(lines)
  })
})
