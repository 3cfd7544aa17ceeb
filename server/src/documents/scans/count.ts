import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { countWaiting } from '../../platform/jobs/countWaiting.ts'
import { scans } from './claim.ts'

/** Counts scanned pages that wait to be read, and those that are not going to be, each up to `most`. */
export async function countScans(db: Kysely<Schema>, most: number) {
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
  // Of which files of before have such pages, nobody has asked yet.
  const files = await countWaiting(db, scans, most, { where: sql`state = 'waiting'` })
  return {
    ...files,
    waiting: await count('waiting'),
    givenUp: await count('unreadable', 'skipped'),
  }
}
