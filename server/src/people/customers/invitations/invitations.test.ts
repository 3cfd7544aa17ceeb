import { addressOf, type Call } from '@hausblick/contract/calls/call.ts'
import {
  inviteByMailCall,
  listCustomerInvitationsCall,
  mailInvitationAgainCall,
  prepareInvitationsCall,
} from '@hausblick/contract/calls/invitationMails.ts'
import { inviteCall, withdrawInvitationCall } from '@hausblick/contract/calls/invitations.ts'
import { setStaffRightCall } from '@hausblick/contract/calls/staff.ts'
import { errorReply } from '@hausblick/contract/errorReply.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { transact } from '../../../platform/database/transact.ts'
import type { App } from '../../../platform/http/service.ts'
import type { QueuedMail } from '../../../platform/mail/mail.ts'
import { signIn } from '../../../testing/accounts.ts'
import { newApps, OPERATOR, STAFF } from '../../../testing/app.ts'
import { Browser } from '../../../testing/browser.ts'
import { onEachDatabase, type TestDatabase } from '../../../testing/databases.ts'
import { mailerOf, noMails } from '../../../testing/mails.ts'
import { lockCustomers } from '../store.ts'

const SECRET = 'ein Geheimnis, das lang genug ist für die Prüfung'
const LINK = /http:\/\/localhost:3000\/signup\?\S+/
const DAY_MS = 24 * 60 * 60 * 1000
const text = { subject: 'Ihr Zugang ({Kundennummer})', text: 'Bitte hier:\n{Link}' }

