import {
  type CheckName,
  checkServiceCall,
  sendTestMailCall,
} from '@hausblick/contract/calls/checks.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import type { App } from '../../platform/http/service.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { recordBackup } from '../../sets/backup/lastBackup.ts'
import { newApps, OPERATOR } from '../../testing/app.ts'
import { callCommand } from '../../testing/callCommand.ts'
import { onEachDatabase, type TestDatabase } from '../../testing/databases.ts'
import { useDocuments } from '../../testing/documents.ts'
import { findFreePort } from '../../testing/freePort.ts'
import { startMailServer } from '../../testing/mailServer.ts'
import { run as runCommand } from './command.ts'
import { moment } from './texts.ts'

const HOUR_MS = 60 * 60_000

const mailServer = await startMailServer()
const port = await findFreePort()

onEachDatabase('checking the settings', (newDatabase) => {
  const environment = { SMTP_URL: mailServer.url, PUBLIC_URL: `http://127.0.0.1:${port}` }
  const documents = useDocuments(newDatabase, { environment })
  const { database, db, headers, folder, count } = documents
  const newApp = newApps()
  beforeAll(() => documents.app().listen({ port: Number(port) }))

  async function check(app: App = documents.app(), clientTime = new Date()) {
    const reply = await app.inject({
      method: 'POST',
      url: checkServiceCall.path,
      headers: headers('operator'),
      payload: { clientTime: clientTime.toISOString() },
    })
    const { results } = checkServiceCall.reply.parse(reply.json())
    return (name: CheckName) => results.find((result) => result.name === name)
  }
  /** Builds a service with other settings on the same database. */
  const appWith = (settings: Record<string, string>, parts: { storage?: Storage } = {}) =>
    newApp(database() as TestDatabase, { ...parts, environment: { ...environment, ...settings } })

  test('finds what works, and leaves nothing behind', async () => {
    await recordBackup(db(), { beganAt: new Date(), isWhole: true })
    const before = [await count(), mailServer.mails.length]
    const result = await check()
    const works = { state: 'fine', todos: [] }
    expect(result('database')).toMatchObject({
      ...works,
      found: expect.stringMatching(
        /^(SQLite 3|PostgreSQL 1)\d?\.\S+ lässt sich lesen und beschreiben/,
      ),
    })
    for (const name of ['documents', 'backup', 'mail', 'clock', 'settings'] as const)
      expect(result(name)).toMatchObject(works)
    expect(result('address')).toMatchObject({
      state: 'look',
      found: `http://127.0.0.1:${port} antwortet, ist aber nur hier zu erreichen.`,
    })
    expect(await db().selectFrom('storage_removal').selectAll().execute()).toEqual([])
    expect([await count(), mailServer.mails.length]).toEqual(before)
  })

  test('says what a clock is off by', async () => {
    const ago = (seconds: number) => new Date(Date.now() - seconds * 1000)
    expect((await check(undefined, ago(120)))('clock')).toMatchObject({
      state: 'broken',
      found: 'Verglichen mit der Uhr Ihres Geräts geht die des Dienstes um 120 Sekunden vor.',
    })
    expect((await check(undefined, ago(-20)))('clock')).toMatchObject({
      state: 'look',
      found: expect.stringMatching(/um (20|19) Sekunden nach/),
    })
  })

  test('says what to do about a backup that is old or has failed', async () => {
    await recordBackup(db(), { beganAt: new Date('2025-01-01T02:00:00Z'), isWhole: true })
    expect((await check())('backup')).toMatchObject({
      state: 'look',
      found: 'Zuletzt vollständig gesichert am 01.01.2025, 03:00:00.',
    })
    await recordBackup(db(), { beganAt: new Date(), isWhole: false })
    expect((await check())('backup')).toMatchObject({ state: 'broken' })
  })

  test('says since when documents wait to be read, once that is long', async () => {
    const wait = async (hours: number, attempts: number) => {
      const uploaded_at = new Date(Date.now() - hours * HOUR_MS).toISOString()
      const scan = { file_key: `${hours}`, state: 'waiting', uploaded_at, attempts } as const
      const page = { file_key: `${hours}`, page: 1, state: 'waiting', reason: null } as const
      await db()
        .insertInto('scan')
        .values({ ...scan, claimed_until: null })
        .execute()
      await db().insertInto('scan_page').values(page).execute()
      return uploaded_at
    }
    await wait(1, 0)
    // It pauses because its file is missing, not because the machine is busy.
    await wait(50, 1)
    expect((await check())('reading')).toMatchObject({ state: 'fine' })
    const since = await wait(25, 0)
    const result = (await check())('reading')
    expect(result).toMatchObject({
      state: 'look',
      found: `3 gescannte Seiten warten darauf, gelesen zu werden, am längsten seit ${moment.format(new Date(since))}.`,
      todos: [expect.stringMatching(/mehr Prozessoren oder ruhige Stunden/)],
    })
    const off = await check(await appWith({ OCR: 'off' }))
    expect(off('reading')).toMatchObject({ state: 'fine' })
  })

  test('says why storage, mail server and address do not work, and what to do', async () => {
    const nobody = `127.0.0.1:${await findFreePort()}`
    const full = async () => {
      throw new Error('disk quota exceeded')
    }
    const app = await appWith(
      { SMTP_URL: `smtp://${nobody}`, PUBLIC_URL: `http://${nobody}` },
      { storage: { ...documents.storage(), put: full } },
    )
    const result = await check(app)
    expect(result('documents')).toMatchObject({
      state: 'broken',
      found: expect.stringContaining('disk quota exceeded'),
      todos: [expect.stringContaining('DOCUMENTS_URL')],
    })
    expect(result('mail')).toMatchObject({
      state: 'broken',
      found: expect.stringContaining('ECONNREFUSED'),
      todos: [expect.stringContaining('Firewall')],
    })
    expect(result('address')).toMatchObject({
      state: 'broken',
      found: expect.stringContaining(`http://${nobody} antwortet nicht: `),
    })
    expect(result('database')).toMatchObject({ state: 'fine' })
  })

  describe('with a mail to oneself', () => {
    const send = async () =>
      sendTestMailCall.reply.parse(
        (await documents.call('operator', { method: 'POST', url: sendTestMailCall.path })).json(),
      )

    test('sends it at once', async () => {
      expect(await send()).toMatchObject({ state: 'fine' })
      expect(mailServer.mails.at(-1)).toMatchObject({
        subject: 'Testmail von Hausblick',
        to: [{ address: OPERATOR }],
      })
    })

    test('says why the mail server refuses it, without the address', async () => {
      mailServer.refuseNext({ responseCode: 550, message: `No such user: ${OPERATOR}` })
      expect(await send()).toEqual({
        state: 'broken',
        found: expect.stringMatching(/ließ sich nicht senden: .*550 No such user: …/),
        todos: [expect.stringContaining('MAIL_FROM')],
      })
    })
  })

  test('does the same as a command', async () => {
    const run = (...args: string[]) =>
      callCommand(runCommand, args, folder(), {
        DATA_DIR: folder(),
        DATABASE_URL: database().url,
        ...environment,
      })
    await recordBackup(db(), { beganAt: new Date(), isWhole: true })
    const { status, stdout, stderr } = await run('--mail', 'anna@example.de')
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/^gut {6}Datenbank: /)
    expect(stdout).toContain(
      'gut      Testmail: Der Mailserver hat die Testmail an anna@example.de',
    )
    expect(mailServer.mails.at(-1)?.to).toMatchObject([{ address: 'anna@example.de' }])
    await recordBackup(db(), { beganAt: new Date(), isWhole: false })
    expect(await run()).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('FEHLER   Sicherung: '),
    })
  })
})
