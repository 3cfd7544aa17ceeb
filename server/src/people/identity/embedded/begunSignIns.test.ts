import { changePasswordCall, confirmResetCall } from '@hausblick/contract/calls/identity.ts'
import {
  changeAccountAddressCall,
  endAccountCall,
} from '@hausblick/contract/calls/linkedAccounts.ts'
import { renewRecoveryCodesCall, startAppCall } from '@hausblick/contract/calls/secondFactor.ts'
import { listSessionsCall } from '@hausblick/contract/calls/sessions.ts'
import type { LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '../../../platform/database/migrate.ts'
import { openDatabase } from '../../../platform/database/open.ts'
import type { App } from '../../../platform/http/service.ts'
import { signIn } from '../../../testing/accounts.ts'
import { newApps, OPERATOR } from '../../../testing/app.ts'
import { Browser, PASSWORD, PUBLIC_URL } from '../../../testing/browser.ts'
import { newDatabaseUrls, onEachDatabase, type TestDatabase } from '../../../testing/databases.ts'
import { countWaitingSessions } from '../../../testing/postgresSessions.ts'
import { appCode, enterCode, enterPassword, setUpApp } from '../../../testing/secondFactor.ts'
import { createInvitation } from '../../accounts/invitations/create.ts'
import { lockCustomers } from '../../customers/store.ts'
import { identityToken } from '../account/identityToken.ts'
import { lockAccount } from '../account/lockAccount.ts'
import { issueResetToken } from '../reset/store.ts'

const NEW_PASSWORD = 'Regen Klavier Teppich'

async function newcomer(app: App, { db }: Pick<TestDatabase, 'db'>, email: string) {
  await db.transaction().execute((trx) => lockCustomers(trx, ['K-1']))
  const invitee = { kind: 'customer', customerId: 'K-1' } as const
  const browser = new Browser(app)
  await browser.signUp(email, await createInvitation(db, invitee, PUBLIC_URL))
  const { id } = await db
    .selectFrom('identity_user')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return { browser, id }
}

type Change = () => Promise<LightMyRequestResponse>

async function prepareChange(browser: Browser): Promise<Change> {
  const headers = await browser.headers()
  const body = { current: PASSWORD, password: NEW_PASSWORD }
  return async () => await browser.post(changePasswordCall.path, body, headers)
}

async function prepareReset(
  browser: Browser,
  { db }: Pick<TestDatabase, 'db'>,
  email: string,
): Promise<Change> {
  const { token } = await issueResetToken(db, email)
  const body = { token, password: NEW_PASSWORD }
  return async () => await browser.post(confirmResetCall.path, body)
}

onEachDatabase('a sign-in that awaits its second factor', (newDatabase) => {
  const newApp = newApps()
  let database: TestDatabase
  let app: App
  let operator: { authorization: string }
  beforeAll(async () => {
    database = await newDatabase()
    app = await newApp(database)
    operator = await signIn(database, { email: OPERATOR, kind: 'operator' })
  })

  /** What the account's owner, or for the address an operator, does meanwhile. */
  const changes: Record<
    string,
    (owner: Browser, email: string, id: string) => Promise<LightMyRequestResponse>
  > = {
    'the password is changed': async (owner) => (await prepareChange(owner))(),
    'the password is reset': async (owner, email) => (await prepareReset(owner, database, email))(),
    'all other devices are signed out': async (owner) =>
      app.inject({
        method: 'DELETE',
        url: listSessionsCall.path,
        headers: await owner.headers(),
      }),
    'recovery codes are replaced': async (owner) =>
      owner.post(renewRecoveryCodesCall.path, {}, await owner.headers()),
    'the app is removed': async (owner) =>
      app.inject({
        method: 'DELETE',
        url: startAppCall.path,
        headers: await owner.headers(),
      }),
    'the address is changed': async (_owner, email, subject) =>
      app.inject({
        method: 'POST',
        url: changeAccountAddressCall.path,
        headers: operator,
        body: { issuer: identityToken.issuer, subject, email: `neu-${email}` },
      }),
    'the account is ended': async (_owner, _email, subject) =>
      app.inject({
        method: 'DELETE',
        url: endAccountCall.path,
        headers: operator,
        query: { issuer: identityToken.issuer, subject },
      }),
  }

  test.each(Object.entries(changes))('ends when %s', async (_title, change) => {
    const email = `${crypto.randomUUID()}@example.de`
    const { browser, id } = await newcomer(app, database, email)
    const factor = await setUpApp(browser)
    const there = new Browser(app)
    const pending = await enterPassword(there, email)
    expect(pending).not.toBe('')
    expect((await change(browser, email, id)).statusCode).toBe(200)
    const reply = await enterCode(there, pending, appCode(factor))
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'signInExpired'])
    expect(await there.session()).toBeNull()
  })
})

describe('a sign-in whose password has been verified', () => {
  const newUrl = newDatabaseUrls('postgres')
  const newApp = newApps()

  test.each([
    ['changed', prepareChange],
    ['reset', prepareReset],
  ] as const)('leaves no session when it is %s meanwhile', async (_how, prepare) => {
    const url = await newUrl()
    const opened = await openDatabase(url)
    await migrate(opened)
    const database = { ...opened, url }
    const { db } = database
    const app = await newApp(database)
    const email = 'anna@example.de'
    const { browser, id } = await newcomer(app, database, email)
    const change = await prepare(browser, database, email)
    const [entered, leaving] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const [now, inAMinute] = [0, 60_000].map((ms) => new Date(Date.now() + ms).toISOString())
    // As the sign-in does, which is only slower here.
    const signingIn = db.transaction().execute(async (trx) => {
      await lockAccount(trx, id)
      await sql`
        insert into identity_session (id, token, user_id, created_at, updated_at, expires_at)
        values ('alt', 'alt', ${id}, ${now}, ${now}, ${inAMinute})`.execute(trx)
      entered.resolve()
      await leaving.promise
    })
    await entered.promise
    const changing = change()
    await Promise.race([changing, expect.poll(() => countWaitingSessions(database)).toBe(1)])
    leaving.resolve()
    await signingIn
    expect((await changing).statusCode).toBe(200)
    const sessions = await db.selectFrom('identity_session').select('id').execute()
    expect(sessions.map((one) => one.id)).not.toContain('alt')
    await opened.close()
  })
})
