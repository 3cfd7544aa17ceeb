import { startOidcLinkCall } from '@hausblick/contract/calls/oidc.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { App } from '../../../platform/http/service.ts'
import { newApps } from '../../../testing/app.ts'
import { Browser, PUBLIC_URL } from '../../../testing/browser.ts'
import { onEachDatabase, type TestDatabase } from '../../../testing/databases.ts'
import { type Forger, startForger } from '../../../testing/oidc/forger.ts'
import {
  comeBack,
  settingsOf,
  startConfirmation,
  startSignIn,
  startSignUp,
} from '../../../testing/oidc/journey.ts'
import { startProvider } from '../../../testing/oidc/provider.ts'
import { setUpApp } from '../../../testing/secondFactor.ts'
import { createInvitation } from '../../accounts/invitations/create.ts'
import { lockCustomers } from '../../customers/store.ts'

const PAGE = '/documents?suche=x'
const REFUSED = `${PAGE}&anmeldung=nicht-bestaetigt&fehler=`
const minutesAgo = (minutes: number) => Math.floor(Date.now() / 1000) - minutes * 60

let forger: Forger
beforeAll(async () => {
  forger = await startForger()
})
beforeEach(() => {
  forger.said = {}
})
afterAll(() => forger.stop())

onEachDatabase('a sign-in at a provider that is not recent', (newDatabase) => {
  const newApp = newApps()
  let database: TestDatabase
  let app: App
  beforeAll(async () => {
    database = await newDatabase()
    await database.db.transaction().execute((trx) => lockCustomers(trx, ['K-1']))
    app = await newApp(database, { environment: settingsOf(forger.issuer) })
  })

  async function newcomer(subject: string): Promise<Browser> {
    const customer = { kind: 'customer', customerId: 'K-1' } as const
    const link = await createInvitation(database.db, customer, PUBLIC_URL)
    const browser = new Browser(app)
    const address = await startSignUp(browser, `${subject}@example.de`, link)
    expect(await comeBack(browser, forger.signIn(address, subject))).toBe('/login')
    return browser
  }

  /** Asks for a change that needs a recent sign-in. */
  async function change(browser: Browser): Promise<number> {
    const body = { provider: '1' }
    return (await browser.post(startOidcLinkCall.path, body, await browser.headers())).statusCode
  }

  async function confirm(browser: Browser, subject: string, said: object): Promise<string> {
    const address = await startConfirmation(browser, PAGE)
    const { searchParams } = new URL(address)
    expect([searchParams.get('prompt'), searchParams.get('max_age')]).toEqual(['login', '0'])
    forger.said = { ...said }
    return await comeBack(browser, forger.signIn(address, subject))
  }

  const lastLine = async () =>
    await database.db
      .selectFrom('audit_entry')
      .select(['action', 'details'])
      .orderBy('number', 'desc')
      .executeTakeFirstOrThrow()

  test('admits to no change until it is renewed there', async () => {
    await newcomer('anna')
    forger.said = { auth_time: minutesAgo(20) }
    const browser = new Browser(app)
    const address = await startSignIn(browser)
    expect(await comeBack(browser, forger.signIn(address, 'anna'))).toBe('/login')
    expect(await change(browser)).toBe(403)
    const renewed = await confirm(browser, 'anna', { auth_time: minutesAgo(0) })
    expect(renewed).toBe(`${PAGE}&anmeldung=bestaetigt`)
    expect(await change(browser)).toBe(200)
  })

  test.each([
    ['an earlier sign-in', () => ({ auth_time: minutesAgo(2) })],
    ['no word of when that was', () => ({})],
  ])('is not renewed by %s', async (title, said) => {
    const subject = title.replaceAll(' ', '-')
    const browser = await newcomer(subject)
    expect(await confirm(browser, subject, said())).toBe(`${REFUSED}providerRefused`)
    expect(await lastLine()).toEqual({
      action: 'signInFailed',
      details: JSON.stringify({ reason: 'Testhaus: Antwort nicht gültig' }),
    })
    expect((await browser.session())?.email).toBe(`${subject}@example.de`)
  })

  test('is not renewed by somebody else', async () => {
    await newcomer('bernd')
    const browser = await newcomer('carla')
    for (const subject of ['bernd', 'fremd']) {
      const page = await confirm(browser, subject, { auth_time: minutesAgo(0) })
      expect(page).toBe(`${REFUSED}identityOther`)
    }
    expect((await browser.session())?.email).toBe('carla@example.de')
  })

  test('keeps its second factor when it is renewed, and ends if signed out meanwhile', async () => {
    const browser = await newcomer('dora')
    await setUpApp(browser)
    const said = { auth_time: minutesAgo(0) }
    expect(await confirm(browser, 'dora', said)).toBe(`${PAGE}&anmeldung=bestaetigt`)
    expect(await change(browser)).toBe(200)
    const address = await startConfirmation(browser, '//evil.example/')
    await browser.signOut()
    forger.said = said
    expect(await comeBack(browser, forger.signIn(address, 'dora'))).toBe(
      '/dashboard?anmeldung=nicht-bestaetigt&fehler=signInExpired',
    )
    expect(await browser.session()).toBeNull()
  })

  test('is renewed at a certified provider', async () => {
    const provider = await startProvider()
    const other = await newApp(database, { environment: settingsOf(provider.issuer) })
    const customer = { kind: 'customer', customerId: 'K-1' } as const
    const link = await createInvitation(database.db, customer, PUBLIC_URL)
    const browser = new Browser(other)
    const address = await startSignUp(browser, 'emil@example.de', link)
    await comeBack(browser, await provider.signIn(address, 'emil'))
    const again = await startConfirmation(browser, PAGE)
    expect(await comeBack(browser, await provider.signIn(again, 'emil'))).toBe(
      `${PAGE}&anmeldung=bestaetigt`,
    )
    await provider.stop()
  })
})
