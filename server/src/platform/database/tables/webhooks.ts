import type { WebhookState } from '@hausblick/contract/webhooks.ts'
import type { Generated } from 'kysely'

/** The address of another program that is told what happens here. */
export interface WebhookTable {
  id: string
  url: string
  /** The types of the events that it is told, separated by spaces. */
  events: string
  /** Encrypted and tagged with the secret's version (`people/identity/account/encryption.ts`). */
  secret: string
  state: WebhookState
  /** ISO 8601, as all times here. */
  created_at: string
  /** Its last delivery; null before the first. */
  succeeded_at: string | null
  /** Since when every attempt has failed; null if the last one did not. */
  failing_since: string | null
}

/** Something that happened and that somebody is told, without names or addresses of people. */
export interface WebhookEventTable {
  /** What receivers recognise repetitions by. */
  id: string
  type: string
  /** Null for what is no customer's, or many customers'. */
  customer_id: string | null
  /** What it is about, as JSON: ids by name. */
  ids: string
  happened_at: string
}

/** An event on its way to one address. */
export interface WebhookDeliveryTable {
  id: Generated<number>
  webhook_id: string
  event_id: string
  /** What is told in order. */
  subject: string
  state: 'waiting' | 'delivered' | 'failed'
  /** Failed ones. */
  attempts: number
  /** When to try next, or until when a process is sending it. */
  due_at: string
  /** Until when a process of the release before is sending it. */
  claimed_until: string | null
  /** The first attempt of the release before. */
  begun_at: string | null
  /** When the last attempt ended. */
  tried_at: string | null
  /** Why the last attempt failed. */
  reason: string | null
}
