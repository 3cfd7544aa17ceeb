import { readTokenCall } from '@hausblick/contract/calls/identity.ts'
import { decodeProtectedHeader } from 'jose'
import { beforeEach, expect, test } from 'vitest'
import type { App } from '../../../platform/http/service.ts'
import { newApps } from '../../../testing/app.ts'
import { Browser } from '../../../testing/browser.ts'
import { onEachDatabase, type TestDatabase } from '../../../testing/databases.ts'
import { earlier, storeEarlier } from '../../../testing/earlierVersion.ts'
import { appCode, enterCode, enterPassword } from '../../../testing/secondFactor.ts'
import { createEncryption } from '../account/encryption.ts'

const { account, session, key, recoveryCode } = earlier
const NEW = 'das Geheimnis von morgen, das lang genug ist'

onEachDatabase('what an earlier version stored', (newDatabase) => {
  const newApp = newApps()
  let database: TestDatabase
  let app: App
  beforeEach(async () => {
    database = await newDatabase()
    await database.db.transaction().execute((trx) => storeEarlier(trx))
    app = await newApp(database, { environment: { SECRET: earlier.secret } })
  })

  const readToken = async (at: App) =>
    await at.inject({
      url: readTokenCall.path,
      headers: { cookie: `${session.cookieName}=${session.cookie}` },
    })

  test('its cookie still opens its session, and its key still signs', async () => {
    const { session: found } = (await readToken(app)).json()
    expect(found.email).toBe(account.email)
    expect(decodeProtectedHeader(found.token)).toEqual({ alg: 'ES256', kid: key.id })
  })

  test.each([
    ['by app', () => ['app', appCode(earlier.app)] as const],
    ['by recovery code', () => ['recoveryCode', recoveryCode.code] as const],
  ])('its password and second factor still sign in: %s', async (_title, answer) => {
    const browser = new Browser(app)
    const [method, code] = answer()
    const pending = await enterPassword(browser, account.email, earlier.password)
    expect((await enterCode(browser, pending, code, method)).statusCode).toBe(200)
    expect((await browser.session())?.email).toBe(account.email)
  })

  test('an extended session is sent the same cookie', async () => {
    const hourAgo = Date.now() - 60 * 60 * 1000
    const expires_at = new Date(hourAgo + 30 * 24 * 60 * 60 * 1000).toISOString()
    await database.db.updateTable('identity_session').set({ expires_at }).execute()
    expect((await readToken(app)).headers['set-cookie']).toBe(
      `${session.cookieName}=${session.cookie}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`,
    )
  })

  test('survives the rotation of its secret', async () => {
    const environment = { SECRET: NEW, SECRET_PREVIOUS: earlier.secret }
    const rotated = await newApp(database, { environment })
    expect((await readToken(rotated)).json().session.email).toBe(account.email)
    const browser = new Browser(await newApp(database, { environment: { SECRET: NEW } }))
    const pending = await enterPassword(browser, account.email, earlier.password)
    expect((await enterCode(browser, pending, appCode(earlier.app))).statusCode).toBe(200)
  })
})

// While a new version is rolled out, processes of both share the database.
test('is encrypted in the same form', () => {
  const encryption = createEncryption([earlier.secret])
  const { stored, secret } = earlier.app
  expect(encryption.decrypt(stored)).toBe(secret)
  const again = encryption.encrypt(secret)
  const version = stored.slice(0, stored.lastIndexOf('$'))
  expect(again).toMatch(/^\$ba\$\d+\$[0-9a-f]+$/)
  expect([again.length, again.slice(0, version.length)]).toEqual([stored.length, version])
})
