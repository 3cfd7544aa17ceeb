import { hostname } from 'node:os'
import type { Kysely } from 'kysely'
import type { MailboxTable } from '../../platform/database/tables/mailbox.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
/** A process that has not renewed its lease for so long has died. */
const LEASE_MS = 2 * MINUTE_MS
const RENEW_MS = 30 * SECOND_MS
/** From the end of a look to the next one. */
const PAUSE_MS = 30 * SECOND_MS
/** After each look in succession that has failed. */
const BACKOFF_MS = [PAUSE_MS, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS]
const LONGEST_MS = 15 * MINUTE_MS
/** With its start, since another process may have its number later. */
const SELF = `${hostname()} ${process.pid} ${Math.round(performance.timeOrigin)}`

const at = (ms: number) => new Date(Date.now() + ms).toISOString()

/** The right to look into the mailbox, which one process has at a time. */
export interface Lease {
  /** Aborted when another process has taken it, or when this one is to stop. */
  readonly signal: AbortSignal
  /** Ends it after a look that has seen everything. */
  succeed(): Promise<void>
  /** Ends it after a look that has failed. */
  fail(reason: string): Promise<void>
  /** Ends it so that another process may look at once. */
  release(): Promise<void>
}

/** Takes the lease if it is time to look and no other process does; returns null otherwise, without writing. */
export async function takeLease(db: Kysely<Schema>, stopping: AbortSignal): Promise<Lease | null> {
  const row = await db.selectFrom('mailbox').selectAll().executeTakeFirstOrThrow()
  if (!isDue(row)) return null
  const taken = await db
    .updateTable('mailbox')
    .set({ holder: SELF, looks_at: at(LEASE_MS) })
    .where('looks_at', '=', row.looks_at)
    .where((eb) => (row.holder === null ? eb('holder', 'is', null) : eb('holder', '=', row.holder)))
    .executeTakeFirst()
  return taken.numUpdatedRows > 0n ? hold(db, row, stopping) : null
}

function hold(db: Kysely<Schema>, { failures, failed_since }: MailboxTable, stopping: AbortSignal) {
  const lost = new AbortController()
  const renew = async () => {
    const { numUpdatedRows } = await own(db)
      .set({ looks_at: at(LEASE_MS) })
      .executeTakeFirst()
    if (numUpdatedRows === 0n) lost.abort(new Error('another process looks into the mailbox'))
  }
  const timer = setInterval(() => void renew().catch((error) => lost.abort(error)), RENEW_MS)
  const end = async (changes: Partial<Omit<MailboxTable, 'id'>>) => {
    clearInterval(timer)
    await own(db)
      .set({ holder: null, ...changes })
      .execute()
  }
  const lease: Lease = {
    signal: AbortSignal.any([lost.signal, stopping]),
    succeed: () =>
      end({
        looks_at: at(PAUSE_MS),
        looked_at: at(0),
        failures: 0,
        failed_since: null,
        failure: null,
      }),
    fail: (failure) =>
      end({
        looks_at: at(BACKOFF_MS[failures] ?? LONGEST_MS),
        failures: failures + 1,
        failed_since: failed_since ?? at(0),
        failure,
      }),
    release: () => end({ looks_at: at(0) }),
  }
  return lease
}

function own(db: Kysely<Schema>) {
  return db.updateTable('mailbox').where('holder', '=', SELF)
}

/** Also where the process that holds the lease has died on this machine, or the clock has been set back since. */
function isDue({ holder, looks_at }: MailboxTable): boolean {
  return looks_at <= at(0) || looks_at > at(2 * LONGEST_MS) || (holder !== null && isDead(holder))
}

function isDead(holder: string): boolean {
  const [host, pid] = holder.split(' ')
  if (host !== hostname()) return false
  if (Number(pid) === process.pid) return holder !== SELF
  try {
    process.kill(Number(pid), 0)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}
