import { readMeCall } from '@hausblick/contract/calls/accounts.ts'
import { expect, test } from 'vitest'
import { onEachDatabase } from '../../../testing/databases.ts'
import { useDocuments } from '../../../testing/documents.ts'
import { claims, PROJECT, writeUnsignedToken } from '../../../testing/firebase/tokens.ts'
import { issuerOf } from './claims.ts'

onEachDatabase('the audit log, with the hosted provider', (newDatabase) => {
  const { app, db } = useDocuments(newDatabase, {
    environment: {
      IDENTITY: 'firebase',
      FIREBASE_PROJECT_ID: PROJECT,
      FIREBASE_API_KEY: 'AIza-1',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    },
  })

  async function call(sub: string, auth_time: number) {
    const authorization = `Bearer ${writeUnsignedToken(claims({ sub, auth_time }))}`
    const reply = await app().inject({ url: readMeCall.path, headers: { authorization } })
    expect(reply.statusCode).toBe(200)
  }

  test('has one line for each sign-in of whoever has a customer or role', async () => {
    const account = { issuer: issuerOf(PROJECT), subject: 'konto-1', email: 'anna@example.de' }
    const link = { kind: 'customer', customer_id: 'A', created_at: '' } as const
    await db()
      .insertInto('account_link')
      .values({ ...account, ...link })
      .execute()
    const now = Math.floor(Date.now() / 1000)
    for (const [subject, at] of [
      ['konto-1', now - 60],
      ['konto-1', now - 60],
      ['konto-1', now],
      ['fremd', now],
    ] as const)
      await call(subject, at)
    const lines = await db()
      .selectFrom('audit_entry')
      .select(['actor_subject', 'customer_id', 'details'])
      .where('action', '=', 'signedIn')
      .execute()
    const line = { actor_subject: 'konto-1', customer_id: 'A', details: '{"how":"Google"}' }
    expect(lines).toEqual([line, line])
  })
})