onEachDatabase('invitations by mail', (newDatabase) => {
  const newApp = newApps()
  let database: TestDatabase
  let app: App
  let headers: Record<'operator' | 'staff', { authorization: string }>
  beforeAll(async () => {
    database = await newDatabase()
    const environment = { SECRET, SMTP_URL: 'smtp://127.0.0.1:9' }
    app = await newApp(database, { environment, mailPauses: noMails })
    headers = {
      operator: await signIn(database, { email: OPERATOR, kind: 'operator' }),
      staff: await signIn(database, { email: STAFF, kind: 'staff' }),
    }
    const ids = Array.from({ length: 60 }, (_, index) => `K-${index + 1}`)
    await transact(database.db, (trx) => lockCustomers(trx, ids))
  })

  beforeEach(async () => {
    await database.db.deleteFrom('outbox').execute()
    await database.db.deleteFrom('invitation').execute()
  })

  const send = (call: Call, url: string, body?: object, who: keyof typeof headers = 'operator') =>
    app.inject({ method: call.method, url, headers: headers[who], ...(body && { body }) })

  async function invite(
    invitations: readonly { customerId: string; email: string }[],
    shared: readonly string[] = [],
  ) {
    const body = { invitations, shared, ...text }
    const reply = await send(inviteByMailCall, inviteByMailCall.path, body)
    expect(reply.statusCode, reply.body).toBe(200)
    return inviteByMailCall.reply.parse(reply.json())
  }

  async function list(customerId: string) {
    const url = addressOf(listCustomerInvitationsCall, { params: { customerId } })
    const reply = await send(listCustomerInvitationsCall, url)
    return listCustomerInvitationsCall.reply.parse(reply.json()).invitations
  }

  async function prepare(...customerIds: string[]) {
    const reply = await send(prepareInvitationsCall, prepareInvitationsCall.path, { customerIds })
    return prepareInvitationsCall.reply.parse(reply.json())
  }

  const again = (id: string) =>
    send(mailInvitationAgainCall, addressOf(mailInvitationAgainCall, { params: { id } }))
  const withdraw = (id: string) =>
    send(withdrawInvitationCall, addressOf(withdrawInvitationCall, { params: { id } }))

  /** Sends what waits, and returns the mails that arrived. */
  async function sendDue(fail?: Error): Promise<QueuedMail[]> {
    const sent: QueuedMail[] = []
    const deliver = async (mail: QueuedMail) => {
      if (fail) throw fail
      sent.push(mail)
    }
    await mailerOf(database.db, deliver, { secrets: [SECRET] }).sendDue()
    return sent
  }

  test('bring the written text with the customer’s number and link, and are followed', async () => {
    expect(await invite([{ customerId: 'K-1', email: 'Eva@Beispiel.test' }])).toEqual({
      mails: 1,
      skipped: [],
      unconfirmed: [],
    })
    expect(await list('K-1')).toMatchObject([{ email: 'eva@beispiel.test', state: 'queued' }])
    const [mail] = await sendDue()
    expect(mail).toMatchObject({ to: 'eva@beispiel.test', subject: 'Ihr Zugang (K-1)' })
    expect(await list('K-1')).toMatchObject([{ state: 'sent', reason: null }])
    const link = LINK.exec(mail?.text ?? '')?.[0] ?? ''
    const owner = new Browser(app)
    expect((await owner.signUp('eva@beispiel.test', link)).statusCode).toBe(200)
    expect(await list('K-1')).toMatchObject([{ state: 'redeemed' }])
    expect((await prepare('K-1')).customers).toMatchObject([
      { customerId: 'K-1', emails: [], members: ['eva@beispiel.test'] },
    ])
    expect((await invite([{ customerId: 'K-1', email: 'eva@beispiel.test' }])).skipped).toEqual([
      expect.objectContaining({ reason: expect.stringContaining('schon ein Konto') }),
    ])
  })

  test('go to forty owners at once, each once', async () => {
    const all = Array.from({ length: 40 }, (_, index) => ({
      customerId: `K-${index + 11}`,
      email: `owner${index}@beispiel.test`,
    }))
    const replies = await Promise.all([invite(all), invite(all)])
    expect(replies.map(({ mails }) => mails).reduce((sum, mails) => sum + mails)).toBe(40)
    expect(replies.flatMap(({ skipped }) => skipped)).toHaveLength(40)
    expect(await sendDue()).toHaveLength(40)
    const lines = await database.db
      .selectFrom('audit_entry')
      .select('customer_id')
      .where('action', '=', 'invited')
      .where(
        'customer_id',
        'in',
        all.map(({ customerId }) => customerId),
      )
      .execute()
    expect(lines).toHaveLength(40)
  })

  test('to an address of several customers have to be confirmed', async () => {
    const both = ['K-2', 'K-3'].map((customerId) => ({ customerId, email: 'paar@beispiel.test' }))
    const shared = [{ email: 'paar@beispiel.test', customerIds: ['K-2', 'K-3'] }]
    expect(await invite(both)).toEqual({ mails: 0, skipped: [], unconfirmed: shared })
    expect(await invite(both.slice(0, 1))).toMatchObject({ mails: 1 })
    expect(await invite(both.slice(1))).toMatchObject({ mails: 0, unconfirmed: shared })
    expect(await invite(both.slice(1), ['paar@beispiel.test'])).toMatchObject({ mails: 1 })
  })

  test('leave out addresses of the house and customers that do not exist', async () => {
    const { mails, skipped } = await invite([
      { customerId: 'K-4', email: STAFF },
      { customerId: 'FORT', email: 'wer@beispiel.test' },
    ])
    expect(mails).toBe(0)
    expect(skipped.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('gehört Ihrem Haus'),
      expect.stringContaining('gibt es nicht'),
    ])
    const body = { invitations: [{ customerId: 'K-4', email: 'a@b.test' }], shared: [], ...text }
    const reply = await send(inviteByMailCall, inviteByMailCall.path, { ...body, text: 'Hallo' })
    expect(reply.statusCode).toBe(400)
    expect(errorReply.parse(reply.json()).error).toContain('{Link}')
  })

  test('can be sent again once refused or expired, and withdrawn while they wait', async () => {
    await invite([{ customerId: 'K-5', email: 'x@beispiel.test' }])
    await sendDue(new Error('550 unknown'))
    const [refused] = await list('K-5')
    expect(refused).toMatchObject({ state: 'refused', email: 'x@beispiel.test' })
    expect((await again(refused?.id ?? '')).statusCode).toBe(200)
    const [renewed] = await list('K-5')
    expect(renewed).toMatchObject({ state: 'queued' })
    expect(renewed?.id).not.toBe(refused?.id)
    expect((await again(refused?.id ?? '')).statusCode).toBe(404)
    expect((await prepare('K-5')).customers[0]?.emails).toEqual(['x@beispiel.test'])
    expect((await withdraw(renewed?.id ?? '')).statusCode).toBe(200)
    expect(await sendDue()).toEqual([])
    expect(await list('K-5')).toEqual([])
    await invite([{ customerId: 'K-5', email: 'x@beispiel.test' }])
    await database.db
      .updateTable('invitation')
      .set({ expires_at: new Date(Date.now() - DAY_MS).toISOString() })
      .execute()
    expect(await list('K-5')).toMatchObject([{ state: 'expired' }])
  })

  test('that were passed on as links are listed, but not mailed', async () => {
    await send(inviteCall, inviteCall.path, { customerId: 'K-6' })
    const [link] = await list('K-6')
    expect(link).toMatchObject({ state: 'link', email: null })
    expect((await again(link?.id ?? '')).statusCode).toBe(409)
  })

  test('are made by staff where an operator allows it', async () => {
    const body = { invitations: [{ customerId: 'K-7', email: 's@b.test' }], shared: [], ...text }
    const inviteAsStaff = () => send(inviteByMailCall, inviteByMailCall.path, body, 'staff')
    expect((await inviteAsStaff()).statusCode).toBe(403)
    const allow = (allowed: boolean) =>
      send(setStaffRightCall, setStaffRightCall.path, { right: 'invite', allowed })
    await allow(true)
    expect((await inviteAsStaff()).statusCode).toBe(200)
    await allow(false)
    expect((await inviteAsStaff()).statusCode).toBe(403)
  })
})
