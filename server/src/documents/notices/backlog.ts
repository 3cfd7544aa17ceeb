import type { Kysely } from 'kysely'
import type { Schema } from '../../database/tables/schema.ts'
import type { MailBacklog } from '../../mail/backlog.ts'

/** Counts the notices that wait to be mailed, up to `most`. */
export async function countNotices(db: Kysely<Schema>, most: number): Promise<MailBacklog> {
  return await db
    .selectFrom(({ selectFrom }) =>
      selectFrom('notice')
        .select(['due_at', 'attempts'])
        .orderBy('due_at')
        .limit(most)
        .as('waiting'),
    )
    .select(({ fn }) => [
      fn.countAll<number>().as('waiting'),
      fn.countAll<number>().filterWhere('attempts', '>', 0).as('failedBefore'),
      fn.min('due_at').as('earliestDueAt'),
    ])
    .executeTakeFirstOrThrow()
}
