import { type Work, type WorkKind, workKinds } from '@hausblick/contract/calls/overview.ts'
import { type Kysely, sql } from 'kysely'
import { notices } from '../documents/notices/queue.ts'
import { countScans } from '../documents/scans/count.ts'
import { paperTexts, texts } from '../documents/search/claimText.ts'
import { reminders } from '../doors/reminders/collect.ts'
import { countDeliveries } from '../people/webhooks/backlog.ts'
import type { Schema } from '../platform/database/tables/schema.ts'
import { type Backlog, countWaiting } from '../platform/jobs/countWaiting.ts'
import { outbox } from '../platform/mail/outbox.ts'
import { countRefused } from '../platform/mail/refused.ts'
import { imports } from '../sets/import/runs/claim.ts'
import { reports } from '../sets/reports/runs/claim.ts'

/** What is read while the machine has nothing else to do. */
export const READ_AT_REST: readonly WorkKind[] = ['texts', 'papers', 'scans']
/** Whatever came by day is read by the next one, unless the machine has no rest by night either. */
const LATE_S = 24 * 60 * 60

type Counted = Backlog & Partial<Pick<Work, 'givenUp' | 'reason'>>

const counts: Readonly<Record<WorkKind, (db: Kysely<Schema>, most: number) => Promise<Counted>>> = {
  texts: (db, most) => countWaiting(db, texts, most),
  // Those that nobody has filed.
  papers: (db, most) => countWaiting(db, paperTexts, most, { where: sql`state = 'waiting'` }),
  scans: countScans,
  mails: async (db, most) => {
    const { count: givenUp, reason } = await countRefused(db, most)
    return { ...(await countWaiting(db, outbox, most)), givenUp, reason }
  },
  notices: (db, most) => countWaiting(db, notices, most),
  reminders: (db, most) => countWaiting(db, reminders, most),
  reports: (db, most) => countWaiting(db, reports, most),
  imports: (db, most) => countWaiting(db, imports, most),
  webhooks: countDeliveries,
}

/** Counts what waits of a kind of work, and what was given up, each up to `most`. */
export async function countWork(db: Kysely<Schema>, kind: WorkKind, most: number) {
  return { givenUp: 0, reason: null, ...(await counts[kind](db, most)) }
}

/** Lists what waits by kind, since when, and why. */
export async function listWork(
  db: Kysely<Schema>,
  most: number,
  { kinds = workKinds, readsScans }: { kinds?: readonly WorkKind[]; readonly readsScans: boolean },
): Promise<Work[]> {
  const listed: Work[] = []
  for (const kind of kinds) {
    if (kind === 'scans' && !readsScans) continue
    const { oldestAt, oldestUntriedAt, ...counted } = await countWork(db, kind, most)
    const since = oldestUntriedAt ?? oldestAt
    listed.push({
      ...{ ...counted, kind },
      // What is claimed, or collected first, may be due later.
      since: secondsSince(since) > 0 ? since : null,
      // What could not be fetched waits for its file.
      isLate: READ_AT_REST.includes(kind) && secondsSince(oldestUntriedAt) > LATE_S,
    })
  }
  return listed
}

/** Returns for how long something has waited; 0 where it waits for a later time, or nothing does. */
export function secondsSince(at: string | null): number {
  return at === null ? 0 : Math.max(0, (Date.now() - Date.parse(at)) / 1000)
}
