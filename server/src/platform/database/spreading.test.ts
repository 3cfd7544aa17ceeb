import { type Kysely, type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newDatabaseUrls } from '../../testing/databases.ts'
import { STATEMENTS_FILE } from '../../testing/spreadOut.ts'
import { migrate } from './migrate.ts'
import { type Database, openDatabase } from './open.ts'
import type { Schema } from './tables/schema.ts'
import { tables } from './tables.ts'

interface UniqueKey {
  readonly table: string
  readonly name: string
  readonly columns: readonly string[]
}

interface ForeignKey extends UniqueKey {
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
async function listUniqueKeys(db: Kysely<Schema>): Promise<UniqueKey[]> {
  const { rows } = await sql<UniqueKey>`
    select indrelid::regclass::text as table, indexrelid::regclass::text as name,
      ${names(sql`indkey::int2[]`, sql`indrelid`)} as columns
    from pg_index join pg_class on pg_class.oid = indrelid
    where indisunique and ${isOurs(sql`relnamespace`)} order by 1, 2`.execute(db)
  return rows
}

/** Lists the foreign keys of the tables on PostgreSQL. */
async function listForeignKeys(db: Kysely<Schema>): Promise<ForeignKey[]> {
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
async function listTriggers(db: Kysely<Schema>) {
  const { rows } = await sql<{ readonly table: string; readonly name: string }>`
    select tgrelid::regclass::text as table, tgname::text as name
    from pg_trigger where not tgisinternal order by 1, 2`.execute(db)
  return rows
}

/** Lists the columns of the tables on PostgreSQL, with type and order of texts. */
async function listColumnTypes(db: Kysely<Schema>) {
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

const placed = Object.entries(tables).map(([name, [place]]) => ({ name, place }))
const namesAt = (at: string) => placed.filter(({ place }) => place === at).map(({ name }) => name)
const spread = namesAt('with its customer')
const everywhere = namesAt('everywhere')
const isSpread = (table: string) => spread.includes(table)
const isEverywhere = (table: string) => everywhere.includes(table)
const columnOf = (table: string) => (table === 'customer' ? 'id' : 'customer_id')

/** Whether rows and what they refer to are with the same customer, and so on the same server. */
function followsCustomer({ table, columns, parent, keys }: ForeignKey): boolean {
  const place = columns.indexOf(columnOf(table))
  return place >= 0 && keys[place] === columnOf(parent)
}

/** Whether one end is with its customer and the other is elsewhere, so that no server could check it. */
const crosses = ({ table, parent }: ForeignKey) =>
  isSpread(table) ? !isSpread(parent) && !isEverywhere(parent) : isSpread(parent)

const newUrl = newDatabaseUrls('postgres')
let database: Database
let foreignKeys: ForeignKey[]
beforeAll(async () => {
  database = await openDatabase(await newUrl())
  await migrate(database)
  foreignKeys = await listForeignKeys(database.db)
})
afterAll(() => database.close())

test('every key of what is with its customer has the customer', async () => {
  const keys = (await listUniqueKeys(database.db)).filter(
    ({ table, columns }) => isSpread(table) && !columns.includes(columnOf(table)),
  )
  const astray = foreignKeys.filter(
    (key) => isSpread(key.table) && isSpread(key.parent) && !followsCustomer(key),
  )
  const advice = [...keys, ...astray].map(
    ({ table, name }) => `Add ${columnOf(table)} to ${name}, or place ${table} elsewhere.`,
  )
  expect(advice).toEqual([])
})

test('all customers’ ids are of one type and order, by which rows find their server', async () => {
  const columns = await listColumnTypes(database.db)
  const types = spread.map(
    (table) => columns.find((one) => one.table === table && one.column === columnOf(table))?.type,
  )
  expect(new Set(types)).toEqual(new Set(['text C']))
})

test('the statements are written down; `vitest run spreading -u` writes them anew', async () => {
  const triggers = (await listTriggers(database.db)).filter(({ table }) => isSpread(table))
  const statements = [
    '-- Places the tables of Hausblick on a Citus cluster, as docs/performance.md explains.',
    '-- Written by server/src/platform/database/spreading.test.ts.',
    '',
    '-- 1. Keys between what is spread and what is not.',
    ...foreignKeys.filter(crosses).map(dropKey),
    '',
    '-- 2. Triggers of what is spread.',
    ...triggers.map(({ table, name }) => `drop trigger ${name} on ${table};`),
    '',
    '-- 3. What every server has whole.',
    ...everywhere.map((table) => `select create_reference_table('${table}');`),
    '',
    '-- 4. What is with its customer.',
    ...spread.map(distribute),
    '',
    '-- What stays on the coordinator, since it',
    ...placed
      .filter(
        ({ name, place }) => typeof place === 'string' && !isSpread(name) && !isEverywhere(name),
      )
      .map(({ name, place }) => `-- ${name}: ${place}`),
    '',
    '-- What stays there until it has the customer in its key',
    ...placed.flatMap(({ name, place }) =>
      typeof place === 'string' ? [] : [`-- ${name}: ${place.wayOut}`],
    ),
    '',
  ]
  await expect(statements.join('\n')).toMatchFileSnapshot(STATEMENTS_FILE)
})

test('what others refer to is spread before them', () => {
  const late = foreignKeys.filter(
    ({ table, parent }) => isSpread(parent) && spread.indexOf(parent) > spread.indexOf(table),
  )
  expect(late.filter((key) => !crosses(key))).toEqual([])
})

function dropKey({ table, name, parent, cascades }: ForeignKey): string {
  const lost = cascades ? ` -- rows went with ${parent}` : ''
  return `alter table ${table} drop constraint ${name};${lost}`
}

function distribute(table: string): string {
  const rest = table === 'customer' ? '' : ", colocate_with => 'customer'"
  return `select create_distributed_table('${table}', '${columnOf(table)}'${rest});`
}
