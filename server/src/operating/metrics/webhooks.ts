import type { Kysely } from 'kysely'
import { Gauge, type Registry } from 'prom-client'
import { measureWebhooks } from '../../people/webhooks/backlog.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'

/** Registers what other programs have not been told yet. */
export function registerWebhookMetrics(db: Kysely<Schema>, registry: Registry) {
  const registers = [registry]
  const messages = new Gauge({
    name: 'hausblick_webhooks',
    help: 'Messages to other programs that wait, or were given up within 30 days.',
    labelNames: ['state'],
    registers,
  })
  const oldest = new Gauge({
    name: 'hausblick_webhooks_oldest_seconds',
    help: 'The age of the first message that waits; 0 if none does.',
    registers,
  })
  return {
    read: async () => {
      const { waiting, failed, oldest: at } = await measureWebhooks(db)
      messages.set({ state: 'waiting' }, waiting)
      messages.set({ state: 'failed' }, failed)
      oldest.set(at === null ? 0 : Math.max(0, (Date.now() - Date.parse(at)) / 1000))
    },
    remove: () => {
      messages.remove({ state: 'waiting' })
      messages.remove({ state: 'failed' })
      oldest.remove()
    },
  }
}
