import { afterAll, expect, test } from 'vitest'
import { collectDueNotices } from '../../../documents/notices/collect.ts'
import { claimText } from '../../../documents/search/claimText.ts'
import { OPERATOR } from '../../../testing/app.ts'
import { newDatabaseUrls } from '../../../testing/databases.ts'
import { useDocuments } from '../../../testing/documents.ts'
import { mailerOf, noMails } from '../../../testing/mails.ts'
import { readConfig } from '../../config/config.ts'
import { migrate } from '../migrate.ts'
import { type Database, openDatabase } from '../open.ts'

const newUrl = newDatabaseUrls('postgres')
const opened: Database[] = []
afterAll(() => Promise.all(opened.map((database) => database.close())))

async function newDatabase() {
  const url = await newUrl()
  const database = await openDatabase(url)
  opened.push(database)
  await migrate(database)
  return { ...database, url }
}

const { add, db, folder } = useDocuments(newDatabase, { mailPauses: noMails })

/** Does work while another process's claim, of all there is at that moment, has not been committed. */
async function duringClaim<Result>(
  claim: (through: Database['db']) => Promise<unknown>,
  work: () => Promise<Result>,
): Promise<Result> {
  return await db()
    .transaction()
    .execute(async (trx) => {
      await claim(trx)
      return await work()
    })
}

test('a process claims the work that another is not just claiming, without waiting for it', async () => {
  await add({ customerId: 'A', name: 'Eins', textState: 'pending' })
  const claimed = await duringClaim(claimText, async () => {
    expect(await claimText(db())).toBeUndefined()
    await add({ customerId: 'B', name: 'Zwei', textState: 'pending' })
    return await claimText(db())
  })
  expect(claimed).toMatchObject({ customerId: 'B' })
  expect(await claimText(db())).toBeUndefined()
})

test('notices are collected by one process at a time, so that they become one mail', async () => {
  await add({ customerId: 'A', name: 'Neu', notifies: [OPERATOR] })
  await db().updateTable('notice').set({ due_at: '2026-01-01' }).execute()
  await db().deleteFrom('outbox').execute()
  const config = readConfig({ OPERATOR_EMAILS: OPERATOR }, folder())
  const mailer = mailerOf(db(), () => Promise.reject(new Error('Must not be sent.')))
  const collect = () => collectDueNotices({ config, database: { db: db() }, mailer })
  const countMails = async () => (await db().selectFrom('outbox').select('id').execute()).length
  const takeTurn = (through: Database['db']) =>
    through.selectFrom('service').select('id').forUpdate().execute()
  await duringClaim(takeTurn, collect)
  expect(await countMails()).toBe(0)
  await collect()
  expect(await countMails()).toBe(1)
})
