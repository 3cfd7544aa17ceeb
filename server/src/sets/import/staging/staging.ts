// Longer than most files: all statements on the staging database are here, and nothing else writes to it.

import type { SQLOutputValue } from 'node:sqlite'
import { type Edition, fromColumns, inYears } from '../../../records/editions.ts'
import type { RecordKind } from '../../../records/recordKind.ts'
import type { DatedRow, DecodedRow } from '../../../records/row.ts'
import { customerOf, itemOf } from '../../../records/statements.ts'
import type { SourceLocation } from '../problems/problems.ts'
import { openStagingDatabase } from './stagingSchema.ts'

/** A batch is yielded once it holds this many rows; one customer's rows are never split. */
const BATCH_SIZE = 1000

/** A row that a query of the staging's tables selects. */
export type StagingRow = Record<string, SQLOutputValue>

/** Table name, customer, item and years. */
type Key = [string, string, string, string]

/** What a table says of a customer. */
export interface CustomerValue {
  readonly value: string
  readonly isOlder: boolean
}

/** A record, by the columns of its table, with its location in the files. */
export interface StagedRecord {
  readonly location: SourceLocation
  readonly record: DecodedRow
}

/** A record whose sheet omits columns, with those that are nevertheless filled in what it replaces. */
export interface IncompleteRecord {
  /** The sheet's header. */
  readonly location: SourceLocation
  readonly lost: readonly string[]
}

/**
 * Stages the records of one import in a temporary SQLite file, so that memory stays bounded. With the customers' remaining
 * stored records added, its `outcome` view shows what they would have after the import.
 */
