import { listDocumentsCall, previewDocumentCall } from '@hausblick/contract/calls/documents.ts'
import { expect, test } from 'vitest'
import { revokeAccount } from '../../people/accounts/revoke.ts'
import { issuerOf } from '../../people/identity/firebase/claims.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { useDocuments } from '../../testing/documents.ts'
import { claims, PROJECT, writeUnsignedToken } from '../../testing/firebase/tokens.ts'

onEachDatabase('a download URL, with the hosted provider', (newDatabase) => {
  const environment = {
    IDENTITY: 'firebase',
    FIREBASE_PROJECT_ID: PROJECT,
    FIREBASE_API_KEY: 'AIza-1',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  }
  const { app, add, db } = useDocuments(newDatabase, { environment })

  test('opens as long as its account, by issuer and subject, is linked to the customer', async () => {
    await add({ customerId: 'A' })
    const issuer = issuerOf(PROJECT)
    const link = {
      kind: 'customer',
      customer_id: 'A',
      created_at: '',
      email: 'h@example.org',
    } as const
    const account = { issuer, subject: 'konto-1' }
    await db()
      .insertInto('account_link')
      .values({ ...link, ...account })
      .execute()
    const authorization = `Bearer ${writeUnsignedToken(claims({ sub: 'konto-1' }))}`
    const reply = await app().inject({ url: listDocumentsCall.path, headers: { authorization } })
    const fileUrl = String(reply.json()[0].downloadUrl)
    const open = async () =>
      (await app().inject({ url: previewDocumentCall.path, query: { fileUrl } })).statusCode
    expect(await open()).toBe(200)
    await revokeAccount(db(), account)
    expect(await open()).toBe(403)
  })
})
