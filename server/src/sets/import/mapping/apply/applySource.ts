import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import { HiddenParts } from '../../files/hidden.ts'
import type { SheetRow } from '../../files/sheet.ts'
import type { SourceLocation } from '../../problems/problems.ts'
import { labelColumns, namesOfRead } from '../labels.ts'
import type { HeaderChange } from '../matchHeader.ts'
import { readPeriod } from '../period.ts'
import type { Corrections } from './corrections.ts'
import { findYear } from './findYear.ts'
import { KeptRecords, type MeasuredRecord } from './keptRecords.ts'
import { LeftOut, leftOutRules, type RowAmounts } from './leftOut.ts'
import { accountOf, PostingSums } from './postings.ts'
import { type ComparedTotal, PrintedTotals } from './printedTotals.ts'
import { readRecords, type SourceEvent } from './readRecords.ts'
import { describeHeading, readTitles } from './readTitles.ts'
import { type CellFault, type SourceRecord, ValueReader } from './readValues.ts'
import { findField, REFUSALS } from './refusals.ts'
import { settleCells } from './settleCells.ts'
import type { ColumnReading } from './settledColumn.ts'
import { type WordColumn, WordColumns } from './wordColumns.ts'

export interface MappedSource {
  readonly file: string
  readonly sheet: string | null
  readonly rows: AsyncIterable<SheetRow>
  readonly profile: MappingProfile
  readonly corrections?: Corrections
}

/** A sheet with the year whose postings alone go in; null for all. */
type DatedSource = MappedSource & { readonly year: number | null }

export interface SourceResult {
  readonly source: DatedSource
  /** What is different about the header; if anything is, no row was read. */
  readonly change: HeaderChange | null
  readonly records: readonly SourceRecord[]
  /** Rows that none of the records is made of, and why. */
  readonly skipped: readonly { readonly line: number; readonly rule: string }[]
  /** The header's cells; empty if none was found. */
  readonly headings: readonly string[]
  /** Faults for which rows are refused. */
  readonly faults: readonly CellFault[]
  /** Cells that could not be read, whose values are therefore missing. */
  readonly warnings: readonly CellFault[]
  readonly postings: PostingSums | null
  readonly totals: readonly ComparedTotal[]
  /** How columns were read of which that is not plain. */
  readonly readings: readonly ColumnReading[]
  readonly words: readonly WordColumn[]
  /** In German: what the workbook hides of what was read. */
  readonly hidden: string | null
  /** What the file's columns add up to, by label. */
  readonly sums: ReadonlyMap<string, number>
  /** The amounts of the file, and those of rows and columns that are not read; null if no header was found. */
  readonly leftOut: LeftOut | null
}

/** Reads a sheet by its mapping. Every row becomes a record or part of a sum, is skipped by a named rule, or is refused. */
export async function applySource(source: MappedSource): Promise<SourceResult> {
  const { rows, profile, corrections = new Map() } = source
  const readings: ColumnReading[] = []
  const hidden = new HiddenParts()
  const { year, all } = await findYear(rows, profile)
  const settled = settleCells(hidden.watch(all), profile, corrections, (one) => readings.push(one))
  const run = new SourceRun({ ...source, year })
  const words = new WordColumns(profile)
  for await (const event of words.watch(readRecords(run.watch(settled), profile))) run.take(event)
  const result = run.result()
  const told = hidden.describe(namesOfRead(profile, result.headings))
  return { ...result, readings, words: words.columns, hidden: told }
}

class SourceRun {
  readonly #source: DatedSource
  readonly #location: SourceLocation
  readonly #records: KeptRecords
  readonly #skipped: { line: number; rule: string }[] = []
  readonly #faults: CellFault[] = []
  readonly #warnings: CellFault[] = []
  #headings: readonly string[] = []
  readonly #postings: PostingSums | null
  #change: HeaderChange | null = null
  #reader: ValueReader | undefined
  #totals: PrintedTotals | undefined
  #leftOut: LeftOut | null = null

  constructor(source: DatedSource) {
    const { file, sheet, profile, year } = source
    this.#source = source
    this.#location = { file, sheet }
    this.#records = new KeptRecords(profile)
    this.#postings = profile.postings && new PostingSums(profile.postings, year)
  }

