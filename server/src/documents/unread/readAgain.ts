import type { UnreadFile } from '@hausblick/contract/calls/unreadPages.ts'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { transact } from '../../platform/database/transact.ts'
import type { WholeScope } from '../../platform/http/access.ts'
import { fileKey } from '../fileKey.ts'
import { isUnread } from './list.ts'

/** Queues the unread pages of a file to be read at once. Does nothing if there are none, or the file is gone. */
export async function readAgain(
  db: Kysely<Schema>,
  _scope: WholeScope,
  { customerId, number }: Pick<UnreadFile, 'customerId' | 'number'>,
): Promise<void> {
  const files =
    customerId === null
      ? db.selectFrom('paper').select('storage_key as key').where('id', '=', number)
      : db
          .selectFrom('document')
          .select(fileKey.as('key'))
          .where('customer_id', '=', customerId)
          .where('number', '=', number)
  await transact(db, async (trx) => {
    const file = await files.executeTakeFirst()
    if (!file) return
    await trx
      .updateTable('scan_page')
      .set({ state: 'waiting', reason: null })
      .where('file_key', '=', file.key)
      .where(isUnread)
      .execute()
    await trx
      .updateTable('scan')
      .set({ state: 'waiting', claimed_until: null, attempts: 0 })
      .where('file_key', '=', file.key)
      .execute()
  })
}
