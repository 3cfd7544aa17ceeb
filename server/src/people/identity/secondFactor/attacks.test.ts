// Over 200 lines: every test attacks the same sign-in.

import {
  changePasswordCall,
  confirmResetCall,
  signInCall,
} from '@hausblick/contract/calls/identity.ts'
import { confirmSignInCall } from '@hausblick/contract/calls/pendingSignIn.ts'
import {
  confirmAppCall,
  removeAppCall,
  renewRecoveryCodesCall,
  startAppCall,
  startPasskeyCall,
} from '@hausblick/contract/calls/secondFactor.ts'
import { errorReply } from '@hausblick/contract/errorReply.ts'
import { type IdentityErrorCode, identityErrors } from '@hausblick/contract/identity.ts'
import type { LightMyRequestResponse } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import type { App } from '../../../platform/http/service.ts'
import { newApps } from '../../../testing/app.ts'
import { Browser, PASSWORD, signUpOwner } from '../../../testing/browser.ts'
import { onEachDatabase, type TestDatabase } from '../../../testing/databases.ts'
import {
  appCode,
  enterCode,
  enterPassword,
  readFactor,
  setUpApp,
} from '../../../testing/secondFactor.ts'
import { lockCustomers } from '../../customers/store.ts'
import { issueResetToken } from '../reset/store.ts'

const GUESSES = 3000

function expectRefusal(reply: LightMyRequestResponse, status: number, code: IdentityErrorCode) {
  expect(errorReply.parse(reply.json())).toEqual({ error: identityErrors[code], code })
  expect(reply.statusCode).toBe(status)
}