export class Staging implements Disposable {
  readonly #database = openStagingDatabase()
  readonly #insertSheet = this.#database.prepare(
    'insert into sheet (file, name, omits_columns) values (?, ?, ?) returning id',
  )
  readonly #insertCustomer = this.#database.prepare(
    'insert into customer values (?) on conflict do nothing',
  )
  /** The sets of years of the records, by table name. */
  readonly #years = new Map<string, Set<string>>()
  /** Rows of one customer mostly follow each other. */
  #lastCustomer: string | undefined
  readonly #insertRecord = this.#database.prepare(
    'insert into record values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing',
  )
  readonly #insertExisting = this.#database.prepare(
    'insert into existing values (?, ?, ?, ?) on conflict do nothing',
  )
  readonly #insertOwner = this.#database.prepare(
    'insert into owner values (?, ?, ?, ?) on conflict do nothing',
  )
  readonly #find = this.#database.prepare(`
    select file, name as sheet, line, content from record join sheet on id = sheet_id
    where table_name = ? and customer_id = ? and item_id = ? and years = ?`)
  readonly #replace = this.#database.prepare(
    'update record set content = ? where table_name = ? and customer_id = ? and item_id = ? and years = ?',
  )
  readonly #findIncomplete = this.#database.prepare(`
    select sheet_id, content from record
    where table_name = ? and customer_id = ? and item_id = ? and years = ?
      and sheet_id in (select id from sheet where omits_columns = 1)`)
  /** The headers of the sheets that omit columns, by the sheet's id. */
  readonly #headers = new Map<number, SourceLocation>()
  readonly #keeping = new Set<number>()
  /** The sheets of the tables whose stored rows stay, by table name. */
  readonly #keptRows = new Map<string, number>()

  /**
   * Registers the sheet of a header and returns its id for `addRecord`. Records of a sheet that omits columns lack those fields
   * until `completeRecord` fills them in. With `keepsMissing`, what is stored in them stays, and is never called lost.
   */
  addSheet(
    header: SourceLocation,
    omitted: readonly string[] = [],
    { keepsMissing = false }: { keepsMissing?: boolean } = {},
  ): number {
    const { file, sheet = null } = header
    const id = Number(this.#insertSheet.get(file, sheet, Number(omitted.length > 0))?.id)
    if (omitted.length > 0) this.#headers.set(id, header)
    if (keepsMissing) this.#keeping.add(id)
    return id
  }

  /** Adds a record, unless its key is taken in one of its years: then returns the record that was added first. */
  addRecord(
    edition: Edition,
    record: DecodedRow,
    sheetId: number,
    line: number,
  ): StagedRecord | null {
    const key = keyOf(edition, record)
    const first = this.#findOfSameYear(edition, key)
    if (first) return first
    const { changes } = this.#insertRecord.run(...key, JSON.stringify(record), sheetId, line)
    if (changes > 0) {
      if (key[1] !== this.#lastCustomer) this.#insertCustomer.run(key[1])
      this.#lastCustomer = key[1]
      return null
    }
    return this.#findRecord(key)
  }

  /** Has the stored rows of a kind stay that the files lack, since they only state sums of it. */
  keepRows(kind: RecordKind, sheetId: number): void {
    this.#keptRows.set(kind.name, sheetId)
  }

  /** Adds a stored record of a kind whose rows stay, unless the files have one with its key. */
  addStored(edition: Edition, stored: DecodedRow): void {
    const sheetId = this.#keptRows.get(edition.kind.name)
    if (sheetId !== undefined) this.addRecord(edition, stored, sheetId, 0)
  }

  replaceRecord(edition: Edition, record: DecodedRow): void {
    this.#replace.run(JSON.stringify(record), ...keyOf(edition, record))
  }

  /**
   * Fills the columns that a staged record lacks with those of the record that it replaces. Returns null if it lacks none or there
   * is no staged record.
   */
  completeRecord(
    edition: Edition,
    replaced: DecodedRow,
    customerId = customerOf(replaced),
  ): IncompleteRecord | null {
    const [table, , itemId, years] = keyOf(edition, replaced)
    const found = this.#findIncomplete.get(table, customerId, itemId, years)
    const location = this.#headers.get(Number(found?.sheet_id))
    if (!found || !location) return null
    const record: DecodedRow = JSON.parse(String(found.content))
    this.#replace.run(JSON.stringify({ ...replaced, ...record }), table, customerId, itemId, years)
    if (this.#keeping.has(Number(found.sheet_id))) return null
    const lost = Object.keys(edition.columns).filter(
      (name) => !Object.hasOwn(record, name) && (replaced[name] ?? null) !== null,
    )
    return { location, lost }
  }

  /** Adds a customer who has a stored record of this kind for an item; `idField` is the field of the item's id. */
  addOwner(idField: string, kind: RecordKind, customerId: string, itemId: string): void {
    this.#insertOwner.run(idField, kind.name, customerId, itemId)
  }

  /** Marks an item as leaving its stored owner. */
  markMoved(idField: string, customerId: string, itemId: string): void {
    this.#database
      .prepare(
        'insert into moved select table_name, customer_id, item_id from owner where id_field = ? and customer_id = ? and item_id = ? on conflict do nothing',
      )
      .run(idField, customerId, itemId)
  }

  /** Adds a stored record that the import leaves as it is. */
  addExisting(kind: RecordKind, record: DecodedRow): void {
    const [customerId, itemId] = [customerOf(record), itemOf(kind, record)]
    this.#insertExisting.run(kind.name, customerId, itemId, JSON.stringify(record))
  }

  customerIds(): string[] {
    return this.#customers('select customer_id from customer order by 1')
  }

  /** Returns the customers who lose an item to another, in order. */
  formerOwners(): string[] {
    return this.#customers('select distinct customer_id from moved order by 1')
  }

  /** Returns a kind with the months of each set of years that the files' records of it have, the latest year last. */
  editions(kind: RecordKind): Edition[] {
    const sets = [...(this.#years.get(kind.name) ?? [])].map(splitYears)
    return sets
      .toSorted((a, b) => (a.at(-1) ?? 0) - (b.at(-1) ?? 0))
      .map((years) => inYears(kind, years))
  }

  /** Marks the files' records of a customer as older than the stored ones, which remain. */
  markOutdated(kind: RecordKind, customerId: string): void {
    this.#database
      .prepare('insert into outdated values (?, ?) on conflict do nothing')
      .run(kind.name, customerId)
  }

  /** Returns the customers, former owners included, whose stored records of a kind remain: the files have none, or older ones. */
  customersWithout(kind: RecordKind): string[] {
    return this.#customers(
      `select customer_id from (select customer_id from customer union select customer_id from moved) as c
      where not exists (
        select 1 from record as r where r.table_name = :table and r.customer_id = c.customer_id)
      union select customer_id from outdated where table_name = :table
      order by 1`,
      { table: kind.name },
    )
  }

  /** Returns the item ids of a kind that leave their customers, by customer. */
  movedItems(kind: RecordKind): Map<string, Set<string>> {
    const moved = new Map<string, Set<string>>()
    const rows = this.select('select * from moved where table_name = :table', { table: kind.name })
    for (const { customer_id, item_id } of rows) {
      const items = moved.get(String(customer_id)) ?? new Set()
      moved.set(String(customer_id), items.add(String(item_id)))
    }
    return moved
  }

  /** Returns the new owners of the items that leave their customers, by customer and item id. */
  movedOwners(kind: RecordKind): Map<string, Map<string, string[]>> {
    const moved = new Map<string, Map<string, string[]>>()
    const rows = this.select(
      `select distinct m.customer_id, m.item_id, r.customer_id as owner_id
      from moved as m join record as r on r.table_name = m.table_name and r.item_id = m.item_id
      where m.table_name = :table and r.customer_id <> m.customer_id`,
      { table: kind.name },
    )
    for (const { customer_id, item_id, owner_id } of rows) {
      const items = moved.get(String(customer_id)) ?? new Map<string, string[]>()
      moved.set(String(customer_id), items)
      items.set(String(item_id), [...(items.get(String(item_id)) ?? []), String(owner_id)])
    }
    return moved
  }

  /**
   * Returns what a column says of customers, by customer; of several years the latest. It is older where the database has a newer
   * year of the table than the files.
   */
  customerValues(kind: RecordKind, column: string): Map<string, CustomerValue> {
    const rows = this.select(
      `select r.customer_id, json_extract(content, :path) as value, o.customer_id is not null as is_older
      from record as r
      left join outdated as o on o.table_name = r.table_name and o.customer_id = r.customer_id
      where r.table_name = :table and value is not null
      order by r.customer_id, substr(years, -4)`,
      { table: kind.name, path: `$.${column}` },
    )
    const values = new Map<string, CustomerValue>()
    for (const { customer_id, value, is_older } of rows)
      values.set(String(customer_id), { value: String(value), isOlder: is_older === 1 })
    return values
  }

  /** Returns the customers with records of an edition from sheets that omit columns, in order. */
  customersToComplete(edition: Edition): string[] {
    return this.#customers(
      `select distinct customer_id from record join sheet on id = sheet_id
      where table_name = :table and years = :years and omits_columns = 1 order by 1`,
      { table: edition.kind.name, years: joinYears(edition) },
    )
  }

  /** Returns the customers with records of an edition, in order. */
  customersOf(edition: Edition): string[] {
    return this.#customers(
      'select distinct customer_id from record where table_name = :table and years = :years order by 1',
      { table: edition.kind.name, years: joinYears(edition) },
    )
  }

  /** Yields the records of an edition, by their columns, in order of customer and id. */
  *records(edition: Edition): Generator<DecodedRow> {
    const rows = this.#database
      .prepare(
        'select content from record where table_name = ? and years = ? order by customer_id, item_id',
      )
      .iterate(edition.kind.name, joinYears(edition))
    for (const { content } of rows) yield JSON.parse(String(content))
  }

  /** Yields the rows of an edition in batches of whole customers, in order of id. */
  *batches(edition: Edition): Generator<Map<string, DatedRow[]>> {
    let batch = new Map<string, DatedRow[]>()
    let size = 0
    for (const record of this.records(edition)) {
      const customerId = customerOf(record)
      if (size >= BATCH_SIZE && !batch.has(customerId)) {
        yield batch
        batch = new Map()
        size = 0
      }
      const rows = batch.get(customerId) ?? []
      rows.push(fromColumns(edition, record))
      batch.set(customerId, rows)
      size += 1
    }
    if (size > 0) yield batch
  }

  select(query: string, parameters: Readonly<Record<string, string>>): Iterable<StagingRow> {
    return this.#database.prepare(query).iterate(parameters)
  }

  /**
   * Returns the record of the item that has months of one of the edition's years, but not of the same set of years. A record without
   * months is of every year.
   */
  #findOfSameYear({ kind: { name }, years }: Edition, [table, customerId, itemId, own]: Key) {
    const sets = this.#years.get(name) ?? new Set()
    this.#years.set(name, sets.add(own))
    for (const set of sets) {
      const overlaps = [set, own].includes('') || splitYears(set).some((y) => years.includes(y))
      if (set === own || !overlaps) continue
      const found = this.#findRecord([table, customerId, itemId, set])
      if (found) return found
    }
    return null
  }

  #findRecord(key: Key): StagedRecord | null {
    const found = this.#find.get(...key)
    return found
      ? { location: readLocation(found), record: JSON.parse(String(found.content)) }
      : null
  }

  #customers(query: string, parameters: Readonly<Record<string, string>> = {}): string[] {
    return Array.from(this.select(query, parameters), (row) => String(row.customer_id))
  }

  [Symbol.dispose](): void {
    this.#database.close()
  }
}

function keyOf(edition: Edition, record: DecodedRow): Key {
  const { kind } = edition
  return [kind.name, customerOf(record), itemOf(kind, record), joinYears(edition)]
}

function joinYears({ years }: Edition): string {
  return years.join(',')
}

function splitYears(years: string): number[] {
  return years === '' ? [] : years.split(',').map(Number)
}

/** Reads the location that a query selects as `file`, `sheet` and `line`. */
export function readLocation(row: StagingRow | undefined): SourceLocation {
  return {
    file: String(row?.file),
    sheet: typeof row?.sheet === 'string' ? row.sheet : null,
    line: typeof row?.line === 'number' && row.line > 0 ? row.line : null,
  }
}
