// Over 200 lines: every test redeems an invitation on the same service.

import { readMeCall } from '@hausblick/contract/calls/accounts.ts'
import { redeemInvitationCall } from '@hausblick/contract/calls/redeemInvitation.ts'
import { SIGN_IN_TOO_OLD } from '@hausblick/contract/errorReply.ts'
import { identityErrors } from '@hausblick/contract/identity.ts'
import { decodeJwt } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import type { App } from '../../platform/http/service.ts'
import { signIn } from '../../testing/accounts.ts'
import { newApps, OPERATOR, STAFF } from '../../testing/app.ts'
import { PUBLIC_URL, readLink } from '../../testing/browser.ts'
import { onEachDatabase, type TestDatabase } from '../../testing/databases.ts'
import { lockCustomers } from '../customers/store.ts'
import { createInvitation } from './invitations/create.ts'
import type { Invitee } from './invitations/invitee.ts'
import * as texts from './texts.ts'

type Headers = { authorization?: string }

const CUSTOMER = { kind: 'customer', customerId: 'K-1' } as const
const OTHER_CUSTOMER = { kind: 'customer', customerId: 'K-2' } as const
const AS_OPERATOR = { kind: 'operator', email: OPERATOR } as const
const OTHER_OPERATOR = 'andere@betreiber.example'
const HALF_AN_HOUR_MS = 30 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

