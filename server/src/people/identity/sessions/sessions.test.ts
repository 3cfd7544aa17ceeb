import { readMeCall } from '@hausblick/contract/calls/accounts.ts'
import { addressOf } from '@hausblick/contract/calls/call.ts'
import { signInCall } from '@hausblick/contract/calls/identity.ts'
import {
  endOtherSessionsCall,
  endSessionCall,
  listSessionsCall,
} from '@hausblick/contract/calls/sessions.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import type { App } from '../../../platform/http/service.ts'
import { newApps } from '../../../testing/app.ts'
import { Browser, PUBLIC_URL, signUpOwner } from '../../../testing/browser.ts'
import { onEachDatabase, type TestDatabase } from '../../../testing/databases.ts'
import { createInvitation } from '../../accounts/invitations/create.ts'
import { lockCustomers } from '../../customers/store.ts'

const CUSTOMER = { kind: 'customer', customerId: 'K-1' } as const
const DAY_MS = 24 * 60 * 60 * 1000
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

onEachDatabase('sessions', (newDatabase) => {
  const newApp = newApps()
  let database: TestDatabase
  let app: App
  beforeAll(async () => {
    database = await newDatabase()
    app = await newApp(database)
    await database.db.transaction().execute((trx) => lockCustomers(trx, ['K-1']))
  })

  const newcomer = (email: string) => signUpOwner(app, database.db, email)

  async function signInElsewhere(email: string): Promise<Browser> {
    const browser = new Browser(app)
    await browser.signIn(email)
    return browser
  }

  const call = async (browser: Browser, method: 'GET' | 'DELETE', url: string) =>
    app.inject({ method, url, headers: await browser.headers() })

  const list = async (browser: Browser) =>
    listSessionsCall.reply.parse((await call(browser, 'GET', listSessionsCall.path)).json())

  const countSessions = async () =>
    (await database.db.selectFrom('identity_session').select('id').execute()).length

  test('are listed with device and start, the current one first', async () => {
    const here = await newcomer('geraete@example.de')
    const there = new Browser(app)
    const signedIn = { email: 'geraete@example.de', password: 'ein langes Passwort' }
    await there.post(signInCall.path, signedIn, { 'user-agent': FIREFOX })
    const sessions = await list(here)
    expect(sessions).toMatchObject([
      { device: '', current: true },
      { device: 'Firefox auf Linux', current: false },
    ])
    for (const { signedInAt, lastUsedAt } of sessions) {
      expect(Date.now() - Date.parse(signedInAt)).toBeLessThan(DAY_MS)
      expect(lastUsedAt >= signedInAt).toBe(true)
    }
    expect((await list(there)).map(({ current }) => current)).toEqual([true, false])
    const kept = await database.db.selectFrom('identity_session').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain('Gecko')
  })

  test('can be ended individually, along with their tokens', async () => {
    const here = await newcomer('einzeln@example.de')
    const [lost, kept] = [
      await signInElsewhere('einzeln@example.de'),
      await signInElsewhere('einzeln@example.de'),
    ]
    const headers = await lost.headers()
    const { id } = (await list(lost)).find(({ current }) => current) ?? { id: '' }
    const url = addressOf(endSessionCall, { params: { id } })
    expect((await call(here, 'DELETE', url)).statusCode).toBe(200)
    expect((await app.inject({ url: readMeCall.path, headers })).statusCode).toBe(401)
    expect(await lost.session()).toBeNull()
    expect((await kept.me()).statusCode).toBe(200)
    expect((await call(here, 'DELETE', url)).statusCode).toBe(404)
  })

  test('can all be ended but the current one', async () => {
    const here = await newcomer('alle@example.de')
    const others = [
      await signInElsewhere('alle@example.de'),
      await signInElsewhere('alle@example.de'),
    ]
    const stranger = await newcomer('fremd@example.de')
    expect((await call(here, 'DELETE', endOtherSessionsCall.path)).statusCode).toBe(200)
    for (const other of others) expect(await other.session()).toBeNull()
    expect(await list(here)).toHaveLength(1)
    expect((await stranger.me()).statusCode).toBe(200)
  })

  test('of other accounts can be neither listed nor ended', async () => {
    const [here, stranger] = [await newcomer('ich@example.de'), await newcomer('er@example.de')]
    const [{ id } = { id: '' }] = await list(stranger)
    expect(
      (await call(here, 'DELETE', addressOf(endSessionCall, { params: { id } }))).statusCode,
    ).toBe(404)
    expect((await stranger.me()).statusCode).toBe(200)
    expect((await list(here)).map((session) => session.id)).not.toContain(id)
  })

  test('are replaced when a browser signs in again, as whichever account', async () => {
    const here = await newcomer('wieder@example.de')
    const before = await here.headers()
    const count = await countSessions()
    await here.signIn('wieder@example.de')
    expect(await countSessions()).toBe(count)
    expect((await app.inject({ url: readMeCall.path, headers: before })).statusCode).toBe(401)
    expect((await here.me()).statusCode).toBe(200)
    await newcomer('zweite@example.de')
    const next = await here.headers()
    await here.signIn('zweite@example.de')
    expect((await app.inject({ url: readMeCall.path, headers: next })).statusCode).toBe(401)
    expect((await here.session())?.email).toBe('zweite@example.de')
    const last = await here.headers()
    await here.signUp(
      'dritte@example.de',
      await createInvitation(database.db, CUSTOMER, PUBLIC_URL),
    )
    expect((await app.inject({ url: readMeCall.path, headers: last })).statusCode).toBe(401)
    expect((await here.session())?.email).toBe('dritte@example.de')
  })

  test('survive a failed sign-in', async () => {
    const here = await newcomer('vertippt@example.de')
    expect((await here.signIn('vertippt@example.de', 'ein falsches Passwort')).statusCode).toBe(401)
    expect((await here.me()).statusCode).toBe(200)
  })

  describe('after 90 days', () => {
    async function letBegin(email: string, daysAgo: number) {
      const browser = await newcomer(email)
      const [{ id } = { id: '' }] = await list(browser)
      const headers = await browser.headers()
      const created_at = new Date(Date.now() - daysAgo * DAY_MS + 60_000).toISOString()
      const { db } = database
      await db.updateTable('identity_session').set({ created_at }).where('id', '=', id).execute()
      return { browser, headers, id }
    }

    test('have ended, however often they were used', async () => {
      const { browser, headers, id } = await letBegin('alt@example.de', 90.1)
      expect((await app.inject({ url: readMeCall.path, headers })).statusCode).toBe(401)
      expect(
        (await list(await signInElsewhere('alt@example.de'))).map((one) => one.id),
      ).not.toContain(id)
      expect(await browser.session()).toBeNull()
      const { db } = database
      const rows = await db
        .selectFrom('identity_session')
        .select('id')
        .where('id', '=', id)
        .execute()
      expect(rows).toEqual([])
    })

    test('have not ended a moment before', async () => {
      const { browser, headers } = await letBegin('fast@example.de', 90)
      expect((await app.inject({ url: readMeCall.path, headers })).statusCode).toBe(200)
      expect((await browser.session())?.email).toBe('fast@example.de')
    })
  })

  test('record their last use to within an hour', async () => {
    const browser = await newcomer('genutzt@example.de')
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000)
    const lastUse = { updated_at: hoursAgo(1.1).toISOString() }
    const expires_at = new Date(hoursAgo(1.1).getTime() + 30 * DAY_MS).toISOString()
    await database.db
      .updateTable('identity_session')
      .set({ ...lastUse, expires_at })
      .execute()
    await browser.session()
    const [session] = await list(browser)
    expect(Date.parse(session?.lastUsedAt ?? '')).toBeGreaterThan(hoursAgo(1).getTime())
  })
})
