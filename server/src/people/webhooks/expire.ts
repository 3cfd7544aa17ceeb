import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { Encryption } from '../identity/account/encryption.ts'

const KEPT_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

/** Deletes what happened longer ago, delivered or not. */
export async function removeOldEvents(db: Kysely<Schema>, now: Date): Promise<void> {
  const since = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString()
  await db.deleteFrom('webhook_event').where('happened_at', '<', since).execute()
}

/** Encrypts with the current secret of the service what the previous one did. */
export async function renewEncryption(db: Kysely<Schema>, encryption: Encryption): Promise<void> {
  const webhooks = await db.selectFrom('webhook').select(['id', 'secret']).execute()
  for (const { id, secret } of webhooks) {
    if (encryption.isCurrent(secret) || !encryption.isKnown(secret)) continue
    await db
      .updateTable('webhook')
      .set({ secret: encryption.encrypt(encryption.decrypt(secret)) })
      .where('id', '=', id)
      .where('secret', '=', secret)
      .execute()
  }
}
