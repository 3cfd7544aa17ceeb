import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { issueResetToken } from '../people/identity/reset/store.ts'
import { serviceActor } from '../platform/audit/entry.ts'
import { createAuditLog } from '../platform/audit/log.ts'
import { transact } from '../platform/database/transact.ts'
import { signIn } from '../testing/accounts.ts'
import { newApps } from '../testing/app.ts'
import { captureLog } from '../testing/captureLog.ts'
import { onEachDatabase, type TestDatabase } from '../testing/databases.ts'

const SECRET = 'ein geheimer Text von über 32 Zeichen'
const HOUR_MS = 60 * 60 * 1000

onEachDatabase('expired data', (newDatabase) => {
  const newApp = newApps()
  const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS)

  /** Creates one of everything that expires, all at the same time. */
  async function layDown(database: TestDatabase, until: Date) {
    const { db } = database
    const key = until.toISOString()
    await db.insertInto('attempt').values({ key, free_at_ms: until.getTime() }).execute()
    await db.insertInto('known_client').values({ key, until_ms: until.getTime() }).execute()
    await issueResetToken(db, 'anna@example.de', new Date(until.getTime() - HOUR_MS))
    await signIn(database, { email: `${key}@example.de`, kind: null })
    await db
      .updateTable('identity_session')
      .set({ expires_at: until.toISOString() })
      .where('expires_at', '>', '2999')
      .execute()
  }

  async function countRows({ db }: TestDatabase): Promise<number[]> {
    const tables = ['attempt', 'known_client', 'password_reset', 'identity_session']
    const counts = tables.map(async (table) => {
      const { rows } = await sql`select 1 from ${sql.table(table)}`.execute(db)
      return rows.length
    })
    return await Promise.all(counts)
  }

  describe('is removed', () => {
    test('at start, and nothing else is', async () => {
      const database = await newDatabase()
      await layDown(database, inHours(-1))
      await layDown(database, inHours(1))
      expect(await countRows(database)).toEqual([2, 2, 2, 2])
      const app = await newApp(database)
      await app.ready()
      await expect.poll(() => countRows(database)).toEqual([1, 1, 1, 1])
    })

    test('hourly, even by several processes, until they are closed', async () => {
      vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
      try {
        const database = await newDatabase()
        const apps = [await newApp(database), await newApp(database)]
        // Those of the logs, which outlive their apps.
        const timersBefore = vi.getTimerCount()
        await Promise.all(apps.map((app) => app.ready()))
        await layDown(database, inHours(0.5))
        vi.advanceTimersByTime(HOUR_MS)
        await expect.poll(() => countRows(database)).toEqual([0, 0, 0, 0])
        await layDown(database, inHours(0.5))
        await Promise.all(apps.map((app) => app.close()))
        vi.advanceTimersByTime(HOUR_MS)
        expect(vi.getTimerCount()).toBe(timersBefore)
        expect(await countRows(database)).toEqual([1, 1, 1, 1])
      } finally {
        vi.useRealTimers()
      }
    })
  })

  test('is removed whatever else fails, and each failure is reported', async () => {
    const [told, database] = [captureLog(), await newDatabase()]
    const { db } = database
    await layDown(database, inHours(-1))
    await db.schema.dropTable('attempt').execute()
    await db.schema.dropTable('page_view').execute()
    const environment = { LOG_LEVEL: 'error' }
    await (await newApp(database, { environment, logStream: told.stream })).ready()
    const sessions = db.selectFrom('identity_session').select('id')
    await expect.poll(() => sessions.execute()).toEqual([])
    await expect
      .poll(() => told.lines().map(({ msg }) => msg))
      .toEqual(['could not remove expired attempts', 'could not remove old page views'])
  })

  test('is not what others have changed in the audit log, which is reported', async () => {
    const [told, database] = [captureLog(), await newDatabase()]
    const audit = createAuditLog([SECRET])
    for (let line = 2; line <= 4; line++)
      await transact(database.db, (trx) =>
        audit.append(trx, { action: 'imported', actor: serviceActor }),
      )
    await sql`update audit_entry set at = '2020-01-01T00:00:00.000Z' where number < 3`.execute(
      database.db,
    )
    const environment = { LOG_LEVEL: 'error', SECRET }
    await (await newApp(database, { environment, logStream: told.stream })).ready()
    const reports = () =>
      told.lines().filter(({ msg }) => msg === 'the audit log is not what the service wrote')
    await expect.poll(reports).toMatchObject([
      {
        count: 4,
        faults: [
          { kind: 'changed', number: 1 },
          { kind: 'misplaced', number: 1 },
          { kind: 'changed', number: 2 },
          { kind: 'misplaced', number: 2 },
        ],
      },
    ])
    const { rows } = await sql`select number from audit_entry`.execute(database.db)
    expect(rows).toHaveLength(4)
  })
})
