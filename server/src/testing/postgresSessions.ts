import { sql } from 'kysely'
import type { Database } from '../database/open.ts'

/** Until then it is waited for that a session is gone: one that is still ending would be taken for the next one. */
const GONE_WITHIN_MS = sql.lit(20_000)

/** Ends every other session of a database, as its administrator can; returns how many there were. */
export async function endOtherSessions({ db }: Database): Promise<number> {
  const { rows } = await sql`
    select pg_terminate_backend(pid, ${GONE_WITHIN_MS}) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db)
  return rows.length
}

/** Ends the sessions that wait for a lock; returns how many there were. */
export async function endWaitingSessions({ db }: Database): Promise<number> {
  const { rows } = await sql`
    select pg_terminate_backend(pid, ${GONE_WITHIN_MS}) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.length
}

export async function countWaitingSessions({ db }: Database): Promise<number> {
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.length
}

/** Locks a table against everything, reads included; returns the function that unlocks it. */
export async function lockTable({ db }: Database, table: string): Promise<() => Promise<void>> {
  const locked = Promise.withResolvers<void>()
  const unlocking = Promise.withResolvers<void>()
  const holding = db.transaction().execute(async (trx) => {
    await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(trx)
    locked.resolve()
    await unlocking.promise
  })
  await locked.promise
  return async () => {
    unlocking.resolve()
    await holding
  }
}
