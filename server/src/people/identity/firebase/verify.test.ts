import { base64url, exportSPKI, importJWK, SignJWT } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { newKeyServer } from '../../../testing/firebase/keyServer.ts'
import {
  claims,
  newSigningKey,
  PROJECT,
  type SigningKey,
  writeUnsignedToken,
} from '../../../testing/firebase/tokens.ts'
import { openFirebaseIdentity } from './firebase.ts'

const HOUR = 3600
const now = () => Math.floor(Date.now() / 1000)

const anna = {
  issuer: `https://securetoken.google.com/${PROJECT}`,
  subject: 'konto-1',
  email: 'anna@example.de',
  emailVerified: false,
  signInId: 'konto-1',
  signedInAt: expect.any(Date),
  secondFactor: null,
}
const refusal = { statusCode: 401 }

describe('a token of the provider', () => {
  const server = newKeyServer()
  let key: SigningKey
  let verify: ReturnType<typeof openFirebaseIdentity>['verify']

  beforeAll(async () => {
    key = await newSigningKey('first')
    server.publish([key.publicKey])
    verify = openFirebaseIdentity({ projectId: PROJECT, emulatorHost: null }, server.url).verify
  })

  test('identifies its account, with the address in lower case', async () => {
    expect(await verify(await key.sign(claims()))).toEqual(anna)
    const verified = await key.sign(claims({ email_verified: true }))
    expect(await verify(verified)).toEqual({ ...anna, emailVerified: true })
  })

  test('says whether a second factor has confirmed the sign-in', async () => {
    const firebase = { sign_in_provider: 'password', sign_in_second_factor: 'totp' }
    const { secondFactor } = await verify(await key.sign(claims({ firebase })))
    expect(secondFactor).toBe('hosted')
    const without = claims({ firebase: undefined })
    expect((await verify(await key.sign(without))).secondFactor).toBeNull()
  })

  test('carries the last sign-in, however recently it was issued', async () => {
    const auth_time = now() - HOUR
    const { signedInAt } = await verify(await key.sign(claims({ auth_time })))
    expect(signedInAt).toEqual(new Date(auth_time * 1000))
  })

  test.each([
    ['of another issuer', { iss: 'https://securetoken.google.com/anderes' }],
    ['of an issuer that begins alike', { iss: `${anna.issuer}.boese.example` }],
    ['without an issuer', { iss: undefined }],
    ['for another project', { aud: 'anderes' }],
    ['for nobody', { aud: undefined }],
    ['that has expired', { exp: now() - 1 }],
    ['that never expires', { exp: undefined }],
    ['that does not say when it was made', { iat: undefined }],
    ['that was made in the future', { iat: now() + 120 }],
    ['of a sign-in in the future', { auth_time: now() + 120 }],
    ['of no sign-in', { auth_time: undefined }],
    ['of nobody', { sub: undefined }],
    ['of an account without a name', { sub: '' }],
    ['of an account with too long a name', { sub: 'x'.repeat(129) }],
    ['of an account that no database can name', { sub: 'mit\0Null' }],
    ['of an account without an address', { email: undefined }],
    ['of an account whose address is none', { email: ['anna@example.de'] }],
    ['of an account whose address no database can hold', { email: 'mit\0Null@example.de' }],
    ['of which it is unclear what confirmed it', { firebase: { sign_in_second_factor: true } }],
    ['that does not say whether the address is verified', { email_verified: undefined }],
  ])('%s is refused', async (_title, changed) => {
    await expect(verify(await key.sign(claims(changed)))).rejects.toMatchObject(refusal)
  })

  test('is accepted from a clock that is slightly ahead', async () => {
    const ahead = claims({ iat: now() + 30, auth_time: now() + 30 })
    expect(await verify(await key.sign(ahead))).toEqual(anna)
  })

  test('is refused with a foreign signature', async () => {
    const foreign = await newSigningKey('first')
    await expect(verify(await foreign.sign(claims()))).rejects.toMatchObject(refusal)
  })

  test('is refused when it embeds its own key', async () => {
    const foreign = await newSigningKey('foreign')
    const header = { jwk: foreign.publicKey, jku: server.url.href }
    await expect(verify(await foreign.sign(claims(), header))).rejects.toMatchObject(refusal)
  })

  test('is refused when it was signed with another algorithm', async () => {
    const stronger = await newSigningKey('first', 'RS512')
    await expect(verify(await stronger.sign(claims()))).rejects.toMatchObject(refusal)
  })

  test('is refused when signed with the public key as an HMAC secret', async () => {
    const published = await importJWK(key.publicKey, 'RS256', { extractable: true })
    if (published instanceof Uint8Array) throw new Error('An RSA key is no bytes.')
    const forged = await new SignJWT(claims())
      .setProtectedHeader({ alg: 'HS256', kid: 'first' })
      .sign(new TextEncoder().encode(await exportSPKI(published)))
    await expect(verify(forged)).rejects.toMatchObject(refusal)
  })

  test('is refused when altered', async () => {
    const [header, , signature] = (await key.sign(claims())).split('.')
    const payload = base64url.encode(JSON.stringify(claims({ sub: 'konto-2' })))
    await expect(verify(`${header}.${payload}.${signature}`)).rejects.toMatchObject(refusal)
  })

  test('is refused when unsigned', async () => {
    await expect(verify(writeUnsignedToken(claims()))).rejects.toMatchObject(refusal)
  })

  test.each([
    [{ kid: {} }],
    [{ kid: [] }],
    [{ kid: true }],
    [{ kid: 7 }],
    [{ kid: null }],
    [{ kid: 'mit\0Null' }],
    [{ alg: {} }],
    [{ alg: null }],
    [{ crit: 7 }],
    [{ crit: ['b64'], b64: false }],
  ])('is refused with a header of another form: %j', async (change) => {
    const [, payload, signature] = (await key.sign(claims())).split('.')
    const header = base64url.encode(JSON.stringify({ alg: 'RS256', kid: 'first', ...change }))
    await expect(verify(`${header}.${payload}.${signature}`)).rejects.toMatchObject(refusal)
  })

  test.each(['', 'x', 'a.b.c', '..', 'e30.e30.e30'])(
    'that is malformed is refused: %j',
    async (text) => {
      await expect(verify(text)).rejects.toMatchObject(refusal)
    },
  )
})

describe('a token of the emulator', () => {
  const server = newKeyServer()
  const open = (emulatorHost: string | null) =>
    openFirebaseIdentity({ projectId: PROJECT, emulatorHost }, server.url).verify

  test('is accepted where the emulator replaces the provider', async () => {
    expect(await open('127.0.0.1:9099')(writeUnsignedToken(claims()))).toEqual(anna)
  })

  test('is refused everywhere else, without asking the provider', async () => {
    await expect(open(null)(writeUnsignedToken(claims()))).rejects.toMatchObject(refusal)
    expect(server.asked).toBe(0)
  })

  test.each([
    ['of another issuer', { iss: 'https://securetoken.google.com/anderes' }],
    ['for another project', { aud: 'anderes' }],
    ['that has expired', { exp: now() - HOUR }],
    ['of nobody', { sub: '' }],
    ['of an account that no database can name', { sub: 'mit\0Null' }],
  ])('%s is refused there, too', async (_title, changed) => {
    await expect(open('127.0.0.1:9099')(writeUnsignedToken(claims(changed)))).rejects.toMatchObject(
      refusal,
    )
  })

  test('is refused when signed', async () => {
    const key = await newSigningKey('first')
    const token = await key.sign(claims())
    await expect(open('127.0.0.1:9099')(token)).rejects.toMatchObject(refusal)
  })
})
