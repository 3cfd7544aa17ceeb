// Over 200 lines: every entrance is tested on the same service with the same accounts.

import {
  confirmResetCall,
  requestResetCall,
  signInCall,
  signUpCall,
} from '@hausblick/contract/calls/identity.ts'
import { redeemInvitationCall } from '@hausblick/contract/calls/redeemInvitation.ts'
import { errorReply } from '@hausblick/contract/errorReply.ts'
import { identityErrors } from '@hausblick/contract/identity.ts'
import type { LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createInvitation } from '../../../people/accounts/invitations/create.ts'
import { lockCustomers } from '../../../people/customers/store.ts'
import { issueResetToken } from '../../../people/identity/reset/store.ts'
import { signIn as signInAs } from '../../../testing/accounts.ts'
import { newApps } from '../../../testing/app.ts'
import { PASSWORD, PUBLIC_URL, readLink } from '../../../testing/browser.ts'
import { captureLog } from '../../../testing/captureLog.ts'
import { onEachDatabase, type TestDatabase } from '../../../testing/databases.ts'
import type { App } from '../service.ts'
import { type AttemptLimits, defaultAttemptLimits } from './actionLimits.ts'

const SECRET = 'ein Geheimnis, das lang genug ist, um zu gelten'
const MINUTE_MS = 60_000
const EMAIL = 'anna@example.de'
const HOME = '203.0.113.7'
const strangers = Array.from({ length: 20 }, (_, number) => `198.51.100.${number}`)

const limit = (burst: number) => ({ burst, everyMs: MINUTE_MS })
const tight: AttemptLimits = {
  ...defaultAttemptLimits,
  signIn: { client: limit(6), pair: limit(3), account: limit(5) },
}

