// Sheets of other programs whose cells cannot be read, or can be read in two ways, imported as the page does it: with a list of
// units, by what is proposed. Each either comes out right or is told with its cell. Over 200 lines, since all kinds go one way.

import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { objectKind } from '../../../records/kinds/object.ts'
import { recordKinds } from '../../../records/recordKinds.ts'
import { newFolders } from '../../../testing/folders.ts'
import { csvOf } from '../../../testing/import/csv.ts'
import { workbook } from '../../../testing/import/workbook.ts'
import { Problems } from '../problems/problems.ts'
import { Staging } from '../staging/staging.ts'
import { examineSources } from './examineSources.ts'
import { readSources } from './readSources.ts'
import type { Reading } from './source.ts'
import { tryProfile } from './tryProfile.ts'

const FAULTS = join(import.meta.dirname, '../testdata/faults')
const newFolder = newFolders()

const fault = (name: string) => readFileSync(join(FAULTS, name))

/** Imports a sheet by what is proposed for it, and returns what it says and what comes of it. */
async function readForeign(name: string, content: string | Buffer) {
  const path = join(await newFolder(), name)
  await writeFile(path, content)
  const sources = [
    { name, path },
    { name: 'units.csv', path: join(FAULTS, 'units.csv') },
  ]
  const readings: Reading[] = []
  const asked: string[] = []
  const shown: string[] = []
  const read: string[] = []
  for await (const { source, sheet, examination } of examineSources(sources, {
    profiles: [],
    learned: {},
  })) {
    if (examination.result === 'own') continue
    const profile = examination.result === 'proposed' ? examination.proposal.profile : null
    if (!profile) throw new Error(JSON.stringify(examination))
    readings.push({ path: source.path, sheet, profile })
    const trial = await tryProfile(source, sheet, profile)
    asked.push(...trial.obstacles)
    shown.push(...trial.findings.map(({ message }) => message))
    read.push(...trial.readings.map(({ text }) => text))
  }
  using staging = new Staging()
  const problems = new Problems({ strict: false })
  await readSources(sources, { readings, staging, problems })
  const records = recordKinds.flatMap((kind) =>
    staging.editions(kind).flatMap((edition) => [...staging.records(edition)]),
  )
  const tell = ({ line, column, message }: (typeof problems.errors)[number]) =>
    `${line} ${column}: ${message}`
  return {
    asked,
    shown,
    readings: read,
    errors: problems.errors.map(tell),
    warnings: problems.warnings.map(tell),
    records,
  }
}

const JOURNAL = 'Datum;Konto;Kontobezeichnung;WE-Nr.;Buchungstext;Betrag'
const UNITS = 'Kunde;Objekt;WE-Nr.;Mieter;Ort;Mietbeginn;Mietende;Kaltmiete'

const posting = (amount: string, date = '03.03.2025') =>
  `${date};6000;Mieterträge;H1-01;Miete;${amount}`
const journal = (...lines: readonly string[]) => [JOURNAL, ...lines].join('\n')
const unit = (cells: Readonly<Record<string, string>>, number = '1') =>
  UNITS.split(';')
    .map(
      (heading) =>
        cells[heading] ??
        { Kunde: 'K-9', Objekt: 'H9', 'WE-Nr.': `H9-${number}`, Kaltmiete: '850,00' }[heading] ??
        '',
    )
    .join(';')
const units = (...lines: readonly string[]) => [UNITS, ...lines].join('\n')
/** Returns the rows of a list in lines; `=` is a formula without a result, digits are numbers, and a line after `!` is hidden. */
const rowsOf = (lines: string) =>
  lines
    .split('\n')
    .map((line) => {
      const cells = line
        .replace('!', '')
        .split(';')
        .map((text) => {
          if (text === '=') return '<c><f>A1</f></c>'
          if (/^\d+(\.\d+)?$/.test(text)) return `<c><v>${text}</v></c>`
          return `<c t="inlineStr"><is><t>${text}</t></is></c>`
        })
      return `<row${line.startsWith('!') ? ' hidden="1"' : ''}>${cells.join('')}</row>`
    })
    .join('')
const book = (lines: string) => workbook({ rows: rowsOf(lines) })

const FORMULA = /Formel ohne gespeichertes Ergebnis/
const ERROR = /Fehlerwert/
const DIGITS = /nur 15 Ziffern/

