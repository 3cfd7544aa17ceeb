import {
  confirmResetCall,
  readTokenCall,
  requestResetCall,
  signInCall,
  signOutCall,
  signUpCall,
} from '@hausblick/contract/calls/identity.ts'
import { errorReply } from '@hausblick/contract/errorReply.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import type { App } from '../../../platform/http/service.ts'
import { newApps } from '../../../testing/app.ts'
import { Browser, PASSWORD, PUBLIC_URL, readLink } from '../../../testing/browser.ts'
import { onEachDatabase, type TestDatabase } from '../../../testing/databases.ts'
import { createInvitation } from '../../accounts/invitations/create.ts'
import { lockCustomers } from '../../customers/store.ts'

const EMAIL = 'anna@example.de'
const OTHER = 'https://dashboard.example'

onEachDatabase('cross-origin requests', (newDatabase) => {
  const newApp = newApps()
  let database: TestDatabase
  let app: App
  beforeAll(async () => {
    database = await newDatabase()
    app = await newApp(database, { environment: { ALLOWED_ORIGINS: OTHER } })
    await database.db.transaction().execute((trx) => lockCustomers(trx, ['K-1']))
    const invitee = { kind: 'customer', customerId: 'K-1' } as const
    const link = await createInvitation(database.db, invitee, PUBLIC_URL)
    await new Browser(app).signUp(EMAIL, link)
  })

  const credentials = { email: EMAIL, password: PASSWORD }

  async function signInFrom(headers: Record<string, string>) {
    return await app.inject({
      method: 'POST',
      url: signInCall.path,
      body: credentials,
      headers,
    })
  }

  test.each([
    ['another site', { origin: 'https://boese.example' }],
    ['another site, by its referrer', { referer: 'https://boese.example/seite' }],
    ['a page without an origin', { origin: 'null' }],
    ['a form of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
    ['a neighbour of the dashboard', { origin: `${PUBLIC_URL}.boese.example` }],
    [
      'a host that claims to be the dashboard',
      { origin: 'https://boese.example', host: 'boese.example' },
    ],
  ])('nobody signs in from %s', async (_title, headers) => {
    const reply = await signInFrom(headers)
    expect(reply.statusCode).toBe(403)
    expect(errorReply.parse(reply.json()).code).toBe('foreignOrigin')
    expect(reply.headers['set-cookie']).toBeUndefined()
  })

  test.each([
    ['the dashboard', { origin: PUBLIC_URL }],
    ['a dashboard that is served elsewhere', { origin: OTHER }],
    ['a program', {}],
    ['a program that calls itself a fetch', { 'sec-fetch-mode': 'cors' }],
  ])('one signs in from %s', async (_title, headers) => {
    expect((await signInFrom(headers)).statusCode).toBe(200)
  })

  test('cannot sign anyone out', async () => {
    const browser = new Browser(app)
    await browser.signIn(EMAIL)
    const reply = await browser.post(signOutCall.path, {}, { origin: 'https://boese.example' })
    expect(reply.statusCode).toBe(403)
    expect((await browser.session())?.email).toBe(EMAIL)
  })

  const byCookie = [
    ['POST', signInCall.path],
    ['POST', signUpCall.path],
    ['POST', signOutCall.path],
    ['POST', requestResetCall.path],
    ['POST', confirmResetCall.path],
    ['GET', readTokenCall.path],
  ] as const

  // Browsers withhold a strict cookie from a foreign page's request: the reply must not clear it either.
  describe.each(byCookie)('%s %s', (method, url) => {
    test.each([
      ['another site', { origin: 'https://boese.example', 'sec-fetch-site': 'cross-site' }],
      ['another port', { origin: 'http://localhost:3001', 'sec-fetch-site': 'same-site' }],
      ['another scheme', { origin: 'https://localhost:3000' }],
      ['a page without an origin', { origin: 'null' }],
      ['a page that hides its origin', { 'sec-fetch-site': 'cross-site' }],
      ['a neighbour that hides its origin', { 'sec-fetch-site': 'same-site' }],
      ['another site, by its referrer', { referer: 'https://boese.example/seite' }],
      ['no address at all', { referer: 'kein Verweis' }],
    ])('is refused to %s', async (_title, headers) => {
      const reply = await app.inject({ method, url, headers })
      expect(reply.statusCode).toBe(403)
      expect(errorReply.parse(reply.json()).code).toBe('foreignOrigin')
      expect(reply.headers['set-cookie']).toBeUndefined()
      expect(reply.headers['clear-site-data']).toBeUndefined()
    })

    test.each([
      ['the dashboard', { origin: PUBLIC_URL, 'sec-fetch-site': 'same-origin' }],
      ['a dashboard that is served elsewhere', { origin: OTHER, 'sec-fetch-site': 'cross-site' }],
      ['a page of the service that sends no origin', { 'sec-fetch-site': 'same-origin' }],
      ['whoever types the address', { 'sec-fetch-site': 'none' }],
      ['a program', {}],
    ])('is not refused to %s', async (_title, headers) => {
      const reply = await app.inject({ method, url, headers })
      expect(reply.statusCode).not.toBe(403)
    })
  })

  test.each([
    ['application/x-www-form-urlencoded', new URLSearchParams(credentials).toString()],
    ['multipart/form-data; boundary=x', '--x--'],
    ['text/plain', JSON.stringify(credentials)],
  ])('a form sent as %s is not read', async (type, body) => {
    const headers = { 'content-type': type }
    for (const url of [signInCall.path, signOutCall.path]) {
      const reply = await app.inject({ method: 'POST', url, body, headers })
      expect(reply.statusCode).toBe(415)
      expect(reply.headers['set-cookie']).toBeUndefined()
    }
  })

  test.each([
    ['GET', '/api/auth/get-session'],
    ['POST', '/api/auth/get-session'],
    ['GET', '/api/auth/jwks'],
    ['GET', '/api/auth/ok'],
    ['GET', '/api/auth/error'],
    ['GET', '/api/auth/list-sessions'],
    ['POST', '/api/auth/revoke-sessions'],
    ['POST', '/api/auth/update-user'],
    ['POST', '/api/auth/delete-user'],
    ['POST', '/api/auth/change-email'],
    ['POST', '/api/auth/change-password'],
    ['POST', '/api/auth/sign-in/social'],
    ['GET', '/api/auth/reset-password/token'],
    ['POST', '/api/auth/verify-password'],
    ['POST', '/api/auth/send-verification-email'],
    ['POST', '/api/auth/sign-up/email/'],
    ['GET', '/api/auth/sign-in/email'],
    ['PUT', '/api/auth/sign-in/email'],
  ] as const)('%s %s cannot be reached', async (method, url) => {
    const browser = new Browser(app)
    await browser.signIn(EMAIL)
    const reply = await app.inject({ method, url, headers: await browser.headers() })
    expect(reply.statusCode).toBe(404)
  })

  test('sign up only with the parameters of an invitation', async () => {
    const invitee = { kind: 'customer', customerId: 'K-1' } as const
    const link = await createInvitation(database.db, invitee, PUBLIC_URL)
    const { token } = readLink(link)
    const body = { email: 'ohne@example.de', password: PASSWORD, token }
    const reply = await app.inject({ method: 'POST', url: signUpCall.path, body })
    expect(reply.statusCode).toBe(400)
  })
})
