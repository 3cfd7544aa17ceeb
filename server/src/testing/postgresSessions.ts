import { sql } from 'kysely'
import type { Database } from '../platform/database/open.ts'

/** How long to wait for a terminated session to disappear, so that it is not mistaken for a new one. */
const GONE_WITHIN_MS = sql.lit(20_000)

/** Terminates all other sessions of a database; returns their number. */
export async function endDatabaseSessions({ db }: Database): Promise<number> {
  const { rows } = await sql`
    select pg_terminate_backend(pid, ${GONE_WITHIN_MS}) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db)
  return rows.length
}

/** Sessions that wait for a lock, except the service's own look for customers to index, which may come at any time. */
const isWaiting = sql`
  datname = current_database() and wait_event_type = 'Lock' and query not like '%find_version%'`

/** Terminates the sessions that wait for a lock; returns their number. */
export async function endWaitingSessions({ db }: Database): Promise<number> {
  const { rows } = await sql`
    select pg_terminate_backend(pid, ${GONE_WITHIN_MS}) from pg_stat_activity
    where ${isWaiting}`.execute(db)
  return rows.length
}

export async function countWaitingSessions({ db }: Database): Promise<number> {
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where ${isWaiting}`.execute(db)
  return rows.length
}

/** Locks a table, against reads too; returns the function that unlocks it. */
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
