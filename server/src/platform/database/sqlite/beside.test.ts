import { DatabaseSync } from 'node:sqlite'
import { createCustomerCall, listCustomersCall } from '@hausblick/contract/calls/customers.ts'
import { readLoansCall, readUnitsCall } from '@hausblick/contract/calls/records.ts'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { ensureDemoCustomer } from '../../../operating/demo/ensure.ts'
import { signIn } from '../../../testing/accounts.ts'
import { newApps, OPERATOR } from '../../../testing/app.ts'
import { newDatabaseUrls } from '../../../testing/databases.ts'
import type { App } from '../../http/service.ts'
import { migrate } from '../migrate.ts'
import { type Database, openDatabase } from '../open.ts'
import type { Schema } from '../tables/schema.ts'
import { commandTimeouts } from '../timeouts.ts'
import { SqliteHandle } from './handle.ts'

describe('reads of SQLite', () => {
  const newUrl = newDatabaseUrls('sqlite')
  const newApp = newApps()
  const opened: Database[] = []
  afterAll(() => Promise.all(opened.map((database) => database.close())))
  let url: string
  let database: Database
  let app: App
  let headers: { authorization: string }

  beforeAll(async () => {
    url = await newUrl()
    database = await open()
    await migrate(database)
    await ensureDemoCustomer(database, 'DEMO')
    headers = await signIn({ ...database, url }, { email: OPERATOR, kind: 'operator' })
    app = await newApp({ ...database, url })
    // Of each hour, the first look at others' data writes a line in the audit log, and waits as any write does.
    await status(listCustomersCall.path)
  })

  async function open(timeouts = commandTimeouts): Promise<Database> {
    const database = await openDatabase(url, timeouts)
    opened.push(database)
    return database
  }

  /** Locks the database like another process; returns the function that unlocks it. */
  function lock(): () => void {
    const other = new DatabaseSync(url.replace('sqlite:', ''))
    other.exec('begin immediate')
    return () => {
      other.exec('commit')
      other.close()
    }
  }

  /** Locks the database; `refused` resolves once a write has met the lock. */
  function lockAgainstWrites() {
    const executed = vi.spyOn(SqliteHandle.prototype, 'execute')
    onTestFinished(() => executed.mockRestore())
    const isRefused = ({ type }: { type: string }) => type === 'rejected'
    return {
      unlock: lock(),
      refused: () =>
        expect.poll(() => executed.mock.settledResults.filter(isRefused)).not.toEqual([]),
    }
  }

  const status = async (url: string) => (await app.inject({ url, headers })).statusCode
  const create = async (customerId: string) =>
    (
      await app.inject({
        method: 'POST',
        url: createCustomerCall.path,
        headers,
        body: { customerId },
      })
    ).statusCode
  const customerIds = async () => {
    const rows = await database.db.selectFrom('customer').select('id').orderBy('id').execute()
    return rows.map(({ id }) => id)
  }

  const insertCustomer = (db: Kysely<Schema>, id: string) =>
    sql`insert into customer (id, data_version, created_at) values (${id}, 0, '')`.execute(db)

  test('proceed while writes wait for another process', async () => {
    const { unlock, refused } = lockAgainstWrites()
    const order: string[] = []
    const creating = Promise.all([create('K-1'), create('K-2')]).then((statuses) => {
      order.push('written')
      return statuses
    })
    await refused()
    for (const path of [readUnitsCall.path, readLoansCall.path, listCustomersCall.path, '/readyz'])
      expect(await status(path)).toBe(200)
    order.push('read')
    unlock()
    expect(await creating).toEqual([200, 200])
    expect(order).toEqual(['read', 'written'])
    expect(await customerIds()).toEqual(['DEMO', 'K-1', 'K-2'])
  })

  test('proceed beside a transaction, and see its writes once committed', async () => {
    const before = await customerIds()
    await database.db.transaction().execute(async (trx) => {
      await insertCustomer(trx, 'T-1')
      expect(await customerIds()).toEqual(before)
      expect(await status(listCustomersCall.path)).toBe(200)
    })
    expect(await customerIds()).toEqual([...before, 'T-1'])
  })

  test('see writes outside transactions at once', async () => {
    await insertCustomer(database.db, 'T-2')
    expect(await customerIds()).toContain('T-2')
  })

  test('do not reorder writes', async () => {
    const { unlock, refused } = lockAgainstWrites()
    const order: number[] = []
    const writes = [1, 2, 3].map(async (number) => {
      await database.db.transaction().execute(async (trx) => {
        await insertCustomer(trx, `N-${number}`)
        order.push(number)
      })
    })
    await refused()
    unlock()
    await Promise.all(writes)
    expect(order).toEqual([1, 2, 3])
  })

  test('are not blocked by a write that timed out, nor are other writes', async () => {
    const hasty = await open({ ...commandTimeouts, lockMs: 50 })
    const write = (db: Database['db']) =>
      db.updateTable('customer').set({ data_version: 1 }).execute()
    const unlock = lock()
    const inTransaction = hasty.db.transaction().execute((trx) => write(trx))
    await expect(inTransaction).rejects.toThrow(/Another process holds the lock/)
    await expect(write(hasty.db)).rejects.toThrow(/Another process holds the lock/)
    expect(await sql`select 1 as one`.execute(hasty.db)).toMatchObject({ rows: [{ one: 1 }] })
    unlock()
    await write(hasty.db)
    const failing = hasty.db.transaction().execute(async (trx) => {
      await sql`rollback`.execute(trx)
      throw new Error('as a full disk does')
    })
    await expect(failing).rejects.toThrow('as a full disk does')
    await hasty.db.transaction().execute((trx) => write(trx))
  })
})
