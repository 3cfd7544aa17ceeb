import type {
  CustomerAccess,
  DirectoryEntry,
  DirectoryOnly,
  DirectorySort,
} from '@hausblick/contract/calls/customerDirectory.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import { splitSearchWords } from '../../accounts/customerSearch/parts.ts'
import type { Schema } from '../../database/tables/schema.ts'
import type { WholeScope } from '../../http/access.ts'
import { type Position, readCursor, writeCursor } from './cursor.ts'
import { createSource, type Source } from './source.ts'

const DEFAULT_LIMIT = 50
const MAX_LIMIT = 200

export interface DirectoryQuery {
  readonly search?: string | undefined
  readonly access?: CustomerAccess | undefined
  readonly only?: DirectoryOnly | undefined
  readonly sort?: DirectorySort | undefined
  readonly direction?: 'ascending' | 'descending' | undefined
  readonly cursor?: string | undefined
  readonly limit?: number | undefined
}

interface Page {
  readonly customers: DirectoryEntry[]
  readonly total: number
  readonly next: string | null
  /** Whether summaries are outdated that the service should renew. */
  readonly isStale: boolean
}

/** What is unknown comes before everything else. */
const keys: Readonly<Record<DirectorySort, RawBuilder<string | number>>> = {
  name: sql`entry.label_key`,
  units: sql`entry.units`,
  value: sql`coalesce(entry.value_cents, -1)`,
  imported: sql`entry.figures_changed`,
  seen: sql`coalesce(entry.last_seen_on, '')`,
  waiting: sql`entry.waiting`,
}

/** The keys that are texts. */
const texts: ReadonlySet<DirectorySort> = new Set(['name', 'seen'])

const filters: Readonly<Record<DirectoryOnly, RawBuilder<SqlBool>>> = {
  waiting: sql`entry.waiting > 0`,
  withoutFigures: sql`entry.figures_changed = 0`,
}

/** Reads a page of the customers that match a query. An unreadable cursor leads to the first. */
export async function listDirectory(
  db: Kysely<Schema>,
  _scope: WholeScope,
  query: DirectoryQuery,
  now = new Date(),
): Promise<Page> {
  const { access, only, cursor, sort = 'name', direction = 'ascending' } = query
  const limit = Math.min(query.limit ?? DEFAULT_LIMIT, MAX_LIMIT)
  const source = await createSource(db, splitSearchWords(query.search ?? ''))
  const matches = all([
    ...(access === undefined ? [] : [sql<SqlBool>`${accessAt(now)} = ${access}`]),
    ...(only === undefined ? [] : [filters[only]]),
  ])
  const after =
    cursor === undefined ? null : readCursor(cursor, texts.has(sort) ? 'string' : 'number')
  const total = after?.total ?? (await count(db, source, matches))
  const rows = await readRows(db, source, now, {
    key: keys[sort],
    direction,
    limit: limit + 1,
    where: after ? all([matches, isAfter(keys[sort], direction, after)]) : matches,
  })
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    customers: page.map(toEntry),
    total,
    isStale: source.isStale,
    next: last ? writeCursor({ key: last.key, label: last.label_key, id: last.id, total }) : null,
  }
}

/** Reads what the list says of one customer; undefined if there is no such customer. */
export async function findEntry(
  db: Kysely<Schema>,
  customerId: string,
  now = new Date(),
): Promise<DirectoryEntry | undefined> {
  const source = await createSource(db, [])
  const [row] = await readRows(db, source, now, {
    key: keys.name,
    direction: 'ascending',
    limit: 1,
    where: sql`entry.id = ${customerId}`,
  })
  return row && toEntry(row)
}

interface Wanted {
  readonly key: RawBuilder<string | number>
  readonly direction: 'ascending' | 'descending'
  readonly where: RawBuilder<SqlBool>
  readonly limit: number
}

interface Row {
  readonly key: string | number
  readonly id: string
  readonly label_key: string
  readonly name: string
  readonly contact_email: string
  readonly units: number
  readonly value_cents: number | null
  readonly figures_changed: number
  readonly figures_until: number | null
  readonly people: number
  readonly guests: number
  readonly last_seen_on: string | null
  readonly present: CustomerAccess
  readonly invited_until: string | null
  readonly waiting: number
}

async function readRows(
  db: Kysely<Schema>,
  { from }: Source,
  now: Date,
  { key, direction, where, limit }: Wanted,
): Promise<Row[]> {
  const guests = sql`(
    select count(*) from guest
    where guest.customer_id = page.id and joined_at is not null and ended_at is null
      and guest.until >= ${berlinDay(now)})`
  const order = direction === 'ascending' ? sql`asc` : sql`desc`
  const { rows } = await sql<Row>`
    select page.*, ${guests} as guests from (
      select ${key} as key, entry.*, ${accessAt(now)} as present
      from ${from} where ${where}
      order by ${key} ${order}, entry.label_key, entry.id limit ${limit}
    ) as page order by page.key ${order}, page.label_key, page.id`.execute(db)
  return rows
}

async function count(
  db: Kysely<Schema>,
  { from }: Source,
  where: RawBuilder<SqlBool>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${from} where ${where}`.execute(db)
  return rows[0]?.count ?? 0
}

/** What has become of the access by now: an invitation lapses without anything being stored. */
function accessAt(now: Date): RawBuilder<CustomerAccess> {
  return sql`case
    when entry.access in ('link', 'queued', 'sent', 'opened') and entry.invited_until <= ${now.toISOString()}
    then 'expired' else entry.access end`
}

function isAfter(
  rowKey: RawBuilder<unknown>,
  direction: 'ascending' | 'descending',
  { key, label, id }: Position,
): RawBuilder<SqlBool> {
  const isLater = direction === 'ascending' ? sql`>` : sql`<`
  return sql`(${rowKey} ${isLater} ${key}
    or ${rowKey} = ${key} and (entry.label_key, entry.id) > (${label}, ${id}))`
}

function all(conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`
}

function toEntry(row: Row): DirectoryEntry {
  const until = row.figures_until === null ? null : String(row.figures_until)
  return {
    id: row.id,
    name: row.name || null,
    email: row.contact_email,
    units: row.units,
    value: row.value_cents,
    importedAt: row.figures_changed === 0 ? null : new Date(row.figures_changed).toISOString(),
    figuresUntil: until && `${until.slice(0, 4)}-${until.slice(4)}`,
    people: row.people,
    guests: row.guests,
    lastSeenOn: row.last_seen_on,
    access: row.present,
    expiresAt: row.invited_until,
    waiting: row.waiting,
  }
}
