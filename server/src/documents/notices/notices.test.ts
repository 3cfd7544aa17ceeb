import { readInboxCall } from '@hausblick/contract/calls/inbox.ts'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Config, readConfig } from '../../platform/config/config.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { OPERATOR, STAFF } from '../../testing/app.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { useDocuments } from '../../testing/documents.ts'
import { MAIL_SECRET, mailerOf, noMails } from '../../testing/mails.ts'
import { collectDueNotices } from './collect.ts'

const MINUTE_MS = 60_000

onEachDatabase('mails about documents', (newDatabase) => {
  const { act, call, count, db, upload, folder } = useDocuments(newDatabase, {
    environment: { SECRET: MAIL_SECRET },
    mailPauses: noMails,
  })
  let config: Config
  beforeAll(() => {
    config = readConfig({ OPERATOR_EMAILS: OPERATOR, STAFF_EMAILS: STAFF }, folder())
  })
  beforeEach(async () => {
    await db().deleteFrom('notice').execute()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const after = (ms: number) =>
    vi.useFakeTimers({ toFake: ['Date'], now: performance.timeOrigin + performance.now() + ms })
  const waiting = async () => (await db().selectFrom('notice').selectAll().execute()).length

  const remove = (typedName: string) =>
    db().deleteFrom('document').where('typed_name', '=', typedName).execute()
  /** Files all documents in the inbox and returns their number. */
  async function fileEverything(): Promise<number> {
    const { entries } = readInboxCall.reply.parse(
      (await call('staff', { url: readInboxCall.path })).json(),
    )
    const parts = { street: 'Weg 1', date: '2025-01-01', type: 'Brief' }
    for (const { customerId, number, name: seen } of entries) {
      const change = { kind: 'file', customerId, number, seen, ...parts, name: `Nr. ${number}` }
      // Who was slower changes nothing.
      for (const who of ['staff', 'operator'] as const) await act(who, [change])
    }
    return entries.length
  }
  /** Collects and sends due mails as a process of the service does. */
  async function sent(): Promise<Mail[]> {
    const mails: Mail[] = []
    const mailer = mailerOf(db(), async (mail) => void mails.push(mail))
    await collectDueNotices({ config, database: { db: db() }, mailer })
    await mailer.sendDue()
    return mails.toSorted((one, other) => (one.to < other.to ? -1 : 1))
  }

  test('tell staff what arrived and customers what was filed, collecting what happens together', async () => {
    await upload('a', { docName: 'Rechnung\nSubject: Falsch', userMessage: 'Bitte\n\nbald' })
    const again = { 'idempotency-key': 'the-same' }
    for (const _ of [1, 2]) await upload('a', { docName: 'Zweites' }, again)
    await upload('staff', { docName: 'Kreditvertrag', customerId: 'B' })
    await upload('staff', { docName: 'readv_B_Weg 1_20250101_Brief_Gruß' })
    expect(await fileEverything()).toBe(3)

    after(2 * MINUTE_MS)
    expect(await sent()).toEqual([])
    after(4 * MINUTE_MS)
    const mails = await sent()
    expect(mails.map(({ to }) => to)).toEqual(['a@example.org', OPERATOR, STAFF])
    const [toCustomer, toOperator, toStaff] = mails
    // Whoever put a document in knows of it.
    expect(toStaff?.subject).toBe('2 neue Dokumente im Eingang')
    expect(toStaff?.text).not.toContain('Kreditvertrag')
    expect(toOperator?.subject).toBe('3 neue Dokumente im Eingang')
    expect(toOperator?.text).toContain(`- Kunde A: Rechnung Subject: Falsch
  Bemerkung: Bitte bald
- Kunde A: Zweites
- Kunde B: Kreditvertrag
`)
    expect(toOperator?.text).toContain('http://localhost:3000/documents/eingang')
    expect(toCustomer?.subject).toBe('Ihre Dokumente sind erfasst')
    expect(toCustomer?.text).toContain(`- Zweites
  jetzt: Nr. 2 (Brief, Weg 1, 01.01.2025)
`)
    expect(toCustomer?.text).not.toContain('Kreditvertrag')
    for (const { text } of mails) expect(text).not.toMatch(/capability|token/)
    expect(await sent()).toEqual([])
    expect(await waiting()).toBe(0)
  })

  test('are sent once by concurrent processes', async () => {
    for (const docName of ['Eins', 'Zwei']) await upload('b', { docName })
    after(4 * MINUTE_MS)
    const mails = (await Promise.all([sent(), sent(), sent()])).flat()
    expect(mails.map(({ to }) => to).toSorted()).toEqual([OPERATOR, STAFF])
    expect(mails[0]?.subject).toBe('2 neue Dokumente im Eingang')
  })

  test('are sent although the clock has been set back since', async () => {
    after(9 * MINUTE_MS)
    await upload('b', { docName: 'Von morgen' })
    after(0)
    expect((await sent()).map(({ to }) => to)).toEqual([OPERATOR, STAFF])
    expect(await waiting()).toBe(0)
  })

  test('are left to a process of the release before that is about to send them', async () => {
    await upload('b', { docName: 'Beansprucht' })
    after(4 * MINUTE_MS)
    const claimed_until = new Date(Date.now() + 2 * MINUTE_MS).toISOString()
    await db().updateTable('notice').set({ claimed_until }).execute()
    expect(await sent()).toEqual([])
    after(7 * MINUTE_MS)
    expect((await sent()).length).toBe(2)
  })

  test('omit documents deleted since', async () => {
    await upload('b', { docName: 'Fort' })
    await remove('Fort')
    after(4 * MINUTE_MS)
    expect(await sent()).toEqual([])
    expect(await waiting()).toBe(0)
  })

  test('are not sent to a customer or staff member who has lost access since', async () => {
    await upload('a', { docName: 'Verlassen' })
    await fileEverything()
    const links = db().updateTable('account_link').where('email', '=', 'a@example.org')
    await links.set({ customer_id: 'B' }).execute()
    const former = config
    config = readConfig({ OPERATOR_EMAILS: OPERATOR }, folder())
    try {
      after(4 * MINUTE_MS)
      const recipients = (await sent()).map(({ to }) => to)
      expect(recipients).toContain(OPERATOR)
      expect(recipients).not.toContain(STAFF)
      expect(recipients).not.toContain('a@example.org')
    } finally {
      config = former
      await links.set({ customer_id: 'A' }).execute()
    }
    expect(await waiting()).toBe(0)
  })

  test('are not queued for a refused upload', async () => {
    const before = await count()
    await upload('a', { docName: 'Kaputt', file: Buffer.from('%PDF-1.7\n') })
    expect(await count()).toEqual(before)
    expect(await waiting()).toBe(0)
  })
})
