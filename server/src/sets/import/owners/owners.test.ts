// Longer than 200 lines: one journey of an owner needs the setup of all the others.

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addressOf } from '@hausblick/contract/calls/call.ts'
import {
  inviteImportOwnersCall,
  listImportOwnersCall,
} from '@hausblick/contract/calls/importOwners.ts'
import { inviteCall } from '@hausblick/contract/calls/invitations.ts'
import { errorReply } from '@hausblick/contract/errorReply.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createInvitation } from '../../../people/accounts/invitations/create.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { App } from '../../../platform/http/service.ts'
import type { QueuedMail } from '../../../platform/mail/mail.ts'
import { signIn } from '../../../testing/accounts.ts'
import { newApps, OPERATOR, STAFF } from '../../../testing/app.ts'
import { Browser, PUBLIC_URL } from '../../../testing/browser.ts'
import { onEachDatabase, type TestDatabase } from '../../../testing/databases.ts'
import { newFolders } from '../../../testing/folders.ts'
import { mailerOf, noMails } from '../../../testing/mails.ts'
import type { OwnerRow } from '../mapping/combine/toOwner.ts'
import { deleteOwners, removeOldOwners, saveOwners } from './save.ts'

const SECRET = 'ein Geheimnis, das lang genug ist für die Prüfung'
const LINK = /http:\/\/localhost:3000\/signup\?\S+/
const RUN = 'lauf'
const DAY_MS = 24 * 60 * 60 * 1000
const location = { file: 'eigentuemer.csv' }

const owner = (id: string, name: string | null, ...mails: string[]): OwnerRow => ({
  location,
  id,
  name,
  mails,
})

