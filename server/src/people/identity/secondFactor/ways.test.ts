import { addressOf } from '@hausblick/contract/calls/call.ts'
import { readOidcSecondFactorCall, unlinkOidcCall } from '@hausblick/contract/calls/oidc.ts'
import { passkeySignInCall, removePasskeyCall } from '@hausblick/contract/calls/secondFactor.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { App } from '../../../platform/http/service.ts'
import { signIn } from '../../../testing/accounts.ts'
import { newApps, OPERATOR, STAFF } from '../../../testing/app.ts'
import { Authenticator } from '../../../testing/authenticator.ts'
import { Browser, PUBLIC_URL } from '../../../testing/browser.ts'
import { onEachDatabase, type TestDatabase } from '../../../testing/databases.ts'
import { guestCalls, readGuestLink } from '../../../testing/guests.ts'
import { startMailServer } from '../../../testing/mailServer.ts'
import { quickMails } from '../../../testing/mails.ts'
import { type Forger, startForger } from '../../../testing/oidc/forger.ts'
import {
  comeBack,
  listOwn,
  settingsOf,
  startLink,
  startSignIn,
  startSignUp,
} from '../../../testing/oidc/journey.ts'
import {
  addPasskey,
  readFactor,
  signInByPasskey,
  startPasskeySignIn,
} from '../../../testing/secondFactor.ts'
import { createInvitation } from '../../accounts/invitations/create.ts'
import type { Invitee } from '../../accounts/invitations/invitee.ts'
import { lockCustomers } from '../../customers/store.ts'

const OWNER = { kind: 'customer', customerId: 'K-1' } as const

let provider: Forger
beforeAll(async () => {
  provider = await startForger()
})
beforeEach(() => {
  provider.isAway = false
})
afterAll(() => provider.stop())

onEachDatabase('an account', (newDatabase) => {
  const newApp = newApps()
  let database: TestDatabase
  let app: App
  /** Where providers alone lead in. */
  let alone: App
  let readGuestInvitation: (email: string) => Promise<string>
  beforeAll(async () => {
    database = await newDatabase()
    const mails = await startMailServer()
    await database.db.transaction().execute((trx) => lockCustomers(trx, ['K-1']))
    const environment = {
      ...settingsOf(provider.issuer),
      SECRET: 'geheim '.repeat(6),
      SMTP_URL: mails.url,
    }
    app = await newApp(database, { environment, mailPauses: quickMails })
    alone = await newApp(database, { environment: { ...environment, IDENTITY: 'oidc' } })
    readGuestInvitation = (email) => readGuestLink(mails, email)
  })

  const invite = (invitee: Invitee = OWNER) => createInvitation(database.db, invitee, PUBLIC_URL)

  async function signUp(email: string, link: string, at = app) {
    const browser = new Browser(at)
    const address = await startSignUp(browser, email, link)
    expect(await comeBack(browser, provider.signIn(address, email))).toBe('/login')
    return browser
  }

  async function remove(browser: Browser, url: string) {
    const headers = await browser.headers()
    return (await app.inject({ method: 'DELETE', url, headers })).json()
  }

  test('keeps the identity at a provider that is its last way in', async () => {
    const browser = await signUp('carla@example.de', await invite())
    const { identities, hasPassword } = await listOwn(browser)
    expect([identities[0]?.isLast, hasPassword]).toEqual([true, false])
    const url = addressOf(unlinkOidcCall, { params: { id: String(identities[0]?.id) } })
    expect((await remove(browser, url)).code).toBe('lastWayIn')
    expect((await listOwn(browser)).identities).toHaveLength(1)
  })

  test('keeps the passkey that is its last way in', async () => {
    const browser = await signUp('paul@example.de', await invite())
    const device = new Authenticator()
    await addPasskey(browser, device)
    const [linked] = (await listOwn(browser)).identities
    const [passkey] = (await readFactor(browser)).passkeys
    const removePasskey = addressOf(removePasskeyCall, { params: { id: String(passkey?.id) } })
    expect(linked?.isLast).toBe(false)
    await remove(browser, addressOf(unlinkOidcCall, { params: { id: String(linked?.id) } }))
    await signInByPasskey(browser, device)
    expect((await remove(browser, removePasskey)).code).toBe('lastWayIn')
    await comeBack(browser, provider.signIn(await startLink(browser), 'paul@example.de'))
    expect(await remove(browser, removePasskey)).toEqual({})
    expect((await listOwn(browser)).identities).toMatchObject([{ isLast: true }])
  })

  test('is confirmed by a passkey after a provider, where no passkey leads in alone', async () => {
    const device = new Authenticator()
    const email = 'gustav@example.de'
    await addPasskey(await signUp(email, await invite(), alone), device)
    const browser = new Browser(alone)
    const enterBy = async (pending?: string) => {
      const assertion = device.assert(await startPasskeySignIn(browser))
      return await browser.post(passkeySignInCall.path, { assertion, pending })
    }
    expect((await enterBy()).json().code).toBe('passwordsOff')
    expect(await comeBack(browser, provider.signIn(await startSignIn(browser), email))).toBe(
      '/login?anmeldung=zweiter-faktor',
    )
    const awaited = await browser.post(readOidcSecondFactorCall.path, {})
    const { secondFactor } = readOidcSecondFactorCall.reply.parse(awaited.json())
    expect((await enterBy('erfunden')).json().code).toBe('passwordsOff')
    expect((await enterBy(secondFactor?.pending)).statusCode).toBe(200)
    const { details } = await database.db
      .selectFrom('audit_entry')
      .select('details')
      .orderBy('number', 'desc')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(String(details))).toEqual({ how: 'Testhaus und Passkey' })
  })

  test('of staff or a guest comes from an invitation and a provider alone, too', async () => {
    const staff = await signUp(STAFF, await invite({ kind: 'staff', email: STAFF }), alone)
    expect((await staff.me()).json()).toMatchObject({ email: STAFF, role: 'staff' })
    const owner = await signIn(database, { email: 'erika@example.de', ...OWNER })
    const guest = 'steuer@example.de'
    const { invite: inviteGuest } = guestCalls(
      () => app,
      () => owner,
      'K-1',
    )
    await inviteGuest(guest)
    const browser = await signUp(guest, await readGuestInvitation(guest), alone)
    expect((await browser.me()).json()).toMatchObject({
      email: guest,
      guestOf: [{ customerId: 'K-1' }],
    })
  })

  test('has no use for a password where providers alone lead in, unless it is an operator’s', async () => {
    const owner = new Browser(app)
    await owner.signUp('ida@example.de', await invite())
    expect((await owner.at(alone).signIn('ida@example.de')).json().code).toBe('passwordsOff')
    const late = new Browser(alone)
    expect((await late.signUp('jan@example.de', await invite())).json().code).toBe('passwordsOff')
    const operator = new Browser(alone)
    const link = await invite({ kind: 'operator', email: OPERATOR })
    expect((await operator.signUp(OPERATOR, link)).statusCode).toBe(200)
    // Also while the provider is away.
    provider.isAway = true
    expect((await operator.signIn(OPERATOR)).statusCode).toBe(200)
    expect((await operator.me()).json()).toMatchObject({ role: 'operator' })
  })
})
