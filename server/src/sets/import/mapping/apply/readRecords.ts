import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import type { CellNote, SheetRow } from '../../files/sheet.ts'
import { findCellError } from '../../problems/cellErrors.ts'
import { labelColumns } from '../labels.ts'
import { asHeader, findChange, findResembling, type HeaderChange } from '../matchHeader.ts'
import { keyFieldsOf } from './keys.ts'
import { leftOutRules } from './leftOut.ts'
import { readSection, SECTION, type Section } from './sections.ts'
import { foldTitle, prepareSkipRules, type RowTest } from './skip.ts'

/** How many rows are searched for the header. */
const SEARCHED_ROWS = 60

/** What a sheet is read as, in the order of its rows. */
export type SourceEvent =
  | {
      readonly event: 'header'
      readonly line: number
      readonly headings: readonly string[]
      readonly titles: readonly SheetRow[]
    }
  | {
      readonly event: 'record'
      readonly line: number
      readonly cells: readonly string[]
      readonly notes: readonly CellNote[]
      /** What headings above it state, by field. */
      readonly section: Section
    }
  | {
      readonly event: 'skipped'
      readonly line: number
      readonly rule: string
      readonly cells: readonly string[]
    }
  /** The header is not the mapping's: nothing is read. `line` is null if there is none like it. */
  | { readonly event: 'changed'; readonly line: number | null; readonly change: HeaderChange }

/**
 * Reads a sheet by its mapping: finds the header, skips rows by the mapping's rules, joins continuation rows with theirs, and
 * fills cells down. Every other row is a record.
 */
export async function* readRecords(
  rows: AsyncIterable<SheetRow>,
  profile: MappingProfile,
): AsyncGenerator<SourceEvent> {
  const head: SheetRow[] = []
  let body: SheetBody | undefined
  for await (const row of rows) {
    if (body) {
      for (const event of body.read(row)) yield event
      continue
    }
    const header = asHeader(row, head.at(-1), profile)
    if (!header) {
      head.push(row)
      if (head.length >= SEARCHED_ROWS) break
      continue
    }
    for (const { line, cells } of head)
      yield { event: 'skipped', line, rule: leftOutRules.aboveHeader, cells }
    yield { event: 'header', line: row.line, headings: header.cells, titles: head }
    body = new SheetBody(labelColumns(header.cells), head, profile)
  }
  if (body) yield* body.end()
  else yield describeMissing(head, profile)
}

function describeMissing(head: readonly SheetRow[], profile: MappingProfile): SourceEvent {
  const row = findResembling(head, profile)
  const change = row && findChange(row.cells, profile)
  const all = { added: [], missing: profile.fingerprint.split('|') }
  return { event: 'changed', line: row?.line ?? null, change: change ?? all }
}

/** A record that continuation rows may still add to. */
interface OpenRecord {
  readonly line: number
  readonly cells: string[]
  readonly notes: readonly CellNote[]
  readonly section: Section
}

class SheetBody {
  readonly #profile: MappingProfile
  readonly #findRule: RowTest
  readonly #continued: readonly number[]
  readonly #filledDown: readonly number[]
  readonly #above = new Map<number, string>()
  #section: Section = {}
  #open: OpenRecord | null = null

  constructor(
    labels: readonly (string | null)[],
    head: readonly SheetRow[],
    profile: MappingProfile,
  ) {
    const indexesOf = (names: readonly string[]) => names.map((name) => labels.indexOf(name))
    const keys = keyFieldsOf(profile.subject)
    const keyLabels = profile.columns
      .filter(({ to }) => to !== null && keys.includes(to))
      .flatMap(({ from }) => from)
    const titles = head.flatMap(({ cells }) => cells.filter((cell) => cell.trim() !== ''))
    this.#profile = profile
    this.#findRule = prepareSkipRules(profile, {
      labels,
      titles: new Set(titles.map(foldTitle)),
      keys: indexesOf(keyLabels),
    })
    this.#continued = indexesOf(profile.continuation ?? [])
    this.#filledDown = indexesOf(
      profile.columns.flatMap(({ from, fillDown }) => (fillDown ? from : [])),
    )
  }

  *read({ line, cells, notes = [] }: SheetRow): Generator<SourceEvent> {
    const section = readSection(cells, this.#profile)
    const rule = section ? SECTION : this.#findRule(cells)
    if (section) this.#section = { ...this.#section, ...section }
    if (rule !== null) {
      yield* this.end()
      yield { event: 'skipped', line, rule, cells }
    } else if (this.#open && this.#continues(cells)) {
      for (const index of this.#continued) {
        const more = (cells[index] ?? '').trim()
        if (more !== '' && findCellError(more, 'text') === null)
          this.#open.cells[index] = `${this.#open.cells[index] ?? ''} ${more}`.trim()
      }
      yield { event: 'skipped', line, rule: CONTINUATION, cells }
    } else if (isRemark(cells)) {
      yield* this.end()
      yield { event: 'skipped', line, rule: REMARK, cells }
    } else {
      yield* this.end()
      this.#open = { line, cells: this.#fillDown(cells), notes, section: this.#section }
    }
  }

  *end(): Generator<SourceEvent> {
    if (this.#open) yield { event: 'record', ...this.#open }
    this.#open = null
  }

  #continues(cells: readonly string[]): boolean {
    if (this.#continued.length === 0) return false
    return cells.every((cell, index) => cell.trim() === '' || this.#continued.includes(index))
  }

  #fillDown(cells: readonly string[]): string[] {
    const filled = [...cells]
    for (const index of this.#filledDown) {
      const own = (cells[index] ?? '').trim()
      if (own === '') filled[index] = this.#above.get(index) ?? ''
      else this.#above.set(index, own)
    }
    return filled
  }
}

/** Whether a row says something about others: words alone, which would otherwise become the id of a record without any values. */
function isRemark(cells: readonly string[]): boolean {
  const [only = '', ...more] = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
  const words = only.split(/\s+/)
  return more.length === 0 && words.length >= (/\d/.test(only) ? LEAST_WORDS : 2)
}

/** An id with digits may be of several words: `Top 3 links`. */
const LEAST_WORDS = 4

/** The rule by which rows of words alone are counted. */
const REMARK = 'Anmerkung'

/** The rule by which rows are counted that go on with the row above. */
export const CONTINUATION = 'Fortsetzung der Zeile darüber'
