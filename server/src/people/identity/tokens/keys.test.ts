import { readMeCall } from '@hausblick/contract/calls/accounts.ts'
import { expect, test } from 'vitest'
import { newApps } from '../../../testing/app.ts'
import { Browser, PUBLIC_URL } from '../../../testing/browser.ts'
import { onEachDatabase, type TestDatabase } from '../../../testing/databases.ts'
import { createInvitation } from '../../accounts/invitations/create.ts'
import { lockCustomers } from '../../customers/store.ts'
import { removeRetiredKeys } from './keys.ts'

const SECRETS = [
  'ein Geheimnis, das lang genug ist, um zu gelten',
  'noch eines, auch lang genug zum Gelten',
]

onEachDatabase('the signing key', (newDatabase) => {
  const newApp = newApps()

  async function newDatabaseWithInvitation() {
    const database = await newDatabase()
    await database.db.transaction().execute((trx) => lockCustomers(trx, ['K-1']))
    const invitee = { kind: 'customer', customerId: 'K-1' } as const
    return { database, link: await createInvitation(database.db, invitee, PUBLIC_URL) }
  }

  async function keyIds({ db }: TestDatabase): Promise<string[]> {
    const keys = await db.selectFrom('identity_key').select('id').execute()
    return keys.map((key) => key.id)
  }

  test('is created once, however many tokens are requested concurrently', async () => {
    const { database, link } = await newDatabaseWithInvitation()
    const browser = new Browser(await newApp(database))
    await browser.signUp('anna@example.de', link)
    await Promise.all(Array.from({ length: 20 }, () => browser.session()))
    expect(await keyIds(database)).toHaveLength(1)
  })

  test('survives a restart, and so do tokens', async () => {
    const { database, link } = await newDatabaseWithInvitation()
    const environment = { SECRET: String(SECRETS[0]) }
    const browser = new Browser(await newApp(database, { environment }))
    await browser.signUp('anna@example.de', link)
    const before = await keyIds(database)
    const restarted = await newApp(database, { environment })
    expect(await keyIds(database)).toEqual(before)
    const headers = await browser.headers()
    expect((await restarted.inject({ url: readMeCall.path, headers })).statusCode).toBe(200)
  })

  test('is replaced where the secret was lost, which requires a new sign-in', async () => {
    const { database, link } = await newDatabaseWithInvitation()
    const [first, second] = SECRETS.map((SECRET) => ({ environment: { SECRET } }))
    const earlier = new Browser(await newApp(database, first))
    await earlier.signUp('anna@example.de', link)
    const headers = await earlier.headers()
    const [before = ''] = await keyIds(database)
    const app = await newApp(database, second)
    const browser = new Browser(app)
    await browser.signIn('anna@example.de')
    expect((await browser.me()).statusCode).toBe(200)

    // Its tokens verify until they expire, and no longer.
    expect((await app.inject({ url: readMeCall.path, headers })).statusCode).toBe(200)
    await removeRetiredKeys(database.db, new Date())
    expect(await keyIds(database)).toContain(before)
    await removeRetiredKeys(database.db, new Date(Date.now() + 15 * 60_000))
    expect(await keyIds(database)).toEqual([expect.not.stringMatching(before)])
    expect((await browser.me()).statusCode).toBe(200)
  })

  test('created before secrets were versioned is retired, and still verifies', async () => {
    const { database, link } = await newDatabaseWithInvitation()
    const environment = { SECRET: String(SECRETS[0]) }
    const browser = new Browser(await newApp(database, { environment }))
    await browser.signUp('anna@example.de', link)
    const headers = await browser.headers()
    await database.db.updateTable('identity_key').set({ private_key: '"0a1b2c"' }).execute()
    const app = await newApp(database, { environment })
    expect(await keyIds(database)).toHaveLength(2)
    expect((await app.inject({ url: readMeCall.path, headers })).statusCode).toBe(200)
    expect(await browser.at(app).session()).not.toBeNull()
  })
})
