// Over 200 lines: all kinds of reminders share the accounts, the clock and the way in which mails are sent.

import { randomUUID } from 'node:crypto'
import { readInboxCall } from '@hausblick/contract/calls/inbox.ts'
import type { ReminderKind } from '@hausblick/contract/calls/reminders.ts'
import { changeRemindersCall, readRemindersCall } from '@hausblick/contract/calls/reminders.ts'
import { date } from '@hausblick/contract/encoding/date.ts'
import { ONE_PERCENT } from '@hausblick/contract/encoding/interestRate.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { addDays } from '@hausblick/figures/dates/days.ts'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { leaveCustomer } from '../../people/accounts/revoke.ts'
import { type Config, readConfig } from '../../platform/config/config.ts'
import { openDatabase } from '../../platform/database/open.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { creditKind } from '../../records/kinds/credit.ts'
import { creditTermsKind } from '../../records/kinds/creditTerms.ts'
import { propertyOverviewKind } from '../../records/kinds/propertyOverview.ts'
import { signIn } from '../../testing/accounts.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { useDocuments } from '../../testing/documents.ts'
import type { Who } from '../../testing/everyone.ts'
import { newImports } from '../../testing/import/importing.ts'
import { MAIL_SECRET, mailerOf, noMails } from '../../testing/mails.ts'
import { replaceRows } from '../../testing/replaceRows.ts'
import { collectDueReminders } from './collect.ts'
import { remindOfDates } from './round.ts'

const MINUTE_MS = 60_000
/** In minutes; the mails of a day come in its evening. */
const A_DAY = 24 * 60
// Calls are made in real time, since tokens expire.
const LEASE_END = addDays(berlinDay(new Date()), 60)

