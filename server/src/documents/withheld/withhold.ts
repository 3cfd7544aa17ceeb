import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type {
  WithheldColumn,
  WithheldDocumentTable,
} from '../../platform/database/tables/withheld.ts'

/** What moves between `document` and `withheld_document`. */
export const withheldColumns = [
  'customer_id',
  'number',
  'storage_key',
  'file_key',
  'file_name',
  'street',
  'date',
  'type',
  'name',
  'size',
  'sha256',
  'state',
  'typed_name',
  'message',
  'uploaded_at',
  'uploaded_by_issuer',
  'uploaded_by_subject',
  'uploaded_by_email',
  'filed_at',
  'upload_key',
  'upload_sha256',
  'active_content',
  'expense_kind',
] as const satisfies readonly (WithheldColumn | 'active_content' | 'expense_kind')[]

export interface DocumentKey {
  readonly customerId: string
  readonly number: number
}

/** Why, by whom and until when a document is withheld. */
export type Withholding = Pick<WithheldDocumentTable, 'reason' | 'withheld_by' | 'until'>

/**
 * Withholds a document: its text, listing and pending notices go, and no read of documents finds it. The caller must hold the
 * lock on the customer's row. Does nothing if there is no such document.
 */
export async function withholdDocument(
  trx: Transaction<Schema>,
  { customerId, number }: DocumentKey,
  { reason, withheld_by, until }: Withholding,
): Promise<void> {
  const columns = sql.join(withheldColumns.map((column) => sql.ref(column)))
  await sql`
    insert into withheld_document (${columns}, reason, withheld_at, withheld_by, until)
    select ${columns}, cast(${reason} as text), cast(${new Date().toISOString()} as text),
      cast(${withheld_by} as text), cast(${until} as text)
    from document where customer_id = ${customerId} and number = ${number}`.execute(trx)
  await dropDocument(trx, { customerId, number })
}

/** Removes a document from the index, with its text, listing and pending notices. */
export async function dropDocument(
  trx: Transaction<Schema>,
  { customerId, number }: DocumentKey,
): Promise<void> {
  // Everything else about it refers to this row and goes with it.
  await trx
    .deleteFrom('document')
    .where('customer_id', '=', customerId)
    .where('number', '=', number)
    .execute()
}
