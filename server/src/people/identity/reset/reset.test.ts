// Over 200 lines: every test uses one link on the same service and mailbox.

import { confirmResetCall, requestResetCall } from '@hausblick/contract/calls/identity.ts'
import { errorReply } from '@hausblick/contract/errorReply.ts'
import { type IdentityErrorCode, identityErrors } from '@hausblick/contract/identity.ts'
import type { LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { App } from '../../../platform/http/service.ts'
import { newApps } from '../../../testing/app.ts'
import { Browser, PASSWORD, PUBLIC_URL } from '../../../testing/browser.ts'
import { captureLog } from '../../../testing/captureLog.ts'
import { onEachDatabase, type TestDatabase } from '../../../testing/databases.ts'
import { type MailServer, startMailServer } from '../../../testing/mailServer.ts'
import { noMails, quickMails } from '../../../testing/mails.ts'
import { readResetMail } from '../../../testing/resets.ts'
import { createInvitation } from '../../accounts/invitations/create.ts'
import { lockCustomers } from '../../customers/store.ts'
import { issueResetToken } from './store.ts'

const NEW_PASSWORD = ' ein neues Paßwort 🏠 '
const SECRET = 'ein Geheimnis, das lang genug ist, um zu gelten'
const HOUR_MS = 60 * 60 * 1000

function expectRefusal(reply: LightMyRequestResponse, status: number, code: IdentityErrorCode) {
  expect(reply.statusCode).toBe(status)
  expect(errorReply.parse(reply.json())).toEqual({ error: identityErrors[code], code })
}

onEachDatabase('resetting a password', (newDatabase) => {
  const newApp = newApps()
  const log = captureLog()
  let server: MailServer
  let database: TestDatabase
  let app: App

  beforeAll(async () => {
    server = await startMailServer()
    database = await newDatabase()
    await database.db.transaction().execute((trx) => lockCustomers(trx, ['K-1']))
    const environment = { SECRET, SMTP_URL: server.url, LOG_LEVEL: 'info' }
    app = await newApp(database, { environment, mailPauses: quickMails, logStream: log.stream })
  })

  async function newAccount(email: string): Promise<Browser> {
    const invitee = { kind: 'customer', customerId: 'K-1' } as const
    const link = await createInvitation(database.db, invitee, PUBLIC_URL)
    const browser = new Browser(app)
    expect((await browser.signUp(email, link)).statusCode).toBe(200)
    return browser
  }

  const request = (email: string) => new Browser(app).post(requestResetCall.path, { email })
  const confirm = (token: string, password = NEW_PASSWORD) =>
    new Browser(app).post(confirmResetCall.path, { token, password })
  const signIn = async (email: string, password: string) =>
    (await new Browser(app).signIn(email, password)).statusCode
  const createToken = async (email: string, now?: Date) =>
    (await issueResetToken(database.db, email, now)).token

  /** Returns the mails to an address with a subject; those of earlier tests may still be arriving. */
  const mailsTo = (email: string, subject = 'Passwort zurücksetzen') =>
    server.mails.filter(
      (mail) => mail.subject === subject && mail.to?.some(({ address }) => address === email),
    )

  /** Requests a reset for an account and reads its first mail. */
  async function requestMail(email: string) {
    expect((await request(email)).statusCode).toBe(200)
    await expect.poll(() => mailsTo(email.toLowerCase())).toHaveLength(1)
    return mailsTo(email.toLowerCase())[0]
  }

  test('sends a link that replaces the old password with the new one, unmodified', async () => {
    await newAccount('anna@example.de')
    const mail = await requestMail('Anna@Example.de')
    expect(mail?.to).toMatchObject([{ address: 'anna@example.de' }])
    expect(mail?.subject).toBe('Passwort zurücksetzen')
    expect(mail?.text).toContain('Der Link gilt eine Stunde lang und nur einmal.')
    const { link, token } = readResetMail(mail)
    expect(link).toMatch(`${PUBLIC_URL}/passwort?token=`)

    const reply = await confirm(token)
    expect([reply.statusCode, reply.json()]).toEqual([200, {}])
    expect(reply.headers['set-cookie']).toMatch(/^hausblick\.device=/)
    expect(await signIn('anna@example.de', NEW_PASSWORD)).toBe(200)
    expect(await signIn('anna@example.de', NEW_PASSWORD.trim())).toBe(401)
    expect(await signIn('anna@example.de', PASSWORD)).toBe(401)
  })

  test('notifies the owner, who may not have requested it', async () => {
    await newAccount('bescheid@example.de')
    const { token } = readResetMail(await requestMail('bescheid@example.de'))
    await confirm(token)
    const changed = () => mailsTo('bescheid@example.de', 'Ihr Passwort wurde geändert')
    await expect.poll(changed).toHaveLength(1)
    expect(changed()[0]?.text).not.toContain('http')
  })

  test('replies identically where there is no such account, and sends nothing', async () => {
    await newAccount('da@example.de')
    const unknown = await request('nicht-da@example.de')
    const known = await request('da@example.de')
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
    await expect.poll(() => mailsTo('da@example.de')).toHaveLength(1)
    expect(mailsTo('nicht-da@example.de')).toEqual([])
  })

  test('requires an address', async () => {
    expectRefusal(await request('keine Adresse'), 400, 'addressInvalid')
    expect((await new Browser(app).post(requestResetCall.path, {})).statusCode).toBe(400)
  })

  test('is sent by another process when this one stops before', async () => {
    const environment = { SECRET, SMTP_URL: server.url }
    const stopped = await newApp(database, { environment, mailPauses: noMails })
    await newAccount('feierabend@example.de')
    const body = { email: 'feierabend@example.de' }
    const reply = await stopped.inject({ method: 'POST', url: requestResetCall.path, body })
    await stopped.close()
    expect(reply.statusCode).toBe(200)
    await expect.poll(() => mailsTo(body.email)).toHaveLength(1)
  })

  test('leaves no token in the database, and neither token nor address in the log', async () => {
    await newAccount('spurlos@example.de')
    log.clear()
    const { token } = readResetMail(await requestMail('spurlos@example.de'))
    const { rows } = await sql`select * from password_reset`.execute(database.db)
    expect(rows).not.toEqual([])
    expect(JSON.stringify(rows)).not.toContain(token)
    await confirm(token)
    await confirm(token)
    expect(log.lines()).not.toEqual([])
    expect(log.text()).not.toContain(token)
    expect(log.text()).not.toContain('spurlos')
  })

  describe('by a link', () => {
    test('works once', async () => {
      await newAccount('einmal@example.de')
      const token = await createToken('einmal@example.de')
      expect((await confirm(token)).statusCode).toBe(200)
      expectRefusal(await confirm(token, 'noch ein Passwort'), 403, 'resetInvalid')
      expect(await signIn('einmal@example.de', NEW_PASSWORD)).toBe(200)
    })

    test('works for an hour', async () => {
      await newAccount('stunde@example.de')
      const late = await createToken('stunde@example.de', new Date(Date.now() - HOUR_MS))
      expectRefusal(await confirm(late), 403, 'resetInvalid')
      const early = await createToken('stunde@example.de', new Date(Date.now() - HOUR_MS + 60_000))
      expect((await confirm(early)).statusCode).toBe(200)
    })

    test.each(['erfunden', 'x'.repeat(43)])('requires the exact token: "%s"', async (token) => {
      expectRefusal(await confirm(token), 403, 'resetInvalid')
    })

    test('fails with a link that belongs to no account', async () => {
      expectRefusal(await confirm(await createToken('niemand@example.de')), 403, 'resetInvalid')
    })

    test('fails once the account is gone', async () => {
      await newAccount('weg@example.de')
      const token = await createToken('weg@example.de')
      await database.db.deleteFrom('identity_user').where('email', '=', 'weg@example.de').execute()
      expectRefusal(await confirm(token), 403, 'resetInvalid')
    })

    test.each<[string, IdentityErrorCode]>([
      ['elf Zeichen', 'passwordTooShort'],
      ['x'.repeat(129), 'passwordTooLong'],
      ['qwerty123456', 'passwordGuessable'],
      ['Muster@Example.de', 'passwordGuessable'],
    ])('still counts after the password "%s" was refused', async (password, code) => {
      const { db } = database
      await db.deleteFrom('identity_user').where('email', '=', 'muster@example.de').execute()
      await newAccount('muster@example.de')
      const token = await createToken('muster@example.de')
      expectRefusal(await confirm(token, password), 400, code)
      expect(await signIn('muster@example.de', PASSWORD)).toBe(200)
      expect((await confirm(token)).statusCode).toBe(200)
    })

    test('revokes every other link of the account, and of no other account', async () => {
      await newAccount('viele@example.de')
      await newAccount('andere@example.de')
      const [first, second, foreign] = [
        await createToken('viele@example.de'),
        await createToken('viele@example.de'),
        await createToken('andere@example.de'),
      ]
      expect((await confirm(first)).statusCode).toBe(200)
      expectRefusal(await confirm(second), 403, 'resetInvalid')
      expect((await confirm(foreign)).statusCode).toBe(200)
    })

    test('ends every session of the account, and of no other account', async () => {
      const [here, other] = [
        await newAccount('ueberall@example.de'),
        await newAccount('woanders@example.de'),
      ]
      const there = new Browser(app)
      await there.signIn('ueberall@example.de')
      const headers = await there.headers()
      await confirm(await createToken('ueberall@example.de'))
      expect((await app.inject({ url: '/api/me', headers })).statusCode).toBe(401)
      expect([await here.session(), await there.session()]).toEqual([null, null])
      expect((await other.me()).statusCode).toBe(200)
    })

    test('succeeds for one of several concurrent uses', async () => {
      await newAccount('rennen@example.de')
      const token = await createToken('rennen@example.de')
      const passwords = Array.from({ length: 8 }, (_, racer) => `das Passwort von ${racer}`)
      const replies = await Promise.all(passwords.map((password) => confirm(token, password)))
      const winner = replies.findIndex((reply) => reply.statusCode === 200)
      expect(replies.filter((reply) => reply.statusCode === 200)).toHaveLength(1)
      expect(await signIn('rennen@example.de', passwords[winner] ?? '')).toBe(200)
    })

    test('succeeds for one of several concurrent links of one account', async () => {
      await newAccount('wettrennen@example.de')
      const tokens = await Promise.all(
        Array.from({ length: 8 }, () => createToken('wettrennen@example.de')),
      )
      const replies = await Promise.all(tokens.map((token) => confirm(token)))
      const statuses = replies.map((reply) => reply.statusCode).toSorted()
      expect(statuses).toEqual([200, ...Array(7).fill(403)])
    })

    test('is atomic', async () => {
      const { db } = database
      const browser = await newAccount('ganz@example.de')
      const token = await createToken('ganz@example.de')
      await sql`alter table identity_session rename to elsewhere`.execute(db)
      expect((await confirm(token)).statusCode).toBe(500)
      await sql`alter table elsewhere rename to identity_session`.execute(db)
      expect((await browser.me()).statusCode).toBe(200)
      expect(await signIn('ganz@example.de', PASSWORD)).toBe(200)
      expect((await confirm(token)).statusCode).toBe(200)
    })
  })
})
