import { type CompiledQuery, type RawBuilder, sql, type Transaction } from 'kysely'
import type { SqlDialect } from './columnTypes.ts'
import type { Schema } from './tables/schema.ts'

/**
 * Rows per statement, as many as are left. So few different statements are compiled once, and prepared once on SQLite, which
 * has a limit of 32,766 parameters.
 */
const ROWS_PER_STATEMENT = [250, 50, 10, 1]

type TableName = keyof Schema & string

interface Rows {
  readonly columns: readonly string[]
  /** With a value per column. */
  readonly rows: readonly (readonly (string | number | null)[])[]
}

export async function insert(trx: Transaction<Schema>, table: TableName, rows: Rows) {
  await insertRows(trx, table, rows, {})
}

/** Inserts rows of any table with the numbers they have, where the database would otherwise count them itself. */
export async function insertNumbered(
  trx: Transaction<Schema>,
  dialect: SqlDialect,
  table: string,
  rows: Rows,
): Promise<void> {
  const overriding = dialect === 'postgres' ? sql`overriding system value` : sql``
  await insertRows(trx, table, rows, { overriding })
}

/** Inserts rows, or overwrites those with the same key. */
export async function upsert(
  trx: Transaction<Schema>,
  table: TableName,
  { columns, keyColumns, rows }: Rows & { readonly keyColumns: readonly string[] },
): Promise<void> {
  const rest = columns.filter((column) => !keyColumns.includes(column))
  const overwrite = rest.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`)
  const onConflict = sql`on conflict (${names(keyColumns)}) do update set ${sql.join(overwrite)}`
  await insertRows(trx, table, { columns, rows }, { onConflict })
}

interface Clauses {
  readonly overriding?: RawBuilder<unknown>
  readonly onConflict?: RawBuilder<unknown>
}

async function insertRows(
  trx: Transaction<Schema>,
  table: string,
  { columns, rows }: Rows,
  clauses: Clauses,
): Promise<void> {
  let start = 0
  for (const size of ROWS_PER_STATEMENT) {
    if (rows.length - start < size) continue
    const statement = compileInsert(trx, table, columns, size, clauses)
    for (; rows.length - start >= size; start += size)
      await trx.executeQuery({ ...statement, parameters: rows.slice(start, start + size).flat() })
  }
}

/** Compiles a statement for `count` rows; its parameters are yet to be replaced. */
function compileInsert(
  trx: Transaction<Schema>,
  table: string,
  columns: readonly string[],
  count: number,
  { overriding = sql``, onConflict = sql`` }: Clauses,
): CompiledQuery {
  const row = sql`(${sql.join(columns.map(() => null))})`
  const values = sql.join(Array.from({ length: count }, () => row))
  return sql`
    insert into ${sql.table(table)} (${names(columns)}) ${overriding} values ${values} ${onConflict}`.compile(
    trx,
  )
}

function names(columns: readonly string[]) {
  return sql.join(columns.map((column) => sql.ref(column)))
}
