import type { Kysely } from 'kysely'
import type { Schema } from '../database/tables/schema.ts'

/** The tables in which mails wait: notices become mails of the outbox. */
export type MailTable = 'outbox' | 'notice'

export interface MailBacklog {
  readonly waiting: number
  /** How many of these have failed at least once. */
  readonly failedBefore: number
  /** ISO 8601; when the first of them is due, or was. Null if none waits. */
  readonly earliestDueAt: string | null
}

/** Counts what waits in a table, up to `most`. */
export async function countBacklog(
  db: Kysely<Schema>,
  table: MailTable,
  most: number,
): Promise<MailBacklog> {
  return await db
    .selectFrom(({ selectFrom }) =>
      selectFrom(table).select(['due_at', 'attempts']).orderBy('due_at').limit(most).as('waiting'),
    )
    .select(({ fn }) => [
      fn.countAll<number>().as('waiting'),
      fn.countAll<number>().filterWhere('attempts', '>', 0).as('failedBefore'),
      fn.min('due_at').as('earliestDueAt'),
    ])
    .executeTakeFirstOrThrow()
}
