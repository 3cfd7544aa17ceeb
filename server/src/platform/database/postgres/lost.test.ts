import { once } from 'node:events'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { createCustomerCall } from '@hausblick/contract/calls/customers.ts'
import { readLoansCall, readUnitsCall } from '@hausblick/contract/calls/records.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inYears } from '../../../records/editions.ts'
import { propertyKind } from '../../../records/kinds/property.ts'
import { replaceRecords } from '../../../records/write.ts'
import { signIn } from '../../../testing/accounts.ts'
import { newApps, OPERATOR } from '../../../testing/app.ts'
import { newDatabaseUrls } from '../../../testing/databases.ts'
import {
  countWaitingSessions,
  endDatabaseSessions,
  endWaitingSessions,
  lockTable,
} from '../../../testing/postgresSessions.ts'
import { SAMPLE_YEAR, sampleRow } from '../../../testing/sampleRow.ts'
import type { App } from '../../http/service.ts'
import { migrate } from '../migrate.ts'
import { type Database, openDatabase } from '../open.ts'
import { serviceTimeouts } from '../timeouts.ts'

/** More than the buffers between the service and a paused reader hold. */
const UNITS = 5000

describe('a connection terminated by PostgreSQL', () => {
  const newUrl = newDatabaseUrls('postgres')
  const opened: Database[] = []
  afterAll(() => Promise.all(opened.map((database) => database.close())))
  const newApp = newApps()
  let app: App
  let administrator: Database
  let headers: { authorization: string }

  beforeAll(async () => {
    const url = await newUrl()
    administrator = await openDatabase(url)
    const database = await openDatabase(url, { ...serviceTimeouts, connectMs: 30_000 })
    opened.push(administrator, database)
    await migrate(administrator)
    const units = Array.from({ length: UNITS }, (_, index) =>
      sampleRow(propertyKind, 'K-1', `W${index}`),
    )
    await administrator.db
      .transaction()
      .execute((trx) =>
        replaceRecords(trx, inYears(propertyKind, [SAMPLE_YEAR]), new Map([['K-1', units]])),
      )
    headers = await signIn({ ...administrator, url }, { email: OPERATOR, kind: 'operator' })
    app = await newApp({ ...database, url })
  })

  const read = () => app.inject({ url: `${readLoansCall.path}?customerId=K-1`, headers })
  const create = (customerId: string) =>
    app.inject({ method: 'POST', url: createCustomerCall.path, headers, body: { customerId } })
  const customerIds = async () => {
    const customers = await administrator.db.selectFrom('customer').select('id').execute()
    return customers.map(({ id }) => id)
  }

  test('while idle goes unnoticed', async () => {
    await Promise.all(Array.from({ length: 20 }, read))
    expect(await endDatabaseSessions(administrator)).toBeGreaterThan(1)
    const replies = await Promise.all(Array.from({ length: 20 }, read))
    expect(replies.map((reply) => reply.statusCode)).toEqual(replies.map(() => 200))
  })

  test('during a read is replaced, and the read repeated', async () => {
    const unlock = await lockTable(administrator, 'customer')
    const replies = Promise.all(Array.from({ length: 5 }, read))
    await expect.poll(() => countWaitingSessions(administrator)).toBe(5)
    expect(await endWaitingSessions(administrator)).toBe(5)
    await expect.poll(() => countWaitingSessions(administrator)).toBe(5)
    await unlock()
    expect((await replies).map((reply) => reply.statusCode)).toEqual([200, 200, 200, 200, 200])
  })

  test('during the repeated read fails that read', async () => {
    const unlock = await lockTable(administrator, 'customer')
    const reply = read()
    for (const _ of [1, 2]) {
      await expect.poll(() => countWaitingSessions(administrator)).toBe(1)
      await endWaitingSessions(administrator)
    }
    expect((await reply).statusCode).toBe(503)
    await unlock()
  })

  test('during a transaction fails that request, which is not repeated', async () => {
    const unlock = await lockTable(administrator, 'customer')
    const creating = create('K-2')
    await expect.poll(() => countWaitingSessions(administrator)).toBe(1)
    await endWaitingSessions(administrator)
    const reply = await creating
    await unlock()
    expect(reply.statusCode).toBe(503)
    expect(reply.headers['retry-after']).toBe('2')
    expect(reply.json().error).toMatch(/erreicht gerade seine Datenbank nicht\. Bitte versuchen/)
    expect(await customerIds()).not.toContain('K-2')
    expect((await create('K-2')).statusCode).toBe(200)
  })

  test('during a streamed reply leaves it complete', { timeout: 120_000 }, async () => {
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const [response] = await once(
      request(address + readUnitsCall.path, { headers }).end(),
      'response',
    )
    await once(response, 'readable')
    // The remaining pages wait for the reader, then for the lock.
    const unlock = await lockTable(administrator, 'property')
    const rest = text(response)
    await expect.poll(() => countWaitingSessions(administrator)).toBe(1)
    await endWaitingSessions(administrator)
    await expect.poll(() => countWaitingSessions(administrator)).toBe(1)
    await unlock()
    expect(JSON.parse(await rest)).toHaveLength(UNITS)
  })
})
