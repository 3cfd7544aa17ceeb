import { readMonthlyName } from '@hausblick/contract/rows/months.ts'
import type { Kysely } from 'kysely'
import { splitIntoChunks } from '../../../platform/database/splitIntoChunks.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { admitCommand } from '../../../platform/http/access.ts'
import { type Edition, toColumns } from '../../../records/editions.ts'
import { readDatedRows } from '../../../records/read.ts'
import { recordKinds } from '../../../records/recordKinds.ts'
import type { DecodedRow } from '../../../records/row.ts'
import { customerOf, itemOf } from '../../../records/statements.ts'
import { listKeyFields } from '../headers/readHeader.ts'
import {
  describeLocation,
  type Problems,
  quote,
  type SourceLocation,
} from '../problems/problems.ts'
import { readNewestYears } from './newestYears.ts'
import type { IncompleteRecord, Staging } from './staging.ts'

const CUSTOMERS_AT_A_TIME = 100

/** A column that a sheet omits although values are stored in it. */
interface LostColumn {
  readonly location: SourceLocation & { readonly column: string }
  readonly edition: Edition
  /** The first of the rows with a value. */
  readonly row: DecodedRow
  rows: number
}

/** Collects the columns whose values an import without them would lose. */
export class LostColumns {
  readonly #columns = new Map<string, LostColumn>()

  add(edition: Edition, { location, lost }: IncompleteRecord, row: DecodedRow): void {
    for (const column of lost) {
      const at = { ...location, column }
      const key = describeLocation(at)
      const known = this.#columns.get(key)
      if (known) known.rows += 1
      else this.#columns.set(key, { location: at, edition, row, rows: 1 })
    }
  }

  /** Reports all but those that may be missing, sheet by sheet in the order of the fields. */
  report(problems: Problems, without: ReadonlySet<string>): void {
    const sheets = Map.groupBy(this.#columns.values(), ({ location }) =>
      describeLocation({ ...location, column: null }),
    )
    for (const columns of sheets.values())
      for (const lost of columns.toSorted((a, b) => placeOf(a) - placeOf(b)))
        if (!without.has(lost.location.column))
          problems.error(
            { ...lost.location, question: 'column', table: lost.edition.kind.name },
            describe(lost, problems),
          )
  }
}

/**
 * Fills the columns that sheets omit with what their rows replace: rows of earlier years in the files, or else the stored ones.
 * In new rows they stay empty.
 */
export async function completeStaged(
  db: Kysely<Schema>,
  staging: Staging,
  lost: LostColumns,
): Promise<void> {
  for (const kind of recordKinds)
    for (const [index, edition] of staging.editions(kind).entries()) {
      const customerIds = staging.customersToComplete(edition)
      if (customerIds.length === 0) continue
      const newest = await readNewestYears(db, kind, customerIds)
      const complete = (replaced: DecodedRow) => {
        const incomplete = staging.completeRecord(edition, replaced)
        const customerId = customerOf(replaced)
        const isOlder = (edition.years.at(-1) ?? Infinity) < (newest.get(customerId) ?? 0)
        if (incomplete) lost.add(edition, isOlder ? onlyMonths(incomplete) : incomplete, replaced)
      }
      for (const earlier of staging.editions(kind).slice(0, index).toReversed())
        for (const record of staging.records(earlier)) complete(record)
      for (const chunk of splitIntoChunks(customerIds, CUSTOMERS_AT_A_TIME))
        for (const dated of await readDatedRows(db, edition, chunk.map(admitCommand), 'all')) {
          const stored = toColumns(edition, dated)
          complete(stored)
          staging.addStored(edition, stored)
        }
    }
}

/** Fills the columns that sheets omit in the rows of moved items with what their former owners have of them. */
export async function completeMoved(
  db: Kysely<Schema>,
  staging: Staging,
  lost: LostColumns,
): Promise<void> {
  for (const kind of recordKinds) {
    const owners = staging.movedOwners(kind)
    for (const edition of staging.editions(kind))
      for (const [customerId, ownersByItem] of owners)
        for (const dated of await readDatedRows(db, edition, [admitCommand(customerId)], 'all')) {
          const stored = toColumns(edition, dated)
          for (const owner of ownersByItem.get(itemOf(kind, stored)) ?? []) {
            const incomplete = staging.completeRecord(edition, stored, owner)
            if (incomplete) lost.add(edition, incomplete, stored)
          }
        }
  }
}

/** A year older than the newest stored one leaves everything but its own months as it is. */
function onlyMonths({ location, lost }: IncompleteRecord): IncompleteRecord {
  return { location, lost: lost.filter((name) => readMonthlyName(name) !== null) }
}

function placeOf({ edition, location }: LostColumn): number {
  return Object.keys(edition.columns).indexOf(location.column)
}

function describe(
  { location, edition: { kind }, row, rows }: LostColumn,
  { isOnPage }: Problems,
): string {
  const { column } = location
  const key = listKeyFields(kind).map((name) => quote(String(row[name])))
  const where = rows === 1 ? 'in einer Zeile' : `in ${rows} Zeilen`
  const accept = isOnPage
    ? 'bestätigen Sie, dass sie fehlen darf'
    : `starten Sie den Import mit „--without ${column}“`
  return `Diese Spalte von ${kind.name} fehlt. Fügen Sie sie ein, oder ${accept}, wenn bleiben soll, was es darin schon gibt: Im Bestand ist sie ${where} ausgefüllt, etwa bei ${key.join(', ')}.`
}
