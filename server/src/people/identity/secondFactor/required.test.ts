import { readMeCall } from '@hausblick/contract/calls/accounts.ts'
import { listCustomersCall } from '@hausblick/contract/calls/customers.ts'
import { listDocumentsCall } from '@hausblick/contract/calls/documents.ts'
import { changePasswordCall } from '@hausblick/contract/calls/identity.ts'
import { readInboxCall } from '@hausblick/contract/calls/inbox.ts'
import {
  listAccountsCall,
  resetSecondFactorCall,
} from '@hausblick/contract/calls/linkedAccounts.ts'
import { readPortfoliosCall } from '@hausblick/contract/calls/records.ts'
import { removeAppCall } from '@hausblick/contract/calls/secondFactor.ts'
import { listSessionsCall } from '@hausblick/contract/calls/sessions.ts'
import { errorReply, SECOND_FACTOR_MISSING } from '@hausblick/contract/errorReply.ts'
import { beforeAll, expect, test } from 'vitest'
import type { App } from '../../../platform/http/service.ts'
import { newApps, OPERATOR, STAFF } from '../../../testing/app.ts'
import { Authenticator } from '../../../testing/authenticator.ts'
import { Browser, PUBLIC_URL } from '../../../testing/browser.ts'
import { onEachDatabase, type TestDatabase } from '../../../testing/databases.ts'
import { type MailServer, startMailServer } from '../../../testing/mailServer.ts'
import { quickMails } from '../../../testing/mails.ts'
import {
  addPasskey,
  appCode,
  enterCode,
  enterPassword,
  readFactor,
  setUpApp,
} from '../../../testing/secondFactor.ts'
import { createInvitation } from '../../accounts/invitations/create.ts'
import type { Invitee } from '../../accounts/invitations/invitee.ts'
import { lockCustomers } from '../../customers/store.ts'