describe('a cell that cannot be read', () => {
  test.each<[string, string | Buffer, RegExp, RegExp[]]>([
    ['01.xlsx', fault('01-formula-without-value.xlsx'), FORMULA, [/^3 Betrag: /]],
    ['02.xlsx', fault('02-ids-of-17-digits.xlsx'), DIGITS, [/^2 WE-Nr\.: /, /^3 WE-Nr\.: /]],
    ['#REF!.csv', journal(posting('850,00'), posting('#REF!')), ERROR, [/^3 Betrag: /]],
    ['date.csv', journal(posting('850,00'), posting('1,00', '#WERT!')), ERROR, [/^3 Datum: /]],
    ['owner.csv', units(unit({}), unit({ Kunde: '#N/A' }, '2')), ERROR, [/^3 Kunde: /]],
    ['building.csv', units(unit({}), unit({ Objekt: '#BEZUG!' }, '2')), ERROR, [/^3 Objekt: /]],
    [
      'exponent.csv',
      units(unit({ 'WE-Nr.': '1,23457E+16' }), unit({ 'WE-Nr.': '1.23457E+16' })),
      DIGITS,
      [/^2 WE-Nr\.: /, /^3 WE-Nr\.: /],
    ],
    ['all.xlsx', book(`${JOURNAL}\n${posting('850')}\n=;=;=;=;=;=`), FORMULA, [/^3 Datum: /]],
    ['text.xlsx', book(`${JOURNAL}\n${posting('850')}\n;;;;mehr;=`), FORMULA, [/^3 Betrag: /]],
  ])('%s: its row is refused if it needs the cell', async (name, content, message, cells) => {
    const { errors, shown } = await readForeign(name, content)
    for (const cell of cells)
      expect(errors).toContainEqual(
        expect.stringMatching(new RegExp(`${cell.source}.*${message.source}`)),
      )
    expect(shown).toContainEqual(expect.stringMatching(message))
  })

  test.each<[string, string | Buffer, string, string, RegExp]>([
    ['01b.xlsx', fault('01b-formula-without-value-rent.xlsx'), 'H2-02', 'monthlyrent', FORMULA],
    ['07.xlsx', fault('07-errors-as-names.xlsx'), 'H4-01', 'tenantlastname', ERROR],
    ['07-town.xlsx', fault('07-errors-as-names.xlsx'), 'H4-01', 'city', ERROR],
    ...['#NV', '#VALEUR!', '#¡REF!', '#¿NOMBRE?', '#RIF!', 'Err:502', '####'].map(
      (text): [string, string, string, string, RegExp] => [
        'tenant.csv',
        units(unit({ Mieter: 'Pia Muster' }), unit({ Mieter: text }, '2')),
        'H9-2',
        'tenantlastname',
        ERROR,
      ],
    ),
    [
      'formula.csv',
      units(unit({ Mieter: 'Pia Muster' }), unit({ Mieter: '=SVERWEIS(A2)' }, '2')),
      'H9-2',
      'tenantlastname',
      FORMULA,
    ],
  ])('%s: its value is missing otherwise', async (name, content, id, field, message) => {
    const { records, warnings, errors, shown } = await readForeign(name, content)
    expect(errors).toEqual([])
    const record = records.find(({ propertyid }) => propertyid === id)
    expect(record?.[field] ?? null).toBeNull()
    expect(warnings).toContainEqual(expect.stringMatching(message))
    expect(shown).toContainEqual(expect.stringMatching(message))
  })

  test.each<[string, string | Buffer, RegExp]>([
    ['guarded.csv', units(unit({ Mieter: "'=Pia" })), /beginnt mit einem Apostroph/],
    ['heading.xlsx', book(`${UNITS};=\n${unit({})};1`), /Überschrift der 9. Spalte/],
    ['total.xlsx', book(`${JOURNAL}\n${posting('850')}\n${posting('850')}\nSumme;;;;;=`), FORMULA],
  ])('%s is told', async (name, content, message) => {
    const { warnings, shown } = await readForeign(name, content)
    expect(warnings).toContainEqual(expect.stringMatching(message))
    expect(shown).toContainEqual(expect.stringMatching(message))
  })
})

const MARCH = { kindincome032025: 125_000 }

