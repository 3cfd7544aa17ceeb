import { addressOf } from '@hausblick/contract/calls/call.ts'
import { changePasswordCall, confirmResetCall } from '@hausblick/contract/calls/identity.ts'
import { removeAppCall, renewRecoveryCodesCall } from '@hausblick/contract/calls/secondFactor.ts'
import {
  endOtherSessionsCall,
  endSessionCall,
  listSessionsCall,
} from '@hausblick/contract/calls/sessions.ts'
import { beforeAll, expect, test } from 'vitest'
import type { AuditEntryTable } from '../../../platform/database/tables/audit.ts'
import type { App } from '../../../platform/http/service.ts'
import { newApps } from '../../../testing/app.ts'
import { Authenticator } from '../../../testing/authenticator.ts'
import { Browser, PASSWORD, signUpOwner } from '../../../testing/browser.ts'
import { onEachDatabase, type TestDatabase } from '../../../testing/databases.ts'
import {
  addPasskey,
  appCode,
  enterCode,
  enterPassword,
  setUpApp,
  signInByPasskey,
} from '../../../testing/secondFactor.ts'
import { lockCustomers } from '../../customers/store.ts'
import { issueResetToken } from '../reset/store.ts'

const NEW_PASSWORD = 'Regen Klavier Teppich'

onEachDatabase('the audit log of an account', (newDatabase) => {
  const newApp = newApps()
  let database: TestDatabase
  let app: App
  beforeAll(async () => {
    database = await newDatabase()
    await database.db.transaction().execute((trx) => lockCustomers(trx, ['K-1']))
    app = await newApp(database)
  })

  const newcomer = (email: string) => signUpOwner(app, database.db, email)

  let seen = 0
  /** Returns the lines since the last call, without those of invitations. */
  async function newLines() {
    const rows = await database.db
      .selectFrom('audit_entry')
      .select(['number', 'action', 'actor_kind', 'actor_email', 'customer_id', 'details'])
      .where('number', '>', seen)
      .orderBy('number')
      .execute()
    seen = rows.at(-1)?.number ?? seen
    return rows
      .filter(({ action }) => !['logStarted', 'accountLinked', 'invited'].includes(action))
      .map((row) => [row.action, nameActor(row), row.customer_id, row.details])
  }

  test('names each way to sign in, and the end of it', async () => {
    const email = 'wege@example.de'
    const browser = await newcomer(email)
    const line = (action: string, details = {}) => [action, email, 'K-1', JSON.stringify(details)]
    expect(await newLines()).toEqual([line('signedIn', { how: 'Einladung' })])
    await browser.signIn(email)
    expect(await newLines()).toEqual([line('signedIn', { how: 'Passwort' })])
    const factor = await setUpApp(browser)
    const device = new Authenticator()
    await addPasskey(browser, device)
    expect(await newLines()).toEqual([
      line('secondFactorAdded', { factor: 'App' }),
      line('secondFactorAdded', { factor: 'Passkey „Mein Telefon“' }),
    ])
    await enterCode(browser, await enterPassword(browser, email), appCode(factor))
    const [code = ''] = factor.recoveryCodes
    await enterCode(browser, await enterPassword(browser, email), code, 'recoveryCode')
    await signInByPasskey(browser, device)
    await browser.signOut()
    await browser.signOut()
    expect(await newLines()).toEqual([
      line('signedIn', { how: 'Passwort und App' }),
      line('signedIn', { how: 'Passwort und Wiederherstellungscode' }),
      line('signedIn', { how: 'Passkey' }),
      line('signedOut'),
    ])
  })

  test('names failed sign-ins, with the address only where it has an account', async () => {
    const email = 'fehler@example.de'
    const browser = await newcomer(email)
    await setUpApp(browser)
    const device = new Authenticator()
    await addPasskey(browser, device)
    await newLines()
    const there = new Browser(app)
    await there.signIn(email, 'ein falsches Passwort')
    await there.signIn('niemand@example.de', 'ein falsches Passwort')
    const pending = await enterPassword(there, email)
    await enterCode(there, pending, '000000')
    await enterCode(there, pending, 'AAAA', 'recoveryCode')
    await signInByPasskey(there, device, { verified: false })
    const failed = (reason: string) => [
      'signInFailed',
      `nobody ${email}`,
      'K-1',
      JSON.stringify({ reason }),
    ]
    expect(await newLines()).toEqual([
      failed('Passwort'),
      ['signInFailed', 'nobody', null, JSON.stringify({ reason: 'Passwort' })],
      failed('Code'),
      failed('Wiederherstellungscode'),
      failed('Passkey'),
    ])
  })

  test('names changes of password, devices and second factor', async () => {
    const email = 'aendern@example.de'
    const browser = await newcomer(email)
    const other = new Browser(app)
    await other.signIn(email)
    await newLines()
    const line = (action: string, details = {}) => [action, email, 'K-1', JSON.stringify(details)]
    const remove = async (url: string) =>
      app.inject({ method: 'DELETE', url, headers: await browser.headers() })
    const listed = await browser.open(listSessionsCall.path, await browser.headers())
    const [, { id } = { id: '' }] = listSessionsCall.reply.parse(listed.json())
    await remove(addressOf(endSessionCall, { params: { id } }))
    await remove(endOtherSessionsCall.path)
    const body = { current: PASSWORD, password: NEW_PASSWORD }
    await browser.post(changePasswordCall.path, body, await browser.headers())
    await setUpApp(browser)
    await browser.post(renewRecoveryCodesCall.path, {}, await browser.headers())
    await remove(removeAppCall.path)
    await remove(removeAppCall.path)
    const { token } = await issueResetToken(database.db, email)
    await browser.post(confirmResetCall.path, { token, password: PASSWORD })
    expect(await newLines()).toEqual([
      line('sessionEnded', { count: '1' }),
      line('passwordChanged'),
      line('secondFactorAdded', { factor: 'App' }),
      line('recoveryCodesMade', { count: '10' }),
      line('secondFactorRemoved', { factor: 'App' }),
      line('passwordReset'),
    ])
  })
})

/** Names who acted: by address, or as nobody, perhaps with the account that they tried. */
function nameActor({
  actor_kind,
  actor_email,
}: Pick<AuditEntryTable, 'actor_kind' | 'actor_email'>) {
  if (actor_kind !== 'nobody') return actor_email
  return actor_email === null ? 'nobody' : `nobody ${actor_email}`
}
