// Over 200 lines because it is one life: a guest from the invitation to the end, with what may go wrong.

import { readMeCall } from '@hausblick/contract/calls/accounts.ts'
import { listDocumentsCall } from '@hausblick/contract/calls/documents.ts'
import { addAccountCall, endAccountCall } from '@hausblick/contract/calls/linkedAccounts.ts'
import {
  readCreditTermsCall,
  readLoansCall,
  readPortfoliosCall,
} from '@hausblick/contract/calls/records.ts'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { App } from '../../../platform/http/service.ts'
import { signIn } from '../../../testing/accounts.ts'
import { newApps, OPERATOR, STAFF } from '../../../testing/app.ts'
import { Browser, PUBLIC_URL } from '../../../testing/browser.ts'
import { onEachDatabase, type TestDatabase } from '../../../testing/databases.ts'
import { allRights, dayIn, guestCalls, readGuestLink } from '../../../testing/guests.ts'
import { type MailServer, startMailServer } from '../../../testing/mailServer.ts'
import { quickMails } from '../../../testing/mails.ts'
import { removeOldGuests } from '../../accounts/guests/removeOld.ts'
import { createInvitation } from '../../accounts/invitations/create.ts'
import * as texts from '../../accounts/texts.ts'
import { lockCustomers } from '../store.ts'

const OWNER = 'erika@example.de'

