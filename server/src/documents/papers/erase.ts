import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { queueFileRemovals } from '../withheld/storedFiles.ts'

/**
 * Deletes the papers that became documents of a customer, and the piles that they were cut from, which no longer serve but to
 * undo that. The documents must not be deleted yet. Letters to others have files of their own.
 */
export async function erasePapers(trx: Transaction<Schema>, customerId: string): Promise<void> {
  let erased = await trx
    .deleteFrom('paper')
    .where(
      sql<boolean>`storage_key in (
        select file_key from document where customer_id = ${customerId} and file_key is not null
        union all
        select file_key from withheld_document where customer_id = ${customerId} and file_key is not null)`,
    )
    // Such a one is being taken back from many.
    .where('state', '!=', 'waiting')
    .returning(['storage_key', 'cut_by'])
    .execute()
  while (erased.length > 0) {
    await queueFileRemovals(
      trx,
      erased.map(({ storage_key }) => storage_key),
    )
    const splits = erased.flatMap(({ cut_by }) => cut_by ?? [])
    if (splits.length === 0) return
    erased = await trx
      .deleteFrom('paper')
      .where('split_by', 'in', splits)
      .where('state', '=', 'split')
      .returning(['storage_key', 'cut_by'])
      .execute()
  }
}
