import { sql, type Transaction } from 'kysely'
import { splitIntoChunks } from './splitIntoChunks.ts'
import type { Schema } from './tables/schema.ts'

/** Keeps a statement on the widest table below SQLite's limit of 32,766 parameters. */
const ROWS_PER_STATEMENT = 500

/** Inserts rows, each with a value per column, or overwrites those with the same key. */
export async function upsert(
  trx: Transaction<Schema>,
  table: keyof Schema & string,
  { columns, keyColumns, rows }: Upsert,
): Promise<void> {
  const rest = columns.filter((column) => !keyColumns.includes(column))
  const overwrite = rest.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`)
  for (const chunk of splitIntoChunks(rows, ROWS_PER_STATEMENT)) {
    await sql`
      insert into ${sql.table(table)} (${names(columns)})
      values ${sql.join(chunk.map((row) => sql`(${sql.join(row)})`))}
      on conflict (${names(keyColumns)}) do update set ${sql.join(overwrite)}`.execute(trx)
  }
}

interface Upsert {
  columns: readonly string[]
  keyColumns: readonly string[]
  rows: readonly (readonly (string | number | null)[])[]
}

function names(columns: readonly string[]) {
  return sql.join(columns.map((column) => sql.ref(column)))
}
