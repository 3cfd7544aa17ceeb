import { requestResetCall } from '@hausblick/contract/calls/identity.ts'
import { expect, test } from 'vitest'
import { signIn } from '../../../testing/accounts.ts'
import { newApps } from '../../../testing/app.ts'
import { onEachDatabase } from '../../../testing/databases.ts'
import { noMails } from '../../../testing/mails.ts'

onEachDatabase('requesting a reset', (newDatabase) => {
  const newApp = newApps()

  test('writes the same whether or not the address has an account', async () => {
    const database = await newDatabase()
    const { db } = database
    const app = await newApp(database, { mailPauses: noMails })
    await signIn(database, { email: 'konto@example.de', kind: null })
    const written = async (email: string) => {
      const body = { email }
      const reply = await app.inject({ method: 'POST', url: requestResetCall.path, body })
      expect(reply.statusCode).toBe(200)
      const resets = await db.deleteFrom('password_reset').returningAll().execute()
      const mails = await db.deleteFrom('outbox').returningAll().execute()
      return {
        resets: resets.length,
        mails: mails.map(({ content, expires_at }) => [content.length, expires_at !== null]),
      }
    }
    const known = await written('konto@example.de')
    expect(known).toEqual({ resets: 1, mails: [[expect.any(Number), true]] })
    expect(await written('keins@example.de')).toEqual(known)
  })
})
