import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'

/** Counts scanned pages that wait to be read, and those that are not going to be, each up to `most`. */
export async function countScans(
  db: Kysely<Schema>,
  most: number,
): Promise<{ readonly waiting: number; readonly unreadable: number }> {
  const count = async (...states: ('waiting' | 'unreadable' | 'skipped')[]) => {
    const { pages } = await db
      .selectFrom(({ selectFrom }) =>
        selectFrom('scan_page')
          .select('page')
          // Literals rather than parameters, so that the partial index applies.
          .where(sql<boolean>`state in (${sql.join(states.map((state) => sql.lit(state)))})`)
          .where(sql<boolean>`state <> 'read'`)
          .limit(most)
          .as('counted'),
      )
      .select(({ fn }) => fn.countAll<number>().as('pages'))
      .executeTakeFirstOrThrow()
    return pages
  }
  return { waiting: await count('waiting'), unreadable: await count('unreadable', 'skipped') }
}
