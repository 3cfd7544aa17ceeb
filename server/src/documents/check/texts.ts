import type { Kysely } from 'kysely'
import type { Schema } from '../../database/tables/schema.ts'

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

/** Makes the service retry extracting the text of every document that it gave up on. */
export async function retryTexts(db: Kysely<Schema>): Promise<void> {
  await db
    .updateTable('document')
    .set({ text_state: 'pending', text_attempts: 0, text_claimed_until: null })
    .where('text_state', '=', 'failed')
    .execute()
}
