import { expect, test } from 'vitest'
import { rowsOf, streamRows } from '../../../testing/import/mapping.ts'
import type { SheetRow } from '../files/sheet.ts'
import { applySource } from './apply/applySource.ts'
import { chooseProfile } from './chooseProfile.ts'
import { combineSources } from './combine/combineSources.ts'
import { proposeSheet } from './propose/profile.ts'

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))
const months = (prefix: string) => MONTHS.map((month) => `${prefix} ${month}/2025`).join('|')
const amounts = (value: string) => MONTHS.map(() => value).join('|')

/** Months in columns, owners by the building, and ids with leading zeros. */
const UNITS = rowsOf(
  'Übersicht Mieteinnahmen und Kosten',
  '',
  `Liegenschaft|Mieteinheit|Nachname|Wfl. qm|Nettomiete|${months('Einnahmen')}|${months('Kosten')}`,
  `007|0001|Roth|50,00|500,00|${amounts('600,00')}|${amounts('25,00')}`,
  `007|0002|Lang|60,50|650,00|${amounts('750,00')}|${amounts('30,00')}`,
  `Summe|||110,50|1.150,00|${amounts('1.350,00')}|${amounts('55,00')}`,
)
const BUILDINGS = rowsOf(
  'Objekt|Eigentümer-Nr.|Name des Objekts|Anschrift|PLZ Ort|Marktwert',
  '007|0042|Altbau|Am Hof 3|50674 Köln|1.000.000 €',
)

async function apply(file: string, rows: readonly SheetRow[]) {
  const profile = proposeSheet({ name: file, sheet: null, rows })?.profile
  if (!profile) throw new Error(`nothing proposed for ${file}`)
  expect(chooseProfile(rows, [profile]).result).toBe('known')
  return await applySource({ file, sheet: null, rows: streamRows(rows), profile })
}

test('months in columns become cash flow, summed where nobody states the sum', async () => {
  const results = [await apply('einheiten.csv', UNITS), await apply('objekte.csv', BUILDINGS)]
  const { tables, faults } = combineSources(results)
  expect([...faults, ...results.flatMap((result) => result.faults)]).toEqual([])
  const recordsOf = (name: Parameters<typeof tables.get>[0]) =>
    tables.get(name)?.map(({ record }) => record)
  expect(recordsOf('dashboard-property')).toMatchObject([
    { customerid: '0042', propertyid: '0001', propertyincome122025: 60000 },
    { customerid: '0042', propertyid: '0002', propertyexpenses012025: 3000 },
  ])
  expect(recordsOf('dashboard-object')).toMatchObject([
    { customerid: '0042', objectid: '007', objectvalue: 100_000_000, objectincome012025: 135_000 },
  ])
  expect(recordsOf('dashboard-portfolio')).toMatchObject([
    { customerid: '0042', portfolioexpenses062025: 5500 },
  ])
  expect(recordsOf('object-overview')).toMatchObject([
    { street: 'Am Hof', number: '3', city: 'Köln', rentalarea: 11050, numberofunits: 2 },
  ])
})

test('two sources that contradict each other are a fault', async () => {
  const other = rowsOf('WE|Kunde|Wohnfläche|Kaltmiete', '0001|0042|51,00|500,00')
  const results = [
    await apply('einheiten.csv', UNITS),
    await apply('objekte.csv', BUILDINGS),
    await apply('flaechen.csv', other),
  ]
  expect(combineSources(results).faults).toMatchObject([
    { file: 'flaechen.csv', line: 2, column: 'sizeinsqm', cell: '5100' },
  ])
})

test('rows without a customer are asked about where no source names one', async () => {
  const { faults, tables } = combineSources([await apply('einheiten.csv', UNITS)])
  expect(faults.map(({ line, cell }) => `${line} ${cell}`)).toEqual(['4 0001', '5 0002'])
  expect(tables.get('property-overview')).toEqual([])
})

test('a building that only units of one owner name becomes a row of theirs', async () => {
  const units = rowsOf(
    'WE|Objekt|Kunde|Straße|Hausnummer|Ort|Mieter|Kaltmiete|Wohnfläche',
    '1|R7|K1|Am Hof|3|Köln|Roth|500,00|50,00',
    '2|R7|K1|Am Hof|5|Köln|Leerstand|600,00|60,00',
    '3|R8|K1|Ring|1|Bonn|Lang|1,00|1,00',
    '4|R8|K2|Ring|1|Bonn|Ott|1,00|1,00',
    '5|R9|K1|Ring|2|Bonn|Ost|1,00|1,00',
  )
  const results = [await apply('mieterliste.csv', units)]
  const { tables, warnings } = combineSources(results, {
    buildings: new Map([['R9', new Set(['K3'])]]),
    units: new Map(),
  })
  const rows = tables.get('object-overview')
  expect(rows?.map(({ record }) => record)).toEqual([
    {
      customerid: 'K1',
      objectid: 'R7',
      street: 'Am Hof',
      city: 'Köln',
      rentalarea: 11_000,
      monthlyrent: 50_000,
      numberofunits: 2,
    },
  ])
  expect(
    warnings.map(({ line, cell, message }) => [line, cell, /nicht angelegt/.test(message)]),
  ).toEqual([
    [2, 'R7', false],
    [4, 'R8', true],
    [6, 'R9', true],
  ])
  const list = rowsOf('Objekt|Kunde|Straße|Verkehrswert', 'R1|K1|Ring 9|1,00 €')
  const beside = combineSources([...results, await apply('objekte.csv', list)])
  expect(beside.warnings.map(({ message }) => /fehlt/.test(message))).toEqual([true, true, true])
  expect(beside.tables.get('object-overview')).toHaveLength(1)
})
