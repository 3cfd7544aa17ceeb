import type { Kysely } from 'kysely'
import type { Schema } from '../../database/tables/schema.ts'

/** Documents whose text was given up, by the reason. */
export interface FailedTexts {
  /** The bytes could not be had, again and again. */
  readonly unreachable: number
  /** What is in them could not be read. */
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

/** Has the service try again to take the text out of all documents where that was given up. */
export async function retryTexts(db: Kysely<Schema>): Promise<void> {
  await db
    .updateTable('document')
    .set({ text_state: 'pending', text_attempts: 0, text_claimed_until: null })
    .where('text_state', '=', 'failed')
    .execute()
}
