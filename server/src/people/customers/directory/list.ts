import type {
  CustomerAccess,
  DirectoryEntry,
  DirectoryOnly,
  DirectorySort,
} from '@hausblick/contract/calls/customerDirectory.ts'
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../../platform/database/open.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import type { WholeScope } from '../../../platform/http/access.ts'
import { splitSearchWords } from '../../accounts/customerSearch/parts.ts'
import { type Position, readCursor, writeCursor } from './cursor.ts'
import { accessAt, readEntries } from './entries.ts'
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
  /** A customer who is left out. */
  readonly except?: string | undefined
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
  database: Pick<Database, 'db' | 'dialect'>,
  _scope: WholeScope,
  query: DirectoryQuery,
  now = new Date(),
): Promise<Page> {
  const { search = '', sort = 'name', cursor } = query
  const limit = Math.min(query.limit ?? DEFAULT_LIMIT, MAX_LIMIT)
  const source = await createSource(database, splitSearchWords(search))
  const type = texts.has(sort) ? 'string' : 'number'
  const after = cursor === undefined ? null : readCursor(cursor, type)
  const { total, places } = await findPlaces(database.db, source, { query, now, after, limit })
  const page = places.slice(0, limit)
  const last = places.length > limit ? page.at(-1) : undefined
  const entries = await readEntries(
    database.db,
    source,
    page.map(({ id }) => id),
    now,
  )
  return {
    customers: page.flatMap(({ id }) => entries.get(id) ?? []),
    total,
    isStale: source.isStale,
    next: last ? writeCursor({ key: last.key, label: last.label_key, id: last.id, total }) : null,
  }
}

interface Place {
  readonly key: string | number
  readonly label_key: string
  readonly id: string
}

interface Wanted {
  readonly query: DirectoryQuery
  readonly now: Date
  readonly after: Position | null
  readonly limit: number
}

/**
 * Finds the places of a page and of one more customer, and the total. All customers are looked through at most once for each,
 * which takes tens of milliseconds at 100,000 of them.
 */
async function findPlaces(
  db: Kysely<Schema>,
  { from }: Source,
  { query, now, after, limit }: Wanted,
): Promise<{ places: readonly Place[]; total: number }> {
  const { search, access, only, except = '', sort = 'name', direction = 'ascending' } = query
  const matches = sql.join(
    [
      sql<SqlBool>`entry.id <> ${except}`,
      ...(access === undefined ? [] : [sql<SqlBool>`${accessAt(now)} = ${access}`]),
      ...(only === undefined ? [] : [filters[only]]),
    ],
    sql` and `,
  )
  const found = sql`select ${keys[sort]} as key, entry.label_key, entry.id from ${from} where ${matches}`
  // Otherwise the database would go through all in the order of the index to find a few.
  const isNarrow = [search, access, only].some((one) => one !== undefined)
  const materialized = isNarrow ? sql`materialized` : sql`not materialized`
  const order = direction === 'ascending' ? sql`asc` : sql`desc`
  const { rows: places } = await sql<Place & { readonly total: number }>`
    with found as ${materialized} (${found})
    select key, label_key, id, ${after ? sql.lit(0) : sql`(select count(*) from found)`} as total
    from found where ${after ? isAfter(direction, after) : sql`true`}
    order by key ${order}, label_key, id limit ${limit + 1}`.execute(db)
  return { places, total: after?.total ?? places[0]?.total ?? 0 }
}

function isAfter(
  direction: 'ascending' | 'descending',
  { key, label, id }: Position,
): RawBuilder<SqlBool> {
  const [isLater, isFrom] = direction === 'ascending' ? [sql`>`, sql`>=`] : [sql`<`, sql`<=`]
  // The first part bounds the scan of an index.
  return sql`(key ${isFrom} ${key} and (key ${isLater} ${key} or (label_key, id) > (${label}, ${id})))`
}
