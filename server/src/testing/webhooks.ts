import type { TestDatabase } from './databases.ts'

/** Adds the address `webhook`, which is not sent to, with one message that it has not taken. */
export async function addFailedDelivery({ db }: Pick<TestDatabase, 'db'>): Promise<void> {
  const at = new Date().toISOString()
  await db
    .insertInto('webhook')
    .values({
      ...{ id: 'webhook', url: 'https://programm.example/', events: 'document.filed' },
      ...{ secret: 'sealed', state: 'paused', created_at: at },
    })
    .execute()
  await db
    .insertInto('webhook_event')
    .values({ id: 'event', type: 'document.filed', customer_id: 'A', ids: '{}', happened_at: at })
    .execute()
  await db
    .insertInto('webhook_delivery')
    .values({
      ...{ webhook_id: 'webhook', event_id: 'event', subject: '["A","document 1"]' },
      ...{ state: 'failed', attempts: 9, due_at: at, tried_at: at, reason: 'Status 500' },
    })
    .execute()
}
