import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROFILE_VERSION } from '@hausblick/contract/mapping/profile.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordKinds } from '../../../records/recordKinds.ts'
import { QUELLEN, readMapping } from '../../../testing/import/mapping.ts'
import { expected, MAPPINGS as NAMES } from '../../../testing/import/quellen.ts'
import { Problems } from '../problems/problems.ts'
import { Staging } from '../staging/staging.ts'
import { examineSources } from './examineSources.ts'
import { readSources } from './readSources.ts'
import type { Source } from './source.ts'
import { tryProfile } from './tryProfile.ts'

const MAPPINGS = NAMES.map(readMapping)

const SOURCES = readdirSync(QUELLEN)
  .filter((name) => /\.(?:csv|xlsx)$/.test(name))
  .map((name) => ({ path: join(QUELLEN, name), name }))

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sources-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function write(name: string, ...lines: readonly string[]): Source {
  const path = join(folder, name)
  writeFileSync(path, lines.join('\n'))
  return { path, name }
}

type Options = Partial<Parameters<typeof readSources>[1]>

async function read(sources: readonly Source[], options: Options = {}) {
  using staging = new Staging()
  const problems = new Problems({ strict: false })
  const result = await readSources(sources, { staging, problems, ...options })
  const records = recordKinds.flatMap((kind) =>
    staging.editions(kind).flatMap((edition) => {
      return [...staging.records(edition)].map((record) => ({ table: kind.name, record }))
    }),
  )
  return { ...result, problems, records }
}

async function examine(sources: readonly Source[], profiles = MAPPINGS) {
  const sheets = []
  for await (const sheet of examineSources(sources, { profiles, learned: {} })) sheets.push(sheet)
  return sheets
}

async function profileOf(source: Source) {
  const [sheet] = await examine([source], [])
  const proposed = sheet?.examination.result === 'proposed' && sheet.examination.proposal.profile
  if (!proposed) throw new Error('nothing proposed')
  return proposed
}

test('the files of five programs become rows of all tables', async () => {
  const { problems, records, owners, complete } = await read(SOURCES, { mappings: MAPPINGS })
  expect(problems.errors).toEqual([])
  expect(complete).toBe(true)
  expect(owners.length).toBeGreaterThan(10)
  for (const { name } of recordKinds)
    expect({ name, rows: records.filter(({ table }) => table === name).length }).toEqual({
      name,
      rows: expected.tables[name]?.rows,
    })
})

test('sheets without a saved mapping are proposed with their accounts and totals', async () => {
  const sheets = await examine(SOURCES, [])
  const proposed = sheets.flatMap(({ examination }) =>
    examination.result === 'proposed' ? [examination] : [],
  )
  const byName = (a: { fingerprint: string } | null, b: { fingerprint: string } | null) =>
    String(a?.fingerprint) < String(b?.fingerprint) ? -1 : 1
  expect(
    proposed
      .map(({ proposal }) => proposal.profile && { ...proposal.profile, name: '' })
      .toSorted(byName),
  ).toEqual(
    MAPPINGS.map((one) => ({ ...one, version: PROFILE_VERSION, name: '' })).toSorted(byName),
  )
  expect(sheets.filter(({ examination }) => examination.result === 'unknown')).toHaveLength(2)
})

test('saved mappings are found, with what would keep them from being used', async () => {
  const known = (await examine(SOURCES)).flatMap(({ examination }) =>
    examination.result === 'known' ? [examination] : [],
  )
  expect(known).toHaveLength(MAPPINGS.length)
  expect(known.flatMap(({ trial }) => trial.obstacles)).toEqual([])
  const journal = known.find(({ profile }) => profile.subject === 'posting')
  expect(journal?.trial.needsCustomers).toBe(false)
  expect(journal?.trial.totals.map(({ label }) => label).slice(0, 2)).toEqual([
    'Einnahmen',
    'Ausgaben',
  ])
  for (const { inFile, goesIn, reason } of journal?.trial.totals ?? [])
    expect(reason === null).toBe(inFile === goesIn)
})

