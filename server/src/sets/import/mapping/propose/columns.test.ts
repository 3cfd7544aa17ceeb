import { describe, expect, test } from 'vitest'
import { rowsOf } from '../../../../testing/import/mapping.ts'
import { proposeFields } from './columns.ts'
import { findHeader } from './header.ts'
import { proposeSheet } from './profile.ts'
import { proposeSubject } from './subject.ts'

/** Makes columns of headings with their values. */
const columnsOf = (columns: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(columns).map(([heading, values]) => ({ heading, values }))

const fieldsOf = (...args: Parameters<typeof proposeFields>) =>
  proposeFields(...args).map((proposed) => proposed?.field ?? null)

describe('what this house has confirmed', () => {
  const columns = columnsOf({ 'Kaltmiete Ø': ['1,00'], Zauberspalte: ['5,00'] })

  test('counts before the synonyms', () => {
    const learned = { unit: { zauberspalte: 'monthlyrent' } }
    expect(fieldsOf(columns, 'unit', learned)[1]).toBe('monthlyrent')
  })

  test('can be that a column is ignored', () => {
    const known = columnsOf({ Kaltmiete: ['1,00'] })
    expect(fieldsOf(known, 'unit')).toEqual(['monthlyrent'])
    expect(fieldsOf(known, 'unit', { unit: { kaltmiete: null } })).toEqual([null])
  })
})

describe('a loan’s contract', () => {
  test('names the loan where no account does', () => {
    const contract = { 'Vertrags-Nr.': ['600123'], Restschuld: ['90.000,00'] }
    expect(fieldsOf(columnsOf(contract), 'loan')).toEqual(['creditid', 'remainingcredit'])
    const both = columnsOf({ ...contract, 'Darlehens-Nr.': ['D-7'] })
    expect(fieldsOf(both, 'loan')).toEqual(['contractnumber', 'remainingcredit', 'creditid'])
  })
})

test('an account keeps its name, which says what it is for', () => {
  const journal = { Sachkonto: ['8000 Sollmieten', '4500 Reparaturen'], Betrag: ['1,00', '2,00'] }
  expect(proposeFields(columnsOf(journal), 'posting')[0]).toMatchObject({ field: 'account' })
  expect(proposeFields(columnsOf(journal), 'posting')[0]).not.toHaveProperty('split')
})

describe('a number', () => {
  test('beside a street is the house number, and alone the building’s', () => {
    const beside = columnsOf({ Objekt: ['O1'], Straße: ['Ring'], 'Nr.': ['3'] })
    expect(fieldsOf(beside, 'building')).toEqual(['objectid', 'street', 'number'])
    expect(fieldsOf(columnsOf({ 'Nr.': ['3'], Straße: ['Ring'] }), 'building')).toEqual([
      'objectid',
      'street',
    ])
  })

  test('in the street’s own cell makes it both', () => {
    const columns = columnsOf({
      Straße: ['Ring 3', 'Am Hof 12a'],
      Ort: ['50674 Köln', '50733 Köln'],
    })
    expect(fieldsOf(columns, 'building')).toEqual(['street+number', 'zip+city'])
  })
})

test.each([
  ['Mietbeginn', ['512,00', '600,00']],
  ['Kaltmiete', ['01.02.2020', '01.03.2021']],
  ['Zimmer', ['1.200', '1.500']],
  ['E-Mail', ['ja', 'nein']],
])('%s with other values than it says is not proposed', (heading, values) => {
  expect(fieldsOf(columnsOf({ [heading]: values }), 'unit')).toEqual([null])
})

test.each(['Whonfläche', 'Wohnflache', 'Wohnfläsche', 'WOHNFLAECHE (m²)'])(
  '%s is recognised although it is misspelled',
  (heading) => {
    expect(fieldsOf(columnsOf({ [heading]: ['64,20'] }), 'unit')).toEqual(['sizeinsqm'])
  },
)

test('a misspelled short word is not guessed', () => {
  expect(fieldsOf(columnsOf({ WU: ['1'] }), 'unit')).toEqual([null])
})

test('months are proposed only where it is clear whether they are income', () => {
  const headings = ['Jan', 'Feb', 'Mrz', 'Apr', 'Mai', 'Jun']
  const columns = headings.map((heading) => ({ heading, values: ['1,00'] }))
  expect(new Set(fieldsOf(columns, 'unit'))).toEqual(new Set([null]))
  expect(new Set(fieldsOf(columns, 'unit', {}, ['Mieteinnahmen 2025']))).toEqual(
    new Set(['income']),
  )
})

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

test('what nobody can tell is left to the person', () => {
  const sheet = { name: 'x.csv', sheet: null, rows: rowsOf('Farbe|Form|Zahl', 'rot|rund|3') }
  expect(proposeSheet(sheet)).toMatchObject({ header: { line: 1 }, profile: null })
  expect(proposeSubject(columnsOf({ 'WE-Nr.': ['1'], Fläche: ['2,00'] }), [])).toBe(null)
})
