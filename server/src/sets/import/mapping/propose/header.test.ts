import { expect, test } from 'vitest'
import { rowsOf } from '../../../../testing/import/mapping.ts'
import { findHeader, isSideways } from './header.ts'
import { proposeSheet } from './profile.ts'

test('a header in two rows is joined where that says more', () => {
  const divided = rowsOf(
    'Objekt-|Netto-|Wohn-|Mieter',
    'nr.|kaltmiete|fläche|',
    '101|500,00|60,00|Roth',
  )
  expect(findHeader(divided)).toEqual({
    index: 1,
    header: { line: 2, cells: ['Objektnr.', 'Nettokaltmiete', 'Wohnfläche', 'Mieter'] },
  })
  const grouped = rowsOf('Objekt||Miete|', 'WE-Nr.|Lage|netto kalt|Vorauszahlung', '1|EG|5,00|1,00')
  expect(findHeader(grouped)?.header.line).toBe(2)
  expect(findHeader(grouped)?.header.cells[0]).toBe('WE-Nr.')
})

test('groups of columns are joined with what stands below them', () => {
  const grouped = rowsOf(
    'Mieterliste Haus 7',
    'Objekt|WE|Mieter||Vertrag||Miete||Eigent.',
    '||Name|Vorname|von|bis|kalt|NK|Nr.',
    '101|101-01|Roth|Eva|01.02.2020||500,00|100,00|E1',
    '101|101-02|Lang|Jan|01.03.2021|31.12.2026|510,00|90,00|E2',
  )
  const sheet = { name: 'x', sheet: null, rows: grouped }
  expect(proposeSheet(sheet)?.fields.map((proposed) => proposed?.field ?? null)).toEqual([
    'objectid',
    'propertyid',
    'tenantlastname',
    'tenantprename',
    'dateofrentalstart',
    'dateofrentalend',
    'monthlyrent',
    'prepayment',
    'customerid',
  ])
  const merged = rowsOf(
    'Objekt|Vertragsdauer||Mieter||Nettomiete',
    'Objekt|ab|bis|Name|Vorname|Nettomiete',
    '101|01.02.2020||Roth|Eva|500,00',
  )
  expect(findHeader(merged)?.header.cells).toEqual([
    'Objekt',
    'Vertragsdauer ab',
    'Vertragsdauer bis',
    'Mieter Name',
    'Mieter Vorname',
    'Nettomiete',
  ])
  const address = rowsOf(
    'WE|Mieter||Eigentümer||Miete|',
    '|von|bis|Name|Ort|kalt|warm',
    '1|01.02.2020||Roth|Köln|500,00|600,00',
  )
  const [, , , owner, town] = proposeSheet({ ...sheet, rows: address })?.fields ?? []
  expect([owner?.field, town]).toEqual(['customername', null])
})

test('fields below each other are no header', () => {
  const rows = rowsOf(
    'Objektdaten 2025',
    'Objekt-Nr.|101|102|103',
    'Straße|Ring 1|Hof 2|Weg 3',
    'PLZ|50674|50674|50674',
    'Ort|Köln|Köln|Bonn',
    'Wohnfläche|100,00|200,00|300,00',
    'Verkehrswert|1.000.000|2.000.000|500.000',
  )
  expect(findHeader(rows)).toBe(null)
  expect(isSideways(rows)).toBe(true)
  expect(isSideways(rowsOf('WE-Nr.|Mieter|Kaltmiete', '1|Roth|512,00'))).toBe(false)
})

test.each([
  ['Personal', ['Personal-Nr.|Name|Vorname|E-Mail', '1|Roth|Eva|a@x.test', '2|Lang|Jan|b@x.test']],
  ['Vereinskasse', ['Datum|Text|Konto|Betrag', '02.01.2025|Beitrag|2110|50,00']],
  ['Schulen', ['Nr.|Name|Straße|PLZ|Ort', '1|Goetheschule|Ring 1|50674|Köln']],
  ['Tilgungsplan', ['Nr.|Monat|Rate|Zinsen|Restschuld', '1|01.2025|500,00|1,2|90.000,00']],
])('%s is not taken for a list of property', (name, [header = '', ...rows]) => {
  const sheet = { name, sheet: null, rows: rowsOf(header, ...rows) }
  expect(proposeSheet(sheet)?.profile ?? null).toBe(null)
})

test('a header is found below titles, however wide they are', () => {
  const rows = rowsOf(
    'Auswertung|Objekt 7|Stand 31.12.2025|Seite 1',
    'Erstellt am 07.01.2026',
    'WE-Nr.|Mieter|Kaltmiete',
    '1|Roth|512,00',
  )
  expect(findHeader(rows)?.index).toBe(2)
  expect(findHeader(rowsOf('Deckblatt', 'Erstellt am 07.01.2026'))).toBe(null)
})
