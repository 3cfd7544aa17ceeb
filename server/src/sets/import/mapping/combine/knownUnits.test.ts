import type { AccountUse, MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import { expect, test } from 'vitest'
import { proposed } from '../../../../testing/import/applyMapping.ts'
import { rowsOf, streamRows } from '../../../../testing/import/mapping.ts'
import { applySource } from '../apply/applySource.ts'
import { combineSources } from './combineSources.ts'
import type { Stored } from './stored.ts'

type Lines = readonly string[]

const RENT: AccountUse = { use: 'income', kind: 'Kaltmiete' }
const LIST = ['WE|Objekt|Kunde|Mieter|Kaltmiete', '210-03|210|K1|Roth|500,00']
const VALUES = ['WE|Kunde|Verkehrswert', '210-03|K1|1,00', '210-04|K1|2,00']
const journal = (...units: Lines) => [
  'Datum|WE|Kunde|Konto|Haben',
  ...units.map((unit) => `01.02.2025|${unit}|K1|1|5,00`),
]
const holding = (...units: Lines): Stored => ({
  buildings: new Map(),
  units: new Map(units.map((unit) => [unit, new Set(['K1'])])),
})

async function apply(subject: MappingProfile['subject'], file: string, lines: Lines) {
  const rows = rowsOf(...lines)
  const profile = proposed(subject, rows)
  const { postings } = profile
  const said = { ...profile, postings: postings && { ...postings, accounts: { '1': RENT } } }
  return await applySource({ file, sheet: null, rows: streamRows(rows), profile: said })
}

async function combine(given: { list?: Lines; values?: Lines; journal?: Lines }, stored?: Stored) {
  const { list, values, journal: posted } = given
  return combineSources(
    [
      ...(list ? [await apply('unit', 'liste', list)] : []),
      ...(values ? [await apply('unit', 'werte', values)] : []),
      ...(posted ? [await apply('posting', 'journal', posted)] : []),
    ],
    stored,
  )
}

test.each([
  ['210 / 210-03', LIST, '210-03', '210'],
  ['Haus 210 – 210-03', LIST, '210-03', '210'],
  ['210', LIST, null, '210'],
  [
    '210 / 210-03',
    ['WE|Objekt|Kunde|Kaltmiete', '210 / 210-03|210|K1|1,00', '210-03|210|K1|1,00'],
    '210 / 210-03',
    '210',
  ],
])('a journal’s %s is the unit or building that is known', async (cell, list, unit, building) => {
  const { amounts, faults } = await combine({ list, journal: journal(cell) })
  expect(faults).toEqual([])
  expect(amounts).toMatchObject([{ propertyid: unit, objectid: unit === null ? building : null }])
})

test('a unit’s own number counts where it is stored', async () => {
  const { amounts } = await combine({ journal: journal('210 / 210-03') }, holding('210-03'))
  expect(amounts).toMatchObject([{ propertyid: '210-03' }])
})

test.each([
  ['a journal beside a list', { list: LIST, journal: journal('210-03', '210-09') }, undefined],
  ['a journal of a new house', { journal: journal('210-09') }, undefined],
  ['a journal of what is there', { journal: journal('210-03', '210-09') }, holding('210-03')],
  ['a number in another building', { list: LIST, journal: journal('214 / 210-03') }, undefined],
  ['a list of values', { list: LIST, values: VALUES }, undefined],
  ['values beside what is there', { values: VALUES }, holding('210-03')],
])('%s makes no unit that only it names', async (_, given, stored) => {
  const { faults } = await combine(given, stored)
  expect(faults).toMatchObject([
    {
      file: 'values' in given ? 'werte' : 'journal',
      message: /weder in einer Liste.*Laden Sie die Liste/,
    },
  ])
})

test.each([
  ['a list', { list: LIST }, undefined],
  ['a list of new units', { list: LIST }, holding('210-01')],
  ['values of a new house', { values: VALUES }, undefined],
  ['a journal of stored units', { journal: journal('210-03') }, holding('210-03', '210-04')],
])('%s goes in', async (_, given, stored) => {
  expect((await combine(given, stored)).faults).toEqual([])
})

test('the units that only a journal names are told once', async () => {
  const ids = ['1', '2', '3', '4', '5', '6', '7'].map((unit) => `210-0${unit}`)
  const { faults } = await combine({ journal: journal(...ids, ...ids) })
  expect(faults.map(({ message }) => message)).toEqual([
    'Die Einheiten „210-01“, „210-02“, „210-03“, „210-04“, „210-05“ und 2 weitere stehen weder in einer Liste der Einheiten noch im Bestand ihres Kunden. Laden Sie die Liste der Einheiten mit hoch, oder berichtigen Sie die Kennungen.',
  ])
})
