import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import { objectOverviewKind } from '../../../records/kinds/objectOverview.ts'
import { propertyKind } from '../../../records/kinds/property.ts'
import { propertyOverviewKind } from '../../../records/kinds/propertyOverview.ts'
import { customerOf, itemOf } from '../../../records/statements.ts'
import { openSheets } from '../files/openFile.ts'
import { peekRows } from '../files/peekRows.ts'
import type { Sheet } from '../files/sheet.ts'
import { UnreadableFile } from '../files/unreadableFile.ts'
import { applySource, type SourceResult } from '../mapping/apply/applySource.ts'
import type { KindAmounts } from '../mapping/apply/postings.ts'
import { type Choice, chooseProfile } from '../mapping/chooseProfile.ts'
import { combineSources } from '../mapping/combine/combineSources.ts'
import { NOTHING, type Stored } from '../mapping/combine/stored.ts'
import type { OwnerRow } from '../mapping/combine/toOwner.ts'
import type { Problems, SourceLocation } from '../problems/problems.ts'
import type { Staging } from '../staging/staging.ts'
import { finishFile, type ReadSheet } from '../tables/finishFile.ts'
import { readSheet } from '../tables/readSheet.ts'
import {
  describeChange,
  describeSaved,
  describeSeveral,
  locateIn,
  reportCells,
  reportResult,
} from './report.ts'
import { correctionsOf, correctRows, countRows, drain } from './rows.ts'
import type { Correction, Reading, Source } from './source.ts'
import { stageCombined } from './stageCombined.ts'
import { toAmountRecords } from './toAmountRecords.ts'

interface ReadOptions {
  /** The readings of sheets that are not in the tables' own form. */
  readonly readings?: readonly Reading[]
  /** Mappings by which sheets without a reading are read where they fit exactly. */
  readonly mappings?: readonly MappingProfile[]
  /** Mappings that are named where they fit, and never applied. */
  readonly saved?: readonly MappingProfile[]
  readonly corrections?: readonly Correction[]
  readonly stored?: Stored
  readonly staging: Staging
  readonly problems: Problems
  /** Called with the file's name for each of its rows. */
  readonly onRow?: (file: string) => void
}

interface ReadSources {
  /** Sheets of workbooks that are no tables. */
  readonly skipped: readonly string[]
  /** What became of the mapped sheets. */
  readonly results: readonly SourceResult[]
  readonly owners: readonly OwnerRow[]
  readonly amounts: readonly KindAmounts[]
  /** Whether every row was read, so that references can be checked. */
  readonly complete: boolean
}

const FIRST_ROWS = 60

/** Reads the files of one import into staging, by mappings or in the tables' own form, and reports their faults. */
export async function readSources(
  sources: readonly Source[],
  options: ReadOptions,
): Promise<ReadSources> {
  const { staging, problems } = options
  const results: SourceResult[] = []
  const skipped: string[] = []
  let complete = true
  for (const source of sources) {
    const read = await readSource(source, options)
    results.push(...read.results)
    skipped.push(...read.skipped)
    complete &&= read.complete
  }
  if (results.length === 0) return { skipped, results, owners: [], amounts: [], complete }
  for (const result of results) reportResult(result, problems)
  const combined = combineSources(results, addListed(staging, options.stored))
  for (const { message, ...location } of combined.faults) problems.error(location, message)
  reportCells({ faults: [], warnings: combined.warnings }, problems)
  const faults = [
    ...combined.faults,
    ...results.flatMap((result) => [...result.faults, ...changeOf(result)]),
  ]
  const subjects = new Set(results.map(({ source }) => source.profile.subject))
  const journal = results.find(({ postings }) => postings !== null)?.source
  const amountRecords = journal
    ? toAmountRecords(combined.amounts, { file: journal.file, sheet: journal.sheet })
    : []
  stageCombined(combined, amountRecords, subjects, { staging, problems, locate: locateIn(results) })
  const { owners, amounts } = combined
  return { skipped, results, owners, amounts, complete: complete && faults.length === 0 }
}

