// Over 200 lines: everything that can be done with a mail's link is tried on one service.

import { readAuditCall } from '@hausblick/contract/calls/audit.ts'
import {
  changeRemindersCall,
  REMINDER_LINK,
  readRemindersCall,
} from '@hausblick/contract/calls/reminders.ts'
import fc from 'fast-check'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { revokeAccount } from '../../people/accounts/revoke.ts'
import { issueReminderToken } from '../../people/accounts/subscriptions/tokens.ts'
import type { App } from '../../platform/http/service.ts'
import { composeMessage } from '../../platform/mail/mail.ts'
import { signIn } from '../../testing/accounts.ts'
import { newApps } from '../../testing/app.ts'
import { captureLog } from '../../testing/captureLog.ts'
import { onEachDatabase, type TestDatabase } from '../../testing/databases.ts'
import { removeOldReminders } from './expire.ts'
import { writeDatesMail } from './mails.ts'

const ONE_CLICK = 'List-Unsubscribe=One-Click'
const FORM = 'application/x-www-form-urlencoded'

onEachDatabase("the link of a reminder's mail", (newDatabase) => {
  const newApp = newApps()
  const log = captureLog()
  let database: TestDatabase
  let app: App
  let headers: Record<'a' | 'b' | 'operator', { authorization: string }>
  let tokens: Record<'a' | 'b', string>
  beforeAll(async () => {
    database = await newDatabase()
    app = await newApp(database, { environment: { LOG_LEVEL: 'info' }, logStream: log.stream })
    headers = {
      a: await signIn(database, { email: 'a@example.org', kind: 'customer', customerId: 'A' }),
      b: await signIn(database, { email: 'b@example.org', kind: 'customer', customerId: 'B' }),
      operator: await signIn(database, { email: 'chefin@betreiber.example', kind: 'operator' }),
    }
    tokens = { a: await newToken('a@example.org'), b: await newToken('b@example.org') }
  })
  beforeEach(async () => {
    await database.db.deleteFrom('reminder_choice').execute()
    for (const who of ['a', 'b'] as const)
      for (const kind of ['date', 'document', 'report'])
        await app.inject({
          method: 'PATCH',
          url: changeRemindersCall.path,
          headers: headers[who],
          body: { kind, isOn: true },
        })
  })

  const keyOf = (email: string) =>
    database.db
      .selectFrom('account_link')
      .select(['issuer', 'subject'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  async function newToken(email: string): Promise<string> {
    const key = await keyOf(email)
    return await database.db
      .transaction()
      .execute((trx) => issueReminderToken(trx, { ...key, kind: 'date' }))
  }
  const open = (token: string) => app.inject({ url: REMINDER_LINK, query: { token } })
  const post = (token: string, payload = ONE_CLICK, type = FORM) =>
    app.inject({
      method: 'POST',
      url: REMINDER_LINK,
      query: { token },
      headers: { 'content-type': type },
      payload,
    })
  const choices = async (who: 'a' | 'b') =>
    (await app.inject({ url: readRemindersCall.path, headers: headers[who] })).json()
  const everything = { date: true, document: true, report: true, month: null }

  test('is in the headers that RFC 8058 asks for, and in the text', () => {
    const mail = writeDatesMail({ to: 'a@example.org', token: 'geheim' }, [], {
      publicUrl: 'https://haus.example',
      operator: { name: 'N', phone: 'P', email: 'E' } as never,
    })
    const address = 'https://haus.example/api/reminders/link?token=geheim'
    expect(
      composeMessage(mail, { from: 'portal@haus.example', color: '#0f4f3d', name: '', logo: '' })
        .headers,
    ).toEqual({
      'auto-submitted': 'auto-generated',
      'list-unsubscribe': `<${address}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    })
    expect(mail.text).toContain(`\n${address}\n`)
  })

  test('changes nothing by being opened', async () => {
    const page = await open(tokens.a)
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['cache-control']).toBe('no-store')
    expect(page.headers['content-security-policy']).toContain("form-action 'self'")
    expect(page.body).toContain('Sie bekommen eine E-Mail 30 und 7 Tage vor einem Termin.')
    expect(page.body).toContain('Diese E-Mails beenden')
    expect(await choices('a')).toEqual(everything)
  })

  test.each([
    ['as a form', ONE_CLICK, FORM],
    [
      'as multipart',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
      'multipart/form-data; boundary=x',
    ],
    ['with nothing', '', 'text/plain'],
  ])('ends its kind of mail by a POST %s, without cookie or origin', async (_, body, type) => {
    const reply = await post(tokens.a, body, type)
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toContain('Rückgängig machen')
    expect(await choices('a')).toEqual({ ...everything, date: false })
    expect(await choices('b')).toEqual(everything)
  })

  test('ends it also from a page of another origin, and again without harm', async () => {
    const request = {
      method: 'POST',
      url: REMINDER_LINK,
      query: { token: tokens.a },
      headers: { 'content-type': FORM, origin: 'https://mail.example' },
      payload: ONE_CLICK,
    } as const
    for (const _ of [1, 2]) expect((await app.inject(request)).statusCode).toBe(200)
    expect(await choices('a')).toEqual({ ...everything, date: false })
  })

  test('can undo what it has done', async () => {
    await post(tokens.a)
    expect((await open(tokens.a)).body).toContain('Rückgängig machen')
    expect((await post(tokens.a, 'wieder=ja')).body).toContain('Diese E-Mails beenden')
    expect(await choices('a')).toEqual(everything)
  })

  test('leaves lines in the log of the customer, and none that repeat', async () => {
    for (const _ of [1, 2]) await post(tokens.b)
    const { lines } = readAuditCall.reply.parse(
      (
        await app.inject({
          url: readAuditCall.path,
          query: { customerId: 'B' },
          headers: headers.operator,
        })
      ).json(),
    )
    const [ended] = lines.filter(({ action }) => action === 'remindersChanged')
    expect(ended).toMatchObject({
      actor: 'nobody',
      customerId: 'B',
      details: {
        account: 'b@example.org',
        setting: 'E-Mail vor Terminen',
        to: 'aus',
        how: 'Link in einer E-Mail',
      },
    })
    expect(lines.filter(({ details }) => details.to === 'aus')).toHaveLength(1)
  })

  test('opens nothing with a token that was made up or altered', async () => {
    const like = fc
      .tuple(fc.nat(42), fc.constantFrom('a', 'Z', '0', '_', '-'))
      .map(([at, letter]) => tokens.a.slice(0, at) + letter + tokens.a.slice(at + 1))
    const forged = fc
      .oneof(fc.string(), like, fc.base64String())
      .filter((each) => each !== tokens.a)
    await fc.assert(
      fc.asyncProperty(forged, async (token) => {
        expect((await open(token)).statusCode).toBe(404)
        expect((await post(token)).statusCode).toBe(404)
      }),
      { numRuns: 50 },
    )
    expect(await choices('a')).toEqual(everything)
    const page = await app.inject({
      url: REMINDER_LINK,
      headers: { accept: 'text/html' },
    })
    expect(page.statusCode).toBe(404)
    expect(page.body).toContain('Dieser Link gilt nicht mehr.')
    // Its style is part of it.
    expect(page.headers['content-security-policy']).toContain("style-src 'sha256-")
    const twice = await app.inject({ url: `${REMINDER_LINK}?token=a&token=b` })
    expect(twice.statusCode).toBe(404)
  })

  test('signs nobody in', async () => {
    const authorization = `Bearer ${tokens.a}`
    const reply = await app.inject({ url: readRemindersCall.path, headers: { authorization } })
    expect(reply.statusCode).toBe(401)
    expect((await open(tokens.a)).cookies).toEqual([])
  })

  test('is never logged', async () => {
    log.clear()
    await open(tokens.a)
    await post(tokens.a)
    expect(log.lines().length).toBeGreaterThan(0)
    expect(log.text()).not.toContain(tokens.a)
  })

  test('refuses a body that is longer than any form', async () => {
    expect((await post(tokens.a, 'x'.repeat(5000))).statusCode).toBe(413)
    expect(await choices('a')).toEqual(everything)
  })

  test('works for a year, and ends with its account', async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
    await removeOldReminders(database.db, inDays(365))
    expect((await open(tokens.a)).statusCode).toBe(200)
    await removeOldReminders(database.db, inDays(401))
    expect((await open(tokens.a)).statusCode).toBe(404)
    const token = await newToken('b@example.org')
    await revokeAccount(database.db, await keyOf('b@example.org'))
    expect((await post(token)).statusCode).toBe(404)
    const left = await database.db.selectFrom('reminder_choice').select('subject').execute()
    expect(new Set(left.map(({ subject }) => subject)).size).toBe(1)
  })
})
