import { createCustomerCall, listCustomersCall } from '@hausblick/contract/calls/customers.ts'
import { listDocumentsCall, previewDocumentCall } from '@hausblick/contract/calls/documents.ts'
import { readPortfoliosCall } from '@hausblick/contract/calls/records.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { onEachDatabase } from '../../testing/databases.ts'
import { useDocuments } from '../../testing/documents.ts'
import type { Who } from '../../testing/everyone.ts'

onEachDatabase('while the audit log cannot be written', (newDatabase) => {
  const { call, db, add } = useDocuments(newDatabase)
  const status = async (who: Who, url: string, query: Record<string, string> = {}) =>
    (await call(who, { url, query })).statusCode
  let fileUrl: string

  beforeAll(async () => {
    await add({ customerId: 'B' })
    const list = await call('staff', { url: listDocumentsCall.path, query: { customerId: 'B' } })
    fileUrl = list.json()[0].downloadUrl
    await sql`alter table audit_entry rename to audit_away`.execute(db())
  })

  test('staff see and open nothing, since it could not be told later', async () => {
    expect(await status('staff', readPortfoliosCall.path, { customerId: 'A' })).toBe(500)
    expect(await status('staff', listCustomersCall.path)).toBe(500)
    expect(await status('nobody', previewDocumentCall.path, { fileUrl })).toBe(500)
  })

  test('operators change nothing', async () => {
    const payload = { customerId: 'NEU' }
    const reply = await call('operator', {
      method: 'POST',
      url: createCustomerCall.path,
      payload,
    })
    expect(reply.statusCode).toBe(500)
    const ids = await db().selectFrom('customer').select('id').execute()
    expect(ids.map(({ id }) => id)).not.toContain('NEU')
  })

  describe('owners', () => {
    test('go on seeing what is theirs', async () => {
      expect(await status('a', readPortfoliosCall.path)).toBe(200)
      expect(await status('b', listDocumentsCall.path)).toBe(200)
    })

    test('are refused what is not', async () => {
      expect(await status('a', readPortfoliosCall.path, { customerId: 'B' })).toBe(403)
      expect(await status('nobody', readPortfoliosCall.path)).toBe(401)
    })
  })
})
