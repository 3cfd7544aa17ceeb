import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { onEachDatabase, type TestDatabase } from '../../testing/databases.ts'
import { countWaiting } from './countWaiting.ts'
import { claim, failAttempt, findDue, freeClaimed, hasRetry, type Queue, setDue } from './queue.ts'

const MINUTE_MS = 60_000

const queue: Queue<'scan', 'file_key' | 'attempts'> = {
  ...{ table: 'scan', key: ['file_key'], due: 'claimed_until', attempts: 'attempts' },
  since: sql`uploaded_at`,
  ...{ waits: sql`state <> 'done'`, order: sql`uploaded_at` },
  ...{ leaseMs: 10 * MINUTE_MS, pausesMs: [MINUTE_MS, 90 * MINUTE_MS] },
}

onEachDatabase('waiting work', (newDatabase) => {
  let database: TestDatabase
  const start = Date.now()
  const after = (minutes: number) => vi.setSystemTime(start + minutes * MINUTE_MS)
  const claimNext = async () => (await claim(database.db, queue, ['state']))[0]
  const claimSurely = async () => {
    const claimed = await claimNext()
    if (!claimed) throw new Error('Nothing was due.')
    return claimed
  }

  beforeAll(async () => {
    database = await newDatabase()
  })
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: start })
    await database.db.deleteFrom('scan').execute()
    await database.db
      .insertInto('scan')
      .values({ file_key: 'one', uploaded_at: '', state: 'waiting', claimed_until: null })
      .execute()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('is one process’s until that has died', async () => {
    const claimed = await claimSurely()
    expect(claimed).toEqual({ file_key: 'one', attempts: 0, state: 'waiting' })
    after(9)
    expect(await findDue(database.db, queue, ['state'])).toEqual([])
    expect(await setDue(database.db, queue, claimed, queue.leaseMs)).toBe(true)
    after(18)
    expect(await claimNext()).toBeUndefined()
    after(20)
    expect(await claimNext()).toBeDefined()
  })

  test('is another’s at once where it is released, or nobody else can have it', async () => {
    await setDue(database.db, queue, await claimSurely(), null)
    const claimed = await claimSurely()
    await freeClaimed(database.db, queue)
    expect(await claimNext()).toBeDefined()
    await failAttempt(database.db, queue, claimed)
    await freeClaimed(database.db, queue)
    expect(await claimNext()).toBeUndefined()
  })

  test('is tried again after each pause, then given up', async () => {
    await failAttempt(database.db, queue, await claimSurely())
    expect(await claimNext()).toBeUndefined()
    after(2)
    const second = await claimSurely()
    expect([second.attempts, hasRetry(queue, second)]).toEqual([1, true])
    await failAttempt(database.db, queue, second)
    after(91)
    expect(await claimNext()).toBeUndefined()
    after(93)
    const last = await claimSurely()
    expect(hasRetry(queue, last)).toBe(false)
    expect(await failAttempt(database.db, queue, last, { state: 'done' })).toBe(true)
    after(900)
    expect(await claimNext()).toBeUndefined()
    // Whoever took longer than the lease changes nothing any more.
    expect(await setDue(database.db, queue, last, null, { state: 'waiting' })).toBe(false)
  })

  test('is counted with since when the oldest waits that is not pausing', async () => {
    const scan = { state: 'waiting', claimed_until: null } as const
    await database.db
      .insertInto('scan')
      .values(
        ['2026-01-02', '2026-01-01'].map((at) => ({ ...scan, file_key: at, uploaded_at: at })),
      )
      .execute()
    await failAttempt(database.db, queue, await claimSurely())
    expect(await countWaiting(database.db, queue, 10)).toEqual({
      ...{ waiting: 3, failedBefore: 1, oldestAt: '', oldestUntriedAt: '2026-01-01' },
    })
    const where = sql`uploaded_at <> '2026-01-01'`
    expect(await countWaiting(database.db, queue, 10, { where })).toEqual({
      ...{ waiting: 2, failedBefore: 1, oldestAt: '', oldestUntriedAt: '2026-01-02' },
    })
  })

  test.each([
    ['a claim', 0],
    ['a short pause', 1],
    ['a long pause', 2],
  ])('is not lost to a clock set back during %s', async (_, failures) => {
    for (let failed = 0; failed < failures; failed++) {
      after(failed * 2)
      await failAttempt(database.db, queue, await claimSurely())
    }
    if (failures === 0) await claimSurely()
    after(-5)
    expect(await claimNext()).toBeUndefined()
    after(-120)
    expect(await claimNext()).toBeDefined()
  })
})
