import type { CustomerAccess, DirectoryEntry } from '@hausblick/contract/calls/customerDirectory.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/open.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { seenInSessions } from './seen.ts'
import { createSource, type Source } from './source.ts'

/** Reads what the list says of one customer; undefined if there is no such customer. */
export async function findEntry(
  database: Pick<Database, 'db' | 'dialect'>,
  customerId: string,
  now = new Date(),
): Promise<DirectoryEntry | undefined> {
  const source = await createSource(database, [])
  return (await readEntries(database.db, source, [customerId], now)).get(customerId)
}

interface Row {
  readonly id: string
  readonly name: string
  readonly contact_email: string
  readonly units: number
  readonly value_cents: number | null
  readonly figures_changed: number
  readonly figures_until: number | null
  readonly people: number
  readonly guests: number
  readonly last_seen_on: string | null
  readonly seen: string | null
  readonly present: CustomerAccess
  readonly invited_until: string | null
  readonly waiting: number
}

/** Reads what lists say of some customers, by id. */
export async function readEntries(
  db: Kysely<Schema>,
  { from }: Source,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, DirectoryEntry>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Row>`
    select entry.*, ${accessAt(now)} as present, ${seenInSessions} as seen, (
      select count(*) from guest
      where guest.customer_id = entry.id and joined_at is not null and ended_at is null
        and guest.until >= ${berlinDay(now)}) as guests
    from ${from} where entry.id in (${sql.join(ids)})`.execute(db)
  return new Map(rows.map((row) => [row.id, toEntry(row)]))
}

/** What has become of the access by now: an invitation lapses without anything being stored. */
export function accessAt(now: Date): RawBuilder<CustomerAccess> {
  return sql`case
    when entry.access in ('link', 'queued', 'sent', 'opened') and entry.invited_until <= ${now.toISOString()}
    then 'expired' else entry.access end`
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
    lastSeenOn: [row.last_seen_on, row.seen].toSorted().findLast((day) => day !== null) ?? null,
    access: row.present,
    expiresAt: row.invited_until,
    waiting: row.waiting,
  }
}
