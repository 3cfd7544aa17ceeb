import { uploadDocumentCall } from '@hausblick/contract/calls/documents.ts'
import { expect, test } from 'vitest'
import { signIn } from '../../testing/accounts.ts'
import { newApps } from '../../testing/app.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { formOf, pdf } from '../../testing/documents.ts'
import { findFreePort } from '../../testing/freePort.ts'

onEachDatabase('an upload while object storage is away', (newDatabase) => {
  const newApp = newApps()

  test('gets 503 and stores nothing', async () => {
    const database = await newDatabase()
    const environment = {
      DOCUMENTS_URL: `s3://bucket?endpoint=http://127.0.0.1:${await findFreePort()}`,
      AWS_ACCESS_KEY_ID: 'key',
      AWS_SECRET_ACCESS_KEY: 'secret',
    }
    const app = await newApp(database, { environment })
    const account = { email: 'a@example.org', kind: 'customer', customerId: 'A' } as const
    const { payload, headers } = await formOf({ docName: 'Brief', file: pdf('x') })
    const reply = await app.inject({
      method: 'POST',
      url: uploadDocumentCall.path,
      headers: { ...headers, ...(await signIn(database, account)) },
      payload,
    })
    expect(reply.statusCode).toBe(503)
    expect(reply.headers['retry-after']).toMatch(/^\d$/)
    expect(reply.body).toMatch(/Speicher der Dokumente nicht\. Bitte versuchen Sie es/)
    expect(await database.db.selectFrom('document').selectAll().execute()).toEqual([])
  })
})
