import { addressOf } from '@hausblick/contract/calls/call.ts'
import {
  addPasskeyCall,
  passkeySignInCall,
  removePasskeyCall,
  startPasskeyCall,
} from '@hausblick/contract/calls/secondFactor.ts'
import { errorReply } from '@hausblick/contract/errorReply.ts'
import { type IdentityErrorCode, identityErrors } from '@hausblick/contract/identity.ts'
import type { LightMyRequestResponse } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import type { App } from '../../../platform/http/service.ts'
import { newApps } from '../../../testing/app.ts'
import { Authenticator, type Deviation } from '../../../testing/authenticator.ts'
import { Browser, signUpOwner } from '../../../testing/browser.ts'
import { onEachDatabase, type TestDatabase } from '../../../testing/databases.ts'
import {
  addPasskey,
  enterCode,
  enterPassword,
  readFactor,
  signInByPasskey,
  startPasskeySignIn,
} from '../../../testing/secondFactor.ts'
import { lockCustomers } from '../../customers/store.ts'

const FOREIGN = 'https://hausblick.example'

function expectRefusal(reply: LightMyRequestResponse, status: number, code: IdentityErrorCode) {
  expect(errorReply.parse(reply.json())).toEqual({ error: identityErrors[code], code })
  expect(reply.statusCode).toBe(status)
}

