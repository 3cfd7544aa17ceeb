// Over 200 lines: one customer leaves traces everywhere, and everything is searched for them.

import { readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { readMeCall } from '@hausblick/contract/calls/accounts.ts'
import { readCalendarCall } from '@hausblick/contract/calls/calendar.ts'
import { addressOf } from '@hausblick/contract/calls/call.ts'
import { createCustomerCall } from '@hausblick/contract/calls/customers.ts'
import { listDocumentsCall } from '@hausblick/contract/calls/documents.ts'
import { eraseCustomerCall } from '@hausblick/contract/calls/erasure.ts'
import { requestResetCall } from '@hausblick/contract/calls/identity.ts'
import { readInboxCall } from '@hausblick/contract/calls/inbox.ts'
import { inviteCall } from '@hausblick/contract/calls/invitations.ts'
import { linkExportCall, listDeletionRequestsCall } from '@hausblick/contract/calls/myData.ts'
import { readPortfoliosCall } from '@hausblick/contract/calls/records.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { customerTerm } from '../../documents/search/expression.ts'
import { readNewTexts } from '../../documents/search/readTexts.ts'
import { removeQueuedFiles } from '../../documents/withheld/storedFiles.ts'
import { createLog } from '../../platform/http/logging.ts'
import { aboutCustomer } from '../../platform/mail/about.ts'
import { createMailer } from '../../platform/mail/mailer.ts'
import { createSeal } from '../../platform/mail/seal.ts'
import { creditKind } from '../../records/kinds/credit.ts'
import { propertyOverviewKind } from '../../records/kinds/propertyOverview.ts'
import { Browser } from '../../testing/browser.ts'
import { captureLog } from '../../testing/captureLog.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { useDocuments } from '../../testing/documents.ts'
import { newFolders } from '../../testing/folders.ts'
import { csvOf } from '../../testing/import/csv.ts'
import { MAIL_SECRET, quickMails } from '../../testing/mails.ts'
import { findNeedles, searchArchive, searchFolder } from '../../testing/marks.ts'
import { createPdf } from '../../testing/texts/pdfs.ts'
import { writeArchive } from '../backup/archive/write.ts'
import { withHoldings } from '../backup/snapshot.ts'
import { listTables } from '../backup/tables.ts'
import { importFiles } from '../import/importFiles.ts'
import { forgetUnusedWords } from './forgetWords.ts'

const CUSTOMER = 'ZWQ-7719'
const EMAIL = 'wilma@papageitaucher.example'
/** Where each of them leaves traces, with the part by which it is searched: indexes keep words without their beginning. */
const marks = {
  customerId: CUSTOMER,
  customerTerm: customerTerm(CUSTOMER).slice(1),
  email: 'papageitaucher',
  ownersName: 'alamand',
  tenant: 'ypsilanti',
  loan: 'quastenflosser',
  street: 'rokodil',
  type: 'ylofonb',
  name: 'iraffen',
  typedName: 'elikanb',
  remark: 'ashornf',
  text: 'urmeltier',
  unsentMail: 'ebrastr',
}
const needles = Object.values(marks).map((mark) => mark.toLowerCase())
const PLACE = { street: 'Krokodilallee 3', date: '2025-02-28' }

onEachDatabase('a deleted customer', (newDatabase) => {
  const log = captureLog()
  const documents = useDocuments(newDatabase, {
    environment: { SECRET: MAIL_SECRET, LOG_LEVEL: 'debug', KEEP_YEARS: 'Rechnung=8,*=0' },
    mailPauses: quickMails,
    logStream: log.stream,
  })
  const newFolder = newFolders()
  const { act, add, app, call, database, db, folder, storage, upload } = documents
  let owner: { authorization: string }
  let exportUrl: string

  /** Every row of every table, and the words of the search index. */
  async function dump(without: readonly string[] = []): Promise<Buffer> {
    const parts: string[] = []
    for (const { name } of await listTables(db(), database().dialect)) {
      if (without.includes(name)) continue
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(db())
      parts.push(JSON.stringify(rows))
    }
    if (database().dialect === 'sqlite') {
      const { rows } = await sql`select term from document_terms_vocabulary`.execute(db())
      parts.push(JSON.stringify(rows))
    }
    return Buffer.from(parts.join('\n'))
  }

  async function searchFiles() {
    const found = await searchFolder(folder(), needles)
    const { dialect, url } = database()
    if (dialect === 'postgres') return found
    return { ...found, ...(await searchFolder(dirname(url.replace('sqlite:', '')), needles)) }
  }

  async function backUp() {
    const place = { database: database(), storage: storage() }
    let archive = Buffer.alloc(0)
    await withHoldings(place, (holdings) =>
      writeArchive(
        holdings,
        async (bytes) => {
          archive = await buffer(bytes)
        },
        () => undefined,
      ),
    )
    expect(archive.length).toBeGreaterThan(0)
    return await searchArchive(archive, needles)
  }

  const readTexts = () =>
    readNewTexts({
      database: database(),
      storage: storage(),
      log: createLog('silent', captureLog().stream),
    })

  async function clean() {
    await forgetUnusedWords(database())
    await removeQueuedFiles({ db: db(), storage: storage() })
    if (database().dialect === 'postgres') await sql`vacuum full`.execute(db())
    else {
      await sql`vacuum`.execute(db())
      await sql`pragma wal_checkpoint(truncate)`.execute(db())
    }
  }

  async function fileFirst() {
    const { entries } = readInboxCall.reply.parse(
      (await call('staff', { url: readInboxCall.path })).json(),
    )
    const [{ customerId, number, name: seen } = { customerId: '', number: 0, name: '' }] = entries
    const change = { kind: 'file', customerId, number, seen, ...PLACE, type: 'Xylofonbericht' }
    const filed = await act('staff', [{ ...change, name: 'Giraffenhaus' }])
    expect(filed.statusCode).toBe(200)
  }

  beforeAll(async () => {
    const made = await call('operator', {
      method: 'POST',
      url: createCustomerCall.path,
      body: { customerId: CUSTOMER, name: 'Theodora Salamander' },
    })
    const browser = new Browser(app())
    await browser.signUp(EMAIL, made.json().signUpLink)
    await new Browser(app()).signIn(EMAIL, 'nicht das richtige Passwort')
    await browser.signIn(EMAIL)
    owner = await browser.headers()
    await new Browser(app()).post(requestResetCall.path, { email: EMAIL })
    await call('operator', {
      method: 'POST',
      url: inviteCall.path,
      body: { customerId: CUSTOMER },
    })

    const tables = await newFolder()
    await writeFile(
      join(tables, 'units.csv'),
      csvOf(propertyOverviewKind, [
        { customerid: CUSTOMER, propertyid: 'W-1', tenantlastname: 'Ypsilanti' },
      ]),
    )
    await writeFile(
      join(tables, 'loans.csv'),
      csvOf(creditKind, [
        { customerid: CUSTOMER, creditid: 'Quastenflosser-1', propertyid: 'W-1' },
      ]),
    )
    expect((await importFiles(database(), [tables])).problems.errorCount).toBe(0)
  })

  test('leaves traces', async () => {
    const sendIn = async (text: string) => {
      const form = {
        docName: 'Pelikanbecken',
        userMessage: 'Nashornfutter',
        file: await createPdf([text], { compress: false }),
      }
      const headers = { authorization: owner.authorization }
      expect((await upload('a', form, headers)).statusCode).toBe(200)
    }
    await sendIn('Das Gutachten nennt das Murmeltiergehege')
    await fileFirst()
    await sendIn('Noch ein Murmeltierbau')
    await add({ customerId: 'A', ...PLACE, street: 'Amselweg 1', type: 'Rechnung', name: 'Dach' })
    await add({ customerId: CUSTOMER, ...PLACE, type: 'Rechnung', name: 'Giraffenfutter' })
    const { fileName: seen, number } = await add({
      customerId: CUSTOMER,
      type: 'Energieausweis',
      name: 'Giraffenbild',
    })
    await act('staff', [{ kind: 'remove', customerId: CUSTOMER, number, seen }])
    await readTexts()
    for (const method of ['GET', 'POST'] as const)
      await app().inject({ method, url: readCalendarCall.path, headers: owner })
    await app().inject({
      method: 'POST',
      url: listDeletionRequestsCall.path,
      headers: owner,
      body: { customerId: CUSTOMER },
    })
    const granted = await app().inject({
      method: 'POST',
      url: linkExportCall.path,
      headers: owner,
      body: { customerId: CUSTOMER },
    })
    exportUrl = linkExportCall.reply.parse(granted.json()).downloadUrl
    expect((await app().inject({ url: exportUrl })).statusCode).toBe(200)
    // The service sends its mails at once; these wait.
    const { queue } = createMailer({
      db: db(),
      send: () => Promise.reject(new Error('Must not be sent.')),
      seal: createSeal([MAIL_SECRET]),
      log: createLog('silent', captureLog().stream),
      pauses: { ...quickMails, first: () => 4 * 60_000 },
    })
    await db()
      .transaction()
      .execute(async (trx) => {
        await queue(trx, { to: EMAIL, subject: 'Zebrastreifen', text: 'Guten Tag', about: [] })
        const [to, about] = ['x@y.example', [aboutCustomer(CUSTOMER)]]
        await queue(trx, { to, subject: 'x', text: `- Kunde ${CUSTOMER}: Zebra`, about })
        await queue(trx, { to, subject: 'x', text: 'Kunde ZWQ-771 bleibt', about: [] })
      })
    const waiting = async () => (await db().selectFrom('outbox').select('id').execute()).length
    await expect.poll(waiting).toBe(3)
    expect(await readdir(join(folder(), 'mail'))).not.toEqual([])
    const rows = findNeedles(await dump(), needles)
    const expected = needles.filter((needle) => needle !== 'ebrastr')
    expect(rows).toEqual(expected)
    expect(Object.values(await searchFiles()).flat()).toContain('papageitaucher')
    expect(Object.values(await backUp()).flat()).toContain('rokodil')
  })

  test('leaves none once deleted but what law keeps, and none once that has expired', async () => {
    const url = addressOf(eraseCustomerCall, { params: { customerId: CUSTOMER } })
    const refused = await call('operator', { method: 'POST', url, body: { confirmation: 'ZWQ' } })
    expect(refused.statusCode).toBe(400)
    const body = { confirmation: CUSTOMER }
    const reply = await call('operator', { method: 'POST', url, body })
    expect(reply.statusCode, reply.body).toBe(200)
    expect(eraseCustomerCall.reply.parse(reply.json()).documents).toEqual([
      { type: 'Energieausweis', erased: 1, kept: 0, keptUntil: null },
      { type: 'Rechnung', erased: 0, kept: 1, keptUntil: '2034-01-01T00:00:00.000Z' },
      { type: 'Übrige', erased: 2, kept: 0, keptUntil: null },
    ])
    await clean()
    expect(findNeedles(await dump(['withheld_document']), needles)).toEqual([])
    expect(findNeedles(Buffer.from(log.text()), needles)).toEqual([])
    expect((await documents.count()).stored).toBe(2)

    await sql`update withheld_document set until = '2026-01-01'`.execute(db())
    await sql`insert into storage_removal (storage_key, due_at) select storage_key, '' from withheld_document`.execute(
      db(),
    )
    await sql`delete from withheld_document`.execute(db())
    await clean()
    expect(findNeedles(await dump(), needles)).toEqual([])
    expect(await searchFiles()).toEqual({})
    expect(await backUp()).toEqual({})
    expect((await documents.count()).stored).toBe(1)
    const waiting = await db().selectFrom('outbox').select('id').execute()
    expect(waiting).toHaveLength(1)
  })

  test('opens nothing any more', async () => {
    for (const path of [readMeCall.path, listDocumentsCall.path, readPortfoliosCall.path])
      expect((await app().inject({ url: path, headers: owner })).statusCode).toBe(401)
    expect((await app().inject({ url: exportUrl })).statusCode).toBe(403)
    expect((await new Browser(app()).signIn(EMAIL)).statusCode).toBe(401)
  })
})
