import { createCustomerCall, listCustomersCall } from '@hausblick/contract/calls/customers.ts'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { signIn } from '../../testing/accounts.ts'
import { newApps, OPERATOR } from '../../testing/app.ts'
import { onEachDatabase, type TestDatabase } from '../../testing/databases.ts'
import { migrate, type Release } from './migrate.ts'
import type { Migration } from './migration.ts'
import { MigrationRefused } from './migrationRefused.ts'
import { migrations } from './migrations.ts'
import { type Database, openDatabase } from './open.ts'

const run =
  (...statements: readonly string[]): Migration =>
  async (trx) => {
    for (const statement of statements) await sql.raw(statement).execute(trx)
  }

const expansions = {
  '9001_expand': run(
    'create table later (id integer)',
    "alter table customer add column colour text not null default ''",
    'create index customer_by_colour on customer (colour)',
  ),
}
/** The release after this one, which stops using a column. */
const next: Release = { migrations: { ...migrations, ...expansions }, needed: {} }
/** The one after that, which drops it. */
const afterNext: Release = {
  migrations: { ...next.migrations, '9002_contract': run('drop table later') },
  needed: { '9002_contract': '9001_expand' },
}

onEachDatabase('beside a newer release', (newDatabase) => {
  const newApp = newApps()
  const opened: Database[] = []
  afterAll(() => Promise.all(opened.map((database) => database.close())))

  async function openAgain({ url }: TestDatabase): Promise<TestDatabase> {
    const database = await openDatabase(url)
    opened.push(database)
    return { ...database, url }
  }

  /** Returns a function that creates a customer and reads all of them, and returns the statuses. */
  async function serve(database: TestDatabase) {
    const app = await newApp(database)
    const email = OPERATOR
    const headers = await signIn(database, { email, kind: 'operator' })
    return async (customerId: string) => {
      const body = { customerId }
      const url = createCustomerCall.path
      const created = await app.inject({ method: 'POST', url, headers, body })
      const read = await app.inject({ url: listCustomersCall.path, headers })
      return [created.statusCode, read.statusCode]
    }
  }

  test('a running process keeps working while the database is expanded', async () => {
    const database = await newDatabase()
    const use = await serve(database)
    const newer = await openAgain(database)
    const before = Array.from({ length: 20 }, (_, number) => use(`V-${number}`))
    const migrated = migrate(newer, next)
    const during = Array.from({ length: 20 }, (_, number) => use(`W-${number}`))
    expect(await migrated).toEqual(['9001_expand'])
    const replies = await Promise.all([...before, ...during, use('N-1')])
    expect(new Set(replies.flat())).toEqual(new Set([200]))
  })

  test('an older one starts if the database was only expanded', async () => {
    const database = await newDatabase()
    await migrate(await openAgain(database), next)
    expect(await migrate(database)).toEqual([])
    expect(await (await serve(database))('K-1')).toEqual([200, 200])
  })

  test('one that lacks what the database needs does not start, and says what to do', async () => {
    const database = await newDatabase()
    await migrate(await openAgain(database), afterNext)
    const starting = migrate(database)
    await expect(starting).rejects.toThrow(MigrationRefused)
    await expect(starting).rejects.toThrow(
      /Migration 9001_expand\)\. Bitte starten Sie die neuere Version\. .*Sicherung/,
    )
    expect(await migrate(await openAgain(database), next)).toEqual([])
    expect(await migrate(await openAgain(database), afterNext)).toEqual([])
  })

  test('what the database needs is never lowered', async () => {
    const database = await newDatabase()
    const late: Release = {
      migrations: {
        ...afterNext.migrations,
        '9003_late': run('create table unrelated (id integer)'),
      },
      needed: { ...afterNext.needed, '9003_late': '0020_outbox' },
    }
    await migrate(await openAgain(database), late)
    await expect(migrate(database)).rejects.toThrow(/9001_expand/)
  })
})
