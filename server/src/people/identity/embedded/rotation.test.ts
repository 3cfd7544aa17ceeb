import { readMeCall } from '@hausblick/contract/calls/accounts.ts'
import { readCalendarCall, renewCalendarCall } from '@hausblick/contract/calls/calendar.ts'
import { linkExportCall } from '@hausblick/contract/calls/myData.ts'
import { beforeAll, expect, test } from 'vitest'
import type { App } from '../../../platform/http/service.ts'
import { newApps } from '../../../testing/app.ts'
import { Browser, PUBLIC_URL } from '../../../testing/browser.ts'
import { onEachDatabase, type TestDatabase } from '../../../testing/databases.ts'
import { appCode, enterCode, enterPassword, setUpApp } from '../../../testing/secondFactor.ts'
import { createInvitation } from '../../accounts/invitations/create.ts'
import { lockCustomers } from '../../customers/store.ts'
import { createEncryption } from '../account/encryption.ts'
import { renewAppSecrets } from '../secondFactor/app.ts'

const OLD = 'das Geheimnis von früher, das lang genug ist'
const NEW = 'das Geheimnis von morgen, das lang genug ist'

onEachDatabase('a rotated secret', (newDatabase) => {
  const newApp = newApps()
  let database: TestDatabase
  /** In the order of a rolling restart, each beside its predecessor. */
  let before: App
  let knowing: App
  let exchanged: App
  let after: App

  beforeAll(async () => {
    database = await newDatabase()
    const withSecrets = (SECRET: string, SECRET_PREVIOUS = '') =>
      newApp(database, { environment: { SECRET, SECRET_PREVIOUS } })
    before = await withSecrets(OLD)
    knowing = await withSecrets(OLD, NEW)
    exchanged = await withSecrets(NEW, OLD)
    after = await withSecrets(NEW)
    await database.db.transaction().execute((trx) => lockCustomers(trx, ['K-1']))
  })

  async function arriveAt(app: App, email: string): Promise<Browser> {
    const invitee = { kind: 'customer', customerId: 'K-1' } as const
    const link = await createInvitation(database.db, invitee, PUBLIC_URL)
    const browser = new Browser(app)
    await browser.signUp(email, link)
    await browser.link(link)
    return browser
  }

  const statusAt = async (app: App, headers: { authorization: string }) =>
    (await app.inject({ url: readMeCall.path, headers })).statusCode

  test('signs nobody out: cookies of both secrets are valid while both are configured', async () => {
    const early = await arriveAt(before, 'frueh@example.de')
    const late = await arriveAt(exchanged, 'spaet@example.de')
    for (const app of [knowing, exchanged])
      for (const [browser, email] of [
        [early, 'frueh@example.de'],
        [late, 'spaet@example.de'],
      ] as const)
        expect((await browser.at(app).session())?.email).toBe(email)
    expect((await late.at(after).session())?.email).toBe('spaet@example.de')
  })

  test('is no longer accepted once dropped', async () => {
    const early = await arriveAt(before, 'alt@example.de')
    expect(await early.at(after).session()).toBeNull()
  })

  test('clears the cookie at sign-out, whichever secret signed it', async () => {
    const early = await arriveAt(before, 'weg@example.de')
    const headers = await early.headers()
    await early.at(exchanged).signOut()
    expect(await statusAt(before, headers)).toBe(401)
  })

  test('lets all processes verify the tokens of all', async () => {
    const apps = [before, knowing, exchanged, after]
    const tokens = await Promise.all(
      apps.map(async (app, index) => (await arriveAt(app, `t${index}@example.de`)).headers()),
    )
    for (const headers of tokens)
      expect(await Promise.all(apps.map((app) => statusAt(app, headers)))).toEqual([
        200, 200, 200, 200,
      ])
  })

  test('honours the capabilities of both while both are configured', async () => {
    const urlAt = async (app: App) => {
      const headers = await (await arriveAt(app, `${crypto.randomUUID()}@example.de`)).headers()
      const payload = { customerId: 'K-1' }
      const reply = await app.inject({
        method: 'POST',
        url: linkExportCall.path,
        headers,
        payload,
      })
      return String(reply.json().downloadUrl)
    }
    const open = async (app: App, url: string) => (await app.inject(url)).statusCode
    const [old, latest] = [await urlAt(before), await urlAt(exchanged)]
    for (const app of [knowing, exchanged])
      expect([await open(app, old), await open(app, latest)]).toEqual([200, 200])
    expect([await open(after, old), await open(after, latest)]).toEqual([403, 200])
  })

  test('still shows the address of an existing calendar', async () => {
    const browser = await arriveAt(before, 'kalender@example.de')
    const headers = await browser.headers()
    const made = await before.inject({ method: 'POST', url: renewCalendarCall.path, headers })
    const { address } = readCalendarCall.reply.parse(made.json())
    const addressAt = async (app: App) =>
      readCalendarCall.reply.parse(
        (await app.inject({ url: readCalendarCall.path, headers })).json(),
      ).address
    expect(await addressAt(exchanged)).toBe(address)
    expect(await addressAt(after)).toBeNull()
    expect((await after.inject(String(address).replace(PUBLIC_URL, ''))).statusCode).toBe(200)
  })

  test('keeps second factors: apps are encrypted anew while both are configured', async () => {
    const browser = await arriveAt(before, 'zweiter@example.de')
    const factor = await setUpApp(browser)
    const enterAt = async (app: App, steps: number) => {
      const pending = await enterPassword(browser.at(app), 'zweiter@example.de')
      return (await enterCode(browser.at(app), pending, appCode(factor, steps))).statusCode
    }
    expect(await enterAt(exchanged, 0)).toBe(200)
    // As a process does at its start, and hourly.
    await renewAppSecrets(database.db, createEncryption([NEW, OLD]))
    expect(await enterAt(after, 1)).toBe(200)
  })
})
