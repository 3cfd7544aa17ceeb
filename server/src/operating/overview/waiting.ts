import { MOST_COUNTED, type Waiting } from '@hausblick/contract/calls/overview.ts'
import { type Kysely, sql } from 'kysely'
import { findNames } from '../../people/customers/names.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { WholeScope } from '../../platform/http/access.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** An invitation that lapses so soon waits for somebody. */
const LAPSES_DAYS = 3
const NAMED = 3

/** Reads what waits, as far as whoever asks may do something about it. */
export async function readWaiting(
  db: Kysely<Schema>,
  _scope: WholeScope,
  {
    mayImport,
    mayInvite,
    now = new Date(),
  }: {
    readonly mayImport: boolean
    readonly mayInvite: boolean
    readonly now?: Date
  },
): Promise<Waiting> {
  return {
    inbox: await readInbox(db),
    imports: mayImport ? await readImports(db) : null,
    invitations: mayInvite ? await readInvitations(db, now) : null,
    deletionRequests: await readDeletionRequests(db),
    reports: await readReports(db),
  }
}

async function readInbox(db: Kysely<Schema>): Promise<Waiting['inbox']> {
  const documents = await db
    .selectFrom(({ selectFrom }) =>
      selectFrom('document')
        .select(['uploaded_at', 'customer_id'])
        // A literal rather than a parameter, so that the partial index applies.
        .where(sql<boolean>`state = 'received'`)
        .orderBy('uploaded_at')
        .limit(MOST_COUNTED)
        .as('waiting'),
    )
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min('uploaded_at').as('oldestAt'),
      fn.count<number>('customer_id').distinct().as('owners'),
    ])
    .executeTakeFirstOrThrow()
  // They are no owner's yet.
  const papers = await db
    .selectFrom('paper')
    .where(sql<boolean>`state = 'waiting'`)
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('arrived_at').as('oldestAt')])
    .executeTakeFirstOrThrow()
  const [oldestAt = null] = [documents.oldestAt, papers.oldestAt]
    .filter((at) => at !== null)
    .toSorted()
  const count = Math.min(documents.count + papers.count, MOST_COUNTED)
  return { ...documents, count, oldestAt }
}

async function readImports(db: Kysely<Schema>): Promise<Waiting['imports']> {
  const waiting = await db
    .selectFrom('import_run')
    .select('id')
    .where('state', 'in', ['open', 'mapping', 'faulty', 'checked'])
    .orderBy('started_at', 'desc')
    .execute()
  return { count: waiting.length, newestId: waiting[0]?.id ?? null }
}

async function readInvitations(db: Kysely<Schema>, now: Date): Promise<Waiting['invitations']> {
  const lapsing = await db
    .selectFrom('invitation')
    .select(['customer_id', 'email', 'expires_at'])
    .where('redeemed_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .where('expires_at', '<=', new Date(now.getTime() + LAPSES_DAYS * DAY_MS).toISOString())
    .orderBy('expires_at')
    .limit(MOST_COUNTED)
    .execute()
  const invited = lapsing.slice(0, NAMED)
  const customerIds = invited.flatMap(({ customer_id }) => customer_id ?? [])
  const names = await findNames(db, customerIds)
  return {
    count: lapsing.length,
    firstExpiresAt: lapsing[0]?.expires_at ?? null,
    names: invited.map(({ customer_id, email }) =>
      customer_id === null ? (email ?? '') : (names.get(customer_id) ?? customer_id),
    ),
  }
}

async function readDeletionRequests(db: Kysely<Schema>): Promise<Waiting['deletionRequests']> {
  const requests = await db
    .selectFrom('deletion_request')
    .select('customer_id')
    .orderBy('requested_at')
    .limit(MOST_COUNTED)
    .execute()
  const first = requests.slice(0, NAMED).map(({ customer_id }) => customer_id)
  const names = await findNames(db, first)
  return { count: requests.length, names: first.map((id) => names.get(id) ?? id) }
}

async function readReports(db: Kysely<Schema>): Promise<Waiting['reports']> {
  const newest = await db
    .selectFrom('report_run')
    .select(['id', 'year'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('report')
          .select('report.run_id')
          .whereRef('report.run_id', '=', 'report_run.id')
          .where(sql<boolean>`report.state = 'made'`),
      ),
    )
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!newest) return { count: 0, year: null }
  const { count } = await db
    .selectFrom(({ selectFrom }) =>
      selectFrom('report')
        .select('run_id')
        .where('run_id', '=', newest.id)
        .where(sql<boolean>`state = 'made'`)
        .limit(MOST_COUNTED)
        .as('made'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { count, year: newest.year }
}
