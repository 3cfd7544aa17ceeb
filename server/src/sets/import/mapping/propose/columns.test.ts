import type { Subject } from '@hausblick/contract/mapping/subjects.ts'
import { describe, expect, test } from 'vitest'
import { rowsOf } from '../../../../testing/import/mapping.ts'
import { proposeFields } from './columns.ts'
import { proposeFor, proposeSheet } from './profile.ts'
import { proposeSubject } from './subject.ts'

/** Makes columns of headings with their values. */
const columnsOf = (columns: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(columns).map(([heading, values]) => ({ heading, values }))

const fieldsOf = (...args: Parameters<typeof proposeFields>) =>
  proposeFields(...args).map((proposed) => proposed?.field ?? null)

const splitOf = (header: string, rows: readonly string[]) =>
  proposeFor('unit', {
    name: 'x',
    sheet: null,
    rows: rowsOf(header, ...rows),
  })?.profile?.columns.find(({ to }) => to === 'propertyid')?.split

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

test('beside a word for the building, an object is the unit', () => {
  const both = { 'Lieg.': ['210', '210'], Objekt: ['210-01', '210-02'] }
  const list = (more: object) => fieldsOf(columnsOf({ ...both, ...more }), 'unit')
  expect(list({})).toEqual(['objectid', 'propertyid'])
  expect(list({ Wohnung: ['1', '2'] })).toEqual(['objectid', null, 'propertyid'])
  const { Objekt } = both
  expect(fieldsOf(columnsOf({ Kostenstelle: ['4711', '4711'], Objekt }), 'posting')).toEqual([
    null,
    'objectid',
  ])
})

test('what has no tenant is empty since a day', () => {
  const empty = { Whg: ['1', '2'], seit: ['01.02.2025', 'Jänner 2024'] }
  expect(fieldsOf(columnsOf(empty), 'unit')).toEqual(['propertyid', null])
  const rented = columnsOf({ ...empty, Mieter: ['Roth, Eva', 'Lang, Jan'] })
  expect(fieldsOf(rented, 'unit')).toEqual(['propertyid', 'dateofrentalstart', 'tenant'])
})

test.each([
  ['Mandanten', ['Mandant|Anrede|Name|E-Mail|Sprache', 'K-1|Frau|Eva Roth|e@x.test|D'], 'owner'],
  ['Liste', ['Kd.-Nr.|Name|Vorname|E-Mail|Ort', '1|Roth|Eva|e@x.test|Köln'], 'owner'],
  ['Shop', ['Kundennr.|Name|E-Mail|Bestellungen', '1|Eva Roth|e@x.test|3'], null],
  ['Liste', ['Personalnr.|Name|E-Mail', '1|Eva Roth|e@x.test'], null],
  ['Liste', ['Nr.|Name|E-Mail-Adresse|Adresse', '1|Eva Roth|e@x.test|Ring 1'], null],
  ['Schule', ['Nr.|Name|E-Mail|Klasse', '1|Eva Roth|e@x.test|5a'], null],
])('a list %s of %j is about %s', (name, [header = '', row = ''], subject) => {
  const sheet = { name, sheet: null, rows: rowsOf(header, row, row, row) }
  expect(proposeSheet(sheet)?.profile?.subject ?? null).toBe(subject)
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
  ['building', 'Anschrift', ['Lindenstr. 14, 04155 Leipzig', 'Am Hof 3, 50674 Köln'], 'address'],
  ['building', 'Straße', ['04155 Leipzig', '50674 Köln'], 'zip+city'],
  ['building', 'PLZ Ort', ['04155', '50674'], 'zipcode'],
  ['building', 'PLZ', ['6020', '8001'], 'zipcode'],
  ['building', 'PLZ', ['A-6020', 'CH-8001'], 'zipcode'],
  ['building', 'PLZ/Ort', ['6020 Innsbruck', 'CH-8001 Zürich'], 'zip+city'],
  ['building', 'Adresse', ['Gasse 4, 6020 Innsbruck', 'Weg 3, 8001 Zürich'], 'address'],
  ['building', 'Bewertung', ['12.04.2024', 'Jänner 2024'], 'objectvaluationdate'],
  ['loan', 'Beleihungsobjekt', ['R7', 'R8'], 'objectid'],
  ['loan', 'Pfandliegenschaft', ['1012', '1015'], 'objectid'],
  ['loan', 'Beleihungsobjekt', ['Am Hof 3', 'Ring 7'], 'address'],
  ['loan', 'Darlehen', ['250.000,00', '90.000,00'], 'originalamount'],
  ['unit', 'Eigentümer', ['Roth, Max', 'Lang, Eva'], 'customername'],
  ['unit', 'Keller', ['ja', 'nein'], 'numberofcellar'],
] as const)('of %s, %s with %j is %s', (subject, heading, values, field) => {
  expect(fieldsOf(columnsOf({ [heading]: values }), subject)).toEqual([field])
})

test.each([
  ['Marie Schäfer (20410)', 'Jan Roth (20411)'],
  ['Schäfer, Marie – 20410', 'Roth, Jan – 20411'],
  ['Nr. 20410 Schäfer', 'Nr. 20411 Roth'],
])('an owner %s has a number', (...values) => {
  const of = (subject: Subject) => proposeFields(columnsOf({ Eigentümer: values }), subject)
  const proposed = { field: 'customerid', split: 'id-name' }
  expect([of('unit'), of('owner')]).toMatchObject([[proposed], [proposed]])
  const listed = columnsOf({ 'Nr.': ['20410', '20411'], Name: values })
  expect(fieldsOf(listed, 'owner')).toEqual(['customerid', 'name'])
})

test.each([
  ['Mietbeginn', ['512,00', '600,00']],
  ['Kaltmiete', ['01.02.2020', '01.03.2021']],
  ['Objekt', ['Lindenstr. 14', 'Am Hof 3']],
  ['Mieter', ['20410', '20411']],
  ['Anrede', ['Wohnung', 'Gewerbe']],
  ['Fläche', ['groß', 'klein']],
  ['Wert', ['31.12.2024', '31.12.2025']],
  ['Belegung', ['2', '3']],
  ['Stellplatz', ['112', '113']],
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

test.each([
  ['clear numbers', 'WE|Mieter|Kaltmiete', ['0012/001|A|1', '0012/002|B|1', '0013/001|C|1']],
  ['spaced ones', 'Objekt/Einheit|Mieter|Kaltmiete', ['R7 – 04|A|1', 'R7 – 05|B|1', 'R8 – 01|C|1']],
  ['addresses', 'WE|Straße|Miete', ['1.1|Ring 1|1', '1.2|Ring 1|1', '2.1|Am Hof 3|1']],
])('buildings within units are proposed by %s', (_, header, rows) => {
  expect(splitOf(header, rows)).toBe('building-unit')
})

test.each([
  ['floors', 'WE|Mieter|Miete', ['1.1|A|1', '1.2|B|1', '2.1|C|1']],
  [
    'floors of one house',
    'WE|Straße|Miete',
    ['101-1|Ring 1|1', '101-2|Ring 1|1', '102-1|Ring 1|1'],
  ],
  ['numbers by year', 'WE|Mieter|Miete', ['2024/1|A|1', '2024/2|B|1', '2025/1|C|1']],
  ['words', 'WE|Mieter|Miete', ['WE-01|A|1', 'WE-02|B|1', 'GA-01|C|1']],
  ['one building', 'WE|Mieter|Miete', ['0012/001|A|1', '0012/002|B|1']],
  ['several separators', 'WE|Mieter|Miete', ['0012/001|A|1', '0012-002|B|1', '0013/001|C|1']],
  ['a building’s column', 'Objekt|WE|Miete', ['12|0012/001|1', '12|0012/002|1', '13|0013/1|1']],
])('%s name no buildings', (_, header, rows) => {
  expect(splitOf(header, rows)).toBeUndefined()
})

test('a misspelled short word is not guessed', () => {
  expect(fieldsOf(columnsOf({ WU: ['1'] }), 'unit')).toEqual([null])
})

test('months are proposed only where it is clear whether they are income', () => {
  const headings = ['Jänner', 'Feber', 'Mrz', 'Apr', 'May', 'Jun']
  const columns = headings.map((heading) => ({ heading, values: ['1,00'] }))
  expect(new Set(fieldsOf(columns, 'unit'))).toEqual(new Set([null]))
  expect(new Set(fieldsOf(columns, 'unit', {}, ['Mieteinnahmen 2025']))).toEqual(
    new Set(['income']),
  )
})

test('what nobody can tell is left to the person', () => {
  const sheet = { name: 'x.csv', sheet: null, rows: rowsOf('Farbe|Form|Zahl', 'rot|rund|3') }
  expect(proposeSheet(sheet)).toMatchObject({ header: { line: 1 }, profile: null })
  expect(proposeSubject(columnsOf({ 'WE-Nr.': ['1'], Fläche: ['2,00'] }), [])).toBe(null)
})
