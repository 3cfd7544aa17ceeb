import { type Kysely, sql } from 'kysely'
import type { Schema } from '../database/tables/schema.ts'
import type { Column, Queue, Selection, Table } from './queue.ts'

export interface Backlog {
  readonly waiting: number
  /** How many of these have failed at least once. */
  readonly failedBefore: number
  /** ISO 8601; since when the oldest waits, or when it is due where nothing says so; null if none does. */
  readonly oldestAt: string | null
  /** The same of those that have not failed. */
  readonly oldestUntriedAt: string | null
}

/** Counts what waits, up to `most`, the oldest first. */
export async function countWaiting<T extends Table, K extends Column<T>>(
  db: Kysely<Schema>,
  { table, due, since = sql.ref(due), attempts, waits }: Queue<T, K>,
  most: number,
  { where = sql`1 = 1` }: Pick<Selection, 'where'> = {},
): Promise<Backlog> {
  const failed = attempts ? sql.ref(attempts) : sql.lit(0)
  const { rows } = await sql<Backlog>`
    select count(*) as waiting, count(case when failed > 0 then 1 end) as "failedBefore",
      min(since) as "oldestAt", min(case when failed = 0 then since end) as "oldestUntriedAt"
    from (
      select ${since} as since, ${failed} as failed from ${sql.table(table)}
      where ${waits} and ${where} order by ${since} limit ${sql.lit(most)}
    ) as waiting`.execute(db)
  const [backlog] = rows
  if (!backlog) throw new Error('A count without a row.')
  return backlog
}
