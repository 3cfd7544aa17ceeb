import type { Transaction } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { emitEvent } from './emit.ts'

/** Notes that a document of a customer waits in the inbox, or stands in their list. */
export async function emitDocument(
  trx: Transaction<Schema>,
  what: 'received' | 'filed',
  { customerId, number }: { readonly customerId: string; readonly number: number },
): Promise<void> {
  await emitEvent(trx, {
    type: `document.${what}`,
    customerId,
    about: `document ${number}`,
    ids: { document: number },
  })
}