onEachDatabase('the owners of an import', (newDatabase) => {
  const newApp = newApps()
  const newFolder = newFolders()
  let database: TestDatabase
  let app: App
  let operator: { authorization: string }
  beforeAll(async () => {
    database = await newDatabase()
    const webFolder = await newFolder()
    await writeFile(join(webFolder, 'index.html'), '<div id="root"></div>')
    app = await newApp(database, {
      webFolder,
      environment: { SECRET, SMTP_URL: 'smtp://127.0.0.1:9' },
      mailPauses: noMails,
    })
    operator = await signIn(database, { email: OPERATOR, kind: 'operator' })
  })

  beforeEach(() => database.db.deleteFrom('outbox').execute())

  const save = (run: string, owners: readonly OwnerRow[]) =>
    transact(database.db, (trx) => saveOwners(trx, run, owners))

  async function list(run = RUN) {
    const url = addressOf(listImportOwnersCall, { params: { id: run } })
    const reply = await app.inject({ url, headers: operator })
    return listImportOwnersCall.reply.parse(reply.json())
  }

  async function stateOf(customerId: string, run = RUN) {
    const { owners } = await list(run)
    return owners.find((one) => one.customerId === customerId)
  }

  const post = (owners: readonly number[], shared: readonly string[] = [], run = RUN) =>
    app.inject({
      method: 'POST',
      url: addressOf(inviteImportOwnersCall, { params: { id: run } }),
      headers: operator,
      body: { owners, shared },
    })

  async function invite(...given: Parameters<typeof post>) {
    const reply = await post(...given)
    expect(reply.statusCode, reply.body).toBe(200)
    return inviteImportOwnersCall.reply.parse(reply.json())
  }

  /** Sends what waits, and returns the mails that arrived. */
  async function sendDue(fail?: Error): Promise<QueuedMail[]> {
    const sent: QueuedMail[] = []
    const send = async (mail: QueuedMail) => {
      if (fail) throw fail
      sent.push(mail)
    }
    await mailerOf(database.db, send, { secrets: [SECRET] }).sendDue()
    return sent
  }

  test('are listed with what keeps them from being invited', async () => {
    const rows = [
      owner('E-1', 'Böhm, Lukas', 'lukas@beispiel.test', 'Karin@beispiel.test'),
      owner('E-2', 'Ritter, Ingrid', 'ingrid(at)beispiel.test'),
      owner('E-3', 'Voß, Jens'),
      owner('E-4', null, STAFF),
      owner('E/5', null, 'e5@beispiel.test'),
    ]
    await save('faults', rows)
    const { owners, mail } = await list('faults')
    expect(
      owners.map(({ number, customerId, email, fault }) => [number, customerId, email, fault]),
    ).toEqual([
      [1, 'E-1', 'lukas@beispiel.test', null],
      [2, 'E-1', 'Karin@beispiel.test', null],
      [3, 'E-2', 'ingrid(at)beispiel.test', expect.stringContaining('keine E-Mail-Adresse')],
      [4, 'E-3', null, expect.stringContaining('niemand eingeladen')],
      [5, 'E-4', STAFF, expect.stringContaining('gehört Ihrem Haus')],
      [6, 'E/5', 'e5@beispiel.test', expect.stringContaining('Kundennummer')],
    ])
    expect(owners[0]).toMatchObject({ name: 'Böhm, Lukas', isCustomer: false, state: 'open' })
    expect(mail.text).toContain('Kundennummer …')
    await deleteOwners(database.db, 'faults')
    const gone = await app.inject({
      url: addressOf(listImportOwnersCall, { params: { id: 'faults' } }),
      headers: operator,
    })
    expect(gone.statusCode).toBe(404)
  })

  test('get nothing before somebody says so, and become customers without an address', async () => {
    await save(RUN, [owner('L-1', 'Voß,  Jens'), owner('L-2', null, 'x')])
    expect(await sendDue()).toEqual([])
    expect(await invite([1, 2])).toEqual({ customers: 1, mails: 0 })
    const customers = database.db.selectFrom('customer').select(['id', 'name'])
    expect(await customers.where('id', 'like', 'L-%').execute()).toEqual([
      { id: 'L-1', name: 'Voß, Jens' },
    ])
    expect(await sendDue()).toEqual([])
  })

  test('are invited once, by a mail that is followed to their account', async () => {
    await save(RUN, [
      owner('M-1', 'Weber, Maria', 'Maria@Beispiel.test'),
      owner('M-2', 'Anders, Ida', 'ida@beispiel.test'),
    ])
    expect(await invite([1])).toEqual({ customers: 1, mails: 1 })
    expect(await stateOf('M-1')).toMatchObject({ state: 'queued', isCustomer: true })
    expect(await stateOf('M-2')).toMatchObject({ state: 'open', isCustomer: false })
    expect(await invite([1])).toEqual({ customers: 0, mails: 0 })
    const mails = await sendDue()
    expect(mails).toMatchObject([{ to: 'maria@beispiel.test', subject: expect.any(String) }])
    expect(await stateOf('M-1')).toMatchObject({ state: 'sent', at: expect.any(String) })
    const lines = await database.db
      .selectFrom('audit_entry')
      .select(['action', 'actor_email'])
      .where('customer_id', '=', 'M-1')
      .orderBy('number')
      .execute()
    expect(lines).toEqual([
      { action: 'customerCreated', actor_email: OPERATOR },
      { action: 'invited', actor_email: OPERATOR },
    ])
    const link = LINK.exec(mails[0]?.text ?? '')?.[0] ?? ''
    const browser = new Browser(app)
    await browser.open(link.slice(PUBLIC_URL.length).replace(/token=[^&]+/, 'token=erfunden'))
    expect(await stateOf('M-1')).toMatchObject({ state: 'sent' })
    await browser.open(link.slice(PUBLIC_URL.length))
    expect(await stateOf('M-1')).toMatchObject({ state: 'opened' })
    await browser.signUp('maria@beispiel.test', link)
    expect(await stateOf('M-1')).toMatchObject({ state: 'redeemed' })
    // The next month's list knows.
    await save('next', [owner('M-1', null, 'maria@beispiel.test')])
    expect(await stateOf('M-1', 'next')).toMatchObject({ state: 'redeemed' })
    expect(await invite([1], [], 'next')).toEqual({ customers: 0, mails: 0 })
  })

  test('are invited once by two clicks at the same time', async () => {
    await save(RUN, [owner('T-1', null, 't1@beispiel.test')])
    const [one, other] = await Promise.all([invite([1]), invite([1])])
    expect(one.mails + other.mails).toBe(1)
    expect(one.customers + other.customers).toBe(1)
    expect(await sendDue()).toHaveLength(1)
  })

  test('are invited again where a mail was refused or a link expired, which ends the old one', async () => {
    await save(RUN, [owner('R-1', null, 'r1@beispiel.test')])
    await invite([1])
    const refusal = { responseCode: 550, response: '550 <r1@beispiel.test> unbekannt' }
    await sendDue(Object.assign(new Error('refused'), refusal))
    expect(await stateOf('R-1')).toMatchObject({ state: 'refused', reason: '550 <…> unbekannt' })
    expect(await invite([1])).toEqual({ customers: 0, mails: 1 })
    expect(await sendDue()).toHaveLength(1)
    const past = new Date(Date.now() - DAY_MS).toISOString()
    const ofOwner = () =>
      database.db.updateTable('invitation').where('mailed_to', '=', 'r1@beispiel.test')
    await ofOwner().set({ expires_at: past }).execute()
    expect(await stateOf('R-1')).toMatchObject({ state: 'expired', at: past })
    expect(await invite([1])).toEqual({ customers: 0, mails: 1 })
    const left = await database.db
      .selectFrom('invitation')
      .select('mailed_to')
      .where('customer_id', '=', 'R-1')
      .execute()
    expect(left).toEqual([{ mailed_to: 'r1@beispiel.test' }])
  })

  describe('with one address', () => {
    test('are invited only once that is confirmed, and by one account', async () => {
      await save(RUN, [
        owner('S-1', null, 'beide@beispiel.test'),
        owner('S-2', null, 'Beide@beispiel.test'),
        owner('S-3', null, 'eine@beispiel.test'),
      ])
      expect(await stateOf('S-1')).toMatchObject({ sharedWith: ['S-2'] })
      const refused = await post([1, 3])
      expect(refused.statusCode).toBe(409)
      expect(errorReply.parse(refused.json()).error).toContain('mehreren Kunden: S-1, S-2.')
      expect(await sendDue()).toEqual([])
      expect(await invite([1, 2, 3], ['beide@beispiel.test'])).toEqual({ customers: 3, mails: 3 })
      const links = (await sendDue())
        .filter(({ to }) => to === 'beide@beispiel.test')
        .map(({ text }) => LINK.exec(text)?.[0] ?? '')
      const browser = new Browser(app)
      await browser.signUp('beide@beispiel.test', links[0] ?? '')
      await browser.link(links[1] ?? '')
      expect(await stateOf('S-1')).toMatchObject({ state: 'redeemed' })
      expect(await stateOf('S-2')).toMatchObject({ state: 'redeemed' })
    })

    test('are asked about where the account of another customer has it', async () => {
      const link = await createInvitation(
        database.db,
        { kind: 'customer', customerId: 'S-1' },
        PUBLIC_URL,
      )
      await new Browser(app).signUp('alt@beispiel.test', link)
      await save(RUN, [owner('S-9', null, 'alt@beispiel.test')])
      expect(await stateOf('S-9')).toMatchObject({ sharedWith: ['S-1'], state: 'open' })
      expect((await post([1])).statusCode).toBe(409)
    })
  })

  test('are refused where the list is another by now', async () => {
    await save(RUN, [owner('G-1', null, 'g1@beispiel.test')])
    expect((await post([1, 2])).statusCode).toBe(409)
    expect((await post([1], [], 'erfunden')).statusCode).toBe(404)
  })

  test('are forgotten with the files that listed them', async () => {
    const file = { name: 'a.csv', size: 1, sha256: '', number: 1 }
    const files = [
      { ...file, run_id: 'old', storage_key: 'old', kept_until: '2020' },
      { ...file, run_id: 'new', storage_key: 'new', kept_until: '9999' },
    ]
    const times = { started_at: '', changed_at: '', due_at: '9999' }
    const run = { state: 'applied', actor: '{}', started_by: OPERATOR, ...times } as const
    const runs = ['old', 'new'].map((id) => ({ id, ...run }))
    await database.db.insertInto('import_run').values(runs).execute()
    await database.db.insertInto('import_file').values(files).execute()
    for (const run of ['old', 'new']) await save(run, [owner('O-1', null, 'o1@beispiel.test')])
    await removeOldOwners(database.db)
    const left = await database.db
      .selectFrom('import_owner')
      .select('run_id')
      .where('customer_id', '=', 'O-1')
      .execute()
    expect(left).toEqual([{ run_id: 'new' }])
  })

  test('do not change invitations whose link is passed on', async () => {
    const created = await app.inject({
      method: 'POST',
      url: inviteCall.path,
      headers: operator,
      body: { customerId: 'S-3' },
    })
    const { signUpLink } = inviteCall.reply.parse(created.json())
    await new Browser(app).open(signUpLink.slice(PUBLIC_URL.length))
    const noted = database.db.selectFrom('invitation').select('opened_at')
    expect(
      await noted.where('customer_id', '=', 'S-3').where('mailed_to', 'is', null).execute(),
    ).toEqual([{ opened_at: null }])
  })
})
