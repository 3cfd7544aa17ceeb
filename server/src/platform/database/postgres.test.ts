import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newDatabaseUrls } from '../../testing/databases.ts'
import { type Database, openDatabase } from './open.ts'
import type { Schema } from './tables/schema.ts'

const LARGEST = BigInt(Number.MAX_SAFE_INTEGER)

describe('integers of PostgreSQL', () => {
  const newUrl = newDatabaseUrls('postgres')
  let database: Database
  beforeAll(async () => {
    database = await openDatabase(await newUrl())
    await sql`create table counted (value bigint not null)`.execute(database.db)
  })
  afterAll(() => database.close())

  const insert = (db: Kysely<Schema>, value: bigint) =>
    sql`insert into counted values (${String(value)})`.execute(db)
  const readAll = async (db: Kysely<Schema>) => {
    const { rows } = await sql<{ value: number }>`select value from counted`.execute(db)
    return rows.map(({ value }) => value)
  }
  const backend = async (db: Kysely<Schema>) => {
    const { rows } = await sql<{ id: number }>`select pg_backend_pid() as id`.execute(db)
    return rows[0]?.id
  }

  test.each([LARGEST, -LARGEST, 0n])('that a number holds are read: %s', async (value) => {
    await sql`truncate counted`.execute(database.db)
    await insert(database.db, value)
    expect(await readAll(database.db)).toEqual([Number(value)])
  })

  test.each([LARGEST + 1n, -LARGEST - 1n, 2n ** 63n - 1n, -(2n ** 63n)])(
    'that a number would round are refused by their digits: %s',
    async (value) => {
      await sql`truncate counted`.execute(database.db)
      await insert(database.db, 1n)
      await insert(database.db, value)
      await expect(readAll(database.db)).rejects.toThrow(
        new RangeError(`${value} is not a safe integer.`),
      )
    },
  )

  test('that are refused cost neither their connection nor what a transaction wrote', async () => {
    await sql`truncate counted`.execute(database.db)
    const before = await backend(database.db)
    await database.db.transaction().execute(async (trx) => {
      await insert(trx, LARGEST + 1n)
      await expect(readAll(trx)).rejects.toThrow(RangeError)
      await sql`update counted set value = 7`.execute(trx)
    })
    expect(await readAll(database.db)).toEqual([7])
    expect(await backend(database.db)).toBe(before)
  })
})
