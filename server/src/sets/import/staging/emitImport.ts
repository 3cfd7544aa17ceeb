import type { Transaction } from 'kysely'
import { emitEvent } from '../../../people/webhooks/emit.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'

/** Notes that data has been imported, of any number of customers: by which run, or null by a command. */
export async function emitImport(trx: Transaction<Schema>, run: string | null): Promise<void> {
  await emitEvent(trx, {
    type: 'import.completed',
    customerId: null,
    about: 'imports',
    ids: { import: run },
  })
}
