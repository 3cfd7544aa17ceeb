import { readMeCall } from '@hausblick/contract/calls/accounts.ts'
import { changePasswordCall } from '@hausblick/contract/calls/identity.ts'
import { errorReply } from '@hausblick/contract/errorReply.ts'
import { type IdentityErrorCode, identityErrors } from '@hausblick/contract/identity.ts'
import { beforeAll, expect, test } from 'vitest'
import type { App } from '../../../platform/http/service.ts'
import { newApps } from '../../../testing/app.ts'
import { Browser, PASSWORD, PUBLIC_URL, signUpOwner } from '../../../testing/browser.ts'
import { onEachDatabase, type TestDatabase } from '../../../testing/databases.ts'
import { earlier } from '../../../testing/earlierVersion.ts'
import { type MailServer, startMailServer } from '../../../testing/mailServer.ts'
import { quickMails } from '../../../testing/mails.ts'
import { createInvitation } from '../../accounts/invitations/create.ts'
import { lockCustomers } from '../../customers/store.ts'
import { findReset, issueResetToken } from '../reset/store.ts'

const CUSTOMER = { kind: 'customer', customerId: 'K-1' } as const
const NEW_PASSWORD = ' mein neues Paßwort 🏠'

onEachDatabase('changing the password', (newDatabase) => {
  const newApp = newApps()
  let server: MailServer
  let database: TestDatabase
  let app: App
  beforeAll(async () => {
    server = await startMailServer()
    database = await newDatabase()
    await database.db.transaction().execute((trx) => lockCustomers(trx, ['K-1']))
    app = await newApp(database, { environment: { SMTP_URL: server.url }, mailPauses: quickMails })
  })

  const newcomer = (email: string) => signUpOwner(app, database.db, email)

  const change = async (browser: Browser, current: string, password: string) =>
    browser.post(changePasswordCall.path, { current, password }, await browser.headers())

  const signIn = async (email: string, password: string) =>
    (await new Browser(app).signIn(email, password)).statusCode

  test('accepts only the new one, unmodified, and notifies the owner', async () => {
    const browser = await newcomer('anna@example.de')
    const before = server.mails.length
    expect((await change(browser, PASSWORD, NEW_PASSWORD)).statusCode).toBe(200)
    expect(await signIn('anna@example.de', PASSWORD)).toBe(401)
    expect(await signIn('anna@example.de', NEW_PASSWORD.trim())).toBe(401)
    expect(await signIn('anna@example.de', NEW_PASSWORD)).toBe(200)
    await server.waitFor(before + 1)
    expect(server.mails.at(-1)).toMatchObject({
      to: [{ address: 'anna@example.de' }],
      subject: 'Ihr Passwort wurde geändert',
    })
  })

  test('ends all other sessions and reset links, but not the current session', async () => {
    const email = 'ueberall@example.de'
    const [here, there] = [await newcomer(email), new Browser(app)]
    await there.signIn(email)
    const headers = await there.headers()
    const { token } = await issueResetToken(database.db, email)
    expect((await change(here, PASSWORD, NEW_PASSWORD)).statusCode).toBe(200)
    expect((await app.inject({ url: readMeCall.path, headers })).statusCode).toBe(401)
    expect(await there.session()).toBeNull()
    expect(await findReset(database.db, token)).toBeUndefined()
    expect((await here.me()).statusCode).toBe(200)
  })

  test.each<[string, string, string, number, IdentityErrorCode]>([
    ['a wrong password before', 'ein falsches Passwort', NEW_PASSWORD, 403, 'wrongPassword'],
    ['a new one that is too short', PASSWORD, 'x'.repeat(11), 400, 'passwordTooShort'],
    ['a new one that is easy to guess', PASSWORD, 'Sommer2025!!', 400, 'passwordGuessable'],
    ['the address', PASSWORD, 'bleibt@example.de', 400, 'passwordGuessable'],
    ['the same again', PASSWORD, PASSWORD, 400, 'passwordUnchanged'],
  ])('is refused with %s', async (_title, current, password, status, code) => {
    const browser = new Browser(app)
    if ((await browser.signIn('bleibt@example.de')).statusCode !== 200)
      await browser.signUp(
        'bleibt@example.de',
        await createInvitation(database.db, CUSTOMER, PUBLIC_URL),
      )
    const reply = await change(browser, current, password)
    expect(reply.statusCode).toBe(status)
    expect(errorReply.parse(reply.json())).toEqual({ error: identityErrors[code], code })
    expect(await signIn('bleibt@example.de', PASSWORD)).toBe(200)
    // Mails of earlier tests may still be arriving.
    expect(JSON.stringify(server.mails.map(({ to }) => to))).not.toContain('bleibt@example.de')
  })

  test('counts attempts together with those to sign in', async () => {
    const browser = await newcomer('geraten@example.de')
    const statuses = []
    for (let attempt = 0; attempt < 11; attempt++)
      statuses.push(
        (await change(browser, `ein falsches Passwort ${attempt}`, NEW_PASSWORD)).statusCode,
      )
    expect(statuses).toEqual([...Array(10).fill(403), 429])
    // A known device has guesses of its own, shared by both endpoints.
    expect((await browser.signIn('geraten@example.de')).statusCode).toBe(429)
  })

  test('works with an outdated hash, which it replaces', async () => {
    const browser = await newcomer('alter-hash@example.de')
    const { email } = (await browser.session()) ?? { email: '' }
    await database.db
      .updateTable('identity_account')
      .set({ password: earlier.scryptHash })
      .where('user_id', 'in', (eb) =>
        eb.selectFrom('identity_user').select('id').where('email', '=', email),
      )
      .execute()
    expect((await change(browser, PASSWORD, NEW_PASSWORD)).statusCode).toBe(200)
    expect(await signIn(email, NEW_PASSWORD)).toBe(200)
  })

  test('succeeds for one of two concurrent requests', async () => {
    const browser = await newcomer('zweimal@example.de')
    const replies = await Promise.all([
      change(browser, PASSWORD, 'Regen Klavier Teppich'),
      change(browser, PASSWORD, 'Tasse Nebel Fahrrad'),
    ])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403])
  })
})
