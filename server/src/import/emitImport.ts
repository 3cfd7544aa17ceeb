import type { Transaction } from 'kysely'
import type { Schema } from '../database/tables/schema.ts'
import { emitEvent } from '../webhooks/emit.ts'

/** Notes that data has been imported, of any number of customers: by which run, or null by a command. */
export async function emitImport(trx: Transaction<Schema>, run: string | null): Promise<void> {
  await emitEvent(trx, {
    type: 'import.completed',
    customerId: null,
    about: 'imports',
    ids: { import: run },
  })
}
