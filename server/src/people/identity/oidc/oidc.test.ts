import { addressOf } from '@hausblick/contract/calls/call.ts'
import { signOutCall } from '@hausblick/contract/calls/identity.ts'
import {
  readOidcSecondFactorCall,
  startOidcSignUpCall,
  unlinkOidcCall,
} from '@hausblick/contract/calls/oidc.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { App } from '../../../platform/http/service.ts'
import { newApps } from '../../../testing/app.ts'
import { Browser, PUBLIC_URL, readLink } from '../../../testing/browser.ts'
import { onEachDatabase, type TestDatabase } from '../../../testing/databases.ts'
import {
  comeBack,
  listOwn,
  settingsOf,
  startLink,
  startSignIn,
  startSignUp,
} from '../../../testing/oidc/journey.ts'
import { startProvider, type TestProvider } from '../../../testing/oidc/provider.ts'
import { appCode, enterCode, setUpApp } from '../../../testing/secondFactor.ts'
import { createInvitation } from '../../accounts/invitations/create.ts'
import { lockCustomers } from '../../customers/store.ts'

let provider: TestProvider
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.stop())

onEachDatabase('signing in at a provider', (newDatabase) => {
  const newApp = newApps()
  let database: TestDatabase
  let app: App
  beforeAll(async () => {
    database = await newDatabase()
    await database.db.transaction().execute((trx) => lockCustomers(trx, ['K-1']))
    const environment = { ...settingsOf(provider.issuer), SECRET: 'geheim '.repeat(6) }
    app = await newApp(database, { environment })
  })

  const invite = () =>
    createInvitation(database.db, { kind: 'customer', customerId: 'K-1' }, PUBLIC_URL)

  async function lastLine() {
    const { action, details } = await database.db
      .selectFrom('audit_entry')
      .select(['action', 'details'])
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    return [action, JSON.parse(String(details))]
  }

  async function enter(browser: Browser, subject: string, target?: string) {
    const address = await startSignIn(browser, '1', target)
    return await comeBack(browser, await provider.signIn(address, subject))
  }

  async function newcomer(subject: string) {
    const browser = new Browser(app)
    const address = await startSignUp(browser, `${subject}@example.de`, await invite())
    expect(await comeBack(browser, await provider.signIn(address, subject))).toBe('/login')
    return browser
  }

  test('takes an invitation the first time, and none from then on', async () => {
    await newcomer('anna')
    const later = new Browser(app)
    expect(await enter(later, 'anna', '/documents?suche=x')).toBe(
      '/login?ziel=%2Fdocuments%3Fsuche%3Dx',
    )
    expect((await later.me()).json()).toMatchObject({ email: 'anna@example.de', customerId: 'K-1' })
    expect(await lastLine()).toEqual(['signedIn', { how: 'Testhaus' }])
  })

  test('creates nothing for somebody who is not invited', async () => {
    const count = async () =>
      (await database.db.selectFrom('identity_user').select('id').execute()).length
    const before = await count()
    const stranger = new Browser(app)
    expect(await enter(stranger, 'fremd')).toBe('/login?fehler=identityUnknown')
    expect([await stranger.session(), await count()]).toEqual([null, before])
    expect(await lastLine()).toEqual(['signInFailed', { reason: 'Testhaus: kein Konto' }])
  })

  test('leads to no page but ours', async () => {
    const browser = new Browser(app)
    await newcomer('weit')
    expect(await enter(browser, 'weit', '//evil.example/')).toBe('/login')
  })

  test('can be linked by somebody signed in, and unlinked while another way remains', async () => {
    const browser = new Browser(app)
    await browser.signUp('bernd@example.de', await invite())
    const address = await startLink(browser)
    expect(await comeBack(browser, await provider.signIn(address, 'bernd'))).toBe(
      '/settings?anmeldung=verknuepft',
    )
    expect(await lastLine()).toEqual(['providerLinked', { how: 'Testhaus' }])
    const elsewhere = new Browser(app)
    await enter(elsewhere, 'bernd')
    expect((await elsewhere.session())?.email).toBe('bernd@example.de')

    const { identities, hasPassword } = await listOwn(browser)
    expect(identities).toMatchObject([{ name: 'Testhaus', isLast: false }])
    expect(hasPassword).toBe(true)
    const url = addressOf(unlinkOidcCall, { params: { id: String(identities[0]?.id) } })
    const headers = await browser.headers()
    expect((await app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(200)
    expect(await lastLine()).toEqual(['providerUnlinked', { how: 'Testhaus' }])
    expect(await elsewhere.session()).toBeNull()
    expect(await enter(elsewhere, 'bernd')).toBe('/login?fehler=identityUnknown')
  })

  test('belongs to one account', async () => {
    await newcomer('dora')
    const other = new Browser(app)
    await other.signUp('emil@example.de', await invite())
    const address = await startLink(other)
    expect(await comeBack(other, await provider.signIn(address, 'dora'))).toBe(
      '/settings?fehler=identityInUse',
    )
  })

  test('still asks for our second factor', async () => {
    const factor = await setUpApp(await newcomer('franz'))
    const browser = new Browser(app)
    expect(await enter(browser, 'franz')).toBe('/login?anmeldung=zweiter-faktor')
    expect(await browser.session()).toBeNull()
    const read = async () =>
      readOidcSecondFactorCall.reply.parse(
        (await browser.post(readOidcSecondFactorCall.path, {})).json(),
      ).secondFactor
    const awaited = await read()
    expect(awaited).toMatchObject({ app: true, passkey: false })
    expect(await read()).toBeNull()
    await enterCode(browser, String(awaited?.pending), appCode(factor))
    expect((await browser.session())?.email).toBe('franz@example.de')
    expect(await lastLine()).toEqual(['signedIn', { how: 'Testhaus und App' }])
  })

  test('can end at the provider, too', async () => {
    const browser = await newcomer('gerda')
    const { atProvider } = signOutCall.reply.parse((await browser.signOut()).json())
    const asked = new URL(String(atProvider))
    expect(asked.origin).toBe(provider.issuer)
    expect(asked.searchParams.get('post_logout_redirect_uri')).toBe(`${PUBLIC_URL}/login`)
    await browser.signUp('hans@example.de', await invite())
    expect((await browser.signOut()).json()).toEqual({})
  })

  test('refuses an address that has an account, and keeps the invitation', async () => {
    await newcomer('klara')
    const link = await invite()
    const browser = new Browser(app)
    const address = await startSignUp(browser, 'klara@example.de', link)
    const page = await comeBack(browser, await provider.signIn(address, 'andere-klara'))
    expect(new URL(page, PUBLIC_URL).searchParams.get('fehler')).toBe('addressInUse')
    expect(await browser.session()).toBeNull()
    const body = { provider: '1', email: 'klaus@example.de', ...readLink(link) }
    expect((await browser.post(startOidcSignUpCall.path, body)).statusCode).toBe(200)
  })
})
