import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { SqlDialect } from '../../platform/database/columnTypes.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'

/** A table as the database describes it. */
export interface StoredTable {
  readonly name: string
  /** In alphabetical order. */
  readonly columns: readonly string[]
  /** In the order of the key. */
  readonly primaryKey: readonly string[]
  /** The columns that PostgreSQL numbers itself. */
  readonly counted: readonly string[]
}

/** Belongs to the schema, not to the data. */
const MIGRATIONS = 'migration'
/** Set by triggers, also while rows are restored. Left out, it has its default: what it is about is counted again. */
const MARK = 'summary_stale'

/**
 * Lists all tables with data, each after those that it refers to. Search indexes are left out: `rebuildTextIndex` makes
 * them from the texts.
 */
export async function listTables(db: Kysely<Schema>, dialect: SqlDialect): Promise<StoredTable[]> {
  const { rows: columns } = await columnQueries[dialect].execute(db)
  const { rows: references } = await referenceQueries[dialect].execute(db)
  const byTable = Map.groupBy(columns, ({ table_name }) => table_name)
  byTable.delete(MIGRATIONS)
  const listed = new Set<string>()
  const list = (name: string) => {
    if (listed.has(name)) return
    for (const { child, parent } of references) if (child === name && parent !== name) list(parent)
    listed.add(name)
  }
  for (const name of [...byTable.keys()].toSorted()) list(name)
  return [...listed].map((name) => describeTable(name, byTable.get(name) ?? []))
}

/** Drops everything that migrations have made. */
export async function dropTables(trx: Transaction<Schema>, dialect: SqlDialect): Promise<void> {
  const tables = (await listTables(trx, dialect)).map(({ name }) => name).toReversed()
  const indexes = dialect === 'sqlite' ? await listVirtualTables(trx) : []
  for (const name of [...indexes, ...tables, MIGRATIONS])
    await sql`drop table if exists ${sql.table(name)}`.execute(trx)
}

async function listVirtualTables(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from pragma_table_list where schema = 'main' and type = 'virtual'`.execute(db)
  return rows.map(({ name }) => name)
}

function describeTable(name: string, columns: readonly ColumnRow[]): StoredTable {
  const keyed = columns.filter(({ key_position }) => key_position > 0)
  return {
    name,
    columns: columns.map(({ column_name }) => column_name).toSorted(),
    primaryKey: keyed
      .toSorted((one, other) => one.key_position - other.key_position)
      .map(({ column_name }) => column_name),
    counted: columns.filter(({ is_counted }) => is_counted === 1).map((row) => row.column_name),
  }
}

interface ColumnRow {
  readonly table_name: string
  readonly column_name: string
  /** From 1; 0 for columns outside the primary key. */
  readonly key_position: number
  readonly is_counted: 0 | 1
}

const columnQueries: Readonly<Record<SqlDialect, RawBuilder<ColumnRow>>> = {
  // Full-text indexes are virtual tables with shadow tables.
  sqlite: sql`
    select list.name as table_name, info.name as column_name, info.pk as key_position, 0 as is_counted
    from pragma_table_list list, pragma_table_info(list.name) info
    where list.schema = 'main' and list.type = 'table' and list.name not like 'sqlite~_%' escape '~'
      and info.name <> ${MARK}`,
  postgres: sql`
    select class.relname as table_name, attribute.attname as column_name,
      coalesce(array_position(key.indkey::int2[], attribute.attnum) + 1, 0) as key_position,
      (attribute.attidentity <> '')::int as is_counted
    from pg_class class
    join pg_attribute attribute on attribute.attrelid = class.oid
    left join pg_index key on key.indrelid = class.oid and key.indisprimary
    where class.relnamespace = current_schema()::regnamespace and class.relkind in ('r', 'p')
      and attribute.attnum > 0 and not attribute.attisdropped
      and attribute.atttypid <> 'tsvector'::regtype and attribute.attname <> ${MARK}`,
}

interface ReferenceRow {
  readonly child: string
  readonly parent: string
}

const referenceQueries: Readonly<Record<SqlDialect, RawBuilder<ReferenceRow>>> = {
  sqlite: sql`
    select list.name as child, key."table" as parent
    from pragma_table_list list, pragma_foreign_key_list(list.name) key
    where list.schema = 'main'`,
  postgres: sql`
    select child.relname as child, parent.relname as parent
    from pg_constraint reference
    join pg_class child on child.oid = reference.conrelid
    join pg_class parent on parent.oid = reference.confrelid
    where reference.contype = 'f' and child.relnamespace = current_schema()::regnamespace`,
}
