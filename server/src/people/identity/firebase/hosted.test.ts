import { randomUUID } from 'node:crypto'
import { readInvitation } from '@hausblick/contract/addresses.ts'
import { readMeCall } from '@hausblick/contract/calls/accounts.ts'
import { listCustomersCall } from '@hausblick/contract/calls/customers.ts'
import { listDocumentsCall } from '@hausblick/contract/calls/documents.ts'
import { readPeopleCall } from '@hausblick/contract/calls/people.ts'
import { readPortfoliosCall } from '@hausblick/contract/calls/records.ts'
import { redeemInvitationCall } from '@hausblick/contract/calls/redeemInvitation.ts'
import { changeRemindersCall } from '@hausblick/contract/calls/reminders.ts'
import { SECOND_FACTOR_MISSING } from '@hausblick/contract/errorReply.ts'
import { beforeAll, expect, test } from 'vitest'
import type { App } from '../../../platform/http/service.ts'
import { newApps, OPERATOR, quickLimits, STAFF } from '../../../testing/app.ts'
import { PUBLIC_URL } from '../../../testing/browser.ts'
import { onEachDatabase } from '../../../testing/databases.ts'
import { useDocuments } from '../../../testing/documents.ts'
import { claims, PROJECT, writeUnsignedToken } from '../../../testing/firebase/tokens.ts'
import { guestCalls, readGuestLink } from '../../../testing/guests.ts'
import { type MailServer, startMailServer } from '../../../testing/mailServer.ts'
import { quickMails } from '../../../testing/mails.ts'
import { createInvitation } from '../../accounts/invitations/create.ts'

const hosted = {
  IDENTITY: 'firebase',
  FIREBASE_PROJECT_ID: PROJECT,
  FIREBASE_API_KEY: 'AIza-1',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
}

/** Returns the headers of an account's calls, signed in with a second factor or without. */
function headersOf(email: string, factor?: string) {
  const firebase = { sign_in_provider: 'password', sign_in_second_factor: factor }
  const token = writeUnsignedToken(claims({ sub: email, email, firebase }))
  return { authorization: `Bearer ${token}` }
}

onEachDatabase('accounts of the hosted provider', (newDatabase) => {
  const { add, database, db, headers: _, ...documents } = useDocuments(newDatabase)
  const newApp = newApps()
  let server: MailServer
  let app: App
  beforeAll(async () => {
    server = await startMailServer()
    const environment = {
      ...hosted,
      OPERATOR_EMAILS: OPERATOR,
      STAFF_EMAILS: STAFF,
      SECOND_FACTOR: 'required',
      SMTP_URL: server.url,
    }
    app = await newApp(database(), {
      storage: documents.storage(),
      environment,
      mailPauses: quickMails,
      limits: quickLimits,
    })
  })

  const get = async (url: string, headers: object, query = {}) =>
    await app.inject({ url, headers: { ...headers }, query })
  const redeem = async (link: string, headers: object) =>
    await app.inject({
      method: 'POST',
      url: redeemInvitationCall.path,
      headers: { ...headers },
      body: { ...readInvitation(new URL(link).search) },
    })

  async function newMember(email: string, customerId = 'A') {
    const headers = headersOf(email)
    const invitee = { kind: 'customer', customerId } as const
    const reply = await redeem(await createInvitation(db(), invitee, PUBLIC_URL), headers)
    expect(reply.statusCode, reply.body).toBe(200)
    return headers
  }

  test.each([
    ['operator', OPERATOR],
    ['staff', STAFF],
  ] as const)('must be confirmed by a second factor if %s', async (kind, email) => {
    const invitation = await createInvitation(db(), { kind, email }, PUBLIC_URL)
    expect((await redeem(invitation, headersOf(email))).statusCode).toBe(200)
    const me = async (factor?: string) =>
      readMeCall.reply.parse((await get(readMeCall.path, headersOf(email, factor))).json())
    expect(await me()).toMatchObject({ role: kind, mustAddSecondFactor: true })
    const refused = await get(listCustomersCall.path, headersOf(email))
    expect([refused.statusCode, refused.json().code]).toEqual([403, SECOND_FACTOR_MISSING])
    for (const factor of ['totp', 'phone']) {
      expect((await me(factor)).mustAddSecondFactor).toBeUndefined()
      expect((await get(listCustomersCall.path, headersOf(email, factor))).statusCode).toBe(200)
    }
  })

  test('need none as a customer, of whom several share a portfolio', async () => {
    const [first, second] = [`${randomUUID()}@example.de`, `${randomUUID()}@example.de`]
    for (const email of [first, second]) {
      const me = readMeCall.reply.parse((await get(readMeCall.path, await newMember(email))).json())
      expect(me).toMatchObject({ email, customerIds: ['A'] })
      expect(me.mustAddSecondFactor).toBeUndefined()
    }
    const people = await get(readPeopleCall.path, headersOf(second), { customerId: 'A' })
    const { members } = people.json()
    expect(members.map(({ email }: { email: string }) => email)).toEqual(
      expect.arrayContaining([first, second]),
    )
  })

  test('join as guests, and read what they may until that is ended', async () => {
    const member = await newMember(`${randomUUID()}@example.de`)
    const email = `${randomUUID()}@example.org`
    const { invite, idOf, end } = guestCalls(
      () => app,
      () => member,
      'A',
    )
    expect((await invite(email, { parts: ['documents'] })).statusCode).toBe(200)
    const link = await readGuestLink(server, email)
    const guest = headersOf(email)
    const read = async (path: string) => (await get(path, guest, { customerId: 'A' })).statusCode
    expect(await read(listDocumentsCall.path)).toBe(403)
    expect((await redeem(link, headersOf('fremd@example.org'))).statusCode).not.toBe(200)
    expect((await redeem(link, guest)).statusCode).toBe(200)
    expect(await read(listDocumentsCall.path)).toBe(200)
    expect(await read(readPortfoliosCall.path)).toBe(403)
    expect((await end(await idOf(email))).statusCode).toBe(200)
    expect(await read(listDocumentsCall.path)).toBe(403)
  })

  test('are reminded, until they end that', async () => {
    const email = `${randomUUID()}@example.de`
    const headers = await newMember(email, 'B')
    const choose = async (isOn: boolean) =>
      await app.inject({
        method: 'PATCH',
        url: changeRemindersCall.path,
        headers,
        body: { kind: 'document', isOn },
      })
    expect((await choose(true)).statusCode).toBe(200)
    await add({ customerId: 'B', name: 'Abrechnung' })
    await db().updateTable('reminder').set({ due_at: '' }).execute()
    const mails = () =>
      server.mails.filter(({ to }) => to?.some(({ address }) => address === email))
    await expect.poll(() => mails().map(({ subject }) => subject)).toEqual(['Ein neues Dokument'])
    expect((await choose(false)).statusCode).toBe(200)
    await add({ customerId: 'B', name: 'Noch eine' })
    expect(
      await db().selectFrom('reminder').select('id').where('sent_at', 'is', null).execute(),
    ).toEqual([])
  })
})
