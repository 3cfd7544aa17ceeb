import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { writeActiveContent } from '../activeContent.ts'

const UNKNOWN = writeActiveContent(['unknown'])

/** How many documents were given up on for searching, by reason. */
export interface FailedTexts {
  /** The file could not be fetched from storage, on any attempt. */
  readonly unreachable: number
  /** No text could be extracted from the file. */
  readonly unreadable: number
}

export async function countFailedTexts(db: Kysely<Schema>): Promise<FailedTexts> {
  return await db
    .selectFrom('document')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('text_attempts', '>', 0).as('unreachable'),
      fn.countAll<number>().filterWhere('text_attempts', '=', 0).as('unreadable'),
    ])
    .where('text_state', '=', 'failed')
    .executeTakeFirstOrThrow()
}

/** Makes the service read every document again that it gave up on. */
export async function retryTexts(db: Kysely<Schema>): Promise<void> {
  await db
    .updateTable('document')
    .set({ text_attempts: 0, text_claimed_until: null, active_content: null })
    .set({ text_state: sql`case when text_state = 'failed' then 'pending' else text_state end` })
    .where(({ and, eb, or }) =>
      or([
        eb('text_state', '=', 'failed'),
        // It was given up on because its file could not be fetched.
        and([eb('active_content', '=', UNKNOWN), eb('text_attempts', '>', 0)]),
      ]),
    )
    .execute()
}
