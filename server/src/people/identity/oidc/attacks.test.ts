// Over 200 lines: all attacks on sign-ins at providers, with one provider that forges its tokens.

import { startOidcSignInCall } from '@hausblick/contract/calls/oidc.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { App } from '../../../platform/http/service.ts'
import { newApps } from '../../../testing/app.ts'
import { Browser, PUBLIC_URL } from '../../../testing/browser.ts'
import { captureLog } from '../../../testing/captureLog.ts'
import { onEachDatabase, type TestDatabase } from '../../../testing/databases.ts'
import { type Forger, startForger } from '../../../testing/oidc/forger.ts'
import {
  comeBack,
  settingsOf,
  startLink,
  startSignIn,
  startSignUp,
} from '../../../testing/oidc/journey.ts'
import { createInvitation } from '../../accounts/invitations/create.ts'
import { lockCustomers } from '../../customers/store.ts'

const SUBJECT = 'opfer'
const SAID = 'was-jemand-getippt-hat'

let forger: Forger
let other: Forger
beforeAll(async () => {
  forger = await startForger()
  other = await startForger()
})
afterAll(async () => {
  await forger.stop()
  await other.stop()
})

onEachDatabase('a sign-in at a provider', (newDatabase) => {
  const newApp = newApps()
  let database: TestDatabase
  let app: App
  let log: ReturnType<typeof captureLog>
  beforeAll(async () => {
    log = captureLog()
    database = await newDatabase()
    await database.db.transaction().execute((trx) => lockCustomers(trx, ['K-1']))
    const environment = {
      ...settingsOf(forger.issuer),
      ...settingsOf(other.issuer, 'OIDC_2_', 'Anderes'),
      OIDC_SECOND_FACTOR: 'mfa',
      LOG_LEVEL: 'info',
    }
    app = await newApp(database, { environment, logStream: log.stream })
    const victim = new Browser(app)
    const address = await startSignUp(victim, 'opfer@example.de', await invite())
    expect(await comeBack(victim, forger.signIn(address, SUBJECT))).toBe('/login')
  })
  beforeEach(() => {
    Object.assign(forger, { said: {}, forgery: null, isAway: false })
  })

  const invite = () =>
    createInvitation(database.db, { kind: 'customer', customerId: 'K-1' }, PUBLIC_URL)

  const lastLine = async () =>
    await database.db
      .selectFrom('audit_entry')
      .select(['action', 'actor_kind', 'details'])
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()

  /** Expects that nobody is signed in, and that the log says why. */
  async function expectRefused(browser: Browser, page: string, code: string, reason: string) {
    expect(page).toBe(`/login?fehler=${code}`)
    expect(await browser.session()).toBeNull()
    const line = await lastLine()
    expect(line).toMatchObject({ action: 'signInFailed', actor_kind: 'nobody' })
    expect(JSON.parse(String(line.details))).toEqual({ reason })
  }

  const begin = async (browser: Browser, subject = SUBJECT) =>
    forger.signIn(await startSignIn(browser), subject)

  test('succeeds as it is, whatever is said of the address', async () => {
    const addresses = [
      { email: 'anders@example.de', email_verified: false },
      { email_verified: 'x' },
    ]
    for (const said of [{}, ...addresses]) {
      forger.said = said
      const browser = new Browser(app)
      expect(await comeBack(browser, await begin(browser))).toBe('/login')
      expect((await browser.session())?.email).toBe('opfer@example.de')
    }
  })

  test('lets nobody in by an address', async () => {
    forger.said = { email: 'opfer@example.de', email_verified: true }
    const browser = new Browser(app)
    const page = await comeBack(browser, await begin(browser, 'fremd'))
    await expectRefused(browser, page, 'identityUnknown', 'Testhaus: kein Konto')
  })

  const seconds = (from: number) => Math.floor(Date.now() / 1000) + from
  test.each([
    ['a changed nonce', () => ({ nonce: 'anders' })],
    ['no nonce', () => ({ nonce: undefined })],
    ['a swapped issuer', () => ({ iss: other.issuer })],
    ['another audience', () => ({ aud: 'anderes-programm' })],
    ['further audiences', () => ({ aud: ['hausblick-test', 'x'], azp: 'x' })],
    ['further audiences and no client', () => ({ aud: ['hausblick-test', 'x'] })],
    ['another client', () => ({ azp: 'x' })],
    ['an expiry that has passed', () => ({ iat: seconds(-900), exp: seconds(-300) })],
    ['a beginning to come', () => ({ nbf: seconds(600) })],
    ['a clock that is ahead', () => ({ iat: seconds(600), exp: seconds(900) })],
    ['no subject', () => ({ sub: '' })],
  ])('is refused with %s', async (_title, said) => {
    forger.said = said()
    const browser = new Browser(app)
    const page = await comeBack(browser, await begin(browser))
    await expectRefused(browser, page, 'providerRefused', 'Testhaus: Antwort nicht gültig')
  })

  test.each(['otherKey', 'publicKey', 'none'] as const)(
    'is refused with a forged signature: %s',
    async (forgery) => {
      forger.forgery = forgery
      const browser = new Browser(app)
      const page = await comeBack(browser, await begin(browser))
      await expectRefused(browser, page, 'providerRefused', 'Testhaus: Antwort nicht gültig')
    },
  )

  test('is refused where the answer comes from another provider', async () => {
    const browser = new Browser(app)
    // Its address, with our state: the code would be redeemed at the wrong one.
    const mixedUp = (await begin(browser)).replace('/callback/1', '/callback/2')
    const before = other.redeemed()
    const page = await comeBack(browser, mixedUp)
    await expectRefused(browser, page, 'providerRefused', 'Anderes: Antwort eines anderen')
    expect(other.redeemed()).toBe(before)
    const named = new URL(await begin(browser))
    named.searchParams.set('iss', other.issuer)
    const count = forger.redeemed()
    const next = await comeBack(browser, named.href)
    await expectRefused(browser, next, 'providerRefused', 'Testhaus: Antwort nicht gültig')
    expect(forger.redeemed()).toBe(count)
  })

  test('is taken once', async () => {
    const browser = new Browser(app)
    const callback = await begin(browser)
    const again = browser
    await comeBack(browser, callback)
    await browser.signOut()
    const page = await comeBack(again, callback)
    await expectRefused(again, page, 'signInExpired', 'Testhaus: unbekannte Antwort')
  })

  test('is taken in the browser alone that began it, and still there', async () => {
    const [attacker, victim] = [new Browser(app), new Browser(app)]
    const callback = await begin(attacker)
    await begin(victim)
    const page = await comeBack(victim, callback)
    await expectRefused(victim, page, 'signInExpired', 'Testhaus: unbekannte Antwort')
    expect(await comeBack(attacker, callback)).toBe('/login')
  })

  test('is forgotten after ten minutes', async () => {
    const browser = new Browser(app)
    const callback = await begin(browser)
    const expires_at = new Date(Date.now() - 1).toISOString()
    await database.db.updateTable('identity_oidc_attempt').set({ expires_at }).execute()
    const page = await comeBack(browser, callback)
    await expectRefused(browser, page, 'signInExpired', 'Testhaus: unbekannte Antwort')
  })

  test('that was broken off says so', async () => {
    const browser = new Browser(app)
    const state = new URL(await begin(browser)).searchParams.get('state')
    const iss = encodeURIComponent(forger.issuer)
    const callback = `/api/oidc/callback/1?error=access_denied&state=${state}&iss=${iss}`
    const page = await comeBack(browser, callback)
    await expectRefused(browser, page, 'providerCancelled', 'Testhaus: abgebrochen')
  })

  test('at a provider that nobody has configured is refused, and nothing of what was typed logged', async () => {
    const browser = new Browser(app)
    const page = await comeBack(browser, `/api/oidc/callback/${SAID}?state=${SAID}&code=${SAID}`)
    await expectRefused(browser, page, 'providerRefused', 'Unbekannter Anbieter')
    expect(log.text()).not.toContain(SAID)
  })

  test('is refused where a part of the answer comes twice, is too long, or has control characters', async () => {
    const browser = new Browser(app)
    const callback = await begin(browser)
    const other = await comeBack(browser, callback.replace('/1?', '/%00?'))
    await expectRefused(browser, other, 'providerRefused', 'Unbekannter Anbieter')
    const repeated = [SAID, 'x'.repeat(8001)].map((state) => `${callback}&state=${state}`)
    const controls = ['%00', '%0a'].map((said) => callback.replace('state=', `state=${said}`))
    for (const answer of [...repeated, ...controls]) {
      const page = await comeBack(browser, answer)
      await expectRefused(browser, page, 'signInExpired', 'Testhaus: unbekannte Antwort')
    }
    const page = await comeBack(browser, `${callback}&code=${SAID}`)
    await expectRefused(browser, page, 'providerRefused', 'Testhaus: Antwort nicht gültig')
  })

  test('links nothing to an account that has been signed out meanwhile', async () => {
    const browser = new Browser(app)
    await browser.signUp('weg@example.de', await invite())
    const callback = forger.signIn(await startLink(browser), 'spaet')
    await browser.signOut()
    expect(await comeBack(browser, callback)).toBe('/settings?fehler=signInExpired')
    const found = await database.db
      .selectFrom('identity_oidc')
      .select('id')
      .where('subject', '=', 'spaet')
      .execute()
    expect(found).toEqual([])
  })

  test('lets one of two browsers take up an invitation', async () => {
    const link = await invite()
    const browsers = [new Browser(app), new Browser(app)]
    const callbacks: string[] = []
    for (const [index, browser] of browsers.entries())
      callbacks.push(await startSignUp(browser, `paar-${index}@example.de`, link))
    const pages = await Promise.all(
      browsers.map((browser, index) =>
        comeBack(browser, forger.signIn(callbacks[index] ?? '', `paar-${index}`)),
      ),
    )
    expect(pages.filter((page) => page === '/login')).toHaveLength(1)
    const accounts = await database.db
      .selectFrom('identity_user')
      .select('id')
      .where('email', 'like', 'paar-%')
      .execute()
    expect(accounts).toHaveLength(1)
  })

  test('counts for a second factor only where the provider says what was agreed', async () => {
    const factorOf = async (said: object) => {
      forger.said = { ...said }
      const browser = new Browser(app)
      await comeBack(browser, await begin(browser))
      const { second_factor } = await database.db
        .selectFrom('identity_session')
        .select('second_factor')
        .orderBy('created_at', 'desc')
        .orderBy(sql`id`)
        .limit(1)
        .executeTakeFirstOrThrow()
      return second_factor
    }
    expect(await factorOf({ amr: ['pwd', 'mfa'] })).toBe('provider')
    expect(await factorOf({ acr: 'mfa' })).toBe('provider')
    expect(await factorOf({ amr: ['pwd'], acr: '1' })).toBeNull()
    expect(await factorOf({ amr: 'mfa' })).toBeNull()
  })

  test('is refused while the provider is away or names itself otherwise, and works when it is back', async () => {
    const away = await startForger()
    away.isAway = true
    const environment = settingsOf(away.issuer)
    const late = new Browser(await newApp(database, { environment }))
    const ask = () => late.post(startOidcSignInCall.path, { provider: '1' })
    const expectAnswer = async (code: string, reason: string) => {
      expect((await ask()).json().code).toBe(code)
      expect(JSON.parse(String((await lastLine()).details))).toEqual({ reason })
    }
    await expectAnswer('providerAway', 'Testhaus: nicht erreichbar')
    away.isAway = false
    // Left alone for a while, so that nobody waits for it again and again.
    expect((await ask()).statusCode).toBe(503)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6000 })
    onTestFinished(() => void vi.useRealTimers())
    away.pretended = other.issuer
    await expectAnswer('providerRefused', 'Testhaus: Antwort nicht gültig')
    away.pretended = undefined
    vi.setSystemTime(Date.now() + 6000)
    expect((await ask()).statusCode).toBe(200)
    await away.stop()
  })
})