onEachDatabase('a passkey', (newDatabase) => {
  const newApp = newApps()
  let database: TestDatabase
  let app: App
  beforeAll(async () => {
    database = await newDatabase()
    await database.db.transaction().execute((trx) => lockCustomers(trx, ['K-1']))
    app = await newApp(database)
  })

  const newcomer = (email: string) => signUpOwner(app, database.db, email)

  async function withPasskey(email: string) {
    const [here, there, device] = [await newcomer(email), new Browser(app), new Authenticator()]
    expect((await addPasskey(here, device)).statusCode).toBe(200)
    return { here, there, device }
  }

  test('signs in alone, and is asked for after the password', async () => {
    const { here, there, device } = await withPasskey('anna@example.de')
    expect(await readFactor(here)).toMatchObject({
      app: false,
      passkeys: [{ name: 'Mein Telefon', lastUsedAt: null }],
      recoveryCodesLeft: 10,
    })
    expect((await signInByPasskey(there, device)).statusCode).toBe(200)
    expect((await there.session())?.email).toBe('anna@example.de')
    const [{ lastUsedAt } = { lastUsedAt: null }] = (await readFactor(there)).passkeys
    expect(Date.parse(lastUsedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
    expect(await enterPassword(new Browser(app), 'anna@example.de')).not.toBe('')
  })

  test.each<[string, Deviation, IdentityErrorCode]>([
    ['from a foreign page', { origin: FOREIGN }, 'passkeyRefused'],
    ['for a foreign service', { rpId: 'hausblick.example' }, 'passkeyRefused'],
    ['from a frame of a foreign page', { crossOrigin: true }, 'passkeyRefused'],
    ['below a foreign page', { topOrigin: FOREIGN }, 'passkeyRefused'],
    ['from a named foreign frame', { crossOrigin: true, topOrigin: FOREIGN }, 'passkeyRefused'],
    ['of a device that has not verified its user', { verified: false }, 'passkeyUnverified'],
  ])('is refused %s, at signing in as at adding it', async (_title, deviation, code) => {
    const email = `${crypto.randomUUID()}@example.de`
    const { here, there, device } = await withPasskey(email)
    expectRefusal(await signInByPasskey(there, device, deviation), 401, code)
    expect(await there.session()).toBeNull()
    expectRefusal(await addPasskey(here, new Authenticator(), deviation), 403, code)
    expect((await readFactor(here)).passkeys).toHaveLength(1)
  })

  test('is refused when its counter does not go on, as that of a copy', async () => {
    const { there, device } = await withPasskey('kopie@example.de')
    expect((await signInByPasskey(there, device, { counter: 7 })).statusCode).toBe(200)
    const thief = new Browser(app)
    for (const counter of [6, 7])
      expectRefusal(await signInByPasskey(thief, device, { counter }), 401, 'passkeyRefused')
    expect((await signInByPasskey(thief, device, { counter: 8 })).statusCode).toBe(200)
  })

  test('answers each challenge once, even twice at once', async () => {
    const { there, device } = await withPasskey('einmal@example.de')
    const sign = (browser: Browser, assertion: object) =>
      browser.post(passkeySignInCall.path, { assertion })
    const challenge = await startPasskeySignIn(there)
    const assertion = device.assert(challenge)
    const replies = await Promise.all([sign(there, assertion), sign(new Browser(app), assertion)])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401])
    expectRefusal(await sign(new Browser(app), assertion), 401, 'passkeyRefused')
    const again = device.assert(challenge)
    expectRefusal(await sign(new Browser(app), again), 401, 'passkeyRefused')
  })

  test('answers no challenge that the service did not make, or that was for adding one', async () => {
    const { here, there, device } = await withPasskey('fremd@example.de')
    const headers = await here.headers()
    const adding = await here.post(startPasskeyCall.path, {}, headers)
    for (const challenge of ['erfunden', String(adding.json().challenge)]) {
      const assertion = device.assert({ challenge })
      expectRefusal(await there.post(passkeySignInCall.path, { assertion }), 401, 'passkeyRefused')
    }
  })

  test('answers no challenge that has expired', async () => {
    const { there, device } = await withPasskey('langsam@example.de')
    const assertion = device.assert(await startPasskeySignIn(there))
    const expires_at = new Date().toISOString()
    await database.db.updateTable('identity_challenge').set({ expires_at }).execute()
    const reply = await there.post(passkeySignInCall.path, { assertion })
    expectRefusal(reply, 401, 'passkeyRefused')
  })

  test('is added by nobody but the session that started adding it', async () => {
    const [here, other] = [await newcomer('ich@example.de'), await newcomer('er@example.de')]
    const started = await here.post(startPasskeyCall.path, {}, await here.headers())
    const attestation = new Authenticator().attest(started.json())
    const body = { name: 'Seins', attestation }
    const reply = await other.post(addPasskeyCall.path, body, await other.headers())
    expectRefusal(reply, 403, 'passkeyRefused')
    expect((await readFactor(other)).passkeys).toEqual([])
  })

  test('of another account cannot be added again, renamed or removed', async () => {
    const { here, device } = await withPasskey('meiner@example.de')
    const other = await newcomer('deiner@example.de')
    expectRefusal(await addPasskey(other, device), 409, 'passkeyExists')
    const [{ id } = { id: '' }] = (await readFactor(here)).passkeys
    const url = addressOf(removePasskeyCall, { params: { id } })
    const headers = await other.headers()
    for (const method of ['POST', 'DELETE'] as const) {
      const body = { name: 'Gestohlen' }
      expect((await app.inject({ method, url, headers, body })).statusCode).toBe(404)
    }
    expect((await readFactor(here)).passkeys).toMatchObject([{ id, name: 'Mein Telefon' }])
  })

  test('can be renamed and removed, after which the password suffices', async () => {
    const { here, there, device } = await withPasskey('weg@example.de')
    const [{ id } = { id: '' }] = (await readFactor(here)).passkeys
    const url = addressOf(removePasskeyCall, { params: { id } })
    const headers = await here.headers()
    const body = { name: ' Arbeitsrechner ' }
    expect((await app.inject({ method: 'POST', url, headers, body })).statusCode).toBe(200)
    expect((await readFactor(here)).passkeys).toMatchObject([{ name: 'Arbeitsrechner' }])
    expect((await app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(200)
    expect(await readFactor(here)).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 })
    expectRefusal(await signInByPasskey(there, device), 401, 'passkeyRefused')
    expect(await enterPassword(there, 'weg@example.de')).toBe('')
  })

  test('leaves the recovery codes for a sign-in by password', async () => {
    const here = await newcomer('verloren@example.de')
    const reply = await addPasskey(here, new Authenticator())
    const [code = ''] = reply.json().recoveryCodes
    const there = new Browser(app)
    const pending = await enterPassword(there, 'verloren@example.de')
    expect((await enterCode(there, pending, code, 'recoveryCode')).statusCode).toBe(200)
    expect((await there.me()).statusCode).toBe(200)
  })
})
