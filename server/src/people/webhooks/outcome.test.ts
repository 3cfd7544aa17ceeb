import { beforeAll, expect, test } from 'vitest'
import { onEachDatabase, type TestDatabase } from '../../testing/databases.ts'
import { noteFailed } from './outcome.ts'

const SECOND_MS = 1000
const HOUR_MS = 3600 * SECOND_MS

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

  /** Lets a message fail so long after its first attempt, and returns what becomes of it. */
  async function fail(attempts: number, sinceMs: number) {
    const { id } = await database.db
      .insertInto('webhook_delivery')
      .values({
        ...{ webhook_id: 'w', event_id: 'e', subject: '', state: 'waiting', attempts, due_at: '' },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const begun_at = new Date(Date.now() - sinceMs).toISOString()
    await noteFailed(database.db, 'w', { id, event_id: 'e', attempts, begun_at }, 'away')
    const { state, due_at, tried_at } = await database.db
      .selectFrom('webhook_delivery')
      .select(['state', 'due_at', 'tried_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return { state, pauseMs: Date.parse(due_at) - Date.parse(String(tried_at)) }
  }

  test.each([
    ['some seconds', 0, 5 * SECOND_MS],
    ['twice as long', 1, 10 * SECOND_MS],
    ['a minute', 4, 80 * SECOND_MS],
    ['an hour at most', 30, HOUR_MS],
  ])('waits %s', async (_, attempts, longestMs) => {
    const { state, pauseMs } = await fail(attempts, 22 * HOUR_MS)
    expect(state).toBe('waiting')
    expect(pauseMs).toBeGreaterThanOrEqual(longestMs / 2)
    expect(pauseMs).toBeLessThanOrEqual(longestMs)
  })

  test('is given up a day after the first', async () => {
    expect(await fail(30, 24 * HOUR_MS)).toMatchObject({ state: 'failed' })
  })
})
