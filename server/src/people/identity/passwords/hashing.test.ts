import { beforeAll, expect, test } from 'vitest'
import { newApps } from '../../../testing/app.ts'
import { Browser, PASSWORD, PUBLIC_URL } from '../../../testing/browser.ts'
import { onEachDatabase, type TestDatabase } from '../../../testing/databases.ts'
import { earlier } from '../../../testing/earlierVersion.ts'
import { createInvitation } from '../../accounts/invitations/create.ts'
import { lockCustomers } from '../../customers/store.ts'
import { hashPassword } from './hash.ts'
import { defaultPasswordCost } from './hashing.ts'

const WRONG = 'ein falsches Passwort'

onEachDatabase('a stored password', (newDatabase) => {
  const newApp = newApps()
  let database: TestDatabase
  let browser: Browser
  beforeAll(async () => {
    database = await newDatabase()
    await database.db.transaction().execute((trx) => lockCustomers(trx, ['K-1']))
    browser = new Browser(await newApp(database, { passwordCost: defaultPasswordCost }))
  })

  async function newAccount(email: string) {
    const invitee = { kind: 'customer', customerId: 'K-1' } as const
    const link = await createInvitation(database.db, invitee, PUBLIC_URL)
    expect((await browser.signUp(email, link)).statusCode).toBe(200)
    const user = await database.db
      .selectFrom('identity_user')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const account = database.db.selectFrom('identity_account').where('user_id', '=', user.id)
    return {
      read: async () => (await account.select('password').executeTakeFirstOrThrow()).password,
      set: (password: string) =>
        database.db
          .updateTable('identity_account')
          .set({ password })
          .where('user_id', '=', user.id)
          .execute(),
    }
  }
  const signIn = async (email: string, password: string) =>
    (await browser.signIn(email, password)).statusCode

  test('is hashed at least at OWASP’s recommended cost', async () => {
    const account = await newAccount('neu@example.de')
    expect(await account.read()).toMatch(/^\$argon2id\$v=19\$m=19456,t=3,p=1\$/)
  })

  test.each([
    ['scrypt', async () => earlier.scryptHash],
    ['less passes', () => hashPassword(PASSWORD, { memory: 64, passes: 1 })],
  ])('that was hashed by %s stays, and is renewed by signing in', async (name, hash) => {
    const email = `${name.replace(' ', '-')}@example.de`
    const account = await newAccount(email)
    const old = await hash()
    await account.set(old)
    expect(await signIn(email, WRONG)).toBe(401)
    expect(await account.read()).toBe(old)
    expect(await signIn(email, PASSWORD)).toBe(200)
    const renewed = await account.read()
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=3,p=1\$/)
    expect(await signIn(email, PASSWORD)).toBe(200)
    expect(await signIn(email, WRONG)).toBe(401)
    expect(await account.read()).toBe(renewed)
  })

  test('matches however its umlauts are composed', async () => {
    const account = await newAccount('umlaut@example.de')
    await account.set(
      await hashPassword('ein längeres Passwort'.normalize('NFD'), defaultPasswordCost),
    )
    expect(await signIn('umlaut@example.de', 'ein längeres Passwort'.normalize('NFC'))).toBe(200)
  })
})