onEachDatabase('a second factor under attack', (newDatabase) => {
  const newApp = newApps()
  let database: TestDatabase
  let app: App
  beforeAll(async () => {
    database = await newDatabase()
    await database.db.transaction().execute((trx) => lockCustomers(trx, ['K-1']))
    app = await newApp(database, { environment: { REQUESTS_PER_MINUTE: '0', TRUST_PROXY: '1' } })
  })

  const newcomer = (email: string) => signUpOwner(app, database.db, email)

  async function withApp(email: string) {
    const here = await newcomer(email)
    return { here, factor: await setUpApp(here), there: new Browser(app) }
  }

  const countSessions = async (email: string) =>
    (
      await database.db
        .selectFrom('identity_session as session')
        .innerJoin('identity_user as user', 'user.id', 'session.user_id')
        .select('session.id')
        .where('user.email', '=', email)
        .execute()
    ).length

  test('opens one session for two verifications of one code at once', async () => {
    const { factor, there } = await withApp('zwei@example.de')
    const pending = await enterPassword(there, 'zwei@example.de')
    const before = await countSessions('zwei@example.de')
    const code = appCode(factor)
    const replies = await Promise.all([1, 2].map(() => enterCode(new Browser(app), pending, code)))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401])
    expect(await countSessions('zwei@example.de')).toBe(before + 1)
  })

  test('opens one session for one code at two sign-ins at once', async () => {
    const { factor } = await withApp('doppelt@example.de')
    const before = await countSessions('doppelt@example.de')
    const code = appCode(factor)
    const pending = await Promise.all(
      [1, 2].map(() => enterPassword(new Browser(app), 'doppelt@example.de')),
    )
    const replies = await Promise.all(
      pending.map((token) => enterCode(new Browser(app), token, code)),
    )
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403])
    expect(await countSessions('doppelt@example.de')).toBe(before + 1)
  })

  test('accepts a recovery code once, in any spelling, and not twice at once', async () => {
    const { factor } = await withApp('papier@example.de')
    const [first = '', second = ''] = factor.recoveryCodes
    const enter = async (code: string) => {
      const browser = new Browser(app)
      const pending = await enterPassword(browser, 'papier@example.de')
      return { browser, reply: await enterCode(browser, pending, code, 'recoveryCode') }
    }
    const { browser, reply } = await enter(` ${first.toLowerCase().replaceAll('-', ' ')}`)
    expect(reply.statusCode).toBe(200)
    expect((await readFactor(browser)).recoveryCodesLeft).toBe(9)
    expectRefusal((await enter(first)).reply, 403, 'recoveryCodeWrong')
    const both = await Promise.all([enter(second), enter(second)])
    expect(both.map((one) => one.reply.statusCode).toSorted()).toEqual([200, 403])
    expect((await readFactor(browser)).recoveryCodesLeft).toBe(8)
  })

  test('accepts neither code nor recovery code of another account', async () => {
    const [{ there }, { factor }] = [await withApp('a@example.de'), await withApp('b@example.de')]
    const pending = await enterPassword(there, 'a@example.de')
    expectRefusal(await enterCode(there, pending, appCode(factor)), 403, 'codeWrong')
    const [code = ''] = factor.recoveryCodes
    expectRefusal(await enterCode(there, pending, code, 'recoveryCode'), 403, 'recoveryCodeWrong')
  })

  test('ends a sign-in after five wrong codes, the right one included', async () => {
    const { factor, there } = await withApp('fuenf@example.de')
    const pending = await enterPassword(there, 'fuenf@example.de')
    for (let attempt = 1; attempt < 5; attempt++)
      expectRefusal(await enterCode(there, pending, '000000'), 403, 'codeWrong')
    expectRefusal(await enterCode(there, pending, '000000'), 401, 'tooManyCodes')
    expectRefusal(await enterCode(there, pending, appCode(factor)), 401, 'signInExpired')
  })

  test('knows no made-up, expired or completed sign-in', async () => {
    const { factor, there } = await withApp('spaet@example.de')
    const code = appCode(factor)
    expectRefusal(await enterCode(there, 'erfunden', code), 401, 'signInExpired')
    const pending = await enterPassword(there, 'spaet@example.de')
    const expires_at = new Date().toISOString()
    await database.db.updateTable('identity_challenge').set({ expires_at }).execute()
    expectRefusal(await enterCode(there, pending, code), 401, 'signInExpired')
    const next = await enterPassword(there, 'spaet@example.de')
    expect((await enterCode(there, next, code)).statusCode).toBe(200)
    expectRefusal(await enterCode(there, next, appCode(factor, 1)), 401, 'signInExpired')
  })

  test('withstands guesses from many addresses by someone who knows the password', async () => {
    const { here, factor } = await withApp('geraten@example.de')
    const guesses = Array.from({ length: GUESSES }, (_, guess) => String(guess).padStart(6, '0'))
    const statuses = new Map<number, number>()
    let pending = ''
    let last = 401
    for (const [index, code] of guesses.entries()) {
      const from = { 'x-forwarded-for': `198.51.${index >> 11}.${(index >> 3) % 250}` }
      const browser = new Browser(app)
      // Whenever a sign-in ends, the attacker begins the next one.
      if (last === 401 || index % 500 === 0) {
        const body = { email: 'geraten@example.de', password: PASSWORD }
        const begun = await browser.post(signInCall.path, body, from)
        pending = begun.json().secondFactor?.pending ?? pending
      }
      const body = { pending, method: 'app', code }
      const { statusCode } = await browser.post(confirmSignInCall.path, body, from)
      last = statusCode
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
    }
    expect(statuses.get(200)).toBeUndefined()
    // Ten in all were compared with the code, whatever the address.
    expect((statuses.get(403) ?? 0) + (statuses.get(401) ?? 0)).toBeGreaterThanOrEqual(10)
    const { failed } = await database.db
      .selectFrom('audit_entry')
      .select(({ fn }) => fn.countAll().as('failed'))
      .where('action', '=', 'signInFailed')
      .where('actor_email', '=', 'geraten@example.de')
      .executeTakeFirstOrThrow()
    expect(Number(failed)).toBe(10)
    // The owner's device is known, and has attempts of its own.
    const there = here.at(app)
    const own = await enterPassword(there, 'geraten@example.de')
    expect((await enterCode(there, own, appCode(factor))).statusCode).toBe(200)
  }, 240_000)

  test('is asked for after a password reset as well', async () => {
    const { factor, there } = await withApp('reset@example.de')
    const { token } = await issueResetToken(database.db, 'reset@example.de')
    const password = 'Regen Klavier Teppich'
    await there.post(confirmResetCall.path, { token, password })
    expect(await there.session()).toBeNull()
    const pending = await enterPassword(there, 'reset@example.de', password)
    expect(pending).not.toBe('')
    expect((await enterCode(there, pending, appCode(factor))).statusCode).toBe(200)
  })

  test('stays when the password is changed', async () => {
    const { here, there } = await withApp('wechsel@example.de')
    const body = { current: PASSWORD, password: 'Tasse Nebel Fahrrad' }
    const reply = await here.post(changePasswordCall.path, body, await here.headers())
    expect(reply.statusCode).toBe(200)
    expect(await enterPassword(there, 'wechsel@example.de', body.password)).not.toBe('')
  })

  test('lets nobody complete the setting up that another session has started', async () => {
    const [here, other] = [await newcomer('ich@example.de'), await newcomer('er@example.de')]
    const started = await here.post(startAppCall.path, {}, await here.headers())
    const { secret } = started.json()
    const confirm = async (browser: Browser) =>
      browser.post(confirmAppCall.path, { code: appCode({ secret }) }, await browser.headers())
    expectRefusal(await confirm(other), 403, 'appNotStarted')
    const there = new Browser(app)
    await there.signIn('ich@example.de')
    expectRefusal(await confirm(there), 403, 'appNotStarted')
    expect((await confirm(here)).statusCode).toBe(200)
    expect(await there.session()).toBeNull()
    const again = await here.post(startAppCall.path, {}, await here.headers())
    expectRefusal(again, 409, 'appExists')
  })

  test('is changed only soon after a sign-in', async () => {
    const { here } = await withApp('alt@example.de')
    const headers = await here.headers()
    const created_at = new Date(Date.now() - 16 * 60_000).toISOString()
    await database.db.updateTable('identity_session').set({ created_at }).execute()
    for (const url of [startAppCall.path, renewRecoveryCodesCall.path, startPasskeyCall.path])
      expect((await here.post(url, {}, headers)).json().code).toBe('signInTooOld')
    const removed = await app.inject({ method: 'DELETE', url: removeAppCall.path, headers })
    expect(removed.json().code).toBe('signInTooOld')
    expect((await readFactor(here)).app).toBe(true)
  })

  test('is not changed by a session that the password alone has opened', async () => {
    const { here } = await withApp('unbestaetigt@example.de')
    const headers = await here.headers()
    await database.db.updateTable('identity_session').set({ second_factor: null }).execute()
    const codes = await here.post(renewRecoveryCodesCall.path, {}, headers)
    expect(codes.json().code).toBe('signInTooOld')
  })

  test('gives up the old recovery codes for new ones', async () => {
    const { here, factor, there } = await withApp('neu@example.de')
    const made = await here.post(renewRecoveryCodesCall.path, {}, await here.headers())
    const [old = ''] = factor.recoveryCodes
    const [code = ''] = made.json().recoveryCodes
    const pending = await enterPassword(there, 'neu@example.de')
    expectRefusal(await enterCode(there, pending, old, 'recoveryCode'), 403, 'recoveryCodeWrong')
    expect((await enterCode(there, pending, code, 'recoveryCode')).statusCode).toBe(200)
  })
})
