import {
  confirmResetCall,
  requestResetCall,
  signInCall,
  signUpCall,
} from '@hausblick/contract/calls/identity.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createInvitation } from '../../../people/accounts/invitations/create.ts'
import { lockCustomers } from '../../../people/customers/store.ts'
import { issueResetToken } from '../../../people/identity/reset/store.ts'
import { newApps } from '../../../testing/app.ts'
import { PASSWORD, PUBLIC_URL, readLink } from '../../../testing/browser.ts'
import { onEachDatabase, type TestDatabase } from '../../../testing/databases.ts'
import { type MailServer, startMailServer } from '../../../testing/mailServer.ts'
import { quickMails } from '../../../testing/mails.ts'
import type { App } from '../service.ts'
import { type AttemptLimits, defaultAttemptLimits } from './actionLimits.ts'

const EMAIL = 'anna@example.de'
const HOME = '203.0.113.7'
const ABROAD = '192.0.2.1'
const strangers = Array.from({ length: 20 }, (_, number) => `198.51.100.${number}`)

const limit = (burst: number) => ({ burst, everyMs: 60_000 })
const attemptLimits: AttemptLimits = {
  ...defaultAttemptLimits,
  signIn: { client: limit(6), pair: limit(3), account: limit(5) },
  confirmReset: { client: limit(3), account: limit(100) },
}

onEachDatabase('a known device', (newDatabase) => {
  const newApp = newApps()
  let server: MailServer
  let database: TestDatabase
  let app: App
  let device: string

  beforeEach(async () => {
    server = await startMailServer()
    database = await newDatabase()
    await database.db.transaction().execute((trx) => lockCustomers(trx, ['K-1']))
    app = await newApp(database, {
      attemptLimits,
      mailPauses: quickMails,
      environment: { SMTP_URL: server.url },
    })
    device = await newAccount(EMAIL)
  })
  afterEach(() => app.close())

  const post = (url: string, body: object, from: string, cookie = '') =>
    app.inject({
      method: 'POST',
      url,
      body,
      remoteAddress: from,
      ...(cookie !== '' && { headers: { cookie } }),
    })
  const signIn = async (password: string, from: string, cookie = '', email = EMAIL) =>
    (await post(signInCall.path, { email, password }, from, cookie)).statusCode
  const fail = (from: string, cookie = '', email = EMAIL) =>
    signIn('ein falsches Passwort', from, cookie, email)

  /** Creates an account and returns its device cookie. */
  async function newAccount(email: string, cookie = ''): Promise<string> {
    const invitee = { kind: 'customer', customerId: 'K-1' } as const
    const link = readLink(await createInvitation(database.db, invitee, PUBLIC_URL))
    const body = { email, password: PASSWORD, ...link }
    const reply = await post(signUpCall.path, body, HOME, cookie)
    expect(reply.statusCode).toBe(200)
    const given = reply.cookies.find(({ name }) => name === 'hausblick.device')
    return `${given?.name}=${given?.value}`
  }

  test('signs in though others have used up the limit of its address', async () => {
    for (const email of ['b', 'c', 'd']) await fail(HOME, '', `${email}@example.de`)
    expect([await fail(HOME), await fail(HOME), await fail(HOME)]).toEqual([401, 401, 401])
    expect(await signIn(PASSWORD, HOME)).toBe(429)
    expect(await signIn(PASSWORD, HOME, device)).toBe(200)
  })

  test('signs in from anywhere though twenty addresses fail for the account', async () => {
    for (const stranger of strangers) await fail(stranger)
    expect(await signIn(PASSWORD, ABROAD)).toBe(429)
    expect(await signIn(PASSWORD, ABROAD, device)).toBe(200)
  })

  test('has attempts of its own', async () => {
    const statuses: number[] = []
    for (const from of [HOME, ABROAD, HOME, ABROAD]) statuses.push(await fail(from, device))
    expect(statuses).toEqual([401, 401, 401, 429])
    expect(await signIn(PASSWORD, HOME)).toBe(200)
  })

  test('is unknown to other accounts, and a made-up one to all', async () => {
    for (const stranger of strangers.slice(0, 10)) await fail(stranger, '', 'berta@example.de')
    expect(await fail(ABROAD, device, 'berta@example.de')).toBe(429)
    for (const stranger of strangers.slice(10, 20)) await fail(stranger)
    for (const made of ['x', 'x'.repeat(43), ''])
      expect(await signIn(PASSWORD, ABROAD, `hausblick.device=${made}`)).toBe(429)
  })

  test('can be known to several accounts', async () => {
    expect(await newAccount('berta@example.de', device)).toBe(device)
    for (const stranger of strangers) await fail(stranger)
    for (const stranger of strangers) await fail(stranger, '', 'berta@example.de')
    expect(await signIn(PASSWORD, ABROAD, device)).toBe(200)
    expect(await signIn(PASSWORD, ABROAD, device, 'berta@example.de')).toBe(200)
  })

  test('is identified by a random HttpOnly cookie', async () => {
    const reply = await post(signInCall.path, { email: EMAIL, password: PASSWORD }, ABROAD)
    expect([reply.headers['set-cookie']].flat().at(-1)).toMatch(
      /^hausblick\.device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    const PUBLIC = 'https://haus.example'
    const secure = await newApp(database, { attemptLimits, environment: { PUBLIC_URL: PUBLIC } })
    const body = { email: EMAIL, password: PASSWORD }
    const url = signInCall.path
    const secured = await secure.inject({ method: 'POST', url, body, remoteAddress: HOME })
    expect([secured.headers['set-cookie']].flat().at(-1)).toMatch(
      /^__Host-hausblick\.device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
  })

  describe('and mails', () => {
    const requestReset = async (from: string, cookie = '') =>
      (await post(requestResetCall.path, { email: EMAIL }, from, cookie)).statusCode

    const outboxIsEmpty = () =>
      expect.poll(() => database.db.selectFrom('outbox').select('id').execute()).toEqual([])

    test('requested by strangers are limited, with identical replies', async () => {
      const statuses: number[] = []
      for (const stranger of strangers) statuses.push(await requestReset(stranger))
      expect(new Set(statuses)).toEqual(new Set([200]))
      await outboxIsEmpty()
      expect(server.mails).toHaveLength(defaultAttemptLimits.requestReset.account.burst)
    })

    test.each([
      ['the device', ABROAD, () => device],
      ['its address', HOME, () => ''],
    ])('by strangers use up none of those for %s', async (_title, from, cookie) => {
      for (const stranger of strangers) await requestReset(stranger)
      expect(await requestReset(from, cookie())).toBe(200)
      await outboxIsEmpty()
      expect(server.mails).toHaveLength(defaultAttemptLimits.requestReset.account.burst + 1)
    })

    test('still reset a password while others at the address guess', async () => {
      const confirm = async (token: string) =>
        await post(confirmResetCall.path, { token, password: PASSWORD }, ABROAD)
      for (const token of ['a', 'b', 'c']) await confirm(token)
      expect((await confirm('d')).statusCode).toBe(429)
      const { token } = await issueResetToken(database.db, EMAIL)
      const reply = await confirm(token)
      expect(reply.statusCode).toBe(200)
      for (const stranger of strangers) await fail(stranger)
      const cookie = String(reply.headers['set-cookie']).split(';')[0]
      expect(await signIn(PASSWORD, '192.0.2.99', cookie)).toBe(200)
    })
  })
})
