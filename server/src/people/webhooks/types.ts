import { type WebhookEventType, webhookEventTypes } from '@hausblick/contract/webhooks.ts'

/** Reads the types of events as the column `events` has them. */
export function readTypes(events: string): WebhookEventType[] {
  const names = new Set(events.split(' '))
  return webhookEventTypes.filter((type) => names.has(type))
}

/** Writes the types of events as the column `events` has them. */
export function writeTypes(types: readonly WebhookEventType[]): string {
  return types.join(' ')
}