describe('a list of units', () => {
  const HEADER = 'WE-Nr.;Kunde;Mieter;Kaltmiete;Mietbeginn'
  test('names its faults by cell, and reads them as corrected', async () => {
    const right = write(
      'right.csv',
      HEADER,
      '1;K1;Roth;512,00;01.02.2015',
      '2;K1;Lang;500,00;01.02.2015',
    )
    const source = write(
      'units.csv',
      HEADER,
      '1;K1;Roth;viel;01.02.2015',
      ';K1;Lang;500,00;01.02.2015',
    )
    const readings = [{ path: source.path, sheet: null, profile: await profileOf(right) }]
    const { problems, records } = await read([source], { readings })
    expect(problems.warnings).toMatchObject([
      { file: 'units.csv', line: 2, column: 'Kaltmiete', label: 'kaltmiete', cell: 'viel' },
    ])
    expect(problems.errors).toMatchObject([
      { line: 3, column: 'WE-Nr.', label: 'we-nr.', cell: '' },
    ])
    expect(records).toMatchObject([{ record: { propertyid: '1', monthlyrent: null } }])
    const place = { path: source.path, sheet: null }
    const corrected = await read([source], {
      readings,
      corrections: [
        { ...place, line: 2, label: 'kaltmiete', value: '512' },
        { ...place, line: 3, label: 'we-nr.', value: '2' },
      ],
    })
    expect([corrected.problems.errorCount, corrected.problems.warningCount]).toEqual([0, 0])
    expect(corrected.records.map(({ record }) => record.monthlyrent)).toEqual([51_200, 50_000])
  })

  test('is not read by a mapping that nobody named', async () => {
    const source = write('units.csv', HEADER, '1;K1;Roth;512,00;01.02.2015')
    const profile = await profileOf(source)
    const { problems, records } = await read([source], { saved: [profile] })
    expect(problems.errors[0]?.message).toContain('--mapping „units“')
    expect(records).toEqual([])
  })

  test('without its key or a customer says so', async () => {
    const source = write('units.csv', 'WE-Nr.;Mieter;Kaltmiete', '1;Roth;512,00')
    const profile = await profileOf(source)
    expect(await tryProfile(source, null, profile)).toMatchObject({
      needsCustomers: true,
      obstacles: [],
    })
    const columns = profile.columns.filter(({ to }) => to !== 'propertyid')
    const { obstacles } = await tryProfile(source, null, { ...profile, columns })
    expect(obstacles).toEqual([
      'Keine Spalte ist „Einheit (Kennung)“. Wählen Sie die Spalte, in der das steht.',
    ])
    const other = write('other.csv', 'WE-Nr.;Mieter;Miete', '1;Roth;512,00')
    expect((await tryProfile(other, null, profile)).obstacles).toEqual([
      'Die Überschriften dieser Zuordnung stehen nicht in der Tabelle. Wählen Sie oben noch einmal, worum es in ihr geht.',
    ])
  })
})

test('a field that every object has is none of a unit', async () => {
  const source = write('odd.csv', 'WE-Nr.;Kunde;Kaltmiete', '1;K1;512,00')
  const profile = await profileOf(source)
  const columns = profile.columns.map((column) =>
    column.to === 'monthlyrent' ? { ...column, to: 'constructor' } : column,
  )
  const { obstacles } = await tryProfile(source, null, { ...profile, columns })
  expect(obstacles).toEqual([
    'Was für die Spalte „Kaltmiete“ gewählt ist, gibt es hier nicht. Wählen Sie etwas anderes.',
  ])
})

test('cells of tables in their own form are corrected too', async () => {
  const source = write('own.csv', 'customerid;creditid;interestrate', 'K1;1;abc', 'K1;;2 %')
  const { problems } = await read([source])
  expect(problems.warnings).toMatchObject([{ line: 2, label: 'interestrate', cell: 'abc' }])
  expect(problems.errors).toMatchObject([{ line: 3, label: 'creditid', cell: '' }])
  const place = { path: source.path, sheet: null }
  const corrected = await read([source], {
    corrections: [
      { ...place, line: 2, label: 'interestrate', value: '3 %' },
      { ...place, line: 3, label: 'creditid', value: '2' },
    ],
  })
  expect([corrected.problems.errorCount, corrected.problems.warningCount]).toEqual([0, 0])
})
