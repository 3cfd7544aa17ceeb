// Over 200 lines: whatever may happen to a waiting mail is tested on the same outbox.

import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { onEachDatabase, type TestDatabase } from '../../testing/databases.ts'
import { MAIL_SECRET, mailerOf } from '../../testing/mails.ts'
import { type Database, openDatabase } from '../database/open.ts'
import { transact } from '../database/transact.ts'
import type { Mailer, MailOptions, SendMail } from './mail.ts'
import { countRefused, removeOldRefusals } from './refused.ts'

const MINUTE_MS = 60_000
const OTHER_SECRET = 'ein anderes Geheimnis, das ebenso lang ist'

onEachDatabase('the outbox', (newDatabase) => {
  let database: TestDatabase
  const others: Database[] = []
  beforeAll(async () => {
    database = await newDatabase()
  })
  beforeEach(async () => {
    await database.db.deleteFrom('outbox').execute()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  afterAll(() => Promise.all(others.map((other) => other.close())))

  /** Opens the database as another process does. */
  async function openOther(): Promise<Database> {
    const other = await openDatabase(database.url)
    others.push(other)
    return other
  }
  const after = (minutes: number) =>
    vi.useFakeTimers({
      toFake: ['Date'],
      now: performance.timeOrigin + performance.now() + minutes * MINUTE_MS,
    })
  const writeMail = (subject: string) => ({
    to: 'anna@example.de',
    subject,
    text: 'Ein Link',
    about: [],
  })
  const queue = (mailer: Mailer, subject: string, options?: MailOptions) =>
    transact(database.db, (trx) => mailer.queue(trx, writeMail(subject), options))
  const waiting = async () => (await database.db.selectFrom('outbox').selectAll().execute()).length
  const unused: SendMail = () => Promise.reject(new Error('Must not be sent.'))

  /** Creates a mailer that keeps the subjects it has sent. */
  function keeper(through: Pick<Database, 'db'> = database, secrets?: [string, ...string[]]) {
    const sent: string[] = []
    const send: SendMail = async ({ subject }) => void sent.push(subject)
    return { ...mailerOf(through.db, send, secrets && { secrets }), sent }
  }

  test('holds a mail until another process sends it', async () => {
    await queue(mailerOf(database.db, unused), 'Liegt')
    const next = keeper(await openOther())
    await next.sendDue()
    expect(next.sent).toEqual(['Liegt'])
    expect(await waiting()).toBe(0)
  })

  test('forgets a mail whose transaction is rolled back', async () => {
    const mailer = keeper()
    const failing = transact(database.db, async (trx) => {
      await mailer.queue(trx, writeMail('Nie'))
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    await mailer.sendDue()
    expect(mailer.sent).toEqual([])
  })

  test('sends each mail of a backlog once, with three processes', async () => {
    const processes = [keeper(), keeper(await openOther()), keeper(await openOther())]
    const subjects = Array.from({ length: 60 }, (_, number) => `Nr. ${number}`)
    const [first] = processes
    if (first) for (const subject of subjects) await queue(first, subject)
    await Promise.all(processes.map(({ sendDue }) => sendDue()))
    expect(processes.flatMap(({ sent }) => sent).toSorted()).toEqual(subjects.toSorted())
    expect(await waiting()).toBe(0)
  })

  test('leaves a mail to another process when one dies while sending it', async () => {
    const { promise: reached, resolve: reach } = Promise.withResolvers<void>()
    const dying = mailerOf(database.db, () => new Promise<void>(() => reach()))
    await queue(dying, 'Hängt')
    void dying.sendDue()
    await reached
    const next = keeper(await openOther())
    await next.sendDue()
    expect(next.sent).toEqual([])
    after(6)
    await next.sendDue()
    expect(next.sent).toEqual(['Hängt'])
  })

  test('finishes the mails in progress when stopped, and leaves the others', async () => {
    const stopping = new AbortController()
    const subjects = Array.from({ length: 12 }, (_, number) => `Nr. ${number}`)
    const stopped = mailerOf(database.db, async () => stopping.abort())
    for (const subject of subjects) await queue(stopped, subject)
    await stopped.sendDue(stopping.signal)
    const left = await waiting()
    expect(left).toBe(7)
    const next = keeper()
    await next.sendDue()
    expect(next.sent).toHaveLength(left)
  })

  test('sends a mail once even if it cannot be deleted at first', async () => {
    const rename = (from: string, to: string) =>
      sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(database.db)
    const sent: string[] = []
    const mailer = mailerOf(database.db, async ({ subject }) => {
      sent.push(subject)
      await rename('outbox', 'elsewhere')
    })
    await queue(mailer, 'Nur einmal')
    await expect(mailer.sendDue()).rejects.toThrow(/outbox/)
    await rename('elsewhere', 'outbox')
    after(6)
    await mailer.sendDue()
    expect(sent).toEqual(['Nur einmal'])
    expect(await waiting()).toBe(0)
  })

  test('does not send a mail whose link has expired, and logs that', async () => {
    const mailer = keeper()
    await queue(mailer, 'Zu spät', { expiresAt: new Date(Date.now() + 10 * MINUTE_MS) })
    after(11)
    await mailer.sendDue()
    expect(mailer.sent).toEqual([])
    expect(mailer.log.lines()).toMatchObject([
      { level: 50, msg: 'gave up sending a mail', reason: 'its link has expired' },
    ])
    expect(await waiting()).toBe(0)
    expect(await countRefused(database.db, 10)).toEqual({ count: 1, reason: null })
    await removeOldRefusals(database.db, new Date(Date.now() + 15 * 24 * 60 * 60 * 1000))
    expect(await countRefused(database.db, 10)).toEqual({ count: 0, reason: null })
  })

  test('drops decoys silently', async () => {
    const mailer = keeper()
    await queue(mailer, 'Für niemanden', { isDecoy: true })
    await queue(mailer, 'Zu spät für niemanden', { isDecoy: true, expiresAt: new Date() })
    expect(await waiting()).toBe(2)
    await mailer.sendDue()
    expect(mailer.sent).toEqual([])
    expect(mailer.log.lines()).toEqual([])
    expect(await waiting()).toBe(0)
  })

  test('holds no mail in the clear', async () => {
    await queue(keeper(), 'Geheim')
    const rows = await database.db.selectFrom('outbox').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toMatch(/Geheim|anna|Link/)
    expect(JSON.stringify(rows)).not.toContain(Buffer.from('Geheim').toString('base64url'))
  })

  test('is read with the previous secret, and by no other', async () => {
    await queue(keeper(), 'Von früher')
    const renewed = keeper(database, [OTHER_SECRET, MAIL_SECRET])
    await renewed.sendDue()
    expect(renewed.sent).toEqual(['Von früher'])

    await queue(keeper(), 'Verloren')
    const foreign = keeper(database, [OTHER_SECRET])
    await foreign.sendDue()
    expect(foreign.sent).toEqual([])
    expect(foreign.log.lines()).toMatchObject([
      { level: 50, reason: 'no configured secret decrypts it' },
    ])
    expect(await waiting()).toBe(0)
  })
})
