import { readMeCall } from '@hausblick/contract/calls/accounts.ts'
import { readCalendarCall, sendCalendarFeedCall } from '@hausblick/contract/calls/calendar.ts'
import { addressOf } from '@hausblick/contract/calls/call.ts'
import { listCustomersCall } from '@hausblick/contract/calls/customers.ts'
import {
  addAccountCall,
  endAccountCall,
  listAccountsCall,
} from '@hausblick/contract/calls/linkedAccounts.ts'
import { readPortfoliosCall } from '@hausblick/contract/calls/records.ts'
import { decodeJwt } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import type { App } from '../../platform/http/service.ts'
import { signIn } from '../../testing/accounts.ts'
import { newApps, OPERATOR, STAFF } from '../../testing/app.ts'
import { onEachDatabase, type TestDatabase } from '../../testing/databases.ts'
import { lockCustomers } from '../customers/store.ts'
import * as texts from './texts.ts'

type Headers = { readonly authorization: string }
type Method = 'GET' | 'POST' | 'DELETE'

onEachDatabase('an account with several customers', (newDatabase) => {
  const newApp = newApps()
  let database: TestDatabase
  let app: App
  let operator: Headers
  beforeAll(async () => {
    database = await newDatabase()
    app = await newApp(database)
    await database.db.transaction().execute((trx) => lockCustomers(trx, ['K-1', 'K-2', 'K-3']))
    operator = await signIn(database, { email: OPERATOR, kind: 'operator' })
    await signIn(database, { email: STAFF, kind: 'staff' })
  })

  const call = (headers: Headers, method: Method, url: string, body?: object) =>
    app.inject({ method, url, headers, ...(body && { body }) })
  const add = (email: string, customerId: string) =>
    call(operator, 'POST', addAccountCall.path, { customerId, email })
  const subjectOf = ({ authorization }: Headers) =>
    `${decodeJwt(authorization.slice('Bearer '.length)).sub}`
  const end = (headers: Headers, customerId?: string) => {
    const key = { issuer: 'hausblick', subject: subjectOf(headers) }
    const query = new URLSearchParams({ ...key, ...(customerId && { customerId }) })
    return call(operator, 'DELETE', `${endAccountCall.path}?${query}`)
  }
  async function customersOf(headers: Headers) {
    const { customerId, customerIds } = readMeCall.reply.parse(
      (await call(headers, 'GET', readMeCall.path)).json(),
    )
    expect(customerIds[0] ?? '').toBe(customerId)
    return customerIds
  }
  async function list(customerId: string) {
    const reply = await call(operator, 'GET', `${listAccountsCall.path}?customerId=${customerId}`)
    return listAccountsCall.reply.parse(reply.json())
  }
  async function linesOf(email: string) {
    const lines = await database.db
      .selectFrom('audit_entry')
      .select(['action', 'customer_id', 'details'])
      .where('details', 'like', `%"${email}"%`)
      .orderBy('number')
      .execute()
    return lines.map(({ action, customer_id }) => [action, customer_id])
  }
  const newPerson = (email: string, customerId: string, further: readonly string[] = []) =>
    signIn(database, { email, kind: 'customer', customerId, further })

  test('reads the data of each of them, by default the first, and of no other', async () => {
    const headers = await newPerson('zwei@example.de', 'K-2', ['K-1'])
    const statuses = ['?customerId=K-1', '?customerId=K-2', '', '?customerId=K-3'].map(
      async (query) => (await call(headers, 'GET', readPortfoliosCall.path + query)).statusCode,
    )
    expect(await Promise.all(statuses)).toEqual([200, 200, 200, 403])
    expect(await customersOf(headers)).toEqual(['K-2', 'K-1'])
  })

  describe('gets another one from an operator', () => {
    test('by its address, in any spelling, and both lists name it', async () => {
      const headers = await newPerson('anna@example.de', 'K-1')
      expect((await add(' Anna@Example.DE', 'K-2')).statusCode).toBe(200)
      expect(await customersOf(headers)).toEqual(['K-1', 'K-2'])
      for (const customerId of ['K-1', 'K-2'])
        expect(await list(customerId)).toContainEqual(
          expect.objectContaining({ email: 'anna@example.de', hasOtherCustomers: true }),
        )
      expect(await linesOf('anna@example.de')).toEqual([['accountLinked', 'K-2']])
    })

    test('even its first, where it has none', async () => {
      const headers = await signIn(database, { email: 'ohne@example.de', kind: null })
      expect((await add('ohne@example.de', 'K-3')).statusCode).toBe(200)
      expect(await customersOf(headers)).toEqual(['K-3'])
    })

    test.each([
      ['niemand@example.de', 'K-1', 404, texts.noAccountOfAddress],
      ['schon@example.de', 'K-1', 409, texts.accountLinkedBefore('K-1')],
      [STAFF, 'K-1', 409, texts.accountOfStaff],
      ['schon@example.de', 'K-9', 404, texts.unknownInvitedCustomer('K-9')],
    ])('but not %s %s', async (email, customerId, status, error) => {
      if (email === 'schon@example.de' && customerId === 'K-1') await newPerson(email, 'K-1')
      const reply = await add(email, customerId)
      expect([reply.statusCode, reply.json()]).toEqual([status, { error }])
      expect(await linesOf(email)).toEqual([])
    })

    test('once, even from a hundred calls at once', async () => {
      const headers = await newPerson('hundert@example.de', 'K-1')
      const replies = await Promise.all(
        Array.from({ length: 100 }, () => add('hundert@example.de', 'K-2')),
      )
      const statuses = replies.map(({ statusCode }) => statusCode)
      expect(statuses.filter((status) => status === 200)).toHaveLength(1)
      expect(new Set(statuses)).toEqual(new Set([200, 409]))
      expect(await customersOf(headers)).toEqual(['K-1', 'K-2'])
      expect(await linesOf('hundert@example.de')).toEqual([['accountLinked', 'K-2']])
    })
  })

  describe('loses one', () => {
    test('at once, and keeps its session and the others', async () => {
      const headers = await newPerson('weniger@example.de', 'K-1', ['K-2', 'K-3'])
      expect((await end(headers, 'K-2')).statusCode).toBe(200)
      expect(await customersOf(headers)).toEqual(['K-1', 'K-3'])
      const lost = await call(headers, 'GET', `${readPortfoliosCall.path}?customerId=K-2`)
      expect(lost.statusCode).toBe(403)
      expect(await linesOf('weniger@example.de')).toEqual([['accountEnded', 'K-2']])
    })

    test('the first, whose place the oldest other takes, with its time', async () => {
      const headers = await newPerson('erster@example.de', 'K-1', ['K-3', 'K-2'])
      const since = (await list('K-3')).find(({ email }) => email === 'erster@example.de')
      expect((await end(headers, 'K-1')).statusCode).toBe(200)
      expect(await customersOf(headers)).toEqual(['K-3', 'K-2'])
      expect(await list('K-3')).toContainEqual(since)
    })

    test('with its calendar, whose address stops working', async () => {
      const headers = await newPerson('kalender@example.de', 'K-1', ['K-2'])
      const url = `${readCalendarCall.path}?customerId=K-2`
      const { address } = readCalendarCall.reply.parse((await call(headers, 'POST', url)).json())
      const feed = addressOf(sendCalendarFeedCall, {
        params: {
          token: `${address?.match(/([^/]+)\.ics$/)?.[1]}`,
        },
      })
      expect((await app.inject({ url: feed })).statusCode).toBe(200)
      await end(headers, 'K-2')
      expect((await app.inject({ url: feed })).statusCode).toBe(404)
      expect((await call(headers, 'GET', url)).statusCode).toBe(403)
      expect((await call(headers, 'GET', readCalendarCall.path)).statusCode).toBe(200)
    })

    test('that it does not have: nothing changes', async () => {
      const headers = await newPerson('fremd@example.de', 'K-1', ['K-2'])
      expect((await end(headers, 'K-3')).statusCode).toBe(404)
      expect(await customersOf(headers)).toEqual(['K-1', 'K-2'])
    })

    test('the last one, and ends with it', async () => {
      const headers = await newPerson('letzter@example.de', 'K-1', ['K-2'])
      const ends = [await end(headers, 'K-1'), await end(headers, 'K-2')]
      expect(ends.map(({ statusCode }) => statusCode)).toEqual([200, 200])
      expect((await call(headers, 'GET', readMeCall.path)).statusCode).toBe(401)
    })
  })

  test('ends with all of them where no customer is named, with a line at each', async () => {
    const headers = await newPerson('alle@example.de', 'K-1', ['K-2'])
    expect((await end(headers)).statusCode).toBe(200)
    expect((await call(headers, 'GET', readMeCall.path)).statusCode).toBe(401)
    expect(await linesOf('alle@example.de')).toEqual([
      ['accountEnded', 'K-1'],
      ['accountEnded', 'K-2'],
    ])
  })

  test('is found by its address at each customer where it is the first', async () => {
    await newPerson('gefunden@example.de', 'S-1', ['S-2'])
    const search = async () => {
      const reply = await call(operator, 'GET', `${listCustomersCall.path}?search=gefunden&limit=9`)
      return reply.json()
    }
    const registeredEmail = 'gefunden@example.de'
    expect(await search()).toEqual([
      { id: 'S-1', registeredEmail },
      { id: 'S-2', registeredEmail },
    ])
  })
})
