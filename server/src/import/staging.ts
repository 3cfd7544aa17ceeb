import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import type { RecordKind } from '../records/recordKind.ts'
import type { DecodedRow } from '../records/row.ts'
import { customerOf, itemOf } from '../records/statements.ts'
import type { SheetPlace } from './problems.ts'
import { STAGING_SCHEMA } from './stagingSchema.ts'

/** A batch is passed on once it holds this many rows; the rows of one customer are never split. */
const ROWS_IN_A_BATCH = 1000

/** The empty name makes a file that nothing else can open and that is gone when it is closed, or the process ends. */
const PRIVATE_FILE = ''

export type StagedRow = Record<string, SQLOutputValue>

/** A row as it was added, and where it stands. */
export interface Staged {
  readonly place: SheetPlace
  readonly record: DecodedRow
}

/**
 * What the files of one import hold, in a file of its own, so that memory does not grow with them. With what stays of the
 * customers added to it, it knows what they would have after the import.
 */
export class Staging implements Disposable {
  readonly #database = openPrivate()
  readonly #insertSheet = this.#database.prepare(
    'insert into sheet (file, name, omits_columns) values (?, ?, ?) returning id',
  )
  readonly #insertRecord = this.#database.prepare(
    'insert into record values (?, ?, ?, ?, ?, ?) on conflict do nothing',
  )
  readonly #insertExisting = this.#database.prepare(
    'insert into existing values (?, ?, ?, ?) on conflict do nothing',
  )
  readonly #insertOwner = this.#database.prepare(
    'insert into owner values (?, ?, ?, ?) on conflict do nothing',
  )
  readonly #find = this.#database.prepare(`
    select file, name as sheet, line, content from record join sheet on id = sheet_id
    where table_name = ? and customer_id = ? and item_id = ?`)
  readonly #rewrite = this.#database.prepare(
    'update record set content = ? where table_name = ? and customer_id = ? and item_id = ?',
  )
  // A merge patch removes what is null in it; a field that is not there counts as missing.
  readonly #complete = this.#database.prepare(`
    update record set content = json_patch(?, content)
    where table_name = ? and customer_id = ? and item_id = ?
      and sheet_id in (select id from sheet where omits_columns = 1)`)

  /**
   * Begins a sheet; gives the number under which its rows are added. The rows of a sheet that omits columns lack those
   * fields until `complete` fills them in.
   */
  addSheet(file: string, name: string | null, omitsColumns = false): number {
    return Number(this.#insertSheet.get(file, name, Number(omitsColumns))?.id)
  }

  /** Adds a row; where its key is there already, returns what was added under it first. */
  addRecord(table: RecordKind, record: DecodedRow, sheet: number, line: number): Staged | null {
    const key = keyOf(table, record)
    const { changes } = this.#insertRecord.run(...key, JSON.stringify(record), sheet, line)
    if (changes > 0) return null
    const first = this.#find.get(...key)
    return { place: readPlace(first), record: JSON.parse(String(first?.content)) }
  }

  /** Replaces the row that has the same key. */
  rewriteRecord(table: RecordKind, record: DecodedRow): void {
    this.#rewrite.run(JSON.stringify(record), ...keyOf(table, record))
  }

  /** Fills the columns that a row's sheet omits from the row that the database has. */
  complete(table: RecordKind, stored: DecodedRow): void {
    this.#complete.run(JSON.stringify(stored), ...keyOf(table, stored))
  }

  /** Adds who has an item in the database, of a kind that `table` is one of the tables of. */
  addOwner(kind: string, table: RecordKind, customerId: string, itemId: string): void {
    this.#insertOwner.run(kind, table.name, customerId, itemId)
  }

  /** Marks rows of the database that leave their customer, since another one has the item in the files. */
  markMoved(kind: string, customerId: string, itemId: string): void {
    this.#database
      .prepare(
        'insert into moved select table_name, customer_id, item_id from owner where kind = ? and customer_id = ? and item_id = ? on conflict do nothing',
      )
      .run(kind, customerId, itemId)
  }

  /** Adds a row that is not in the files and stays as it is. */
  addExisting(table: RecordKind, record: DecodedRow): void {
    this.#insertExisting.run(...keyOf(table, record), JSON.stringify(record))
  }

  /** Every customer of the files, in order. */
  customerIds(): string[] {
    return this.#customers('select distinct customer_id from record order by 1')
  }

  /** Every customer who loses an item to one of the files. */
  formerOwners(): string[] {
    return this.#customers('select distinct customer_id from moved order by 1')
  }

  /** Those of them, and of who loses an item, whose rows of a table are not in the files, so that they stay. */
  customersWithout(table: RecordKind): string[] {
    return this.#customers(
      `select customer_id from (select customer_id from record union select customer_id from moved)
      where customer_id not in (select customer_id from record where table_name = :table) order by 1`,
      { table: table.name },
    )
  }

  /** The rows of a table that leave their customers: item ids by customer. */
  movedItems(table: RecordKind): Map<string, Set<string>> {
    const moved = new Map<string, Set<string>>()
    const rows = this.select('select * from moved where table_name = :table', { table: table.name })
    for (const { customer_id, item_id } of rows) {
      const items = moved.get(String(customer_id)) ?? new Set()
      moved.set(String(customer_id), items.add(String(item_id)))
    }
    return moved
  }

  /** Every customer whose rows of a table lack a column that their sheet omits, in order. */
  customersToComplete(table: RecordKind): string[] {
    return this.#customers(
      `select distinct customer_id from record join sheet on id = sheet_id
      where table_name = :table and omits_columns = 1 order by 1`,
      { table: table.name },
    )
  }

  /** The rows of a table in batches of whole customers, in the order of their ids. */
  *batches(table: RecordKind): Generator<Map<string, DecodedRow[]>> {
    const rows = this.#database
      .prepare('select customer_id, content from record where table_name = ? order by 1, item_id')
      .iterate(table.name)
    let batch = new Map<string, DecodedRow[]>()
    let size = 0
    for (const row of rows) {
      const customerId = String(row.customer_id)
      if (size >= ROWS_IN_A_BATCH && !batch.has(customerId)) {
        yield batch
        batch = new Map()
        size = 0
      }
      const records = batch.get(customerId) ?? []
      records.push(JSON.parse(String(row.content)))
      batch.set(customerId, records)
      size += 1
    }
    if (size > 0) yield batch
  }

  /** Iterates over what a query of the staging's tables selects. */
  select(query: string, parameters: Readonly<Record<string, string>>): Iterable<StagedRow> {
    return this.#database.prepare(query).iterate(parameters)
  }

  #customers(query: string, parameters: Readonly<Record<string, string>> = {}): string[] {
    return Array.from(this.select(query, parameters), (row) => String(row.customer_id))
  }

  [Symbol.dispose](): void {
    this.#database.close()
  }
}

function openPrivate(): DatabaseSync {
  const database = new DatabaseSync(PRIVATE_FILE)
  database.exec(STAGING_SCHEMA)
  return database
}

function keyOf(table: RecordKind, record: DecodedRow): [string, string, string] {
  return [table.name, customerOf(record), itemOf(table, record)]
}

/** Reads the place that a query selects as `file`, `sheet` and `line`. */
export function readPlace(row: StagedRow | undefined): SheetPlace {
  return {
    file: String(row?.file),
    sheet: typeof row?.sheet === 'string' ? row.sheet : null,
    line: typeof row?.line === 'number' ? row.line : null,
  }
}