describe('numbers are read by their column', () => {
  const columnOf = (...amounts: readonly string[]) =>
    journal(...amounts.map((amount, index) => posting(amount, `03.0${index + 3}.2025`)))
  const house = (...values: readonly string[]) =>
    [
      'Objekt;Kunde;Straße;Verkehrswert;Kaufpreis',
      ...values.map((value, index) => `H${index};K-1;Weg ${index + 1};${value}`),
    ].join('\n')

  test.each<[string, string | Buffer, Readonly<Record<string, number>>, string | null]>([
    [
      '06',
      fault('06-english-grouping.csv'),
      { kindincome042025: 125_000 },
      '„1,250“ gelesen als 1.250,00',
    ],
    ['late', columnOf('1,250', '980', '7', '1,100.5'), MARCH, '„1,250“ gelesen als 1.250,00'],
    ['groups', columnOf('1,250', '1,250,000'), MARCH, '„1,250“ gelesen als 1.250,00'],
    ['German', columnOf('1.250', '1.250,50'), MARCH, '„1.250“ gelesen als 1.250,00'],
    ['German alone', columnOf('1.250', '980'), MARCH, '„1.250“ gelesen als 1.250,00'],
    ['Swiss', columnOf("1'250.00", "1'250"), MARCH, null],
    ['spaces', columnOf('1 250,00', '1 250'), MARCH, null],
    [
      'values',
      house('250,000;200,000.00'),
      { objectvalue: 25_000_000 },
      '„250,000“ gelesen als 250.000,00',
    ],
    ['numbers', book(columnOf('1250.5', '1.125')), { kindincome042025: 113 }, null],
  ])('%s', async (_, content, expected, shown) => {
    const name = typeof content === 'string' ? 'list.csv' : 'list.xlsx'
    const read = await readForeign(name, content)
    expect([...read.errors, ...read.asked]).toEqual([])
    expect(read.records).toContainEqual(expect.objectContaining(expected))
    if (shown !== null) expect(read.readings).toContain(shown)
  })

  test.each([
    ['thousands or three decimals', columnOf('1,250', '980')],
    ['three decimals beside two', columnOf('1,250', '980,50')],
    ['both', columnOf('1,250.50', '1.250,50')],
    ['values', house('250,000;200,000', '310,000;1,000')],
    ['area', units(unit({ Kaltmiete: '1,250' }))],
  ])('are asked about: %s', async (_, content) => {
    const { errors, asked } = await readForeign('list.csv', content)
    expect(asked).toContainEqual(expect.stringMatching(/ kann .* oder .* sein/))
    expect(errors).toContainEqual(expect.stringMatching(/ist nicht eindeutig/))
  })
})

test.each([
  [['1,250', '1.250,50'], ['2 objectvalue']],
  [['1.250', '980.50'], ['2 objectvalue']],
  [['1.250', '980,50'], []],
])('tables in their own form are told what their columns contradict: %j', async (values, cells) => {
  const rows = values.map((objectvalue, index) => ({
    customerid: 'K-1',
    objectid: `O${index}`,
    objectvalue,
  }))
  const { errors } = await readForeign('own.csv', csvOf(objectKind, rows))
  expect(errors.map((error) => error.split(':')[0])).toEqual(cells)
})

describe('days', () => {
  test.each([
    [
      '05',
      fault('05-utc-timestamps.csv'),
      { kindincome012025: 85_000, kindincome032025: 85_000, kindincome072025: 85_000 },
    ],
    ['offset', journal(posting('1,00', '2025-02-28 23:30:00+00')), { kindincome032025: 100 }],
    ['own zone', journal(posting('1,00', '2025-03-01T00:30:00+01:00')), { kindincome032025: 100 }],
    ['no zone', journal(posting('1,00', '2025-02-28T23:30:00.000')), { kindincome022025: 100 }],
    ...[
      ['20250315', '20250401'],
      ['15032025', '01042025'],
      ['2025/03/15', '2025/04/01'],
      ['15-03-2025', '01-04-2025'],
      ['15.3.25', '1.4.25'],
      ['15. März 2025', '1. April 2025'],
      ['Mär 25', 'Apr 25'],
      ['03/2025', '04/2025'],
      ['3/15/2025', '4/1/2025'],
      ['45731', '45748'],
    ].map(([march = '', april = '']): [string, string, Record<string, number>] => [
      march,
      journal(posting('1,00', march), posting('2,00', april)),
      { kindincome032025: 100, kindincome042025: 200 },
    ]),
    [
      '16',
      fault('16-serial-dates-without-format.xlsx'),
      { propertyid: 'H7-01', dateofrentalstart: '2020-02-01' },
    ],
    [
      'no end',
      units(unit({ Mietende: '31.12.9999', Mietbeginn: '01.02.2020' })),
      { propertyid: 'H9-1', dateofrentalend: null },
    ],
    [
      'no end in English',
      units(unit({ Mietende: '2999-12-31', Mietbeginn: '01.02.2020' })),
      { propertyid: 'H9-1', dateofrentalend: null },
    ],
  ])('are read as they are meant: %s', async (_, content, expected) => {
    const name = typeof content === 'string' || content[0] !== 0x50 ? 'list.csv' : 'list.xlsx'
    const { records, errors } = await readForeign(name, content)
    expect(errors).toEqual([])
    expect(records).toContainEqual(expect.objectContaining(expected))
  })
})

