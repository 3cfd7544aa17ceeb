import * as z from 'zod/mini'
import { webhookEventType, webhookEventTypes, webhookState } from '../webhooks.ts'
import { defineCall } from './call.ts'
import { nothing, number } from './fields.ts'

const MAX_URL = 2000

const webhook = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(webhookEventType),
  state: webhookState,
  /** The last delivery, ISO 8601 as all times here; null before the first. */
  succeededAt: z.nullable(z.string()),
  /** Since when every attempt has failed; null if the last one did not. */
  failingSince: z.nullable(z.string()),
  /** How many messages wait, and how many were given up. */
  waiting: z.number(),
  failed: z.number(),
})
export type Webhook = z.infer<typeof webhook>

const webhookParams = z.object({ id: z.string() })
const secret = z.object({
  /** In the form of Standard Webhooks; shown only here. */
  secret: z.string(),
})

export const listWebhooksCall = defineCall({
  method: 'GET',
  path: '/api/webhooks',
  summary: 'Lists the addresses of other programs that are told what happens here; for operators.',
  /** Oldest first. */
  reply: z.object({ webhooks: z.array(webhook) }),
  logs: 'nothing',
})

export const createWebhookCall = defineCall({
  method: 'POST',
  path: '/api/webhooks',
  summary: 'Adds an address that is told of these events from now on; for operators.',
  body: z.object({
    url: z.string().check(z.maxLength(MAX_URL)),
    events: z.array(webhookEventType).check(z.minLength(1), z.maxLength(webhookEventTypes.length)),
  }),
  reply: secret,
  logs: 'webhookAdded',
})

export const setWebhookStateCall = defineCall({
  method: 'PATCH',
  path: '/api/webhooks/:id',
  summary: 'Pauses an address, or sends it what waits; for operators.',
  params: webhookParams,
  body: z.object({ state: z.enum(['active', 'paused']) }),
  reply: nothing,
  logs: 'webhookChanged',
})

export const renewWebhookSecretCall = defineCall({
  method: 'POST',
  path: '/api/webhooks/:id/secret',
  summary: 'Gives an address a new secret; the old one signs nothing any more; for operators.',
  params: webhookParams,
  reply: secret,
  logs: 'webhookChanged',
})

export const deleteWebhookCall = defineCall({
  method: 'DELETE',
  path: '/api/webhooks/:id',
  summary: 'Deletes an address with all that waits for it; for operators.',
  params: webhookParams,
  reply: nothing,
  logs: 'webhookRemoved',
})

export const probeWebhookCall = defineCall({
  method: 'POST',
  path: '/api/webhooks/:id/probe',
  summary: 'Sends an address a message of the type probe, once; for operators.',
  params: webhookParams,
  /** Why it has not arrived; null if it has. */
  reply: z.object({ reason: z.nullable(z.string()) }),
  logs: 'nothing',
})

const failure = z.object({
  number: z.number(),
  type: webhookEventType,
  customerId: z.nullable(z.string()),
  happenedAt: z.string(),
  /** Given up, or tried again. */
  state: z.enum(['failed', 'waiting']),
  attempts: z.number(),
  triedAt: z.string(),
  reason: z.string(),
})
export type WebhookFailure = z.infer<typeof failure>

export const listWebhookFailuresCall = defineCall({
  method: 'GET',
  path: '/api/webhooks/:id/failures',
  summary: 'Lists the latest messages that an address has not taken, up to 100; for operators.',
  params: webhookParams,
  reply: z.object({ failures: z.array(failure) }),
  logs: 'nothing',
})

export const retryWebhookCall = defineCall({
  method: 'POST',
  path: '/api/webhooks/:id/retries',
  summary: 'Sends a message that failed again, or all of them; for operators.',
  params: webhookParams,
  query: z.object({ number: z.optional(number) }),
  reply: z.object({ count: z.number() }),
  logs: 'webhookRetried',
})
