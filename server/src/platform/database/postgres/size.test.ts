import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newDatabaseUrls } from '../../../testing/databases.ts'
import { openDatabase } from '../open.ts'
import { commandTimeouts } from '../timeouts.ts'

const newUrl = newDatabaseUrls('postgres')

test('a process opens no more connections than configured', async () => {
  const { db, close } = await openDatabase(await newUrl(), commandTimeouts, 3)
  const backends = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const { rows } = await sql<{
        id: number
      }>`select pg_backend_pid() as id, pg_sleep(0.01)`.execute(db)
      return rows[0]?.id
    }),
  )
  await close()
  expect(new Set(backends).size).toBe(3)
})
