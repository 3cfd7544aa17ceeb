// Sheets of other programs whose cells cannot be read, or can be read in two ways, imported as the page does it: with a list of
// units, by what is proposed. Each either comes out right or is told with its cell.

import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { recordKinds } from '../records/recordKinds.ts'
import { newFolders } from '../testing/folders.ts'
import { workbook } from '../testing/import/workbook.ts'
import { Problems } from './problems.ts'
import { examineSources } from './sources/examineSources.ts'
import { readSources } from './sources/readSources.ts'
import type { Reading } from './sources/source.ts'
import { Staging } from './staging.ts'

const FAULTS = join(import.meta.dirname, 'testdata/faults')
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
  for await (const { source, sheet, examination } of examineSources(sources, {
    profiles: [],
    learned: {},
  })) {
    if (examination.result !== 'proposed') throw new Error(JSON.stringify(examination))
    readings.push({ path: source.path, sheet, profile: examination.proposal.profile })
    asked.push(...examination.trial.obstacles)
    shown.push(...examination.trial.findings.map(({ message }) => message))
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
/** A workbook of a list in lines; `=` is a formula without a result, digits are numbers. */
const book = (lines: string) =>
  workbook({
    rows: lines
      .split('\n')
      .map((line) => {
        const cells = line.split(';').map((text) => {
          if (text === '=') return '<c><f>A1</f></c>'
          if (/^\d+(\.\d+)?$/.test(text)) return `<c><v>${text}</v></c>`
          return `<c t="inlineStr"><is><t>${text}</t></is></c>`
        })
        return `<row>${cells.join('')}</row>`
      })
      .join(''),
  })

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
  ])('%s: its value is missing otherwise, of %3$s', async (name, content, id, field, message) => {
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