test('texts in a wrong encoding are told with their cell', async () => {
  const content = units(unit({ Mieter: 'Roth', Ort: 'Köln' }), unit({ Mieter: 'MÃ¼ller' }, '2'))
  const { warnings } = await readForeign('list.csv', content)
  expect(warnings).toContainEqual(expect.stringMatching(/^3 Mieter: In „MÃ¼ller“ sind Umlaute/))
})

test.each([
  ['20250315', '15.03.2025;16.03.2025', /^2 Datum: .*„20250315“ ist nicht lesbar/],
  ['45731', '15.03.2025;16.03.2025', /^2 Datum: .*„45731“ ist nicht lesbar/],
  ['3/15/2025', '15.03.2025;16.03.2025', /^2 Datum: .*„3\/15\/2025“ ist nicht lesbar/],
  ['04/03/2025', '03/15/2025', /^$/],
  ['04/03/2025', '03/15/2025;15.03.2025', /^2 Datum: .*ob Tag oder Monat vorn steht/],
])(
  'days of which only a part is written so are told: %s beside %s',
  async (day, others, message) => {
    const rows = [day, ...others.split(';')].map((one) => posting('1,00', one))
    const { errors } = await readForeign('list.csv', journal(...rows))
    expect(errors.find((error) => error.startsWith('2 ')) ?? '').toMatch(message)
  },
)

test.each(['CHF 850,00', '850,00 CHF', '$850.00', '850 USD'])(
  'an amount in another currency is told and does not count: %s',
  async (amount) => {
    const content = journal(posting('1,00'), posting('2,00'), posting('3,00'), posting(amount))
    const { errors, records } = await readForeign('list.csv', content)
    expect(errors).toEqual([expect.stringMatching(/^5 Betrag: .* ist keine Angabe in Euro/)])
    expect(records).toContainEqual(expect.objectContaining({ kindincome032025: 600 }))
  },
)

test('parts in another encoding are read as what they are', async () => {
  const { records, errors } = await readForeign('15.csv', fault('15-mixed-encodings.csv'))
  expect(errors).toEqual([])
  for (const name of [
    { propertyid: 'H6-01', tenantlastname: 'Müßig', city: 'Köln' },
    { propertyid: 'H6-02', tenantlastname: 'Möller', city: 'Köln' },
  ])
    expect(records).toContainEqual(expect.objectContaining(name))
})

describe('what a workbook hides', () => {
  const lines = [JOURNAL, posting('850'), `!${posting('20')}`, `!${posting('30')}`]
  const rows = rowsOf(lines.map((line, index) => `${line};${index ? 'a-1' : 'GUID'}`).join('\n'))

  test.each([
    [workbook({ rows }), /2 Zeilen \(3–4\)/],
    [
      workbook({ rows, before: '<cols><col min="6" max="7" hidden="1"/></cols>' }),
      /2 Zeilen .* Spalte „Betrag“\./,
    ],
  ])('is said where it is read', async (content, message) => {
    const { warnings, shown } = await readForeign('list.xlsx', content)
    expect(warnings).toContainEqual(expect.stringMatching(message))
    expect(shown).toContainEqual(expect.stringMatching(message))
  })

  test.each(['hidden', 'veryHidden'])('is said of a sheet that is %s', async (state) => {
    const content = workbook({ rows, sheet: `state="${state}"` })
    const { warnings } = await readForeign('list.xlsx', content)
    expect(warnings).toContainEqual(expect.stringMatching(/Blatt ist in der Mappe ausgeblendet/))
  })
})

test('results of formulas are missing that a program leaves to the reader', async () => {
  const [header, ...lines] = journal(posting('850'), posting('850')).split('\n')
  const rows = `${rowsOf([header, ...lines].join('\n')).slice(0, -'<c><v>850</v></c></row>'.length)}<c><f>F2</f><v>0</v></c></row>`
  const properties = '<calcPr fullCalcOnLoad="1"/>'
  const { errors } = await readForeign('list.xlsx', workbook({ rows, properties }))
  expect(errors).toContainEqual(expect.stringMatching(FORMULA))
})
