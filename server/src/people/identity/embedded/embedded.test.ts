// Over 200 lines: accounts and sessions are tested on one service, whose setup would otherwise be repeated.

import { readMeCall } from '@hausblick/contract/calls/accounts.ts'
import { errorReply } from '@hausblick/contract/errorReply.ts'
import { type IdentityErrorCode, identityErrors } from '@hausblick/contract/identity.ts'
import type { LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { App } from '../../../platform/http/service.ts'
import { newApps, OPERATOR } from '../../../testing/app.ts'
import { Browser, PASSWORD, PUBLIC_URL } from '../../../testing/browser.ts'
import { onEachDatabase, type TestDatabase } from '../../../testing/databases.ts'
import { createInvitation } from '../../accounts/invitations/create.ts'
import { lockCustomers } from '../../customers/store.ts'

const CUSTOMER = { kind: 'customer', customerId: 'K-1' } as const
const DAY_MS = 24 * 60 * 60 * 1000

function expectRefusal(reply: LightMyRequestResponse, status: number, code: IdentityErrorCode) {
  expect(reply.statusCode).toBe(status)
  expect(errorReply.parse(reply.json())).toEqual({ error: identityErrors[code], code })
  expect(reply.headers['set-cookie']).toBeUndefined()
}

onEachDatabase('signing in', (newDatabase) => {
  const newApp = newApps()
  let database: TestDatabase
  let app: App

  async function start(environment: Record<string, string> = {}) {
    const fresh = await newDatabase()
    await fresh.db.transaction().execute((trx) => lockCustomers(trx, [CUSTOMER.customerId]))
    return [fresh, await newApp(fresh, { environment })] as const
  }
  beforeAll(async () => {
    ;[database, app] = await start()
  })

  const invite = (now?: Date) => createInvitation(database.db, CUSTOMER, PUBLIC_URL, now)

  async function hasAccount(email: string): Promise<boolean> {
    const users = await database.db.selectFrom('identity_user').select('email').execute()
    return users.some((user) => user.email === email.toLowerCase())
  }

  async function newcomer(email: string): Promise<Browser> {
    const browser = new Browser(app)
    expect((await browser.signUp(email, await invite())).statusCode).toBe(200)
    return browser
  }

  describe('an account', () => {
    test('created from an invitation is signed in and linked to its customer', async () => {
      const browser = await newcomer('Anna@Example.de')
      expect(await browser.session()).toMatchObject({ email: 'anna@example.de', expiresIn: 600 })
      const me = readMeCall.reply.parse((await browser.me()).json())
      expect(me).toEqual({
        email: 'anna@example.de',
        customerId: 'K-1',
        customerIds: ['K-1'],
        role: 'customer',
      })
    })

    test.each([
      ['an unknown token', 'token'],
      ['the token of somebody else', 'cid'],
    ])('is not made with %s', async (_title, parameter) => {
      const link = new URL(await invite())
      link.searchParams.set(parameter, 'erfunden')
      const reply = await new Browser(app).signUp('fremd@example.de', link.href)
      expectRefusal(reply, 403, 'invitationInvalid')
      expect(await hasAccount('fremd@example.de')).toBe(false)
    })

    test('is not created from an invitation older than 14 days', async () => {
      const early = await invite(new Date(Date.now() - 14 * DAY_MS + 60_000))
      const late = await invite(new Date(Date.now() - 14 * DAY_MS))
      expect((await new Browser(app).signUp('frueh@example.de', early)).statusCode).toBe(200)
      const reply = await new Browser(app).signUp('spaet@example.de', late)
      expectRefusal(reply, 403, 'invitationInvalid')
      expect(await hasAccount('spaet@example.de')).toBe(false)
    })

    test('is not created from a used invitation', async () => {
      const link = await invite()
      const first = new Browser(app)
      await first.signUp('erste@example.de', link)
      expect((await first.link(link)).statusCode).toBe(200)
      const reply = await new Browser(app).signUp('zweite@example.de', link)
      expectRefusal(reply, 403, 'invitationInvalid')
    })

    test('of an operator is created only for the invited address', async () => {
      const operator = { kind: 'operator', email: OPERATOR } as const
      const link = await createInvitation(database.db, operator, PUBLIC_URL)
      const reply = await new Browser(app).signUp('nicht-die-chefin@example.de', link)
      expectRefusal(reply, 403, 'invitationForAnotherAddress')
      const invited = await new Browser(app).signUp(OPERATOR.toUpperCase(), link)
      expect(invited.statusCode).toBe(200)
    })

    test.each<[string, string, number, IdentityErrorCode]>([
      ['a password of 11 characters', 'x'.repeat(11), 400, 'passwordTooShort'],
      ['a password of 129 characters', 'x'.repeat(129), 400, 'passwordTooLong'],
      ['a common password', 'Qwerty123456', 400, 'passwordGuessable'],
      ['its address as the password', 'kurz@example.de', 400, 'passwordGuessable'],
    ])('is not made with %s', async (_title, password, status, code) => {
      const reply = await new Browser(app).signUp('kurz@example.de', await invite(), password)
      expectRefusal(reply, status, code)
      expect(await hasAccount('kurz@example.de')).toBe(false)
    })

    test.each([
      [12, 'à'],
      [128, 'à'],
      [128, '🌀'],
    ])(
      'is created with a password of %i characters, unmodified: from %s on',
      async (length, first) => {
        const email = `laenge-${length}-${first.length}@example.de`
        const characters = Array.from({ length: length - 2 }, (_, index) =>
          String.fromCodePoint(Number(first.codePointAt(0)) + ((index * 7) % 60)),
        )
        const password = ` ${characters.join('')} `
        await new Browser(app).signUp(email, await invite(), password)
        expect((await new Browser(app).signIn(email, password)).statusCode).toBe(200)
        expect((await new Browser(app).signIn(email, password.trim())).statusCode).toBe(401)
      },
    )

    test('is not created without an address', async () => {
      const reply = await new Browser(app).signUp('keine Adresse', await invite())
      expectRefusal(reply, 400, 'addressInvalid')
    })

    test('is not created twice for one address', async () => {
      await newcomer('doppelt@example.de')
      const reply = await new Browser(app).signUp('Doppelt@Example.de', await invite())
      expectRefusal(reply, 409, 'addressInUse')
    })

    test('is created completely or not at all', async () => {
      const [broken, brokenApp] = await start()
      const link = await createInvitation(broken.db, CUSTOMER, PUBLIC_URL)
      await sql`alter table identity_session rename to elsewhere`.execute(broken.db)
      const reply = await new Browser(brokenApp).signUp('halb@example.de', link)
      expect(reply.statusCode).toBe(500)
      await sql`alter table elsewhere rename to identity_session`.execute(broken.db)
      expect(await broken.db.selectFrom('identity_user').selectAll().execute()).toEqual([])
      expect((await new Browser(brokenApp).signUp('halb@example.de', link)).statusCode).toBe(200)
    })
  })

  describe('the session', () => {
    test('is an HttpOnly cookie that no reply body repeats', async () => {
      const reply = await new Browser(app).signUp('cookie@example.de', await invite())
      expect(reply.headers['set-cookie']).toEqual([
        expect.stringMatching(/^hausblick\.session_token=.*; HttpOnly; SameSite=Lax$/),
        expect.stringMatching(/^hausblick\.device=.*; HttpOnly; SameSite=Lax$/),
      ])
      expect(reply.json()).toEqual({})
      const set = Object.keys(reply.headers).filter((name) => name.startsWith('set-'))
      expect(set).toEqual(['set-cookie'])
    })

    test('is restricted to HTTPS where the dashboard is', async () => {
      const [secureDatabase, secure] = await start({ PUBLIC_URL: 'https://haus.example' })
      const link = await createInvitation(secureDatabase.db, CUSTOMER, 'https://haus.example')
      const browser = new Browser(secure, 'https://haus.example')
      const reply = await browser.signUp('https@example.de', link)
      expect(reply.headers['set-cookie']).toEqual([
        expect.stringMatching(
          /^__Host-hausblick.session_token=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
        ),
        expect.stringMatching(/^__Host-hausblick\.device=.*; HttpOnly; Secure; SameSite=Lax$/),
      ])
    })

    test('is empty before sign-in', async () => {
      expect(await new Browser(app).session()).toBeNull()
    })

    test('starts with the right password, in any number of browsers', async () => {
      const first = await newcomer('oft@example.de')
      const second = new Browser(app)
      await second.signIn('OFT@example.de')
      expect((await second.session())?.email).toBe('oft@example.de')
      expect((await first.me()).statusCode).toBe(200)
    })

    test('does not start otherwise, without revealing whether there is an account', async () => {
      await newcomer('da@example.de')
      const wrong = await new Browser(app).signIn('da@example.de', 'falsches Passwort')
      const unknown = await new Browser(app).signIn('nicht-da@example.de', 'falsches Passwort')
      expectRefusal(wrong, 401, 'wrongCredentials')
      expectRefusal(unknown, 401, 'wrongCredentials')
    })

    test('ends in its browser at sign-out, along with all its tokens', async () => {
      const [here, there] = [await newcomer('geht@example.de'), new Browser(app)]
      await there.signIn('geht@example.de')
      const headers = await here.headers()
      const reply = await here.signOut()
      expect(reply.statusCode).toBe(200)
      expect(reply.headers['clear-site-data']).toBe('"cache"')
      expect(await here.session()).toBeNull()
      expect((await app.inject({ url: '/api/me', headers })).statusCode).toBe(401)
      expect((await there.me()).statusCode).toBe(200)
    })

    test('survives a sign-out that fails in the database, which is reported', async () => {
      const [broken, brokenApp] = await start()
      const link = await createInvitation(broken.db, CUSTOMER, PUBLIC_URL)
      const browser = new Browser(brokenApp)
      await browser.signUp('bleibt@example.de', link)
      await sql`alter table identity_session rename to elsewhere`.execute(broken.db)
      const failed = await browser.signOut()
      expect(failed.statusCode).toBe(500)
      expect(failed.headers['set-cookie']).toBeUndefined()
      await sql`alter table elsewhere rename to identity_session`.execute(broken.db)
      expect((await browser.session())?.email).toBe('bleibt@example.de')
      expect((await browser.signOut()).statusCode).toBe(200)
      expect(await broken.db.selectFrom('identity_session').select('id').execute()).toEqual([])
    })

    test('ends with its account', async () => {
      const browser = await newcomer('weg@example.de')
      const headers = await browser.headers()
      await database.db.deleteFrom('identity_user').where('email', '=', 'weg@example.de').execute()
      expect((await app.inject({ url: '/api/me', headers })).statusCode).toBe(401)
      expect(await browser.session()).toBeNull()
      expect((await browser.signIn('weg@example.de', PASSWORD)).statusCode).toBe(401)
    })

    test('ends when it expires', async () => {
      const browser = await newcomer('frueher@example.de')
      const headers = await browser.headers()
      const { db } = database
      const now = new Date().toISOString()
      await db.updateTable('identity_session').set({ expires_at: now }).execute()
      expect((await app.inject({ url: '/api/me', headers })).statusCode).toBe(401)
      expect(await browser.session()).toBeNull()
    })
  })
})
