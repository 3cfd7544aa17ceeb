import { readMeCall } from '@hausblick/contract/calls/accounts.ts'
import * as identity from '@hausblick/contract/calls/identity.ts'
import { redeemInvitationCall } from '@hausblick/contract/calls/redeemInvitation.ts'
import { readConfigCall } from '@hausblick/contract/calls/site.ts'
import { expect, test } from 'vitest'
import { newApps } from '../../testing/app.ts'
import { PUBLIC_URL, readLink } from '../../testing/browser.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { claims, PROJECT, writeUnsignedToken } from '../../testing/firebase/tokens.ts'
import { createInvitation } from '../accounts/invitations/create.ts'
import { lockCustomers } from '../customers/store.ts'

const hosted = { IDENTITY: 'firebase', FIREBASE_PROJECT_ID: PROJECT, FIREBASE_API_KEY: 'AIza-1' }
const emulated = { ...hosted, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }

onEachDatabase('the identity provider', (newDatabase) => {
  const newApp = newApps()

  test.each([
    ['the service', {}, { provider: 'embedded', passwords: 'everybody', oidc: [] }, "'self'"],
    [
      'the hosted one',
      hosted,
      { provider: 'firebase', projectId: PROJECT, apiKey: 'AIza-1', emulatorHost: null },
      "'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
    ],
    [
      'the hosted one’s emulator',
      emulated,
      { provider: 'firebase', projectId: PROJECT, emulatorHost: '127.0.0.1:9099' },
      "'self' http://127.0.0.1:9099",
    ],
  ])('is %s, and the dashboard may call it', async (_title, environment, provider, origins) => {
    const app = await newApp(await newDatabase(), { environment })
    const { headers, body } = await app.inject(readConfigCall.path)
    expect(JSON.parse(body).identity).toMatchObject(provider)
    expect(String(headers['content-security-policy']).split(';')).toContain(
      `connect-src ${origins}`,
    )
  })

  test('identifies the caller, and the service their customer', async () => {
    const database = await newDatabase()
    await database.db.transaction().execute((trx) => lockCustomers(trx, ['K-1']))
    const app = await newApp(database, { environment: emulated })
    const headersOf = (subject: string) => ({
      authorization: `Bearer ${writeUnsignedToken(claims({ sub: subject }))}`,
    })
    const customerIdOf = async (subject: string) =>
      (await app.inject({ url: readMeCall.path, headers: headersOf(subject) })).json().customerId
    const invitee = { kind: 'customer', customerId: 'K-1' } as const
    const body = readLink(await createInvitation(database.db, invitee, PUBLIC_URL))

    expect(await customerIdOf('konto-1')).toBe('')
    const headers = headersOf('konto-1')
    await app.inject({ method: 'POST', url: redeemInvitationCall.path, headers, body })
    expect(await customerIdOf('konto-1')).toBe('K-1')
    // Another account that claims the same address.
    expect(await customerIdOf('konto-2')).toBe('')
  })

  test('is the only one: with the hosted one, the service has no sign-in of its own', async () => {
    const app = await newApp(await newDatabase(), { environment: hosted })
    for (const { method, path: url } of Object.values(identity))
      expect((await app.inject({ method, url, body: {} })).statusCode).toBe(404)
  })

  test('causes a warning where it is an emulator', async () => {
    const lines: string[] = []
    await newApp(await newDatabase(), {
      environment: { ...emulated, LOG_LEVEL: 'warn' },
      logStream: { write: (line) => void lines.push(line) },
    })
    expect(lines).toContainEqual(
      expect.stringContaining('accepting unsigned tokens of the emulator'),
    )
  })

  test('is trusted only as far as the configuration says', async () => {
    const headers = { authorization: `Bearer ${writeUnsignedToken(claims())}` }
    for (const environment of [{}, hosted]) {
      const app = await newApp(await newDatabase(), { environment })
      expect((await app.inject({ url: readMeCall.path, headers })).statusCode).toBe(401)
    }
  })
})
