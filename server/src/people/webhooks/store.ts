import { randomUUID } from 'node:crypto'
import type { CheckedOf } from '@hausblick/contract/calls/call.ts'
import type { createWebhookCall, Webhook } from '@hausblick/contract/calls/webhooks.ts'
import type { WebhookState } from '@hausblick/contract/webhooks.ts'
import type { Kysely } from 'kysely'
import type { Recorder } from '../../platform/audit/log.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { transact } from '../../platform/database/transact.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import type { Encryption } from '../identity/account/encryption.ts'
import { checkUrl } from './reach.ts'
import { createWebhookSecret } from './sign.ts'
import * as texts from './texts.ts'
import { readTypes, writeTypes } from './types.ts'

const MOST = 20

/** Lists all addresses, oldest first. */
export async function listWebhooks(db: Kysely<Schema>): Promise<Webhook[]> {
  const rows = await db
    .selectFrom('webhook')
    .select(['id', 'url', 'events', 'state', 'succeeded_at', 'failing_since'])
    .select(({ selectFrom }) =>
      (['waiting', 'failed'] as const).map((state) =>
        selectFrom('webhook_delivery')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('webhook_id', '=', 'webhook.id')
          .where('webhook_delivery.state', '=', state)
          .as(state),
      ),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, url, events, state, succeeded_at, failing_since, waiting, failed }) => ({
    ...{ id, url, events: readTypes(events), state },
    ...{ succeededAt: succeeded_at, failingSince: failing_since },
    ...{ waiting: waiting ?? 0, failed: failed ?? 0 },
  }))
}

export interface WebhookParts {
  readonly db: Kysely<Schema>
  readonly encryption: Encryption
  readonly allowsPrivate: boolean
}

/** Adds an address and returns its secret. Throws a ServiceError: 400 for one that must not be sent to, 409 for too many. */
export async function createWebhook(
  { db, encryption, allowsPrivate }: WebhookParts,
  { url: given, events }: CheckedOf<typeof createWebhookCall>['body'],
  record: Recorder,
): Promise<string> {
  const url = checkUrl(given, allowsPrivate)
  const secret = createWebhookSecret()
  await transact(db, async (trx) => {
    // Locked, so that two calls cannot both add the last one.
    await trx.selectFrom('service').select('id').forUpdate().execute()
    const known = await trx.selectFrom('webhook').select('id').execute()
    if (known.length >= MOST) throw new ServiceError(409, texts.tooMany(MOST))
    await trx
      .insertInto('webhook')
      .values({
        ...{ id: randomUUID(), url: url.href, events: writeTypes(events), state: 'active' },
        ...{ secret: encryption.encrypt(secret), created_at: new Date().toISOString() },
      })
      .execute()
    await record(trx, { action: 'webhookAdded', details: { setting: nameOf(url.href) } })
  })
  return secret
}

/** Pauses an address, or lets it be sent to. Repeating a call changes nothing. Throws 404 for an unknown one. */
export async function setWebhookState(
  db: Kysely<Schema>,
  id: string,
  state: WebhookState,
  record: Recorder,
): Promise<void> {
  await transact(db, async (trx) => {
    const { url, state: from } = await requireWebhook(trx, id)
    if (from === state) return
    await trx.updateTable('webhook').set({ state }).where('id', '=', id).execute()
    const details = { setting: nameOf(url), from: texts.states[from], to: texts.states[state] }
    await record(trx, { action: 'webhookChanged', details })
  })
}

/** Replaces the secret of an address and returns the new one. Throws 404 for an unknown address. */
export async function renewSecret(
  { db, encryption }: Pick<WebhookParts, 'db' | 'encryption'>,
  id: string,
  record: Recorder,
): Promise<string> {
  const secret = createWebhookSecret()
  await transact(db, async (trx) => {
    const { url } = await requireWebhook(trx, id)
    const encrypted = encryption.encrypt(secret)
    await trx.updateTable('webhook').set({ secret: encrypted }).where('id', '=', id).execute()
    const details = { setting: nameOf(url), to: texts.newSecret }
    await record(trx, { action: 'webhookChanged', details })
  })
  return secret
}

/** Deletes an address with what waits for it. Throws 404 for an unknown one. */
export async function deleteWebhook(
  db: Kysely<Schema>,
  id: string,
  record: Recorder,
): Promise<void> {
  await transact(db, async (trx) => {
    const { url } = await requireWebhook(trx, id)
    await trx.deleteFrom('webhook').where('id', '=', id).execute()
    await record(trx, { action: 'webhookRemoved', details: { setting: nameOf(url) } })
  })
}

/** Finds an address. Throws 404 for an unknown one. */
export async function requireWebhook(db: Kysely<Schema>, id: string) {
  const webhook = await db
    .selectFrom('webhook')
    .select(['url', 'secret', 'state'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!webhook) throw new ServiceError(404, texts.unknown)
  return webhook
}

/** Keeps addresses that come from a backup from being sent to until an operator decides so: the original may send as well. */
export async function holdRestored(db: Kysely<Schema>): Promise<void> {
  await db.updateTable('webhook').set({ state: 'restored' }).where('state', '=', 'active').execute()
}

/** What the log calls an address: its path may be a secret of its own. */
export function nameOf(url: string): string {
  return `Webhook ${new URL(url).origin}`
}
