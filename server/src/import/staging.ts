import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import type { DecodedRow } from '../records/row.ts'
import { customerOf, itemOf } from '../records/statements.ts'
import type { RecordTable } from '../records/table.ts'
import type { Place } from './problems.ts'

/** A batch is passed on once it holds this many rows; the rows of one customer are never split. */
const ROWS_IN_A_BATCH = 1000

/** The empty name makes a file that nothing else can open and that is gone when it is closed, or the process ends. */
const PRIVATE_FILE = ''

const SCHEMA = `
  pragma journal_mode = off;
  create table sheet (id integer primary key, file text not null, name text) strict;
  create table record (
    table_name text, customer_id text, item_id text,
    content text not null, sheet_id integer not null, line integer not null,
    primary key (table_name, customer_id, item_id)
  ) strict, without rowid;
  create table existing (
    table_name text, customer_id text, item_id text, content text not null,
    primary key (table_name, customer_id, item_id)
  ) strict, without rowid;
  create view outcome as
    select table_name, customer_id, item_id, content, sheet_id, line from record
    union all
    select table_name, customer_id, item_id, content, null, null from existing;
  begin`

/** A credit that names a unit or object which its customer would not have. */
export interface Dangling {
  readonly customerId: string
  readonly creditId: string
  readonly itemId: string
  /** Of the credit; without a line where the credit is not in the files, but what it names was there before. */
  readonly place: Place
}

/**
 * What the files of one import hold, in a file of its own, so that memory does not grow with them. With what stays of the
 * customers added to it, it knows what they would have after the import.
 */
export class Staging implements Disposable {
  readonly #database = openPrivate()
  readonly #insertSheet = this.#database.prepare(
    'insert into sheet (file, name) values (?, ?) returning id',
  )
  readonly #insertRecord = this.#database.prepare(
    'insert into record values (?, ?, ?, ?, ?, ?) on conflict do nothing',
  )
  readonly #insertExisting = this.#database.prepare(
    'insert into existing values (?, ?, ?, ?) on conflict do nothing',
  )
  readonly #findPlace = this.#database.prepare(`
    select file, name as sheet, line from record join sheet on id = sheet_id
    where table_name = ? and customer_id = ? and item_id = ?`)

  /** Begins a sheet; gives the number under which its rows are added. */
  addSheet(file: string, name: string | null): number {
    return Number(this.#insertSheet.get(file, name)?.id)
  }

  /** Adds a row; where its key is there already, the place where it stood first. */
  addRecord(table: RecordTable, record: DecodedRow, sheet: number, line: number): Place | null {
    const key = keyOf(table, record)
    const { changes } = this.#insertRecord.run(...key, JSON.stringify(record), sheet, line)
    return changes === 0 ? readPlace(this.#findPlace.get(...key)) : null
  }

  /** Adds a row that is not in the files and stays as it is. */
  addExisting(table: RecordTable, record: DecodedRow): void {
    this.#insertExisting.run(...keyOf(table, record), JSON.stringify(record))
  }

  /** Every customer of the files, in order. */
  customerIds(): string[] {
    const rows = this.#database.prepare('select distinct customer_id from record order by 1').all()
    return rows.map((row) => String(row.customer_id))
  }

  /** Those of them whose rows of a table are not in the files, so that they stay. */
  customersWithout(table: RecordTable): string[] {
    const rows = this.#database
      .prepare(`
        select distinct customer_id from record where customer_id not in (
          select customer_id from record where table_name = ?) order by 1`)
      .all(table.name)
    return rows.map((row) => String(row.customer_id))
  }

  /** The rows of a table in batches of whole customers, in the order of their ids. */
  *batches(table: RecordTable): Generator<Map<string, DecodedRow[]>> {
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

  /** Credits that name, in a field, what none of these tables has a row of. */
  *dangling(
    credits: RecordTable,
    field: string,
    tables: readonly RecordTable[],
  ): Generator<Dangling> {
    const rows = this.#database
      .prepare(`
        with named as (select value as table_name from json_each(:tables)),
        mention as (
          select c.customer_id, c.item_id as credit_id, m.value as item_id, c.line, coalesce(c.sheet_id, (
            select min(sheet_id) from record as r
            where r.customer_id = c.customer_id and r.table_name in named)) as sheet_id
          from outcome as c, json_each(c.content, :path) as m
          where c.table_name = :credits and m.value is not null)
        select m.*, file, name as sheet from mention as m join sheet on id = sheet_id
        where not exists (
          select 1 from outcome as o
          where o.table_name in named and o.customer_id = m.customer_id and o.item_id = m.item_id)
        order by sheet_id, line, credit_id`)
      .iterate({
        tables: JSON.stringify(tables.map(({ name }) => name)),
        path: `$.${field}`,
        credits: credits.name,
      })
    for (const row of rows)
      yield {
        customerId: String(row.customer_id),
        creditId: String(row.credit_id),
        itemId: String(row.item_id),
        place: { ...readPlace(row), column: row.line === null ? null : field },
      }
  }

  [Symbol.dispose](): void {
    this.#database.close()
  }
}

function openPrivate(): DatabaseSync {
  const database = new DatabaseSync(PRIVATE_FILE)
  database.exec(SCHEMA)
  return database
}

function keyOf(table: RecordTable, record: DecodedRow): [string, string, string] {
  return [table.name, customerOf(record), itemOf(table, record)]
}

function readPlace(row: Record<string, SQLOutputValue> | undefined): Place {
  return {
    file: String(row?.file),
    sheet: typeof row?.sheet === 'string' ? row.sheet : null,
    line: typeof row?.line === 'number' ? row.line : null,
  }
}
