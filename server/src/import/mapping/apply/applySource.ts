import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import type { SourceLocation } from '../../problems.ts'
import type { SheetRow } from '../../sheet.ts'
import { labelColumns } from '../labels.ts'
import type { HeaderChange } from '../matchHeader.ts'
import { readPeriod } from '../period.ts'
import { PostingSums } from './postings.ts'
import { type ComparedTotal, PrintedTotals } from './printedTotals.ts'
import { readRecords, type SourceEvent } from './readRecords.ts'
import { readTitles } from './readTitles.ts'
import { type CellFault, type Corrections, type SourceValues, ValueReader } from './readValues.ts'

/** A sheet with the mapping by which it is read. */
export interface MappedSource {
  readonly file: string
  readonly sheet: string | null
  readonly rows: AsyncIterable<SheetRow>
  readonly profile: MappingProfile
  readonly corrections?: Corrections
  /** In place of the mapping's own year. */
  readonly year?: number
}

/** A record of a source, before it is put together with those of others. */
export interface SourceRecord {
  readonly location: SourceLocation
  readonly values: SourceValues
}

/** A row that none of the source's records is made of, and why. */
export interface SkippedRow {
  readonly line: number
  readonly rule: string
}

export interface SourceResult {
  readonly source: MappedSource
  /** What is different about the header; if anything is, no row was read. */
  readonly change: HeaderChange | null
  readonly records: readonly SourceRecord[]
  readonly skipped: readonly SkippedRow[]
  /** The header's cells; empty if none was found. */
  readonly headings: readonly string[]
  /** Of the refused rows. */
  readonly faults: readonly CellFault[]
  /** Of cells that could not be read, and whose values are missing. */
  readonly warnings: readonly CellFault[]
  readonly postings: PostingSums | null
  /** Lines of postings outside the year. */
  readonly outside: readonly number[]
  readonly totals: readonly ComparedTotal[]
  /** What the file's columns add up to, by label. */
  readonly sums: ReadonlyMap<string, number>
}

/** The rules by which records are left out. */
export const IGNORED_ACCOUNT = 'Konto wird nicht eingelesen'
export const OUTSIDE_YEAR = 'Außerhalb des Jahres'
export const OLDER = 'Älter als eine andere Zeile derselben Kennung'

/** Reads a sheet by its mapping. Every row becomes a record or part of a sum, is skipped by a named rule, or is refused. */
export async function applySource(source: MappedSource): Promise<SourceResult> {
  const run = new SourceRun(source)
  for await (const event of readRecords(source.rows, source.profile)) run.take(event)
  return run.result()
}

class SourceRun {
  readonly #source: MappedSource
  readonly #location: SourceLocation
  readonly #records: SourceRecord[] = []
  readonly #skipped: SkippedRow[] = []
  readonly #faults: CellFault[] = []
  readonly #warnings: CellFault[] = []
  #headings: readonly string[] = []
  readonly #outside: number[] = []
  readonly #postings: PostingSums | null
  /** Indexes of records by key, where only the newest of a key counts. */
  readonly #newest = new Map<string, number>()
  #change: HeaderChange | null = null
  #reader: ValueReader | undefined
  #totals: PrintedTotals | undefined

  constructor(source: MappedSource) {
    const { file, sheet, profile, year } = source
    this.#source = source
    this.#location = { file, sheet }
    this.#postings = profile.postings && new PostingSums(profile.postings, year ?? profile.year)
  }

  take(event: SourceEvent): void {
    switch (event.event) {
      case 'changed':
        this.#change = event.change
        return
      case 'header':
        this.#open(event.headings, event.titles)
        return
      case 'skipped':
        this.#skipped.push({ line: event.line, rule: event.rule })
        this.#totals?.addSkipped(event.line, event.rule, event.cells)
        return
      case 'record':
        this.#totals?.addRecord(event.cells)
        this.#addRecord(event)
    }
  }

  result(): SourceResult {
    return {
      source: this.#source,
      change: this.#change,
      records: this.#records,
      skipped: this.#skipped,
      headings: this.#headings,
      faults: this.#faults,
      warnings: this.#warnings,
      postings: this.#postings,
      outside: this.#outside,
      totals: this.#totals?.compared ?? [],
      sums: this.#totals?.sums ?? new Map(),
    }
  }

  #open(headings: readonly string[], titles: readonly SheetRow[]): void {
    const labels = labelColumns(headings)
    this.#headings = headings
    const { profile, year = profile.year } = this.#source
    const found = readTitles(titles, profile)
    const period = readPeriod(titles)
    this.#reader = new ValueReader(profile, { labels, headings, year, period }, found)
    this.#totals = new PrintedTotals(profile, labels)
  }

  #addRecord({ line, cells, section }: SourceEvent & { readonly event: 'record' }): void {
    if (!this.#reader) return
    const location = { ...this.#location, line }
    const { values, faults, warnings } = this.#reader.read(
      cells,
      location,
      this.#source.corrections ?? new Map(),
      section,
    )
    this.#warnings.push(...warnings)
    if (faults.length > 0) this.#faults.push(...faults)
    else if (this.#postings) this.#addPosting(this.#postings, values, location)
    else this.#keep({ location, values })
  }

  #addPosting(postings: PostingSums, values: SourceValues, location: SourceLocation): void {
    const line = location.line ?? 0
    const outcome = postings.add(values)
    if (outcome === 'outside') this.#outside.push(line)
    if (outcome === 'outside' || outcome === 'ignored') {
      const rule = outcome === 'outside' ? OUTSIDE_YEAR : IGNORED_ACCOUNT
      this.#skipped.push({ line, rule })
    } else if (outcome !== 'added' && outcome !== 'unknown again') {
      const field = REFUSED_FIELD[outcome]
      const cell = String(values[field] ?? '')
      this.#faults.push({ ...location, column: null, cell, message: REFUSALS[outcome] })
    }
  }

  /** Keeps a record, or only the newest of its key if the mapping says so. */
  #keep(record: SourceRecord): void {
    const { newest, subject } = this.#source.profile
    const id = { unit: 'propertyid', building: 'objectid', loan: 'creditid' }[String(subject)]
    if (newest === null || id === undefined) {
      this.#records.push(record)
      return
    }
    const { customerid = null, objectid = null } = record.values
    const key = JSON.stringify([customerid, objectid, record.values[id] ?? null])
    const index = this.#newest.get(key)
    const earlier = index === undefined ? undefined : this.#records[index]
    if (index === undefined || !earlier) {
      this.#newest.set(key, this.#records.push(record) - 1)
      return
    }
    const dateOf = ({ values }: SourceRecord) => String(values[newest] ?? '')
    const isNewer = dateOf(record) > dateOf(earlier)
    if (isNewer) this.#records[index] = record
    const older = isNewer ? earlier : record
    this.#skipped.push({ line: older.location.line ?? 0, rule: OLDER })
  }
}

/** The field whose value is shown with a refused posting. */
const REFUSED_FIELD = { unknown: 'account', unowned: 'propertyid', undated: 'date' } as const

const REFUSALS = {
  unknown: 'Was mit diesem Konto geschieht, ist noch nicht festgelegt. Ordnen Sie es zu.',
  unowned:
    'Die Buchung nennt weder Einheit noch Objekt. Tragen Sie eines ein, oder lassen Sie die Zeile mit einer Regel aus.',
  undated: 'Das Datum nennt keinen Monat. Tragen Sie Tag oder Monat der Buchung ein.',
} as const