onEachDatabase('where a second factor is required', (newDatabase) => {
  const newApp = newApps()
  let server: MailServer
  let database: TestDatabase
  let app: App
  beforeAll(async () => {
    server = await startMailServer()
    database = await newDatabase()
    await database.db.transaction().execute((trx) => lockCustomers(trx, ['K-1']))
    const environment = { SECOND_FACTOR: 'required', SMTP_URL: server.url }
    app = await newApp(database, { environment, mailPauses: quickMails })
  })

  async function arrive(email: string, invitee: Invitee): Promise<Browser> {
    await database.db.deleteFrom('account_link').where('email', '=', email).execute()
    await database.db.deleteFrom('identity_user').where('email', '=', email).execute()
    const browser = new Browser(app)
    await browser.signUp(email, await createInvitation(database.db, invitee, PUBLIC_URL))
    return browser
  }
  const operator = () => arrive(OPERATOR, { kind: 'operator', email: OPERATOR })
  const staff = () => arrive(STAFF, { kind: 'staff', email: STAFF })

  const get = async (browser: Browser, url: string) => browser.open(url, await browser.headers())
  const remove = async (browser: Browser, url: string) =>
    app.inject({ method: 'DELETE', url, headers: await browser.headers() })

  test('operators and staff have their rights after signing up, and from the next sign-in on only with one', async () => {
    for (const [email, make] of [
      [OPERATOR, operator],
      [STAFF, staff],
    ] as const) {
      expect((await get(await make(), listCustomersCall.path)).statusCode).toBe(200)
      const next = new Browser(app)
      await next.signIn(email)
      const refused = await get(next, listCustomersCall.path)
      expect(refused.statusCode).toBe(403)
      expect(errorReply.parse(refused.json()).code).toBe(SECOND_FACTOR_MISSING)
      expect(readMeCall.reply.parse((await next.me()).json())).toMatchObject({
        mustAddSecondFactor: true,
      })
      expect(await readFactor(next)).toMatchObject({ required: true, app: false })
      await setUpApp(next)
      expect((await get(next, listCustomersCall.path)).statusCode).toBe(200)
      expect(readMeCall.reply.parse((await next.me()).json()).mustAddSecondFactor).toBeUndefined()
    }
  })

  test('an account without one may do nothing else, not even change its password or sessions', async () => {
    await operator()
    const next = new Browser(app)
    await next.signIn(OPERATOR)
    for (const url of [
      listAccountsCall.path,
      readInboxCall.path,
      listDocumentsCall.path,
      listSessionsCall.path,
    ])
      expect((await get(next, url)).json().code).toBe(SECOND_FACTOR_MISSING)
    const headers = await next.headers()
    const body = { current: 'ein langes Passwort', password: 'Regen Klavier Teppich' }
    const change = await next.post(changePasswordCall.path, body, headers)
    expect(change.json().code).toBe(SECOND_FACTOR_MISSING)
    expect((await next.signOut()).statusCode).toBe(200)
    expect(await next.session()).toBeNull()
  })

  test('nobody is forced who is a customer', async () => {
    await arrive('kundin@example.de', { kind: 'customer', customerId: 'K-1' })
    const next = new Browser(app)
    await next.signIn('kundin@example.de')
    const records = await get(next, `${readPortfoliosCall.path}?customerId=K-1`)
    expect(records.statusCode).toBe(200)
    expect(await readFactor(next)).toMatchObject({ required: false })
  })

  test('the last factor cannot be removed, another can', async () => {
    const browser = await operator()
    await setUpApp(browser)
    const refused = await remove(browser, removeAppCall.path)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'lastFactor'])
    await addPasskey(browser, new Authenticator())
    expect((await remove(browser, removeAppCall.path)).statusCode).toBe(200)
    expect(await readFactor(browser)).toMatchObject({ app: false, recoveryCodesLeft: 10 })
  })

  test('a lost one is reset by another operator, who cannot reset their own', async () => {
    const lost = await staff()
    const factor = await setUpApp(lost)
    const browser = await operator()
    const listed = async () =>
      listAccountsCall.reply.parse((await get(browser, listAccountsCall.path)).json())
    const keyOf = async (email: string) => {
      const account = (await listed()).find((one) => one.email === email)
      return `${resetSecondFactorCall.path}?issuer=${account?.issuer}&subject=${account?.subject}`
    }
    expect((await remove(browser, await keyOf(OPERATOR))).statusCode).toBe(409)
    expect((await listed()).find(({ email }) => email === STAFF)?.secondFactor).toBe(true)
    expect((await remove(lost, await keyOf(STAFF))).statusCode).toBe(403)
    expect((await remove(browser, await keyOf(STAFF))).statusCode).toBe(200)
    expect((await remove(browser, await keyOf(STAFF))).statusCode).toBe(404)
    expect(await lost.session()).toBeNull()

    const next = new Browser(app)
    expect(await enterPassword(next, STAFF)).toBe('')
    expect(readMeCall.reply.parse((await next.me()).json())).toMatchObject({
      mustAddSecondFactor: true,
    })
    const renewed = await setUpApp(next)
    expect(renewed.secret).not.toBe(factor.secret)
    const mails = () =>
      server.mails.filter(
        ({ to, text }) => to?.[0]?.address === STAFF && text?.includes('zurückgesetzt'),
      )
    await expect.poll(mails).toHaveLength(1)
    const lines = await database.db
      .selectFrom('audit_entry')
      .select(['action', 'actor_email', 'details'])
      .where('action', '=', 'secondFactorReset')
      .execute()
    expect(lines).toMatchObject([
      { actor_email: OPERATOR, details: expect.stringContaining(STAFF) },
    ])
  })

  test('a session that was confirmed keeps its rights, whichever factor it was', async () => {
    const { secret } = await setUpApp(await operator())
    const next = new Browser(app)
    await enterCode(next, await enterPassword(next, OPERATOR), appCode({ secret }))
    expect((await get(next, listCustomersCall.path)).statusCode).toBe(200)
    expect((await get(next, listSessionsCall.path)).statusCode).toBe(200)
  })
})
