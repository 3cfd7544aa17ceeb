import {
  endCalendarCall,
  readCalendarCall,
  sendCalendarFeedCall,
} from '@hausblick/contract/calls/calendar.ts'
import { money } from '@hausblick/contract/encoding/money.ts'
import { decodeJwt } from 'jose'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { readCalendarToken } from '../../people/accounts/calendarToken.ts'
import { revokeAccount } from '../../people/accounts/revoke.ts'
import { identityToken } from '../../people/identity/account/identityToken.ts'
import { admitCommand } from '../../platform/http/access.ts'
import type { App } from '../../platform/http/service.ts'
import { creditKind } from '../../records/kinds/credit.ts'
import { creditTermsKind } from '../../records/kinds/creditTerms.ts'
import { propertyOverviewKind } from '../../records/kinds/propertyOverview.ts'
import { signIn } from '../../testing/accounts.ts'
import { newApps } from '../../testing/app.ts'
import { captureLog } from '../../testing/captureLog.ts'
import { onEachDatabase, type TestDatabase } from '../../testing/databases.ts'
import { replaceRows } from '../../testing/replaceRows.ts'

const PUBLIC_URL = 'https://haus.example'
const LEASE_END = '2026-07-01'
const NOON = new Date(`${LEASE_END}T12:00:00Z`)

onEachDatabase('the calendar', (newDatabase) => {
  const newApp = newApps()
  const log = captureLog()
  let database: TestDatabase
  let app: App
  let headers: Record<'a' | 'b', { authorization: string }>

  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOON })
    database = await newDatabase()
    const environment = { PUBLIC_URL, LOG_LEVEL: 'info' }
    app = await newApp(database, { environment, logStream: log.stream })
    headers = {
      a: await signIn(database, { email: 'a@example.org', kind: 'customer', customerId: 'A' }),
      b: await signIn(database, { email: 'b@example.org', kind: 'customer', customerId: 'B' }),
    }
    for (const customer of ['A', 'B'])
      await database.db.transaction().execute(async (trx) => {
        const row = {
          customerid: customer,
          propertyid: 'W1',
          bezeichnungimberblick: `Wohnung von ${customer}`,
          tenanttitle: 'Frau',
          tenantlastname: 'Geheim',
          dateofrentalend: LEASE_END,
          servicetype: 'Heizung',
          dateoflastservice: '2019-10-06',
          dateofplannedmodernization: LEASE_END,
          estimatedcostofmodernization: money.read('68.500,00 €'),
        }
        await replaceRows(trx, propertyOverviewKind, [[customer, [row]]])
        const credit = { customerid: customer, creditid: 'D1', street: `Kreditweg ${customer}` }
        await replaceRows(trx, creditKind, [[customer, [credit]]])
        const terms = {
          customerid: customer,
          creditid: 'D1',
          lender: 'Geheimbank',
          fixedinterestuntil: '2027-06-30',
        }
        await replaceRows(trx, creditTermsKind, [[customer, [terms]]])
      })
  })
  afterEach(() => {
    vi.setSystemTime(NOON)
  })
  afterAll(() => {
    vi.useRealTimers()
  })

  async function call(who: 'a' | 'b', method: 'GET' | 'POST') {
    const reply = await app.inject({ method, url: readCalendarCall.path, headers: headers[who] })
    expect(reply.headers['cache-control']).toBe('no-store')
    return readCalendarCall.reply.parse(reply.json()).address
  }
  const read = (address: string | null) => app.inject({ url: new URL(address ?? '').pathname })

  test('has an address that only its customer learns and anyone can read', async () => {
    expect(await call('a', 'GET')).toBeNull()
    const address = await call('a', 'POST')
    expect(address).toMatch(/^https:\/\/haus\.example\/api\/calendar\/[\w-]{43}\.ics$/)
    expect(await call('a', 'GET')).toBe(address)
    expect(await call('b', 'GET')).toBeNull()

    const feed = await read(address)
    expect(feed.statusCode).toBe(200)
    expect(feed.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
    })
    expect(feed.body).toContain('SUMMARY:Mietvertrag endet: Wohnung von A')
    expect(feed.body).not.toContain('von B')
    expect(feed.body).not.toContain('Geheim')
    expect(feed.body).toContain('DESCRIPTION:Geschätzt €\u00a068.500\r\n')
    // The last heating service does not say when the next is due.
    expect(feed.body.match(/BEGIN:VEVENT/g)).toHaveLength(3)
  })

  test('names the dates of loans, but not who lent', async () => {
    const feed = await read(await call('a', 'POST'))
    expect(feed.body).toContain('SUMMARY:Zinsbindung endet: Kreditweg A\\, Kredit D1')
    expect(feed.body).toContain('URL;VALUE=URI:https://haus.example/dashboard/kredit?nummer=D1')
    expect(feed.body).not.toContain('Geheimbank')
  })

  test('drops a date after its day in Berlin, whatever the day in UTC', async () => {
    const address = await call('a', 'POST')
    const countEvents = async (instant: string) => {
      vi.setSystemTime(new Date(instant))
      const feed = await read(address)
      return feed.body.match(/BEGIN:VEVENT/g)?.length ?? 0
    }
    expect(await countEvents(`${LEASE_END}T21:59:00Z`)).toBe(3)
    expect(await countEvents(`${LEASE_END}T22:01:00Z`)).toBe(1)
  })

  test('can be renewed, which invalidates the previous address at once', async () => {
    const old = await call('a', 'POST')
    const renewed = await call('a', 'POST')
    expect(renewed).not.toBe(old)
    expect((await read(old)).statusCode).toBe(404)
    expect((await read(renewed)).statusCode).toBe(200)
  })

  test('can be removed, repeatedly', async () => {
    const address = await call('a', 'POST')
    const others = await call('b', 'POST')
    const end = () =>
      app.inject({ method: 'DELETE', url: endCalendarCall.path, headers: headers.a })
    expect((await end()).statusCode).toBe(200)
    expect((await end()).statusCode).toBe(200)
    expect((await read(address)).statusCode).toBe(404)
    expect(await call('a', 'GET')).toBeNull()
    expect((await read(others)).statusCode).toBe(200)
  })

  test('cannot be read from the database without the secret', async () => {
    const address = await call('a', 'POST')
    const token = /([\w-]{43})\.ics$/.exec(address ?? '')?.[1] ?? ''
    const kept = await database.db.selectFrom('calendar_feed').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain(token)

    expect(
      await readCalendarToken(database.db, ['ein anderes Geheimnis'], admitCommand('A')),
    ).toBeNull()
  })

  test('is removed along with an account of the customer', async () => {
    const leaving = { email: 'c@example.org', kind: 'customer', customerId: 'A' } as const
    const { authorization } = await signIn(database, leaving)
    const address = await call('a', 'POST')
    const { sub: subject = '' } = decodeJwt(authorization.slice('Bearer '.length))
    await revokeAccount(database.db, { issuer: identityToken.issuer, subject })
    expect((await read(address)).statusCode).toBe(404)
  })

  test('has an address that is never logged', async () => {
    log.clear()
    const address = await call('a', 'POST')
    await read(address)
    await read(`${address?.replace('.ics', 'x.ics')}`)
    expect(log.lines().length).toBeGreaterThan(2)
    expect(log.text()).not.toContain(/([\w-]{43})\.ics/.exec(address ?? '')?.[1])
    expect(log.text()).toContain(sendCalendarFeedCall.path)
  })
})
