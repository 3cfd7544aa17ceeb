import type { AuditAction } from '@hausblick/contract/audit.ts'
import type { AuditLine } from '@hausblick/contract/calls/audit.ts'
import type { AccountKey } from '@hausblick/contract/calls/linkedAccounts.ts'
import { TIME_ZONE } from '@hausblick/figures/dates/berlinDay.ts'
import type { Kysely, SelectQueryBuilder } from 'kysely'
import { endOfPrefix } from '../../platform/database/endOfPrefix.ts'
import type { AuditEntryTable } from '../../platform/database/tables/audit.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { CustomerScope, Scope } from '../../platform/http/access.ts'

export interface LineFilter {
  /** What an actor's email address begins with, in lower case. */
  readonly email?: string | undefined
  readonly action?: AuditAction | undefined
  /** The first and last day in Berlin, ISO 8601. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

interface Page {
  /** Lines with a smaller number. */
  readonly before: number
  readonly limit: number
}

export type StoredLine = Pick<
  AuditEntryTable,
  'number' | 'at' | 'action' | 'actor_kind' | 'actor_email' | 'customer_id' | 'details' | 'hash'
>
type Query = SelectQueryBuilder<Schema, 'audit_entry', object>

/** Reads lines of the log, newest first. */
export async function readLines(
  db: Kysely<Schema>,
  scope: Scope,
  { email, action, from, to }: LineFilter,
  page: Page,
): Promise<StoredLine[]> {
  let found: Query = db.selectFrom('audit_entry')
  if (scope.kind === 'customer') found = found.where('customer_id', '=', scope.customerId)
  if (action !== undefined) found = found.where('action', '=', action)
  if (email)
    found = found.where('actor_email', '>=', email).where('actor_email', '<', endOfPrefix(email))
  if (from !== undefined) found = found.where('at', '>=', startOfDay(from, 0))
  if (to !== undefined) found = found.where('at', '<', startOfDay(to, 1))
  return await readPage(found, page)
}

/**
 * Reads the lines about an account, newest first: what it did, failed sign-ins to its address, and for a customer what
 * happened to their data. They do not learn who was refused access to it, which is another's.
 */
export async function readOwnLines(
  db: Kysely<Schema>,
  scope: CustomerScope | null,
  { issuer, subject, email }: AccountKey & { readonly email: string },
  page: Page,
): Promise<StoredLine[]> {
  const lines = db.selectFrom('audit_entry')
  const own = await readPage(
    lines.where((eb) =>
      eb.and([
        eb('actor_issuer', '=', issuer),
        eb('actor_subject', '=', subject),
        eb('actor_email', '=', email),
      ]),
    ),
    page,
  )
  const failed = await readPage(
    lines.where('actor_email', '=', email).where('actor_kind', '=', 'nobody'),
    page,
  )
  const about = scope
    ? await readPage(
        lines.where('customer_id', '=', scope.customerId).where('action', '!=', 'refused'),
        page,
      )
    : []
  const byNumber = new Map([...own, ...failed, ...about].map((line) => [line.number, line]))
  return [...byNumber.values()]
    .toSorted((one, other) => other.number - one.number)
    .slice(0, page.limit)
}

async function readPage(found: Query, { before, limit }: Page): Promise<StoredLine[]> {
  return await found
    .select([
      'number',
      'at',
      'action',
      'actor_kind',
      'actor_email',
      'customer_id',
      'details',
      'hash',
    ])
    .where('number', '<', before)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()
}

export function toLine(stored: StoredLine): AuditLine {
  const { number, at, action, actor_kind: actor, actor_email, customer_id, details } = stored
  return {
    number,
    at,
    action,
    actor,
    email: actor_email ?? '',
    customerId: customer_id ?? '',
    details: details === null ? {} : JSON.parse(details),
  }
}

/** Returns when the day begins in Berlin that is a number of days after another, ISO 8601 in UTC. */
function startOfDay(day: string, after: number): string {
  const zoned = Temporal.PlainDate.from(day).add({ days: after }).toZonedDateTime(TIME_ZONE)
  return new Date(zoned.epochMilliseconds).toISOString()
}