/** Adds to what is stored what the upload lists in the tables' own form. */
function addListed(staging: Staging, { buildings, units }: Stored = NOTHING): Stored {
  const listed = new Map(units)
  for (const kind of [propertyOverviewKind, propertyKind])
    for (const edition of staging.editions(kind))
      for (const row of staging.records(edition)) {
        const id = itemOf(kind, row)
        listed.set(id, new Set(listed.get(id)).add(customerOf(row)))
      }
  const isListed = staging.editions(objectOverviewKind).length > 0
  return { buildings: isListed ? null : buildings, units: listed }
}

function changeOf({ change }: SourceResult) {
  return change ? [change] : []
}

async function readSource(
  source: Source,
  options: ReadOptions,
): Promise<{ results: SourceResult[]; skipped: readonly string[]; complete: boolean }> {
  const file = source.name
  const results: SourceResult[] = []
  const own: ReadSheet[] = []
  let location: SourceLocation = { file }
  let others = 0
  try {
    for await (const sheet of openSheets(source.path)) {
      location = { file, sheet: sheet.name }
      const read = await readOne(sheet, source, location, options)
      if (read === null) others += 1
      else if ('records' in read) results.push(read)
      else own.push(read)
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    options.problems.error({ ...location, line: error.line }, error.message)
    return { results, skipped: [], complete: false }
  }
  const isRead = results.length + others > 0
  return { results, ...finishFile(file, own, options.problems, { isRead }) }
}

/** Reads a sheet by its mapping or in its own form; returns null for one that is left out. */
async function readOne(
  sheet: Sheet,
  { path, name: file }: Source,
  location: SourceLocation,
  { readings = [], mappings = [], saved = [], corrections = [], ...options }: ReadOptions,
): Promise<SourceResult | ReadSheet | null> {
  const { staging, problems, onRow = () => {} } = options
  const cells = correctionsOf(corrections, path, sheet.name)
  const reading = readings.find((given) => given.path === path && given.sheet === sheet.name)
  if (reading && reading.profile === null) {
    await drain(sheet.rows)
    return null
  }
  if (sheet.isHidden) options.problems.warning(location, HIDDEN_SHEET)
  const isKnown = reading !== undefined || mappings.length + saved.length === 0
  const { head, all } = await peekRows(sheet.rows, isKnown ? 0 : FIRST_ROWS)
  const choice = mappings.length === 0 ? null : chooseProfile(head, mappings)
  const profile = reading?.profile ?? (choice?.result === 'known' ? choice.profile : null)
  if (profile)
    return await applySource({
      file,
      sheet: sheet.name,
      rows: countRows(all, () => onRow(file)),
      profile,
      corrections: cells,
    })
  const rows = cells.size === 0 ? all : correctRows(all, cells)
  const destination = { staging, problems, onRow }
  const fits = saved.length === 0 ? null : chooseProfile(head, saved)
  const refusal = describeRefusal(choice, fits)
  if (refusal !== null) {
    await drain(rows)
    problems.error(location, refusal)
    return { location, outcome: 'unusable' }
  }
  return { location, outcome: await readSheet({ ...sheet, rows }, location, destination) }
}

const HIDDEN_SHEET =
  'Das Blatt ist in der Mappe ausgeblendet und wird gelesen. Löschen Sie es in der Mappe, wenn es nicht gemeint ist.'

/** Returns in German why a sheet without a reading is not read; null if nothing speaks against it. */
function describeRefusal(choice: Choice | null, fits: Choice | null): string | null {
  if (choice?.result === 'changed') return describeChange(choice.profile, choice.change)
  if (choice?.result === 'several') return describeSeveral(choice.profiles)
  return fits?.result === 'known' || fits?.result === 'several' ? describeSaved(fits) : null
}
