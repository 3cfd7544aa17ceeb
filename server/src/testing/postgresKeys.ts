import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../database/tables/schema.ts'

export interface UniqueKey {
  readonly table: string
  readonly name: string
  readonly columns: readonly string[]
}

export interface ForeignKey extends UniqueKey {
  readonly parent: string
  /** The columns of the parent, in the order of the child's. */
  readonly keys: readonly string[]
  readonly cascades: boolean
}

const isOurs = (namespace: RawBuilder<unknown>) =>
  sql`${namespace} = current_schema()::regnamespace`

const names = (numbers: RawBuilder<unknown>, table: RawBuilder<unknown>) => sql`
  (select array_agg(attname::text order by place) from unnest(${numbers}) with ordinality as key (number, place)
    join pg_attribute on attrelid = ${table} and attnum = key.number)`

/** Lists primary keys and unique indexes of the tables on PostgreSQL. */
export async function listUniqueKeys(db: Kysely<Schema>): Promise<UniqueKey[]> {
  const { rows } = await sql<UniqueKey>`
    select indrelid::regclass::text as table, indexrelid::regclass::text as name,
      ${names(sql`indkey::int2[]`, sql`indrelid`)} as columns
    from pg_index join pg_class on pg_class.oid = indrelid
    where indisunique and ${isOurs(sql`relnamespace`)} order by 1, 2`.execute(db)
  return rows
}

/** Lists the foreign keys of the tables on PostgreSQL. */
export async function listForeignKeys(db: Kysely<Schema>): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select conrelid::regclass::text as table, conname::text as name,
      confrelid::regclass::text as parent, confdeltype = 'c' as cascades,
      ${names(sql`conkey`, sql`conrelid`)} as columns, ${names(sql`confkey`, sql`confrelid`)} as keys
    from pg_constraint where contype = 'f' and ${isOurs(sql`connamespace`)} order by 1, 2`.execute(
    db,
  )
  return rows
}

/** Lists the triggers of the tables on PostgreSQL. */
export async function listTriggers(db: Kysely<Schema>) {
  const { rows } = await sql<{ readonly table: string; readonly name: string }>`
    select tgrelid::regclass::text as table, tgname::text as name
    from pg_trigger where not tgisinternal order by 1, 2`.execute(db)
  return rows
}

/** Lists the columns of the tables on PostgreSQL, with type and order of texts. */
export async function listColumnTypes(db: Kysely<Schema>) {
  const { rows } = await sql<{
    readonly table: string
    readonly column: string
    readonly type: string
  }>`
    select attrelid::regclass::text as table, attname::text as column,
      concat_ws(' ', format_type(atttypid, atttypmod), collname) as type
    from pg_attribute join pg_class on pg_class.oid = attrelid
      left join pg_collation on pg_collation.oid = attcollation
    where relkind = 'r' and attnum > 0 and not attisdropped and ${isOurs(sql`relnamespace`)}`.execute(
    db,
  )
  return rows
}
