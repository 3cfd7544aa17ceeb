import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { onEachDatabase, type TestDatabase } from '../../testing/databases.ts'
import { beginSnapshot } from './snapshot.ts'

onEachDatabase('a snapshot', (newDatabase) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await newDatabase()
  })
  const insert = (id: string) =>
    database.db.insertInto('customer').values({
      id,
      data_version: 1,
      created_at: '',
      last_document_number: 0,
    })

  test('stays as it was while others write, who do not wait for it', async () => {
    await insert('K-1').execute()
    const snapshot = await beginSnapshot(database.db)
    const ids = async (db: TestDatabase['db']) =>
      (await db.selectFrom('customer').select('id').execute()).map(({ id }) => id)
    expect(await ids(snapshot)).toEqual(['K-1'])
    await insert('K-2').execute()
    await database.db.transaction().execute((trx) => trx.executeQuery(insert('K-3')))
    expect(await ids(snapshot)).toEqual(['K-1'])
    await snapshot.rollback().execute()
    expect(await ids(database.db)).toEqual(['K-1', 'K-2', 'K-3'])
  })

  test('cannot be written to', async () => {
    const snapshot = await beginSnapshot(database.db)
    const writing = sql`delete from customer`.execute(snapshot)
    const refused = await writing.catch((error: unknown) => error)
    await snapshot.rollback().execute()
    // PostgreSQL says the same of a server that is no longer the primary.
    expect(String(refused)).toMatch(/readonly database|cannot be reached/)
    expect(await database.db.selectFrom('customer').select('id').execute()).toHaveLength(3)
  })
})
