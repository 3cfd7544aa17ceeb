import { signOutCall } from '@hausblick/contract/calls/identity.ts'
import { beforeAll, expect, test } from 'vitest'
import { newApps } from '../../../testing/app.ts'
import { Browser, PUBLIC_URL } from '../../../testing/browser.ts'
import { onEachDatabase, type TestDatabase } from '../../../testing/databases.ts'
import { type Kind, startForger } from '../../../testing/oidc/forger.ts'
import { comeBack, settingsOf, startSignIn, startSignUp } from '../../../testing/oidc/journey.ts'
import { createInvitation } from '../../accounts/invitations/create.ts'
import { lockCustomers } from '../../customers/store.ts'

onEachDatabase('a provider', (newDatabase) => {
  const newApp = newApps()
  let database: TestDatabase
  beforeAll(async () => {
    database = await newDatabase()
    await database.db.transaction().execute((trx) => lockCustomers(trx, ['K-1']))
  })

  test.each<[string, Kind, string?]>([
    ['that signs with RS256', {}],
    ['that signs with ES256', { algorithm: 'ES256' }],
    ['that takes the secret in the header', { secretIn: 'client_secret_basic' }],
    ['that takes the secret in the form', { secretIn: 'client_secret_post' }],
    ['that does not name itself in its answers', { namesItself: false }],
    ['at a path', { path: '/realms/haus' }],
    ['at a path that ends with a slash', { path: '/o/haus/' }],
    ['whose issuer ends with the slash that the setting lacks', { path: '/' }, ''],
  ])('%s leads in and out', async (_title, kind, path = kind.path ?? '') => {
    const provider = await startForger(kind)
    const environment = settingsOf(new URL(provider.issuer).origin + path)
    const app = await newApp(database, { environment })
    const email = `${crypto.randomUUID()}@example.de`
    const customer = { kind: 'customer', customerId: 'K-1' } as const
    const browser = new Browser(app)
    const invitation = await createInvitation(database.db, customer, PUBLIC_URL)
    const address = await startSignUp(browser, email, invitation)
    expect(await comeBack(browser, provider.signIn(address, email))).toBe('/login')
    // It has no session of its own that could be ended.
    expect(signOutCall.reply.parse((await browser.signOut()).json())).toEqual({})
    const again = provider.signIn(await startSignIn(browser), email)
    expect(await comeBack(browser, again)).toBe('/login')
    expect((await browser.session())?.email).toBe(email)
    await provider.stop()
  })
})
