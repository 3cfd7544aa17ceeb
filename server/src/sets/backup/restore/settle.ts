import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { holdRestored } from '../../../people/webhooks/store.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import type { Storage } from '../../../platform/storage/storage.ts'

/** Makes of restored rows an installation of its own, whose sessions have ended, with the store in which its documents are. */
export async function settleRestored(trx: Transaction<Schema>, storage: Storage): Promise<void> {
  // Sessions that ended after the backup must not come to life again.
  await trx.deleteFrom('identity_session').execute()
  await holdRestored(trx)
  const id = await storage.id({ make: true })
  // The original may still run, and back itself up. Whether the copy may do so where the original does shows at once.
  const backUpNow = {
    backup_due_at: new Date().toISOString(),
    backup_lease: null,
    backup_lease_until: null,
  }
  await trx
    .updateTable('service')
    .set({ document_store_id: id, instance: randomUUID(), ...backUpNow })
    .execute()
}
