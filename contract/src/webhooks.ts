import * as z from 'zod/mini'

/** What other programs can be told, with the German name of each. */
export const webhookEvents = {
  'import.completed': 'Daten eingelesen',
  'document.received': 'Dokument eingegangen',
  'document.filed': 'Dokument abgelegt',
  'invitation.redeemed': 'Einladung eingelöst',
  'report.released': 'Jahresübersicht freigegeben',
} as const
export type WebhookEventType = keyof typeof webhookEvents

export const webhookEventTypes = Object.keys(webhookEvents) as WebhookEventType[]
export const webhookEventType = z.enum(webhookEventTypes)

/** `restored` comes from a backup: whoever runs the copy decides whether it may send. */
export const webhookState = z.enum(['active', 'paused', 'restored'])
export type WebhookState = z.infer<typeof webhookState>
