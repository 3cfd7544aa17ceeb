import { requestResetCall } from '@hausblick/contract/calls/identity.ts'
import { beforeAll, expect, test } from 'vitest'
import { signIn } from '../../testing/accounts.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { newFolders } from '../../testing/folders.ts'
import { findFreePort } from '../../testing/freePort.ts'
import { type MailServer, startMailServer } from '../../testing/mailServer.ts'
import { runPatientService } from '../../testing/process.ts'

const EMAIL = 'anna@example.de'

onEachDatabase('a service killed after it has promised a mail', (newDatabase) => {
  const newFolder = newFolders()
  let server: MailServer
  beforeAll(async () => {
    server = await startMailServer()
  })

  test('sends it after its next start', async () => {
    const database = await newDatabase()
    await signIn(database, { email: EMAIL, kind: null, hasPassword: true })
    const folder = await newFolder()
    const environment = {
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      LOG_LEVEL: 'silent',
      PORT: await findFreePort(),
    }
    // Nothing listens there: what the killed one has begun to send has not arrived.
    const nowhere = `smtp://127.0.0.1:${await findFreePort()}`
    const killed = runPatientService(folder, { ...environment, SMTP_URL: nowhere })
    await killed.printed('läuft unter')
    const reply = await fetch(`http://127.0.0.1:${environment.PORT}${requestResetCall.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: EMAIL }),
    })
    await killed.kill()
    expect(reply.status).toBe(200)

    // A claim of the dead ends by itself after some minutes.
    await database.db.updateTable('outbox').set({ due_at: new Date().toISOString() }).execute()
    const next = runPatientService(folder, { ...environment, SMTP_URL: server.url })
    await next.printed('läuft unter')
    await server.waitFor(1)
    expect((await next.stop()).status).toBe(0)
    expect(server.mails).toMatchObject([
      { to: [{ address: EMAIL }], subject: 'Passwort zurücksetzen' },
    ])
  }, 180_000)
})
