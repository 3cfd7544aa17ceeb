import { paths } from '@hausblick/contract/calls.ts'
import { expect, test } from 'vitest'
import { holdCustomers } from '../../customers/store.ts'
import { createInvitation } from '../../invitations/create.ts'
import { newApps } from '../../testing/app.ts'
import { Browser, PUBLIC_URL } from '../../testing/browser.ts'
import { onEachDatabase, type TestDatabase } from '../../testing/databases.ts'

const SECRETS = [
  'ein Geheimnis, das lang genug ist, um zu gelten',
  'noch eines, auch lang genug zum Gelten',
]

onEachDatabase('the signing key', (newDatabase) => {
  const newApp = newApps()

  async function newDatabaseWithInvitation() {
    const database = await newDatabase()
    await database.db.transaction().execute((trx) => holdCustomers(trx, ['K-1']))
    const invitee = { kind: 'customer', customerId: 'K-1' } as const
    return { database, link: await createInvitation(database.db, invitee, PUBLIC_URL) }
  }

  async function keyIds({ db }: TestDatabase): Promise<string[]> {
    const keys = await db.selectFrom('identity_key').select('id').execute()
    return keys.map((key) => key.id)
  }

  test('is one, however many ask for a token at the same time', async () => {
    const { database, link } = await newDatabaseWithInvitation()
    const browser = new Browser(await newApp(database))
    await browser.signUp('anna@example.de', link)
    await Promise.all(Array.from({ length: 20 }, () => browser.session()))
    expect(await keyIds(database)).toHaveLength(1)
  })

  test('outlives a restart, and so do tokens', async () => {
    const { database, link } = await newDatabaseWithInvitation()
    const environment = { SECRET: String(SECRETS[0]) }
    const browser = new Browser(await newApp(database, { environment }))
    await browser.signUp('anna@example.de', link)
    const before = await keyIds(database)
    const restarted = await newApp(database, { environment })
    expect(await keyIds(database)).toEqual(before)
    const headers = await browser.headers()
    expect((await restarted.inject({ url: paths.me, headers })).statusCode).toBe(200)
  })

  test('is replaced where the secret was lost, and one signs in again', async () => {
    const { database, link } = await newDatabaseWithInvitation()
    const [first, second] = SECRETS.map((SECRET) => ({ environment: { SECRET } }))
    await new Browser(await newApp(database, first)).signUp('anna@example.de', link)
    const [before] = await keyIds(database)
    const browser = new Browser(await newApp(database, second))
    const [after, ...others] = await keyIds(database)
    expect(others).toEqual([])
    expect(after).not.toBe(before)
    await browser.signIn('anna@example.de')
    expect((await browser.me()).statusCode).toBe(200)
  })
})
