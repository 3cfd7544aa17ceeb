import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { RecordName } from '@hausblick/contract/calls/records.ts'
import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import { PROFILE_VERSION } from '@hausblick/contract/mapping/profile.ts'
import { MONTHS } from '@hausblick/contract/year.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  QUELLEN,
  type ReadSheet,
  readMapping,
  readSheets,
  streamRows,
} from '../../../testing/import/mapping.ts'
import { digestOf, expected, MAPPINGS, summarize } from '../../../testing/import/quellen.ts'
import { applySource, type SourceResult } from './apply/applySource.ts'
import { leftOutRules } from './apply/leftOut.ts'
import { chooseProfile } from './chooseProfile.ts'
import { type CombinedSources, combineSources } from './combine/combineSources.ts'
import { proposeAccounts, proposeTotals } from './propose/afterTrial.ts'
import { proposeSheet } from './propose/profile.ts'

const [AMOUNTS, ...TABLES] = Object.keys(expected.tables).toSorted((a) =>
  a === 'amounts-by-kind' ? -1 : 1,
)

let sheets: ReadSheet[]
beforeAll(async () => {
  const files = readdirSync(QUELLEN).filter((name) => /\.(?:csv|xlsx)$/.test(name))
  const read = await Promise.all(files.map((name) => readSheets(join(QUELLEN, name))))
  sheets = read.flat()
})

async function apply(profileOf: (sheet: ReadSheet) => Promise<MappingProfile | null>) {
  const results: SourceResult[] = []
  for (const sheet of sheets) {
    const profile = await profileOf(sheet)
    if (profile) results.push(await run(sheet, profile))
  }
  return results
}

function run({ file, sheet, rows }: ReadSheet, profile: MappingProfile) {
  return applySource({ file, sheet, rows: streamRows(rows), profile })
}

describe('saved mappings', () => {
  let results: SourceResult[]
  let combined: CombinedSources
  beforeAll(async () => {
    const profiles = MAPPINGS.map(readMapping)
    results = await apply(async ({ rows }) => {
      const choice = chooseProfile(rows.slice(0, 60), profiles)
      return choice.result === 'known' ? choice.profile : null
    })
    combined = combineSources(results)
  })

  test('are found by their headers, and read every row', () => {
    expect(results).toHaveLength(MAPPINGS.length)
    expect(results.flatMap(({ faults, change }) => [...faults, change])).toEqual(
      MAPPINGS.map(() => null),
    )
    expect(combined.faults).toEqual([])
    for (const { source, records, skipped, postings } of results) {
      const sheet = sheets.find(({ file, sheet }) => file === source.file && sheet === source.sheet)
      const posted = (postings?.accounts ?? []).filter(({ use }) => use !== 'ignore')
      const rows = posted.reduce((sum, account) => sum + account.rows, 0)
      const outside = expected.outside * Number(postings !== null)
      // The header is the only row that is neither.
      expect(records.length + rows - outside + skipped.length + 1).toBe(sheet?.rows.length)
    }
  })

  test.each(TABLES)('give %s to the cent', (table) => {
    const rows = combined.tables.get(table as RecordName) ?? []
    expect(summarize(rows.map(({ record }) => record))).toEqual(expected.tables[table])
  })

  test('give the amounts by kind to the cent', () => {
    const monthsOf = (flow: string, year: number, series: readonly number[]) =>
      Object.fromEntries(
        series.flatMap((amount, month) =>
          amount === 0 ? [] : [[`${flow}${MONTHS[month]}${year}`, amount]],
        ),
      )
    const found = combined.amounts
      // What is booked and cancelled leaves no row.
      .filter(({ income, expenses }) => [...income, ...expenses].some((amount) => amount !== 0))
      .map(({ income, expenses, year, ...owner }) => ({
        ...owner,
        ...monthsOf('kindincome', year, income),
        ...monthsOf('kindexpenses', year, expenses),
      }))
    expect(summarize(found)).toEqual(expected.tables[AMOUNTS ?? ''])
  })

  test('give the owners with their addresses', () => {
    const owners = combined.owners.map(({ id, name, mails }) => [id, name, ...mails])
    expect({ count: owners.length, digest: digestOf(owners) }).toEqual(expected.owners)
  })

  test('compare what the files print with what their rows add up to', () => {
    const totals = results.flatMap((result) => result.totals)
    expect(totals.length).toBeGreaterThan(30)
    expect(totals.filter(({ differs }) => differs)).toEqual([])
    const skipped = results.flatMap((result) => result.skipped)
    expect(skipped.filter(({ rule }) => rule === leftOutRules.outside)).toHaveLength(
      expected.outside,
    )
  })
})

test.each(MAPPINGS)('%s is proposed as it was saved', async (name) => {
  const saved = readMapping(name)
  const sheet = sheets.find(({ file, sheet }) => file.includes(saved.name) && sheet === saved.sheet)
  if (!sheet) throw new Error(`no sheet for ${name}`)
  const proposed = proposeSheet({ ...sheet, name: saved.name })?.profile
  if (!proposed) throw new Error(`nothing proposed for ${name}`)
  const tried = await run(sheet, proposed)
  const postings = proposed.postings && { ...proposed.postings, accounts: proposeAccounts(tried) }
  expect({ ...proposed, postings, totals: proposeTotals(tried) }).toEqual({
    ...saved,
    version: PROFILE_VERSION,
  })
})

test('sheets without a table that we know are left to the person', () => {
  const others = sheets.filter(({ sheet }) => ['Deckblatt', 'Leerstände'].includes(sheet ?? ''))
  expect(
    others.map((sheet) => proposeSheet({ ...sheet, name: sheet.file })?.profile ?? null),
  ).toEqual([null, null])
})