  /** Adds up the rows below the header as they are read. */
  async *watch(rows: AsyncIterable<SheetRow>): AsyncGenerator<SheetRow> {
    for await (const row of rows) {
      this.#leftOut?.addRow(row)
      yield row
    }
  }

  take(event: SourceEvent): void {
    switch (event.event) {
      case 'changed':
        this.#change = event.change
        return
      case 'header':
        this.#open(event)
        return
      case 'skipped':
        this.#skip(event.line, event.rule, this.#leftOut?.measure(event) ?? [])
        this.#totals?.addSkipped(event.line, event.rule, event.cells)
        this.#warnings.push(...(this.#reader?.checkSkipped(event, this.#location) ?? []))
        return
      case 'record':
        this.#totals?.addRecord(event.cells)
        this.#addRecord(event)
    }
  }

  result(): Omit<SourceResult, 'readings' | 'words' | 'hidden'> {
    return {
      source: this.#source,
      change: this.#change,
      records: this.#records.records,
      skipped: this.#skipped,
      headings: this.#headings,
      faults: this.#faults,
      warnings: this.#warnings,
      postings: this.#postings,
      totals: this.#totals?.compared ?? [],
      sums: this.#totals?.sums ?? new Map(),
      leftOut: this.#leftOut,
    }
  }

  #open({ line, headings, titles }: SourceEvent & { readonly event: 'header' }): void {
    const { profile, year } = this.#source
    const labels = labelColumns(headings)
    const header = { labels, headings, year, period: readPeriod(titles) }
    this.#headings = headings
    const { values, faults } = readTitles(titles, profile)
    this.#reader = new ValueReader(profile, header, values)
    for (const message of [...faults, ...headings.flatMap(describeHeading)])
      this.#warnings.push({ ...this.#location, line, column: null, cell: '', message })
    this.#totals = new PrintedTotals(profile, labels)
    this.#leftOut = new LeftOut(profile, header)
    for (const title of titles) this.#leftOut.addTitle(title)
  }

  #skip(line: number, rule: string, amounts: RowAmounts, account: string | null = null): void {
    this.#skipped.push({ line, rule })
    this.#leftOut?.leave(rule, amounts, account)
  }

  #addRecord(record: SourceEvent & { readonly event: 'record' }): void {
    if (!this.#reader) return
    const location = { ...this.#location, line: record.line }
    const { values, faults, warnings } = this.#reader.read(record, location)
    this.#warnings.push(...warnings)
    const amounts = this.#leftOut?.addRecord(record) ?? []
    if (faults.length > 0) {
      this.#faults.push(...faults)
      this.#leftOut?.leave(leftOutRules.refused, amounts, this.#postings && accountOf(values))
    } else if (this.#postings)
      this.#addPosting(this.#postings, { location, values, amounts }, record.cells)
    else {
      const older = this.#records.add({ location, values, amounts })
      if (older) this.#skip(older.location.line ?? 0, leftOutRules.older, older.amounts)
    }
  }

  #addPosting(
    postings: PostingSums,
    { location, values, amounts }: MeasuredRecord,
    cells: readonly string[],
  ): void {
    const { outcome, values: entry, isCounter } = postings.add(values)
    if (outcome === 'added') return
    const [account, line] = [accountOf(entry), location.line ?? 0]
    if (outcome === 'outside' || outcome === 'ignored' || outcome === 'not booked') {
      const ofAccount = isCounter ? amounts.map((amount) => -amount) : amounts
      this.#skip(line, leftOutRules[outcome], ofAccount, account)
      return
    }
    const isUnknown = outcome === 'unknown' || outcome === 'unknown again'
    this.#leftOut?.leave(leftOutRules[isUnknown ? 'unknown' : 'refused'], amounts, account)
    if (outcome !== 'unknown again') {
      const field =
        isCounter && outcome === 'unknown' ? 'counteraccount' : findField(outcome, values)
      const cell = this.#reader?.cellOf(field, cells)
      const place = { ...location, column: null, cell: '', ...cell }
      this.#faults.push({ ...place, message: REFUSALS[outcome] })
    }
  }
}