onEachDatabase('linking an account', (newDatabase) => {
  const newApp = newApps()
  let database: TestDatabase
  let app: App
  beforeAll(async () => {
    database = await newDatabase()
    app = await newApp(database)
    await database.db.transaction().execute((trx) => lockCustomers(trx, ['K-1', 'K-2']))
  })

  const invite = (invitee: Invitee, now?: Date) =>
    createInvitation(database.db, invitee, PUBLIC_URL, now)
  const newAccount = (email: string) => signIn(database, { email, kind: null })

  const link = (headers: Headers, url: string) =>
    app.inject({ method: 'POST', url: redeemInvitationCall.path, headers, body: readLink(url) })

  async function me(headers: Headers) {
    return readMeCall.reply.parse((await app.inject({ url: readMeCall.path, headers })).json())
  }

  /** Changes when the password was last entered. */
  async function setSignedIn({ authorization }: { authorization: string }, at: Date) {
    const { sub } = decodeJwt(authorization.slice('Bearer '.length))
    await database.db
      .updateTable('identity_session')
      .set({ created_at: at.toISOString() })
      .where('user_id', '=', `${sub}`)
      .execute()
  }

  async function linesAbout(email: string) {
    const lines = await database.db
      .selectFrom('audit_entry')
      .select(['action', 'customer_id'])
      .where('actor_email', '=', email)
      .execute()
    return lines.map(({ action, customer_id }) => [action, customer_id])
  }

  async function expectRefusal(headers: Headers, url: string, status: number, text: string) {
    const reply = await link(headers, url)
    expect([reply.statusCode, reply.body]).toEqual([status, text])
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8')
  }

  test('links it to the customer of the invitation', async () => {
    const headers = await newAccount('anna@example.de')
    const reply = await link(headers, await invite(CUSTOMER))
    expect(reply.statusCode).toBe(200)
    expect(redeemInvitationCall.reply.parse(reply.json())).toEqual({ customerId: 'K-1' })
    expect(await me(headers)).toEqual({
      email: 'anna@example.de',
      customerId: 'K-1',
      customerIds: ['K-1'],
      role: 'customer',
    })
  })

  test('works once, and again for the account that missed the reply', async () => {
    const url = await invite(CUSTOMER)
    const [first, second] = [await newAccount('1@example.de'), await newAccount('2@example.de')]
    expect((await link(first, url)).statusCode).toBe(200)
    expect((await link(first, url)).statusCode).toBe(200)
    await expectRefusal(second, url, 403, identityErrors.invitationInvalid)
    expect((await me(second)).customerId).toBe('')
  })

  test('works for one of a hundred accounts that race for one invitation', async () => {
    const url = await invite(CUSTOMER)
    const racers = await Promise.all(
      Array.from({ length: 100 }, (_, racer) => newAccount(`racer-${racer}@example.de`)),
    )
    const replies = await Promise.all(racers.map((headers) => link(headers, url)))
    const winners = racers.filter((_, racer) => replies[racer]?.statusCode === 200)
    expect(winners).toHaveLength(1)
    const linked = await Promise.all(racers.map(async (racer) => (await me(racer)).customerId))
    expect(linked.filter((customerId) => customerId !== '')).toEqual(['K-1'])
  })

  test('works for all of a hundred concurrent calls of one account', async () => {
    const url = await invite(CUSTOMER)
    const headers = await newAccount('ungeduldig@example.de')
    const replies = await Promise.all(Array.from({ length: 100 }, () => link(headers, url)))
    expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([200]))
  })

  test('does not work with an expired invitation', async () => {
    const url = await invite(CUSTOMER, new Date(Date.now() - 14 * DAY_MS))
    const headers = await newAccount('spaet@example.de')
    await expectRefusal(headers, url, 403, identityErrors.invitationInvalid)
  })

  test.each(['cid', 'token'])('does not work with a made-up %s', async (parameter) => {
    const url = new URL(await invite(CUSTOMER))
    url.searchParams.set(parameter, 'K-2')
    const headers = await newAccount(`erfunden-${parameter}@example.de`)
    await expectRefusal(headers, url.href, 403, identityErrors.invitationInvalid)
  })

  test('does not work without signing in', async () => {
    const reply = await link({}, await invite(CUSTOMER))
    expect(reply.statusCode).toBe(401)
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8')
  })

  test('adds the customer to an account that belongs to another, once', async () => {
    const headers = await signIn(database, { email: 'k2@example.de', ...OTHER_CUSTOMER })
    const url = await invite(CUSTOMER)
    const replies = [await link(headers, url), await link(headers, url)]
    expect(replies.map((reply) => reply.json())).toEqual([
      { customerId: 'K-1' },
      { customerId: 'K-1' },
    ])
    expect(await me(headers)).toMatchObject({ customerId: 'K-2', customerIds: ['K-2', 'K-1'] })
    const another = await newAccount('noch-eine@example.de')
    await expectRefusal(another, url, 403, identityErrors.invitationInvalid)
    expect(await linesAbout('k2@example.de')).toEqual([['accountLinked', 'K-1']])
  })

  test('asks for the password again before it adds a customer', async () => {
    const headers = await signIn(database, { email: 'laenger-her@example.de', ...OTHER_CUSTOMER })
    await setSignedIn(headers, new Date(Date.now() - HALF_AN_HOUR_MS))
    const url = await invite(CUSTOMER)
    const refused = await link(headers, url)
    expect([refused.statusCode, refused.json().code]).toEqual([403, SIGN_IN_TOO_OLD])
    expect((await me(headers)).customerIds).toEqual(['K-2'])
    await setSignedIn(headers, new Date())
    expect((await link(headers, url)).statusCode).toBe(200)
    expect((await me(headers)).customerIds).toEqual(['K-2', 'K-1'])
  })

  test('never makes a customer’s account an operator’s', async () => {
    const headers = await signIn(database, { email: OTHER_OPERATOR, ...OTHER_CUSTOMER })
    const url = await invite({ kind: 'operator', email: OTHER_OPERATOR })
    await expectRefusal(headers, url, 409, texts.accountTaken)
    expect(await me(headers)).toMatchObject({ role: 'customer', customerIds: ['K-2'] })
  })

  test('changes nothing where the account already belongs to the customer', async () => {
    const headers = await signIn(database, { email: 'noch-einmal@example.de', ...CUSTOMER })
    expect((await link(headers, await invite(CUSTOMER))).statusCode).toBe(200)
    expect((await me(headers)).customerId).toBe('K-1')
  })

  test('does not work again with the old link once revoked', async () => {
    const url = await invite(CUSTOMER)
    const headers = await newAccount('beendet@example.de')
    await link(headers, url)
    await database.db.deleteFrom('account_link').where('email', '=', 'beendet@example.de').execute()
    await expectRefusal(headers, url, 403, identityErrors.invitationInvalid)
    expect((await me(headers)).customerId).toBe('')
  })

  describe('of an operator or staff member', () => {
    test('works only for the invited address', async () => {
      const url = await invite(AS_OPERATOR)
      const stranger = await newAccount('fremd@example.de')
      await expectRefusal(stranger, url, 403, identityErrors.invitationForAnotherAddress)
      expect((await me(stranger)).role).toBe('customer')
      const operator = await newAccount(OPERATOR)
      const reply = await link(operator, url)
      expect(redeemInvitationCall.reply.parse(reply.json())).toEqual({ customerId: '' })
      expect((await me(operator)).role).toBe('operator')
      expect((await link(operator, url)).statusCode).toBe(200)
    })

    test('works only with the newest of several unused links', async () => {
      const [old, fresh] = [
        await invite({ kind: 'staff', email: STAFF }),
        await invite({ kind: 'staff', email: STAFF }),
      ]
      const headers = await newAccount(STAFF)
      await expectRefusal(headers, old, 403, identityErrors.invitationInvalid)
      expect((await link(headers, fresh)).statusCode).toBe(200)
      expect((await me(headers)).role).toBe('staff')
    })

    test.each([
      ['operator', 'zweite@betreiber.example'],
      ['staff', 'zweiter@betreiber.example'],
    ] as const)('is never a customer’s: %s', async (kind, email) => {
      const own = await newApp(database, {
        environment: { OPERATOR_EMAILS: email, STAFF_EMAILS: email },
      })
      const headers = await signIn(database, { email, kind })
      const body = readLink(await invite(CUSTOMER))
      const url = redeemInvitationCall.path
      const reply = await own.inject({ method: 'POST', url, headers, body })
      expect(reply.statusCode).toBe(403)
    })
  })
})