onEachDatabase('attempt limits', (newDatabase) => {
  const newApp = newApps()
  let database: TestDatabase
  let app: App

  const open = (attemptLimits: AttemptLimits, environment: Record<string, string> = {}) =>
    newApp(database, { attemptLimits, environment: { SECRET, ...environment } })
  let tightApp: App
  beforeAll(async () => {
    database = await newDatabase()
    await database.db.transaction().execute((trx) => lockCustomers(trx, ['K-1']))
    tightApp = await open(tight)
  })
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    for (const table of ['attempt', 'known_client', 'identity_user'] as const)
      await database.db.deleteFrom(table).execute()
    app = tightApp
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)

  function post(url: string, body: object, from = HOME, headers: Record<string, string> = {}) {
    return app.inject({ method: 'POST', url, body, headers, remoteAddress: from })
  }
  const signIn = (password: string, from = HOME, email = EMAIL) =>
    post(signInCall.path, { email, password }, from)
  const fail = async (from = HOME, email = EMAIL) =>
    (await signIn('ein falsches Passwort', from, email)).statusCode
  /** An attempt that hashes nothing. */
  const confirmReset = async (token: string, from = HOME, headers: Record<string, string> = {}) =>
    (await post(confirmResetCall.path, { token, password: PASSWORD }, from, headers)).statusCode

  async function newAccount(from = HOME, email = EMAIL) {
    const invitee = { kind: 'customer', customerId: 'K-1' } as const
    const link = readLink(await createInvitation(database.db, invitee, PUBLIC_URL))
    const body = { email, password: PASSWORD, ...link }
    expect((await post(signUpCall.path, body, from)).statusCode).toBe(200)
  }

  function expectHeldBack(reply: LightMyRequestResponse, seconds: number) {
    expect(reply.statusCode).toBe(429)
    expect(reply.headers['retry-after']).toBe(String(seconds))
    const code = 'tooManyAttempts'
    expect(errorReply.parse(reply.json())).toEqual({ error: identityErrors[code], code })
    expect(reply.headers['set-cookie']).toBeUndefined()
  }

  describe('for sign-in', () => {
    test('allow ten attempts per client and account, then one a minute', async () => {
      app = await open(defaultAttemptLimits)
      for (let attempt = 0; attempt < 10; attempt++) expect(await fail()).toBe(401)
      expectHeldBack(await signIn('ein falsches Passwort'), 60)
      pass(MINUTE_MS - 1000)
      expectHeldBack(await signIn('ein falsches Passwort'), 1)
      pass(1000)
      expect(await fail()).toBe(401)
      expect(await fail()).toBe(429)
    })

    test('block even the right password, but only for the client that failed', async () => {
      await newAccount()
      expect([await fail(), await fail(), await fail()]).toEqual([401, 401, 401])
      expectHeldBack(await signIn(PASSWORD), 60)
      expect((await signIn(PASSWORD, strangers[0])).statusCode).toBe(200)
      expect(await fail(HOME, 'berta@example.de')).toBe(401)
      pass(MINUTE_MS)
      expect((await signIn(PASSWORD)).statusCode).toBe(200)
    })

    test('do not last longer because the clock is set back', async () => {
      pass(60 * MINUTE_MS)
      expect([await fail(), await fail(), await fail(), await fail()]).toEqual([401, 401, 401, 429])
      pass(-60 * MINUTE_MS)
      expect([await fail(), await fail(), await fail(), await fail()]).toEqual([401, 401, 401, 429])
    })

    test('hold although processes differ in their clocks by minutes', async () => {
      pass(4 * MINUTE_MS)
      expect([await fail(), await fail(), await fail()]).toEqual([401, 401, 401])
      pass(-4 * MINUTE_MS)
      expect(await fail()).toBe(429)
    })

    test('treat an unknown address like a known one', async () => {
      expect([await fail(), await fail(), await fail(), await fail()]).toEqual([401, 401, 401, 429])
    })

    test('ignore the case of an address', async () => {
      await fail(HOME, 'Anna@Example.de')
      await fail(HOME, ' ANNA@EXAMPLE.DE ')
      expect([await fail(), await fail()]).toEqual([401, 429])
    })

    test('reset after a successful sign-in', async () => {
      await newAccount()
      for (const round of [1, 2]) {
        expect([round, await fail(), await fail()]).toEqual([round, 401, 401])
        expect((await signIn(PASSWORD)).statusCode).toBe(200)
        pass(2 * MINUTE_MS)
      }
      await fail()
      expect([await fail(), await fail(), await fail()]).toEqual([401, 401, 429])
    })

    test('reset the failures of others, too', async () => {
      await newAccount(HOME)
      for (const stranger of strangers.slice(0, 4)) await fail(stranger)
      expect((await signIn(PASSWORD, '192.0.2.1')).statusCode).toBe(200)
      const statuses: number[] = []
      for (const stranger of strangers.slice(4, 10)) statuses.push(await fail(stranger))
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    })

    test('let one client’s failures not affect others', async () => {
      for (let attempt = 0; attempt < 6; attempt++) await fail(HOME)
      const [first, second, third] = strangers
      expect([await fail(first), await fail(second), await fail(third)]).toEqual([401, 401, 429])
    })

    test('block a client that tries many accounts', async () => {
      const emails = Array.from({ length: 7 }, (_, number) => `konto-${number}@example.de`)
      const statuses: number[] = []
      for (const email of emails) statuses.push(await fail(HOME, email))
      expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429])
      expect(await fail(strangers[0], emails[0])).toBe(401)
    })

    test('keep a client’s failures for other accounts after it signs in to one', async () => {
      await newAccount()
      for (const email of ['b', 'c', 'd', 'e']) await fail(HOME, `${email}@example.de`)
      expect((await signIn(PASSWORD)).statusCode).toBe(200)
      expect(await fail(HOME, 'f@example.de')).toBe(401)
      expect(await fail(HOME, 'g@example.de')).toBe(429)
    })

    test('block an account tried by many clients, except for clients it knows', async () => {
      await newAccount(HOME)
      const statuses: number[] = []
      for (const stranger of strangers.slice(0, 7)) statuses.push(await fail(stranger))
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
      expect((await signIn(PASSWORD, '192.0.2.1')).statusCode).toBe(429)
      expect(await fail(HOME)).toBe(401)
      expect((await signIn(PASSWORD, HOME)).statusCode).toBe(200)
    })

    test('recognise a client per account', async () => {
      await newAccount(HOME)
      await newAccount(HOME, 'berta@example.de')
      await newAccount('192.0.2.1', 'carla@example.de')
      for (const stranger of strangers.slice(0, 5)) await fail(stranger, 'carla@example.de')
      expect(await fail(HOME, 'carla@example.de')).toBe(429)
    })

    test('admit an owner who resets the password by mail, from any client', async () => {
      await newAccount(HOME)
      const abroad = '192.0.2.1'
      for (const stranger of strangers.slice(0, 6)) await fail(stranger)
      expect((await signIn(PASSWORD, abroad)).statusCode).toBe(429)
      const { token } = await issueResetToken(database.db, EMAIL)
      expect(await confirmReset(token, abroad)).toBe(200)
      for (const stranger of strangers.slice(6, 14)) await fail(stranger)
      expect((await signIn(PASSWORD, abroad)).statusCode).toBe(200)
    })
  })

  test('recognise a client for 90 days', async () => {
    const DAY_MS = 24 * 60 * MINUTE_MS
    await newAccount(HOME)
    const lockOut = async () => {
      for (const stranger of strangers.slice(0, 6)) await fail(stranger)
    }
    pass(90 * DAY_MS - MINUTE_MS)
    await lockOut()
    expect(await fail(HOME)).toBe(401)
    pass(MINUTE_MS)
    await lockOut()
    expect(await fail(HOME)).toBe(429)
  })

  describe('elsewhere', () => {
    const few = { client: limit(3), account: limit(2) }
    const slow = { signUp: few, requestReset: few, confirmReset: few, link: few }
    let slowApp: App
    beforeAll(async () => {
      slowApp = await open({ ...defaultAttemptLimits, ...slow })
    })
    beforeEach(() => {
      app = slowApp
    })

    test('apply to sign-up without an invitation, by account and by client', async () => {
      const status = 403
      const attempt = async (email: string, from = HOME) => {
        const body = { email, password: PASSWORD, customerId: 'K-1', token: 'erfunden' }
        return (await post(signUpCall.path, body, from)).statusCode
      }
      expect([await attempt(EMAIL), await attempt(EMAIL)]).toEqual([status, status])
      expect(await attempt(EMAIL, strangers[0])).toBe(429)
      expect(await attempt('berta@example.de')).toBe(status)
      expect(await attempt('carla@example.de')).toBe(429)
      expect(await attempt('carla@example.de', strangers[1])).toBe(status)
      pass(MINUTE_MS)
      expect(await attempt(EMAIL, strangers[2])).toBe(status)
    })

    test('apply to requesting links by client alone, so that nobody uses up another’s allowance', async () => {
      const attempt = async (email: string, from = HOME) =>
        (await post(requestResetCall.path, { email }, from)).statusCode
      for (const stranger of strangers) expect(await attempt(EMAIL, stranger)).toBe(200)
      expect([await attempt('b@example.de'), await attempt('c@example.de')]).toEqual([200, 200])
      expect([await attempt(EMAIL), await attempt(EMAIL)]).toEqual([200, 429])
      pass(MINUTE_MS)
      expect(await attempt(EMAIL)).toBe(200)
    })

    test('apply to setting a password, by link and by client', async () => {
      expect([await confirmReset('a'), await confirmReset('a')]).toEqual([403, 403])
      expect(await confirmReset('a', strangers[0])).toBe(429)
      expect([await confirmReset('b'), await confirmReset('c')]).toEqual([403, 429])
    })

    test('apply to linking an account, with a plain text reply', async () => {
      const headers = await signInAs(database, { email: EMAIL, kind: null })
      const body = { customerId: 'K-1', token: 'erfunden' }
      const link = () => post(redeemInvitationCall.path, body, HOME, headers)
      expect([(await link()).statusCode, (await link()).statusCode]).toEqual([403, 403])
      const reply = await link()
      expect([reply.statusCode, reply.body]).toEqual([429, identityErrors.tooManyAttempts])
      expect(reply.headers['retry-after']).toBe('60')
    })
  })

  describe('identify a client', () => {
    const attemptLimits = {
      ...defaultAttemptLimits,
      confirmReset: { client: limit(1), account: limit(100) },
    }
    let once: App
    beforeAll(async () => {
      once = await open(attemptLimits)
    })
    beforeEach(() => {
      app = once
    })

    test('and do not accumulate allowance over a long pause', async () => {
      expect(await confirmReset('a')).toBe(403)
      pass(100 * MINUTE_MS)
      expect([await confirmReset('a'), await confirmReset('a')]).toEqual([403, 429])
    })

    test('of IPv6 by its /64', async () => {
      expect(await confirmReset('a', '2001:db8:0:7::1')).toBe(403)
      expect(await confirmReset('b', '2001:db8:0:7:1:2:3:4')).toBe(429)
      expect(await confirmReset('c', '2001:db8:0:8::1')).toBe(403)
    })

    test.each([
      ['x-forwarded-for', '192.0.2.1'],
      ['x-forwarded-for', '192.0.2.1, 127.0.0.1'],
      ['forwarded', 'for=192.0.2.1'],
      ['x-real-ip', '192.0.2.1'],
      ['x-client-ip', '192.0.2.1'],
      ['x-cluster-client-ip', '192.0.2.1'],
      ['true-client-ip', '192.0.2.1'],
      ['cf-connecting-ip', '192.0.2.1'],
      ['fastly-client-ip', '192.0.2.1'],
      ['via', '192.0.2.1'],
    ])('by no header of its own: %s %s', async (header, value) => {
      expect(await confirmReset('a')).toBe(403)
      expect(await confirmReset('b', HOME, { [header]: value })).toBe(429)
    })

    test('through as many proxies as are trusted, and no more', async () => {
      app = await open(attemptLimits, { TRUST_PROXY: '1' })
      const from = (forwarded: string) => ({ 'x-forwarded-for': forwarded })
      expect(await confirmReset('a', HOME, from('192.0.2.1'))).toBe(403)
      expect(await confirmReset('b', HOME, from('192.0.2.2'))).toBe(403)
      expect(await confirmReset('c', HOME, from('192.0.2.9, 192.0.2.1'))).toBe(429)
      expect(await confirmReset('d', HOME, { 'x-real-ip': '192.0.2.1' })).toBe(403)
    })
  })

  test('count for all processes together, even concurrently', async () => {
    const attemptLimits = {
      ...defaultAttemptLimits,
      confirmReset: { client: limit(100), account: limit(7) },
    }
    const processes = [await open(attemptLimits), await open(attemptLimits)]
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, number) =>
        processes[number % 2]?.inject({
          method: 'POST',
          url: confirmResetCall.path,
          body: { token: 'a', password: PASSWORD },
          remoteAddress: HOME,
        }),
      ),
    )
    const statuses = replies.map((reply) => reply?.statusCode).toSorted()
    expect(statuses).toEqual([...Array(7).fill(403), ...Array(23).fill(429)])
  })

  test('store and log neither email nor network addresses', async () => {
    const log = captureLog()
    const environment = { SECRET, LOG_LEVEL: 'info' }
    app = await newApp(database, { attemptLimits: tight, environment, logStream: log.stream })
    await newAccount()
    for (let attempt = 0; attempt < 4; attempt++) await fail()
    const kept = await Promise.all(
      ['attempt', 'known_client'].map((table) =>
        sql`select * from ${sql.table(table)}`.execute(database.db),
      ),
    )
    expect(kept.map(({ rows }) => rows.length > 0)).toEqual([true, true])
    expect(log.lines().map((line) => line.msg)).toContain('attempt rejected by limit')
    expect(JSON.stringify(kept) + log.text()).not.toMatch(/anna|203\.0/)
  })
})
