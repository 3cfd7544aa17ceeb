import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'

/** Makes a paper wait again whose giving is being taken back, unless somebody else has a document of it too. */
export async function returnPaper(trx: Transaction<Schema>, givingId: string): Promise<void> {
  const isOthers = (table: 'document' | 'withheld_document') => sql<boolean>`exists (
    select 1 from ${sql.table(table)} as other
    where other.file_key = paper.storage_key and not exists (
      select 1 from giving_recipient as recipient
      where recipient.giving_id = ${givingId}
        and recipient.customer_id = other.customer_id and recipient.number = other.number))`
  await trx
    .updateTable('paper')
    .set({ state: 'waiting', ended_by: null, ended_at: null, until: null })
    .where('state', '=', 'filed')
    .where('storage_key', '=', ({ selectFrom }) =>
      selectFrom('giving').select('file_key').where('id', '=', givingId),
    )
    .where(({ not }) => not(isOthers('document')))
    .where(({ not }) => not(isOthers('withheld_document')))
    .execute()
}
