import { readMeCall } from '@hausblick/contract/calls/accounts.ts'
import { addressOf } from '@hausblick/contract/calls/call.ts'
import { withdrawInvitationCall } from '@hausblick/contract/calls/invitations.ts'
import { endAccountCall } from '@hausblick/contract/calls/linkedAccounts.ts'
import { inviteStaffCall, listStaffCall } from '@hausblick/contract/calls/staff.ts'
import { errorReply } from '@hausblick/contract/errorReply.ts'
import { beforeEach, expect, test } from 'vitest'
import type { App } from '../../../platform/http/service.ts'
import type { QueuedMail } from '../../../platform/mail/mail.ts'
import { signIn } from '../../../testing/accounts.ts'
import { newApps, OPERATOR, STAFF } from '../../../testing/app.ts'
import { Browser } from '../../../testing/browser.ts'
import { onEachDatabase, type TestDatabase } from '../../../testing/databases.ts'
import { mailerOf, noMails } from '../../../testing/mails.ts'
import { addProgram } from '../../../testing/programs.ts'
import { isReserved } from '../links/reserved.ts'
import { readRecipients } from '../links/roles.ts'

const SECRET = 'ein Geheimnis, das lang genug ist für die Prüfung'
const LINK = /http:\/\/localhost:3000\/signup\?\S+/
const NEW = 'neu@betreiber.example'
const NAMED = { operatorEmails: [OPERATOR], staffEmails: [STAFF] }

type Headers = { authorization: string }

onEachDatabase('operators and staff', (newDatabase) => {
  const newApp = newApps()
  let database: TestDatabase
  let app: App
  let operator: Headers
  beforeEach(async () => {
    database = await newDatabase()
    const environment = { SECRET, SMTP_URL: 'smtp://127.0.0.1:9' }
    app = await newApp(database, { environment, mailPauses: noMails })
    operator = await signIn(database, { email: OPERATOR, kind: 'operator' })
  })

  const invite = (email: string, role: 'staff' | 'operator' = 'staff') =>
    app.inject({
      method: 'POST',
      url: inviteStaffCall.path,
      headers: operator,
      body: { email, role },
    })

  async function list() {
    const reply = await app.inject({ url: listStaffCall.path, headers: operator })
    return listStaffCall.reply.parse(reply.json()).members
  }

  const memberOf = async (email: string) => (await list()).find((one) => one.email === email)

  async function end(email: string, headers = operator) {
    const account = (await memberOf(email))?.account
    const { issuer = '', subject = '' } = account ?? {}
    const url = addressOf(endAccountCall, { query: { issuer, subject } })
    return await app.inject({ method: 'DELETE', url, headers })
  }

  async function readRole(headers: Headers) {
    const reply = await app.inject({ url: readMeCall.path, headers })
    return readMeCall.reply.parse(reply.json()).role
  }

  /** Follows the link of the mail that waits. */
  async function signUp(email: string): Promise<Browser> {
    const sent: QueuedMail[] = []
    const deliver = async (mail: QueuedMail) => void sent.push(mail)
    await mailerOf(database.db, deliver, { secrets: [SECRET] }).sendDue()
    const mail = sent.find(({ to }) => to === email)
    const browser = new Browser(app)
    const reply = await browser.signUp(email, LINK.exec(mail?.text ?? '')?.[0] ?? '')
    expect(reply.statusCode, reply.body).toBe(200)
    return browser
  }

  test('are invited by mail, work, and are ended', async () => {
    expect(await list()).toMatchObject([
      { email: OPERATOR, role: 'operator', variable: 'OPERATOR_EMAILS', invitation: null },
      { email: STAFF, role: 'staff', variable: 'STAFF_EMAILS', account: null, invitation: null },
    ])
    expect((await invite(NEW)).statusCode).toBe(200)
    expect(await memberOf(NEW)).toMatchObject({
      role: 'staff',
      variable: null,
      account: null,
      invitation: { state: 'queued', email: NEW },
    })
    expect(await isReserved(database.db, NAMED, NEW)).toBe(true)
    expect((await readRecipients(database.db, NAMED)).staffEmails).toEqual([STAFF])
    await signUp(NEW)
    expect(await memberOf(NEW)).toMatchObject({
      account: { secondFactor: false },
      invitation: null,
    })
    expect((await readRecipients(database.db, NAMED)).staffEmails).toEqual([STAFF, NEW])
    expect((await invite(NEW, 'operator')).statusCode).toBe(409)
    await addProgram(database, { customerId: null, madeBy: NEW })
    expect(await memberOf(NEW)).toMatchObject({ made: ['Nachtlauf'] })
    expect((await end(NEW)).statusCode).toBe(200)
    expect(await memberOf(NEW)).toBeUndefined()
    expect(await isReserved(database.db, NAMED, NEW)).toBe(false)
    const lines = await database.db
      .selectFrom('audit_entry')
      .select(['action', 'details'])
      .where('actor_email', '=', OPERATOR)
      .where('action', 'in', ['invited', 'accountEnded'])
      .orderBy('number')
      .execute()
    expect(lines.map(({ action }) => action)).toEqual(['invited', 'accountEnded'])
    expect(JSON.parse(lines[1]?.details ?? '')).toMatchObject({ program: 'Nachtlauf' })
  })

  test('have the role that the browser gave them, unless the settings name them', async () => {
    await invite('zweite@betreiber.example', 'operator')
    const headers = await signIn(database, { email: 'zweite@betreiber.example', kind: 'operator' })
    expect(await readRole(headers)).toBe('operator')
    const environment = { STAFF_EMAILS: 'zweite@betreiber.example' }
    const other = await newApp(database, { environment, mailPauses: noMails })
    const reply = await other.inject({ url: readMeCall.path, headers })
    expect(readMeCall.reply.parse(reply.json()).role).toBe('customer')
    const refused = await invite(STAFF, 'operator')
    expect(refused.statusCode).toBe(409)
    expect(errorReply.parse(refused.json()).error).toContain('STAFF_EMAILS')
    expect((await invite(STAFF)).statusCode).toBe(200)
  })

  test('lose an unused invitation with their role', async () => {
    await invite(NEW)
    const id = (await memberOf(NEW))?.invitation?.id ?? ''
    const url = addressOf(withdrawInvitationCall, { params: { id } })
    expect((await app.inject({ method: 'DELETE', url, headers: operator })).statusCode).toBe(200)
    expect(await memberOf(NEW)).toBeUndefined()
    expect(await database.db.selectFrom('outbox').select('id').execute()).toEqual([])
  })

  test('do not include a customer', async () => {
    await signIn(database, { email: NEW, kind: 'customer', customerId: 'K-1' })
    expect((await invite(NEW)).statusCode).toBe(409)
  })

  test('always have an operator, even where two end each other', async () => {
    await invite('zweite@betreiber.example', 'operator')
    const second = await signIn(database, { email: 'zweite@betreiber.example', kind: 'operator' })
    expect((await end(OPERATOR)).statusCode).toBe(409)
    const both = await Promise.all([end('zweite@betreiber.example'), end(OPERATOR, second)])
    expect(both.map(({ statusCode }) => statusCode === 200).filter(Boolean)).toHaveLength(1)
    const left = await database.db
      .selectFrom('account_link')
      .select('email')
      .where('kind', '=', 'operator')
      .execute()
    expect(left).toHaveLength(1)
  })
})