onEachDatabase('reminders', (newDatabase) => {
  const { act, add, app, call, database, db, folder, upload } = useDocuments(newDatabase, {
    environment: { SECRET: MAIL_SECRET },
    mailPauses: noMails,
  })
  const importFolder = newImports()
  let config: Config
  let both: { authorization: string }
  beforeAll(async () => {
    config = readConfig({}, folder())
    const account = { email: 'beide@example.org', customerId: 'A', further: ['B'] }
    both = await signIn(database(), { kind: 'customer', ...account })
  })
  beforeEach(async () => {
    await db().deleteFrom('reminder_choice').execute()
    await db().deleteFrom('reminder').execute()
    await db().deleteFrom('outbox').execute()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** Sets the clock to midday, some days before the end of the lease. */
  const on = (daysBefore: number) => {
    const now = Date.parse(`${addDays(LEASE_END, -daysBefore)}T11:00:00Z`)
    vi.useFakeTimers({ toFake: ['Date'], now })
  }
  const after = (minutes: number) => {
    const now = performance.timeOrigin + performance.now() + minutes * MINUTE_MS
    vi.useFakeTimers({ toFake: ['Date'], now })
  }
  const choose = async (who: Who, kind: ReminderKind, isOn = true) =>
    (
      await call(who, { method: 'PATCH', url: changeRemindersCall.path, body: { kind, isOn } })
    ).json()
  const chooseBoth = (kind: ReminderKind) =>
    app().inject({
      method: 'PATCH',
      url: changeRemindersCall.path,
      headers: both,
      body: { kind, isOn: true },
    })
  async function lease(customerId: string, end: string, id = 'W1') {
    const row = {
      customerid: customerId,
      propertyid: id,
      bezeichnungimberblick: `Wohnung ${id} von ${customerId}`,
      tenanttitle: 'Frau',
      tenantlastname: 'Geheim',
      rent: 98_700,
      dateofrentalend: end,
    }
    await db()
      .transaction()
      .execute((trx) => replaceRows(trx, propertyOverviewKind, [[customerId, [row]]]))
  }
  /** Reminds and sends as a process of the service does. */
  async function sent(processDb = db()): Promise<Mail[]> {
    const mails: Mail[] = []
    // The service itself, whose clock is moved as well, may queue notices about documents meanwhile.
    const mailer = mailerOf(processDb, async (mail) => {
      if (mail.unsubscribeUrl) mails.push(mail)
    })
    const parts = { config, database: { db: processDb }, mailer }
    await remindOfDates(parts)
    await collectDueReminders(parts)
    await mailer.sendDue()
    return mails.toSorted((one, other) => (one.to < other.to ? -1 : 1))
  }

  test('are off until somebody switches them on', async () => {
    expect((await call('a', { url: readRemindersCall.path })).json()).toEqual({
      date: null,
      document: null,
      report: null,
      month: null,
    })
    await lease('A', LEASE_END)
    await add({ customerId: 'A' })
    on(30)
    expect(await sent()).toEqual([])
    on(7)
    expect(await sent()).toEqual([])

    vi.useRealTimers()
    expect(await choose('a', 'date')).toMatchObject({ date: true, month: null })
    expect(await choose('a', 'date', false)).toMatchObject({ date: false, month: null })
    on(6)
    expect(await sent()).toEqual([])
  })

  test('come 30 and 7 days before a date, and name no tenant and no amount', async () => {
    await lease('A', LEASE_END)
    await choose('a', 'date')
    on(31)
    expect(await sent()).toEqual([])
    on(30)
    const mails = await sent()
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['a@example.org', 'Ein Termin in 30 Tagen'],
    ])
    expect(mails[0]?.text).toContain(
      `${date.write(LEASE_END)} (in 30 Tagen): Mietvertrag endet, Wohnung W1 von A\nhttp://localhost:3000/properties?einheit=W1\n`,
    )
    expect(mails[0]?.text).not.toMatch(/Geheim|Frau|987/)
    for (const day of [30, 29, 8]) {
      on(day)
      expect(await sent()).toEqual([])
    }
    on(7)
    expect((await sent()).map(({ subject }) => subject)).toEqual(['Ein Termin in 7 Tagen'])
    for (const day of [6, 0, -1]) {
      on(day)
      expect(await sent()).toEqual([])
    }
  })

  test('name the dates of loans, and lead to the loan', async () => {
    const loan = { customerid: 'A', creditid: 'D1', street: 'Weg', number: '3' }
    const credit = {
      ...loan,
      remainingcredit: 10_000_000,
      interestrate: 2 * ONE_PERCENT,
      monthlypayment: 50_000,
    }
    const terms = { customerid: 'A', creditid: 'D1', fixedinterestuntil: LEASE_END }
    await db()
      .transaction()
      .execute(async (trx) => {
        await replaceRows(trx, creditKind, [['A', [credit]]])
        await replaceRows(trx, creditTermsKind, [['A', [terms]]])
      })
    await lease('A', addDays(LEASE_END, 90))
    await choose('a', 'date')
    on(30)
    const [mail] = await sent()
    expect(mail?.text).toContain(
      'Zinsbindung endet, Weg 3, Kredit D1\nhttp://localhost:3000/dashboard/kredit?nummer=D1\n',
    )
    expect(mail?.text).not.toMatch(/€|100\.000/)
    await db().deleteFrom('credit_terms').execute()
    await db().deleteFrom('credit').execute()
  })

  test('begin with the day in Berlin', async () => {
    await lease('A', '2027-04-01')
    await choose('a', 'date')
    await db().updateTable('reminder_choice').set({ chosen_at: '2027-01-01T00:00:00Z' }).execute()
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-01T22:59:00Z') })
    expect(await sent()).toEqual([])
    vi.setSystemTime('2027-03-01T23:01:00Z')
    expect(await sent()).toHaveLength(1)
  })

  test('are made up for after days away, unless the date has passed', async () => {
    await lease('A', LEASE_END)
    await choose('a', 'date')
    on(22)
    expect((await sent())[0]?.subject).toBe('Ein Termin in 22 Tagen')
    on(0)
    expect((await sent())[0]?.subject).toBe('Ein Termin heute')
    await lease('A', addDays(LEASE_END, 1))
    on(-2)
    expect(await sent()).toEqual([])
  })

  test('come on the same day for dates that are imported', async () => {
    await choose('a', 'date')
    await choose('b', 'date')
    on(30)
    expect(await sent()).toEqual([])
    const said: Record<string, string> = {
      customerid: 'A',
      propertyid: 'W9',
      dateofrentalend: LEASE_END,
    }
    const columns = propertyOverviewKind.stored.map(({ name }) => name)
    const csv = `${columns.join(';')}
${columns.map((name) => said[name] ?? '').join(';')}
`
    const { errors } = await importFolder(database(), { 'tabelle.csv': csv })
    expect(errors).toEqual([])
    const lookedAt = db().selectFrom('reminder_choice').where('looked_on', 'is not', null)
    expect(await lookedAt.select('kind').execute()).toHaveLength(1)
    expect((await sent()).map(({ to }) => to)).toEqual(['a@example.org'])
    expect(await sent()).toEqual([])
  })

  test('of a date that moved come again, but never twice of the same day', async () => {
    await lease('A', LEASE_END)
    await choose('a', 'date')
    on(30)
    expect(await sent()).toHaveLength(1)
    const moved = addDays(LEASE_END, 20)
    await lease('A', moved)
    on(29)
    expect(await sent()).toEqual([])
    on(10)
    expect((await sent())[0]?.text).toContain(`${date.write(moved)} (in 30 Tagen)`)
    await lease('A', LEASE_END)
    on(9)
    expect(await sent()).toEqual([])
  })

  test('are sent once by several processes, each with its own connections', async () => {
    await lease('A', LEASE_END)
    await lease('B', LEASE_END)
    for (const who of ['a', 'b'] as const) await choose(who, 'date')
    await choose('a', 'document')
    await add({ customerId: 'A' })
    await add({ customerId: 'A' })
    on(30)
    const others = await Promise.all([1, 2].map(() => openDatabase(database().url)))
    try {
      const all = await Promise.all(
        [db(), ...others.map((other) => other.db)].map((each) => sent(each)),
      )
      // Whoever came too late for a row may have left a mail in the outbox.
      const mails = [...all.flat(), ...(await sent())]
      expect(mails.map(({ to, subject }) => `${to} ${subject}`).toSorted()).toEqual([
        'a@example.org 2 neue Dokumente',
        'a@example.org Ein Termin in 30 Tagen',
        'b@example.org Ein Termin in 30 Tagen',
      ])
    } finally {
      await Promise.all(others.map((other) => other.close()))
    }
  })

  test('are not noted as sent without their mail', async () => {
    await lease('A', LEASE_END)
    await choose('a', 'date')
    on(30)
    const queue = async () => {
      throw new Error('the disk is full')
    }
    const broken = { ...mailerOf(db(), async () => {}), queue }
    await expect(remindOfDates({ config, database: { db: db() }, mailer: broken })).rejects.toThrow(
      'the disk is full',
    )
    expect(await db().selectFrom('reminder').selectAll().execute()).toEqual([])
    // An account that fails does not hold up the others, and is looked at again the next day.
    on(29)
    expect((await sent())[0]?.subject).toBe('Ein Termin in 29 Tagen')
  })

  test('tell of documents that others put there, collecting those that come together', async () => {
    await choose('a', 'document')
    await chooseBoth('document')
    await upload('a', { docName: 'Eigenes' })
    await upload('staff', { docName: 'Brief', customerId: 'A' })
    after(A_DAY)
    expect(await sent()).toEqual([])

    vi.useRealTimers()
    const { entries } = readInboxCall.reply.parse(
      (await call('staff', { url: readInboxCall.path })).json(),
    )
    const parts = { street: 'Weg 1', date: '2025-01-01', type: 'Brief' }
    for (const { customerId, number, name: seen } of entries) {
      const change = { kind: 'file', customerId, number, seen, ...parts, name: `Nr. ${number}` }
      await act('staff', [change])
    }
    await add({ customerId: 'A', name: 'Vertrag von Frau Geheim' })
    await add({ customerId: 'B' })
    expect(await sent()).toEqual([])
    after(A_DAY)
    const [toA, toBoth, ...others] = await sent()
    expect(others).toEqual([])
    expect([toA?.to, toA?.subject]).toEqual(['a@example.org', '2 neue Dokumente'])
    expect(toA?.text).toContain('http://localhost:3000/documents\n')
    expect([toBoth?.to, toBoth?.subject]).toEqual(['beide@example.org', '4 neue Dokumente'])
    expect(toBoth?.text).toContain(
      'Kunde A:\n\n3 neue Dokumente\n\nhttp://localhost:3000/documents?kunde=A\n\nKunde B:\n\nEin neues Dokument\n\n',
    )
    for (const mail of [toA, toBoth]) expect(mail?.text).not.toMatch(/Geheim|Vertrag|Nr\./)
    after(2 * A_DAY)
    expect(await sent()).toEqual([])
  })

  test('tell of a report unless that is switched off', async () => {
    await choose('b', 'report', false)
    await choose('a', 'document')
    await add({ customerId: 'A', remindsAs: 'report' })
    await add({ customerId: 'B', remindsAs: 'report' })
    after(A_DAY)
    const mails = await sent()
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['a@example.org', 'Eine neue Jahresübersicht'],
      ['beide@example.org', '2 neue Jahresübersichten'],
    ])
  })

  test('tell of all that a day has brought in one mail, each kind of which can be ended', async () => {
    await chooseBoth('document')
    for (const remindsAs of ['document', 'report', 'document'] as const)
      await add({ customerId: 'A', name: randomUUID(), remindsAs })
    await choose('a', 'report', false)
    after(A_DAY)
    const [mail, ...others] = await sent()
    expect(others).toEqual([])
    expect(mail?.subject).toBe('2 neue Dokumente und eine neue Jahresübersicht')
    expect(mail?.text.match(/reminders\/link\?token=/g)).toHaveLength(2)
  })

  test('tell once of a new month, as long as it is there', async () => {
    await choose('a', 'month')
    const importMonths = async (year: number, rents: readonly string[]) => {
      const columns = ['income', 'expenses'].flatMap((flow) =>
        Array.from({ length: 12 }, (_, at) => `property${flow}${String(at + 1).padStart(2, '0')}`),
      )
      const months = [...columns.keys()].map((at) => rents[at] ?? '')
      const { errors } = await importFolder(database(), {
        'property-overview.csv': `customerid;propertyid;bezeichnungimberblick;monthlyrent;tenanttitle;tenantlastname;dateofrentalstart
A;W7;EG;800,00;Frau;Geheim;2020-01-01
`,
        'dashboard-property.csv': `customerid;propertyid;${columns.map((name) => name + year).join(';')}
A;W7;${months.join(';')}
`,
      })
      expect(errors).toEqual([])
    }
    const full = (count: number) => Array.from({ length: count }, () => '800,00')
    const at = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
    at('2031-03-05T11:00:00Z')
    // A month that still runs is not told of.
    await importMonths(2031, ['800,00', '680,00', '300,00'])
    await importMonths(2031, ['800,00', '680,00', '300,00'])
    expect(await sent()).toEqual([])
    at('2031-03-05T16:01:00Z')
    const [mail, ...others] = await sent()
    expect(others).toEqual([])
    expect([mail?.to, mail?.subject]).toEqual(['a@example.org', 'Ihre Zahlen für Februar sind da'])
    expect(mail?.text).toContain(
      `Guten Tag,

Ihre Zahlen für Februar sind da: 0 von 1 Miete eingegangen.

Was 2031 von vereinbarten Mieten fehlt:

- EG: Februar €\u00a0120 weniger

http://localhost:3000/dashboard
`,
    )
    expect(mail?.text).not.toMatch(/Geheim|Frau/)
    expect(mail?.unsubscribeUrl).toContain('/api/reminders/link?token=')

    // An earlier year is nothing new, and what is gone by the evening is not told of.
    await importMonths(2030, full(12))
    at('2031-04-05T11:00:00Z')
    await importMonths(2031, full(3))
    await importMonths(2031, full(2))
    at('2031-04-05T16:01:00Z')
    expect(await sent()).toEqual([])
    await importMonths(2031, full(3))
    at('2031-04-06T16:01:00Z')
    expect((await sent())[0]?.text).toContain('März sind da: 1 von 1 Miete eingegangen.')
    expect(await sent()).toEqual([])
  })

  test('are not sent of what has gone, was switched off or belongs to an account no longer', async () => {
    await choose('a', 'document')
    await choose('b', 'document')
    await chooseBoth('document')
    const { number } = await add({ customerId: 'A' })
    await add({ customerId: 'B' })
    await choose('b', 'document', false)
    await db()
      .deleteFrom('document')
      .where('customer_id', '=', 'A')
      .where('number', '=', number)
      .execute()
    const leaving = await db()
      .selectFrom('account_link')
      .select(['issuer', 'subject'])
      .where('email', '=', 'beide@example.org')
      .executeTakeFirstOrThrow()
    await db()
      .transaction()
      .execute((trx) => leaveCustomer(trx, leaving, 'B'))
    expect(
      await db()
        .selectFrom('reminder')
        .selectAll()
        .where('subject', '=', leaving.subject)
        .where('customer_id', '=', 'B')
        .execute(),
    ).toEqual([])
    after(A_DAY)
    expect(await sent()).toEqual([])
  })
})
