import { readMeCall } from '@hausblick/contract/calls/accounts.ts'
import { readPortfoliosCall } from '@hausblick/contract/calls/records.ts'
import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { App } from '../../../platform/http/service.ts'
import { newApps } from '../../../testing/app.ts'
import { Browser, PUBLIC_URL } from '../../../testing/browser.ts'
import { onEachDatabase, type TestDatabase } from '../../../testing/databases.ts'
import { createInvitation } from '../../accounts/invitations/create.ts'
import { lockCustomers } from '../../customers/store.ts'

const foreign = await generateKeyPair('ES256', { extractable: true })

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url')

onEachDatabase('identity tokens', (newDatabase) => {
  const newApp = newApps()
  let database: TestDatabase
  let app: App
  /** A valid token and its payload. */
  let good: string
  let says: JWTPayload
  let keyId: string

  beforeAll(async () => {
    database = await newDatabase()
    app = await newApp(database)
    await database.db.transaction().execute((trx) => lockCustomers(trx, ['K-1']))
    const invitee = { kind: 'customer', customerId: 'K-1' } as const
    const link = await createInvitation(database.db, invitee, PUBLIC_URL)
    const browser = new Browser(app)
    await browser.signUp('anna@example.de', link)
    good = (await browser.session())?.token ?? ''
    says = decodeJwt(good)
    const key = await database.db.selectFrom('identity_key').select('id').executeTakeFirstOrThrow()
    keyId = key.id
  })

  async function statusOf(authorization: string): Promise<number> {
    return (await app.inject({ url: readMeCall.path, headers: { authorization } })).statusCode
  }

  test('once accepted are refused when they expire', async () => {
    expect(await statusOf(`Bearer ${good}`)).toBe(200)
    vi.useFakeTimers({ toFake: ['Date'], now: Number(says.exp) * 1000 })
    onTestFinished(() => void vi.useRealTimers())
    expect(await statusOf(`Bearer ${good}`)).toBe(401)
  })

  test('once accepted are refused when their key is removed or replaced', async () => {
    const { db } = database
    const publicKey = JSON.stringify(await exportJWK(foreign.publicKey))
    const key = await db.selectFrom('identity_key').selectAll().executeTakeFirstOrThrow()
    expect(await statusOf(`Bearer ${good}`)).toBe(200)
    await db.deleteFrom('identity_key').execute()
    expect(await statusOf(`Bearer ${good}`)).toBe(401)
    await db
      .insertInto('identity_key')
      .values({ ...key, public_key: publicKey })
      .execute()
    expect(await statusOf(`Bearer ${good}`)).toBe(401)
    await db.updateTable('identity_key').set(key).execute()
    expect(await statusOf(`Bearer ${good}`)).toBe(200)
  })

  /** Signs a valid payload with a foreign key. */
  function forge(payload: JWTPayload = says, kid = keyId): Promise<string> {
    return new SignJWT(payload).setProtectedHeader({ alg: 'ES256', kid }).sign(foreign.privateKey)
  }

  /** Signs a payload as the service would. */
  async function signed(payload: JWTPayload): Promise<string> {
    const publicKey = JSON.stringify(await exportJWK(foreign.publicKey))
    const values = { id: 'a-key', public_key: publicKey }
    await database.db.updateTable('identity_key').set(values).execute()
    return await forge(payload, 'a-key')
  }

  test('issued for a session are accepted', async () => {
    expect(await statusOf(`Bearer ${good}`)).toBe(200)
    expect(await statusOf(`bearer ${good}`)).toBe(200)
    expect(Number(says.exp) - Number(says.iat)).toBe(600)
  })

  test('signed by a foreign key are refused', async () => {
    expect(await statusOf(`Bearer ${await forge()}`)).toBe(401)
    expect(await statusOf(`Bearer ${await forge(says, 'unknown')}`)).toBe(401)
  })

  test('without a signature are refused', async () => {
    expect(await statusOf(`Bearer ${new UnsecuredJWT(says).encode()}`)).toBe(401)
    expect(await statusOf(`Bearer ${good.split('.').slice(0, 2).join('.')}.`)).toBe(401)
  })

  test('signed with the public key as an HMAC secret are refused', async () => {
    const key = await database.db.selectFrom('identity_key').selectAll().executeTakeFirstOrThrow()
    const token = await new SignJWT(says)
      .setProtectedHeader({ alg: 'HS256', kid: keyId })
      .sign(new TextEncoder().encode(key.public_key))
    expect(await statusOf(`Bearer ${token}`)).toBe(401)
  })

  test.each<[unknown]>([
    [{ kid: {} }],
    [{ kid: [] }],
    [{ kid: true }],
    [{ kid: 7 }],
    [{ kid: null }],
    [{ kid: '' }],
    [{ kid: 'x'.repeat(5000) }],
    [{ kid: 'mit\u0000Null' }],
    [{ kid: '\ud800' }],
    [{ kid: undefined }],
    [{ alg: {} }],
    [{ alg: ['ES256'] }],
    [{ alg: undefined }],
    [{ crit: ['b64'], b64: false }],
    [{ crit: 7 }],
  ])('with a header of another form are refused: %j', async (change) => {
    const [, payload, signature] = good.split('.')
    const header = { alg: 'ES256', kid: keyId, ...Object(change) }
    expect(await statusOf(`Bearer ${encode(header)}.${payload}.${signature}`)).toBe(401)
  })

  test.each([null, [], 7, 'text'])('whose header is %j are refused', async (header) => {
    const [, payload, signature] = good.split('.')
    expect(await statusOf(`Bearer ${encode(header)}.${payload}.${signature}`)).toBe(401)
  })

  test.each([
    [{ sub: {} }],
    [{ sub: 'mit\u0000Null' }],
    [{ sid: [] }],
    [{ sid: 7 }],
    [{ sid: 'mit\u0000Null' }],
    [{ sid: 'x'.repeat(5000) }],
  ])('with claims of another form are refused, signed or not: %j', async (change) => {
    const payload = Object.fromEntries(Object.entries({ ...says, ...change }))
    expect(await statusOf(`Bearer ${await signed(payload)}`)).toBe(401)
  })

  test.each([
    ['text', 'Bearer irgendetwas'],
    ['nothing', 'Bearer '],
    ['a password', 'Basic YW5uYTpwYXNzd29ydA=='],
    ['two tokens', 'Bearer a.b.c d.e.f'],
  ])('that are %s are refused', async (_title, authorization) => {
    expect(await statusOf(authorization)).toBe(401)
  })

  test('that are invalid are refused even for public data', async () => {
    const headers = { authorization: `Bearer ${await forge()}` }
    const url = `${readPortfoliosCall.path}?customerId=DEMO`
    expect((await app.inject({ url, headers })).statusCode).toBe(401)
    expect((await app.inject({ url })).statusCode).toBe(200)
  })

  test.each([
    ['expired', { exp: 1_700_000_000 }],
    ['for somebody else', { aud: 'andere' }],
    ['of somebody else', { iss: 'andere' }],
    ['of no session', { sid: 'keine' }],
    ['of another account’s session', { sub: 'anderes Konto' }],
    ['without an expiry', { exp: undefined }],
    ['without an audience', { aud: undefined }],
    ['without a session', { sid: undefined }],
    ['without a subject', { sub: undefined }],
  ])('that are %s are refused', async (_title, change) => {
    expect(await statusOf(`Bearer ${await signed(says)}`)).toBe(200)
    const payload = Object.fromEntries(
      Object.entries({ ...says, ...change }).filter(([, value]) => value !== undefined),
    )
    expect(await statusOf(`Bearer ${await signed(payload)}`)).toBe(401)
  })
})
