import { type Kysely, sql, type Transaction } from 'kysely'
import type { SqlDialect } from '../../platform/database/columnTypes.ts'
import { readPages } from '../../platform/database/pages.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { insertNumbered } from '../../platform/database/upsert.ts'
import type { Row, TablePart } from './parts.ts'
import type { StoredTable } from './tables.ts'

const PAGE = 1000

/** Yields all rows of a table, page by page, in the bytewise order of its primary key. */
export async function* readRows(
  db: Kysely<Schema>,
  { name, columns, primaryKey }: StoredTable,
): AsyncGenerator<readonly Row[]> {
  const key = sql.join(primaryKey.map((column) => sql.ref(column)))
  const positions = primaryKey.map((column) => columns.indexOf(column))
  const selected = sql.join(columns.map((column) => sql.ref(column)))
  yield* readPages<Row>(PAGE, async (last) => {
    const after =
      last && sql`where (${key}) > (${sql.join(positions.map((position) => last[position]))})`
    const { rows } = await sql<Record<string, string | number | null>>`
      select ${selected} from ${sql.table(name)} ${after ?? sql``} order by ${key} limit ${sql.lit(PAGE)}`.execute(
      db,
    )
    return rows.map((row) => columns.map((column) => row[column] ?? null))
  })
}

/** Inserts rows as they were read, with the numbers that the database had given them. */
export async function writeRows(
  trx: Transaction<Schema>,
  dialect: SqlDialect,
  { table, columns, rows }: TablePart,
): Promise<void> {
  await insertNumbered(trx, dialect, table, { columns, rows })
}

/** Sets PostgreSQL's sequences to continue after the inserted rows; SQLite does so by itself. */
export async function continueNumbering(
  trx: Transaction<Schema>,
  dialect: SqlDialect,
  { name, counted }: StoredTable,
): Promise<void> {
  if (dialect === 'sqlite') return
  for (const column of counted)
    await sql`
      select setval(pg_get_serial_sequence(${name}, ${column}), max(${sql.ref(column)}))
      from ${sql.table(name)} having max(${sql.ref(column)}) is not null`.execute(trx)
}
