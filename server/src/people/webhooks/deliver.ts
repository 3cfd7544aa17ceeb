import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { Encryption } from '../identity/account/encryption.ts'
import { type ClaimedDelivery, claimDeliveries } from './claim.ts'
import { noteDelivered, noteFailed } from './outcome.ts'
import { sendMessage } from './send.ts'
import * as texts from './texts.ts'

export interface DeliveryParts {
  readonly db: Kysely<Schema>
  readonly encryption: Encryption
  /** Whether the settings allow receivers in this network, and without encryption. */
  readonly allowsPrivate: boolean
  readonly log: Pick<FastifyBaseLogger, 'error'>
}

/**
 * Creates the function that begins to send what is due, to each address by itself, so that a slow one holds up no other.
 * Concurrent processes share the work.
 */
export function createDeliverer(parts: DeliveryParts) {
  const running = new Map<string, Promise<void>>()
  const begin = (webhookId: string, signal: AbortSignal) => {
    const work = sendDue(parts, webhookId, signal)
      .catch((err: unknown) => parts.log.error({ err }, 'could not send due webhooks'))
      .finally(() => running.delete(webhookId))
    running.set(webhookId, work)
  }
  return {
    begin: async (signal: AbortSignal) => {
      const webhooks = await parts.db
        .selectFrom('webhook')
        .select('id')
        .where('state', '=', 'active')
        .execute()
      for (const { id } of webhooks) if (!running.has(id) && !signal.aborted) begin(id, signal)
    },
    /** Resolves once what has begun is done. */
    end: async () => {
      await Promise.all(running.values())
    },
  }
}

async function sendDue(parts: DeliveryParts, webhookId: string, signal: AbortSignal) {
  while (!signal.aborted) {
    const claimed = await claimDeliveries(parts.db, webhookId)
    if (claimed.length === 0) return
    await Promise.all(claimed.map((delivery) => deliver(parts, webhookId, delivery)))
  }
}

async function deliver(parts: DeliveryParts, webhookId: string, delivery: ClaimedDelivery) {
  const reason = await attempt(parts, webhookId, delivery)
  if (reason === undefined) return
  if (reason === null) return await noteDelivered(parts.db, webhookId, delivery)
  await noteFailed(parts.db, webhookId, delivery, reason)
}

/** Returns null once the receiver has taken it, otherwise why not; undefined for what was deleted meanwhile. */
async function attempt(
  { db, encryption, allowsPrivate }: DeliveryParts,
  webhookId: string,
  { event_id }: ClaimedDelivery,
): Promise<string | null | undefined> {
  const webhook = await db
    .selectFrom('webhook')
    .select(['url', 'secret'])
    .where('id', '=', webhookId)
    .executeTakeFirst()
  const event = await db
    .selectFrom('webhook_event')
    .selectAll()
    .where('id', '=', event_id)
    .executeTakeFirst()
  if (!webhook || !event) return undefined
  if (!encryption.isKnown(webhook.secret)) return texts.unreadableSecret
  const secret = encryption.decrypt(webhook.secret)
  const { id, type, happened_at: timestamp, customer_id: customerId, ids } = event
  const body = JSON.stringify({ id, type, timestamp, customerId, data: JSON.parse(ids) })
  return await sendMessage({ url: webhook.url, secret, id, body }, allowsPrivate)
}
