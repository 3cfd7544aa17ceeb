import { beforeAll, expect, test } from 'vitest'
import { onEachDatabase, type TestDatabase } from '../../testing/databases.ts'
import { noteFailed } from './outcome.ts'

const HOUR_MS = 3_600_000

onEachDatabase('after a failure, a message', (newDatabase) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await newDatabase()
    const at = '2026-01-01T00:00:00.000Z'
    const webhook = { id: 'w', url: 'https://programm.example/', events: '', secret: '' }
    await database.db
      .insertInto('webhook')
      .values({ ...webhook, state: 'active', created_at: at })
      .execute()
    await database.db
      .insertInto('webhook_event')
      .values({ id: 'e', type: 'document.filed', customer_id: 'A', ids: '{}', happened_at: at })
      .execute()
  })

  /** Lets a message fail after so many failures, and returns what becomes of it. */
  async function fail(attempts: number) {
    const { id } = await database.db
      .insertInto('webhook_delivery')
      .values({
        ...{ webhook_id: 'w', event_id: 'e', subject: '', state: 'waiting', attempts, due_at: '' },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await noteFailed(database.db, 'w', { id, event_id: 'e', attempts }, 'away')
    const { state, due_at, tried_at } = await database.db
      .selectFrom('webhook_delivery')
      .select(['state', 'due_at', 'tried_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return { state, pauseMs: Date.parse(due_at) - Date.parse(String(tried_at)) }
  }

  test('waits longer each time, at most an hour, and is given up within a day', async () => {
    let totalMs = 0
    let failed = await fail(0)
    for (let attempts = 1; failed.state === 'waiting'; attempts++) {
      totalMs += failed.pauseMs
      failed = await fail(attempts)
    }
    expect(failed).toMatchObject({ state: 'failed' })
    expect(failed.pauseMs).toBeLessThan(HOUR_MS + 1000)
    expect(totalMs).toBeGreaterThan(23 * HOUR_MS)
    expect(totalMs).toBeLessThan(24 * HOUR_MS)
  })
})
