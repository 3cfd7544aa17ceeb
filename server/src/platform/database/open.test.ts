import { type Kysely, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { onEachDatabase, type TestDatabase } from '../../testing/databases.ts'
import { openDatabase } from './open.ts'
import type { Schema } from './tables/schema.ts'

const customer = (id: string) => ({
  id,
  data_version: 1,
  created_at: '2025-01-01T00:00:00.000Z',
  last_document_number: 0,
})

onEachDatabase('the database', (newDatabase) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await newDatabase()
  })

  test('compares text bytewise', async () => {
    const ids = ['b', 'ä', 'Z', 'a', 'A-2', 'A-10', 'é', '😀', 'ｚ']
    await database.db.insertInto('customer').values(ids.map(customer)).execute()
    const rows = await database.db.selectFrom('customer').select('id').orderBy('id').execute()
    const bytes = (text: string) => Buffer.from(text)
    expect(rows.map((row) => row.id)).toEqual(
      ids.toSorted((a, b) => Buffer.compare(bytes(a), bytes(b))),
    )
  })

  test('returns safe integers, and throws for others', async () => {
    const read = (literal: string) =>
      sql<{ value: number }>`select cast(${sql.raw(literal)} as bigint) as value`.execute(
        database.db,
      )
    for (const exact of [Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, 0])
      expect((await read(String(exact))).rows).toEqual([{ value: exact }])
    await expect(read('9007199254740993')).rejects.toThrow(/9007199254740993/)
  })

  test('rejects rows of an unknown customer', async () => {
    const orphan = { customer_id: 'nobody', value_cents: 1 }
    await expect(database.db.insertInto('portfolio').values(orphan).execute()).rejects.toThrow(
      /foreign key/i,
    )
  })

  test('rolls back a failed transaction', async () => {
    const failing = database.db.transaction().execute(async (trx) => {
      await trx.insertInto('customer').values(customer('undone')).execute()
      throw new Error('on purpose')
    })
    await expect(failing).rejects.toThrow('on purpose')
    const rows = await database.db
      .selectFrom('customer')
      .where('id', '=', 'undone')
      .select('id')
      .execute()
    expect(rows).toEqual([])
  })

  test('lets a transaction write after reading, despite concurrent writers', async () => {
    const other = await openDatabase(database.url)
    const write = (db: Kysely<Schema>, id: string) =>
      db.updateTable('customer').set({ data_version: 9 }).where('id', '=', id).execute()
    const writing = Promise.withResolvers<unknown>()
    await database.db.transaction().execute(async (trx) => {
      await trx.selectFrom('customer').selectAll().execute()
      writing.resolve(write(other.db, 'b'))
      // By now the other write has finished or is waiting.
      for (let turn = 0; turn < 5; turn++) await sql`select 1`.execute(trx)
      await write(trx, 'ä')
    })
    await writing.promise
    const rows = database.db.selectFrom('customer').select('id').where('data_version', '=', 9)
    expect(await rows.orderBy('id').execute()).toEqual([{ id: 'b' }, { id: 'ä' }])
    await other.close()
  })

  test('lets a second writer wait for the first without blocking readers', async () => {
    const other = await openDatabase(database.url)
    const order: string[] = []
    const first = Promise.withResolvers<void>()
    const written = Promise.withResolvers<void>()
    const writing = database.db.transaction().execute(async (trx) => {
      await trx.updateTable('customer').set({ data_version: 2 }).where('id', '=', 'a').execute()
      written.resolve()
      await first.promise
      order.push('first')
    })
    await written.promise
    const waiting = other.db
      .updateTable('customer')
      .set({ data_version: 3 })
      .where('id', '=', 'a')
      .execute()
      .then(() => order.push('second'))
    const reader = await openDatabase(database.url)
    const versionOf = () =>
      reader.db
        .selectFrom('customer')
        .select('data_version')
        .where('id', '=', 'a')
        .executeTakeFirstOrThrow()
    expect(await versionOf()).toEqual({ data_version: 1 })
    first.resolve()
    await Promise.all([writing, waiting])
    expect(order).toEqual(['first', 'second'])
    expect(await versionOf()).toEqual({ data_version: 3 })
    await Promise.all([other.close(), reader.close()])
  })
})

test('a URL of another kind is rejected without being shown', async () => {
  await expect(openDatabase('mysql://nutzer:geheim@db/x')).rejects.toThrow(
    /^A database URL must begin with sqlite: or postgres:\/\/\.$/,
  )
})
