import { type Kysely, sql } from 'kysely'
import type { Schema } from '../database/tables/schema.ts'
import type { Column, Queue, Table } from './queue.ts'

export interface Backlog {
  readonly waiting: number
  /** How many of these have failed at least once. */
  readonly failedBefore: number
  /** ISO 8601; null if none waits, or all that does is due at once. */
  readonly earliestDueAt: string | null
}

/** Counts what waits, up to `most`, how much of it has failed before, and when the first of it is due, or was. */
export async function countWaiting<T extends Table, K extends Column<T>>(
  db: Kysely<Schema>,
  { table, due, attempts, waits, order }: Queue<T, K>,
  most: number,
): Promise<Backlog> {
  const failed = attempts ? sql.ref(attempts) : sql.lit(0)
  const { rows } = await sql<Backlog>`
    select count(*) as waiting, count(case when failed > 0 then 1 end) as "failedBefore",
      min(due) as "earliestDueAt"
    from (
      select ${sql.ref(due)} as due, ${failed} as failed from ${sql.table(table)}
      where ${waits} order by ${order} limit ${sql.lit(most)}
    ) as waiting`.execute(db)
  const [backlog] = rows
  if (!backlog) throw new Error('A count without a row.')
  return backlog
}
