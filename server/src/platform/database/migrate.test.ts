import type { EncodingKind } from '@hausblick/contract/encoding/encoding.ts'
import { MONTHS } from '@hausblick/contract/year.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { recordKinds } from '../../records/recordKinds.ts'
import { newDatabaseUrls, onEachDatabase, type TestDatabase } from '../../testing/databases.ts'
import type { SqlDialect } from './columnTypes.ts'
import { listMigrations, migrate, type Release } from './migrate.ts'
import { migrations } from './migrations.ts'
import { type Database, openDatabase } from './open.ts'
import { beginSnapshot } from './snapshot.ts'

const newPostgresUrl = newDatabaseUrls('postgres')

describe.each<SqlDialect>(['sqlite', 'postgres'])('migrating (%s)', (dialect) => {
  const newUrl = newDatabaseUrls(dialect)
  const opened: Database[] = []
  afterAll(() => Promise.all(opened.map((database) => database.close())))
  const open = async (url: string) => {
    const database = await openDatabase(url)
    opened.push(database)
    return database
  }

  test('applies every migration once, in order', async () => {
    const database = await open(await newUrl())
    expect(await migrate(database)).toEqual(Object.keys(migrations))
    expect(await migrate(database)).toEqual([])
  })

  test('runs once for processes that start together', async () => {
    const url = await newUrl()
    const processes = await Promise.all([open(url), open(url), open(url)])
    const applied = await Promise.all(processes.map((database) => migrate(database)))
    expect(applied.flat()).toEqual(Object.keys(migrations))
    const services = await processes[0].db.selectFrom('service').selectAll().execute()
    expect(services).toHaveLength(1)
  })

  test('is rolled back when it fails', async () => {
    const database = await open(await newUrl())
    await sql`create table service (in_the_way integer)`.execute(database.db)
    await expect(migrate(database)).rejects.toThrow(/service.*already exists/)
    await sql`drop table service`.execute(database.db)
    expect(await migrate(database)).toEqual(Object.keys(migrations))
  })

  test('gives each database its own instance id', async () => {
    const databases = [await open(await newUrl()), await open(await newUrl())]
    const instances = databases.map(async (database) => {
      await migrate(database)
      const { instance } = await database.db
        .selectFrom('service')
        .select('instance')
        .executeTakeFirstOrThrow()
      return instance
    })
    expect(new Set(await Promise.all(instances)).size).toBe(2)
  })
})

test('gives way to long transactions on PostgreSQL, and applies nothing until they end', async () => {
  const database = await openDatabase(await newPostgresUrl())
  onTestFinished(() => database.close())
  await migrate(database)
  const reading = await beginSnapshot(database.db)
  await reading.selectFrom('customer').selectAll().execute()
  const altered: Release = {
    migrations: {
      ...migrations,
      '9001_first': (trx) => trx.schema.createTable('first').addColumn('id', 'text').execute(),
      '9002_altered': (trx) =>
        trx.schema.alterTable('customer').addColumn('remark', 'text').execute(),
    },
    needed: {},
  }
  await expect(migrate(database, altered)).rejects.toThrow(/lange benutzt.* nichts verändert/)
  expect(await listMigrations(database.db)).toEqual(Object.keys(migrations))
  await reading.rollback().execute()
  expect(await migrate(database, altered)).toEqual(['9001_first', '9002_altered'])
})

const NUMBERS: readonly EncodingKind[] = [
  'money',
  'area',
  'count',
  'quantity',
  'percentage',
  'interestRate',
]
const MONTH_COLUMNS = ['income', 'expenses'].flatMap((side) =>
  MONTHS.map((month) => [`${side}_${month}`, 'number']),
)

onEachDatabase('the migrated tables', (newDatabase) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await newDatabase()
  })

  /** Returns the columns of a table, each as number or text. */
  async function columnsOf(name: string): Promise<Record<string, string>> {
    const tables = await database.db.introspection.getTables()
    const columns = tables.find((table) => table.name === name)?.columns ?? []
    return Object.fromEntries(
      columns.map((column) => [column.name, /int/i.test(column.dataType) ? 'number' : 'text']),
    )
  }

  test.each(recordKinds)('$sqlTable has the columns of its description', async (table) => {
    const described = table.stored.map(({ column, encoding }) => [
      column,
      NUMBERS.includes(encoding.kind) ? 'number' : 'text',
    ])
    const coarse = table.stored.flatMap((field) =>
      field.coarse ? [[field.coarse.column, 'number']] : [],
    )
    const key = table.compositeId ? { [table.compositeId.column]: 'text' } : {}
    const listed = table.cashFlow ? { listed: 'number' } : {}
    expect(await columnsOf(table.sqlTable)).toEqual({
      ...Object.fromEntries([...described, ...coarse]),
      ...key,
      ...listed,
    })
  })

  test.each(['cash_flow', 'kind_cash_flow'])('%s has a column for each month', async (table) => {
    expect(await columnsOf(table)).toEqual({
      customer_id: 'text',
      kind: 'text',
      item_id: 'text',
      year: 'number',
      ...Object.fromEntries(MONTH_COLUMNS),
    })
  })
})
