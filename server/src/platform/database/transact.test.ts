import { sql, type Transaction } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newDatabaseUrls } from '../../testing/databases.ts'
import { type Database, openDatabase } from './open.ts'
import type { Schema } from './tables/schema.ts'
import { transact } from './transact.ts'

const newUrl = newDatabaseUrls('postgres')
let database: Database
beforeAll(async () => {
  database = await openDatabase(await newUrl())
  await sql`create table counter (id text primary key, value integer not null)`.execute(database.db)
})
afterAll(() => database.close())

type Work = (trx: Transaction<Schema>) => Promise<unknown>

const increment = (trx: Transaction<Schema>, id: string) =>
  sql`update counter set value = value + 1 where id = ${id}`.execute(trx)
const read = async () => {
  const { rows } = await sql<{ value: number }>`select value from counter order by id`.execute(
    database.db,
  )
  return rows.map(({ value }) => value)
}
async function reset() {
  await sql`delete from counter`.execute(database.db)
  await sql`insert into counter values ('a', 0), ('b', 0)`.execute(database.db)
}

/** Runs two transactions that both begin before either continues, and returns how often each was run. */
async function meet(begin: readonly [Work, Work], proceed: readonly [Work, Work]) {
  const attempts = [0, 0]
  const met = [0, 1].map(() => Promise.withResolvers<void>())
  const runs = [0, 1].map((index) =>
    transact(database.db, async (trx) => {
      attempts[index] = (attempts[index] ?? 0) + 1
      await begin[index]?.(trx)
      met[index]?.resolve()
      await Promise.all(met.map(({ promise }) => promise))
      await proceed[index]?.(trx)
    }),
  )
  await Promise.all(runs)
  return attempts.toSorted()
}

test('transactions that deadlock both succeed', async () => {
  await reset()
  const attempts = await meet(
    [(trx) => increment(trx, 'a'), (trx) => increment(trx, 'b')],
    [(trx) => increment(trx, 'b'), (trx) => increment(trx, 'a')],
  )
  expect(attempts).toEqual([1, 2])
  expect(await read()).toEqual([2, 2])
})

test('transactions that cannot be serialized both succeed', async () => {
  await reset()
  const begin: Work = async (trx) => {
    await sql`set transaction isolation level repeatable read`.execute(trx)
    await sql`select value from counter`.execute(trx)
  }
  const proceed: Work = (trx) => increment(trx, 'a')
  expect(await meet([begin, begin], [proceed, proceed])).toEqual([1, 2])
  expect(await read()).toEqual([2, 0])
})

test.each([
  ['40001', 5],
  ['40P01', 5],
  ['23505', 1],
])('a transaction that always fails with %s is run %i times', async (code, expected) => {
  let attempts = 0
  const failing = transact(database.db, async (trx) => {
    attempts += 1
    await sql.raw(`do $$ begin raise sqlstate '${code}'; end $$`).execute(trx)
  })
  await expect(failing).rejects.toMatchObject({ code })
  expect(attempts).toBe(expected)
})