onEachDatabase('a guest', (newDatabase) => {
  const newApp = newApps()
  let server: MailServer
  let database: TestDatabase
  let app: App
  let owner: { authorization: string }
  let operator: { authorization: string }
  beforeAll(async () => {
    database = await newDatabase()
    server = await startMailServer()
    app = await newApp(database, {
      environment: { SMTP_URL: server.url },
      mailPauses: quickMails,
    })
    await database.db.transaction().execute((trx) => lockCustomers(trx, ['K-1', 'K-2']))
    owner = await signIn(database, { email: OWNER, kind: 'customer', customerId: 'K-1' })
    operator = await signIn(database, { email: OPERATOR, kind: 'operator' })
  })
  const ofOwner = guestCalls(
    () => app,
    () => owner,
    'K-1',
  )

  async function signUp(email: string): Promise<Browser> {
    const browser = new Browser(app)
    expect((await browser.signUp(email, await readGuestLink(server, email))).statusCode).toBe(200)
    return browser
  }
  const read = async (browser: Browser, url: string, customerId = 'K-1', year?: string) => {
    const query = { customerId, ...(year !== undefined && { year }) }
    return (await app.inject({ url, query, headers: await browser.headers() })).statusCode
  }
  const me = async (browser: Browser) =>
    readMeCall.reply.parse(
      (await app.inject({ url: readMeCall.path, headers: await browser.headers() })).json(),
    )
  const linesOf = async (email: string) => {
    const lines = await database.db
      .selectFrom('audit_entry')
      .select(['action', 'actor_kind', 'customer_id'])
      .where((eb) => eb.or([eb('actor_email', '=', email), eb('details', 'like', `%"${email}"%`)]))
      .where('action', 'in', ['guestInvited', 'guestJoined', 'guestChanged', 'guestEnded'])
      .orderBy('number')
      .execute()
    return lines.map(({ action, actor_kind, customer_id }) => [action, actor_kind, customer_id])
  }

  test('is invited, signs up, reads, is seen reading, and is out at once', async () => {
    const email = 'steuer@example.de'
    expect((await ofOwner.invite(' Steuer@Example.DE ')).statusCode).toBe(200)
    const browser = await signUp(email)
    expect(await me(browser)).toEqual({
      email,
      role: 'customer',
      customerId: '',
      customerIds: [],
      guestOf: [{ ...allRights, customerId: 'K-1', invitedBy: OWNER }],
    })
    const before = (await ofOwner.list()).guests.find((guest) => guest.email === email)
    expect(before).toMatchObject({ state: 'joined', lastLookAt: null, ...allRights })
    expect(await read(browser, readPortfoliosCall.path)).toBe(200)
    expect(await read(browser, readPortfoliosCall.path, 'K-2')).toBe(403)
    const after = (await ofOwner.list()).guests.find((guest) => guest.email === email)
    expect(after?.lastLookAt).toMatch(/^\d{4}-.*Z$/)

    expect((await ofOwner.end(after?.id ?? '')).statusCode).toBe(200)
    expect(await read(browser, readPortfoliosCall.path)).toBe(403)
    expect((await me(browser)).guestOf).toBeUndefined()
    expect((await ofOwner.list()).guests.map((guest) => guest.email)).not.toContain(email)
    expect(await linesOf(email)).toEqual([
      ['guestInvited', 'customer', 'K-1'],
      ['guestJoined', 'guest', 'K-1'],
      ['guestEnded', 'customer', 'K-1'],
    ])
    const looks = await database.db
      .selectFrom('audit_entry')
      .select(['actor_kind', 'customer_id'])
      .where('action', '=', 'lookedAt')
      .where('actor_email', '=', email)
      .execute()
    expect(looks).toEqual([{ actor_kind: 'guest', customer_id: 'K-1' }])
  })

  test('is invited by an operator, of which each owner reads in a mail, and is out once an owner says so', async () => {
    const email = 'berater@example.de'
    const ofOperator = guestCalls(
      () => app,
      () => operator,
      'K-1',
    )
    const noticesTo = (to: string) =>
      server.mails.filter((mail) => mail.to?.[0]?.address === to && mail.text?.includes(email))
    await database.db
      .updateTable('customer')
      .set({ name: 'Erika Muster' })
      .where('id', '=', 'K-1')
      .execute()
    expect((await ofOperator.invite(email, { years: [2025] })).statusCode).toBe(200)
    await ofOperator.change(await ofOperator.idOf(email), { parts: ['figures'] })
    await vi.waitFor(() => expect(noticesTo(OWNER)).toHaveLength(2))
    const [invited, changed] = noticesTo(OWNER)
    expect(invited?.text).toContain(`für Sie einen Gast eingeladen: ${email} darf lesen: Zahlen`)
    expect(invited?.text).toContain(`${PUBLIC_URL}/settings/personen`)
    expect(changed?.text).toContain('geändert, was ein Gast')
    const browser = await signUp(email)
    const toGuest = server.mails.find((mail) => mail.to?.[0]?.address === email)
    expect(toGuest?.text).toMatch(
      /Die .+ lädt Sie ein, .+ Immobilienbestand von Erika Muster einzusehen/,
    )
    const listed = (await ofOwner.list()).guests.find((guest) => guest.email === email)
    expect(listed?.invitedBy).toBe(OPERATOR)
    await ofOwner.end(listed?.id ?? '')
    expect(await read(browser, readPortfoliosCall.path)).toBe(403)
    expect((await linesOf(email)).map(([, kind]) => kind)).toEqual([
      'operator',
      'operator',
      'guest',
      'customer',
    ])
    expect(noticesTo(OWNER)).toHaveLength(2)
  })

  test('is not invited by an operator where no owner could be told', async () => {
    const ofNobodys = guestCalls(
      () => app,
      () => operator,
      'K-2',
    )
    const reply = await ofNobodys.invite('niemandes-berater@example.de')
    expect([reply.statusCode, reply.json().error]).toEqual([409, texts.guestWithoutOwner])
    expect((await ofNobodys.list()).guests).toEqual([])
  })

  test('whose access ended or expired reads whose guest they were, and nobody else does', async () => {
    const email = 'war-gast@example.de'
    await ofOwner.invite(email)
    const browser = await signUp(email)
    expect((await me(browser)).formerGuestOf).toBeUndefined()
    const { guests } = await ofOwner.list()
    await ofOwner.end(guests.find((guest) => guest.email === email)?.id ?? '')
    expect(await me(browser)).toEqual({
      email,
      role: 'customer',
      customerId: '',
      customerIds: [],
      formerGuestOf: [{ invitedBy: OWNER, endedOn: dayIn(0) }],
    })
    const lapsed = { ended_at: null, until: dayIn(-1) }
    await database.db.updateTable('guest').set(lapsed).where('email', '=', email).execute()
    expect((await me(browser)).formerGuestOf).toEqual([{ invitedBy: OWNER, endedOn: dayIn(-1) }])
    const other = await signIn(database, { email: 'niemandes-gast@example.de', kind: null })
    for (const headers of [other, owner, operator]) {
      const reply = readMeCall.reply.parse(
        (await app.inject({ url: readMeCall.path, headers })).json(),
      )
      expect(reply.formerGuestOf).toBeUndefined()
    }
  })

  test('who is an owner elsewhere keeps that', async () => {
    const email = 'auch-eigner@example.de'
    const browser = new Browser(app)
    const invitee = { kind: 'customer', customerId: 'K-2' } as const
    await browser.signUp(email, await createInvitation(database.db, invitee, PUBLIC_URL))
    await ofOwner.invite(email, { parts: ['loans'] })
    const link = await readGuestLink(server, email)
    for (const _ of [1, 2]) expect((await browser.link(link)).statusCode).toBe(200)
    expect(await me(browser)).toMatchObject({
      customerIds: ['K-2'],
      guestOf: [{ customerId: 'K-1', parts: ['loans'] }],
    })
    expect(await read(browser, readLoansCall.path)).toBe(200)
    expect(await read(browser, readPortfoliosCall.path)).toBe(403)
    expect(await read(browser, readPortfoliosCall.path, 'K-2')).toBe(200)
    const own = await app.inject({ url: readPortfoliosCall.path, headers: await browser.headers() })
    expect(own.statusCode).toBe(200)
  })

  describe('is invited', () => {
    test('to one account, however many sign up with the link', async () => {
      const email = 'einmal@example.de'
      await ofOwner.invite(email)
      const link = await readGuestLink(server, email)
      const replies = await Promise.all(
        Array.from({ length: 20 }, () => new Browser(app).signUp(email, link)),
      )
      expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
      const users = await database.db
        .selectFrom('identity_user')
        .select('id')
        .where('email', '=', email)
        .execute()
      expect(users).toHaveLength(1)
      const another = new Browser(app)
      expect((await another.signUp('anders@example.de', link)).statusCode).toBe(403)
    })

    test('once, even by twenty calls at once, and not again before it has ended', async () => {
      const email = 'doppelt@example.de'
      const replies = await Promise.all(Array.from({ length: 20 }, () => ofOwner.invite(email)))
      const statuses = replies.map(({ statusCode }) => statusCode)
      expect(statuses.toSorted()).toEqual([200, ...Array(19).fill(409)])
      await ofOwner.end(await ofOwner.idOf(email))
      expect((await ofOwner.invite(email)).statusCode).toBe(200)
    })

    test('anew by a link that replaces the earlier one', async () => {
      const email = 'nochmal@example.de'
      await ofOwner.invite(email)
      const old = await readGuestLink(server, email)
      expect((await ofOwner.again(await ofOwner.idOf(email))).statusCode).toBe(200)
      const link = await readGuestLink(server, email, 2)
      const browser = new Browser(app)
      expect((await browser.signUp(email, old)).statusCode).toBe(403)
      expect((await browser.signUp(email, link)).statusCode).toBe(200)
      const joined = await ofOwner.again(await ofOwner.idOf(email))
      expect([joined.statusCode, joined.json().error]).toEqual([409, texts.guestJoinedBefore])
    })

    test('not by a link that was withdrawn', async () => {
      const email = 'doch-nicht@example.de'
      await ofOwner.invite(email)
      const link = await readGuestLink(server, email)
      await ofOwner.end(await ofOwner.idOf(email))
      expect((await new Browser(app).signUp(email, link)).statusCode).toBe(403)
    })

    test.each([
      ['to nothing', { parts: [] }, 400, texts.guestWithoutPart],
      ['to no year', { years: [] }, 400, texts.guestWithoutYear],
      ['until yesterday', { until: dayIn(-1) }, 400, texts.guestUntilPast],
    ])('not %s', async (_what, rights, status, error) => {
      const reply = await ofOwner.invite('nie@example.de', rights)
      expect([reply.statusCode, reply.json()]).toEqual([status, { error }])
    })

    test('for two years, but not for longer', async () => {
      const reply = await ofOwner.invite('lange@example.de', { until: dayIn(3 * 365) })
      expect(reply.statusCode).toBe(400)
      expect(reply.json().error).toContain('höchstens zwei Jahre')
      const [, day = '', month, year] = /(\d\d)\.(\d\d)\.(\d{4})/.exec(reply.json().error) ?? []
      const latest = `${year}-${month}-${day}`
      expect((await ofOwner.invite('lange@example.de', { until: latest })).statusCode).toBe(200)
    })

    test.each([
      ['a member', OWNER, texts.guestIsMember(OWNER)],
      ['the operator', OPERATOR, texts.guestIsStaff],
      ['staff', STAFF, texts.guestIsStaff],
    ])('not if it is %s', async (_who, email, error) => {
      const reply = await ofOwner.invite(email)
      expect([reply.statusCode, reply.json()]).toEqual([409, { error }])
    })
  })

  test('reads what was changed with the next call, in the years that are named', async () => {
    const email = 'weniger@example.de'
    await ofOwner.invite(email, { parts: ['figures'] })
    const browser = await signUp(email)
    const statuses = async (year?: string) => [
      await read(browser, readPortfoliosCall.path, 'K-1', year),
      await read(browser, readLoansCall.path, 'K-1', year),
      await read(browser, readCreditTermsCall.path, 'K-1', year),
      await read(browser, listDocumentsCall.path),
    ]
    expect(await statuses()).toEqual([200, 403, 403, 403])
    const id = await ofOwner.idOf(email)
    await ofOwner.change(id, { parts: ['loans', 'documents'] })
    expect(await statuses()).toEqual([403, 200, 200, 200])
    await ofOwner.change(id, { parts: ['loans', 'documents'], years: [2024] })
    expect(await statuses()).toEqual([403, 200, 200, 200])
    expect(await statuses('2025')).toEqual([403, 403, 403, 200])
    expect(await statuses('2024')).toEqual([403, 200, 200, 200])
    await ofOwner.change(id, { years: [2024] })
    expect(await statuses()).toEqual([403, 200, 200, 200])
    expect(await statuses('2024')).toEqual([200, 200, 200, 200])
    await ofOwner.change(id, { years: [2025, 2024, 2025] })
    expect((await me(browser)).guestOf).toMatchObject([{ years: [2024, 2025] }])
    expect(await statuses()).toEqual([200, 200, 200, 200])
  })

  test('is nobody whom other owners, guests or staff can manage', async () => {
    const email = 'fremd@example.de'
    await ofOwner.invite(email)
    const id = await ofOwner.idOf(email)
    const other = await signIn(database, {
      email: 'andere@example.de',
      kind: 'customer',
      customerId: 'K-2',
    })
    // In the name of their own customer.
    const ofOther = guestCalls(
      () => app,
      () => other,
      'K-2',
    )
    for (const reply of [
      await ofOther.end(id),
      await ofOther.change(id, {}),
      await ofOther.again(id),
    ])
      expect([reply.statusCode, reply.json().error]).toEqual([404, texts.guestGone])
    expect((await ofOther.list()).guests).toEqual([])
    expect(await ofOwner.idOf(email)).toBe(id)
  })

  test('keeps the account where its own customer ends, and loses it with all else', async () => {
    const email = 'beides@example.de'
    await ofOwner.invite(email)
    const browser = await signUp(email)
    const query = async (customerId?: string) => {
      const { subject } = await database.db
        .selectFrom('guest')
        .select('subject')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      return { issuer: 'hausblick', subject: `${subject}`, ...(customerId && { customerId }) }
    }
    await app.inject({
      method: 'POST',
      url: addAccountCall.path,
      headers: operator,
      body: { email, customerId: 'K-2' },
    })
    const end = async (customerId?: string) =>
      (
        await app.inject({
          method: 'DELETE',
          url: endAccountCall.path,
          headers: operator,
          query: await query(customerId),
        })
      ).statusCode
    expect((await me(browser)).customerIds).toEqual(['K-2'])
    expect(await end('K-2')).toBe(200)
    expect(await me(browser)).toMatchObject({ customerIds: [], guestOf: [{ customerId: 'K-1' }] })
    expect(await read(browser, readPortfoliosCall.path)).toBe(200)
  })

  test('who becomes a member is no guest any more, and reads nothing once that has ended', async () => {
    const email = 'mitglied@example.de'
    await ofOwner.invite(email)
    const browser = await signUp(email)
    await app.inject({
      method: 'POST',
      url: addAccountCall.path,
      headers: operator,
      body: { email, customerId: 'K-1' },
    })
    expect(await me(browser)).toMatchObject({ customerIds: ['K-1'] })
    expect(await ofOwner.idOf(email)).toBe('')
    const { subject } = await database.db
      .selectFrom('account_link')
      .select('subject')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const ended = await app.inject({
      method: 'DELETE',
      url: endAccountCall.path,
      headers: operator,
      query: { issuer: 'hausblick', subject, customerId: 'K-1' },
    })
    expect(ended.statusCode).toBe(200)
    expect(await browser.session()).toBeNull()
  })

  test('is forgotten 30 days after the end, with an account of nothing else', async () => {
    const email = 'vorbei@example.de'
    await ofOwner.invite(email)
    const browser = await signUp(email)
    await ofOwner.end(await ofOwner.idOf(email))
    const day = 24 * 60 * 60 * 1000
    await removeOldGuests(database.db, new Date(Date.now() + 29 * day))
    expect((await me(browser)).email).toBe(email)
    await removeOldGuests(database.db, new Date(Date.now() + 31 * day))
    expect(await browser.session()).toBeNull()
    const left = await database.db
      .selectFrom('guest')
      .select('id')
      .where('email', '=', email)
      .execute()
    expect(left).toEqual([])
  })
})
