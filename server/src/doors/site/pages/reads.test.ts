// Over 200 lines because it is one table of everything that pages read, compared with its calls.

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readMeCall } from '@hausblick/contract/calls/accounts.ts'
import { readAuditCall, readOwnAuditCall } from '@hausblick/contract/calls/audit.ts'
import { readBackupsCall } from '@hausblick/contract/calls/backups.ts'
import { readCalendarCall, renewCalendarCall } from '@hausblick/contract/calls/calendar.ts'
import { readConsumerPricesCall } from '@hausblick/contract/calls/consumerPrices.ts'
import { listRemovedDocumentsCall } from '@hausblick/contract/calls/corrections.ts'
import {
  listDirectoryCall,
  readDirectoryEntryCall,
} from '@hausblick/contract/calls/customerDirectory.ts'
import { findCustomerIdCall, listCustomersCall } from '@hausblick/contract/calls/customers.ts'
import { listDepreciationCall } from '@hausblick/contract/calls/depreciation.ts'
import {
  listDocumentChoicesCall,
  listDocumentsCall,
  searchDocumentsCall,
} from '@hausblick/contract/calls/documents.ts'
import { listLockedDocumentsCall, previewErasureCall } from '@hausblick/contract/calls/erasure.ts'
import { findCall } from '@hausblick/contract/calls/find.ts'
import { readGivingCall } from '@hausblick/contract/calls/givings.ts'
import { listImportOwnersCall } from '@hausblick/contract/calls/importOwners.ts'
import { listImportsCall, readImportCall } from '@hausblick/contract/calls/imports.ts'
import { readInboxCall } from '@hausblick/contract/calls/inbox.ts'
import { listCustomerInvitationsCall } from '@hausblick/contract/calls/invitationMails.ts'
import { listInvitationsCall } from '@hausblick/contract/calls/invitations.ts'
import { listInvoicesCall } from '@hausblick/contract/calls/invoices.ts'
import { listAccountsCall } from '@hausblick/contract/calls/linkedAccounts.ts'
import { readMailboxCall } from '@hausblick/contract/calls/mailbox.ts'
import { listMappingsCall } from '@hausblick/contract/calls/mappings.ts'
import { listMergesCall } from '@hausblick/contract/calls/merges.ts'
import { listDeletionRequestsCall } from '@hausblick/contract/calls/myData.ts'
import { readNewsCall } from '@hausblick/contract/calls/news.ts'
import { listOidcIdentitiesCall } from '@hausblick/contract/calls/oidc.ts'
import { readOperatorCall } from '@hausblick/contract/calls/operator.ts'
import { readOverviewCall } from '@hausblick/contract/calls/overview.ts'
import { listPageViewsCall } from '@hausblick/contract/calls/pageViews.ts'
import {
  listRemovedPapersCall,
  readPaperCall,
  uploadPaperCall,
} from '@hausblick/contract/calls/papers.ts'
import { readPeopleCall } from '@hausblick/contract/calls/people.ts'
import { readPlaceProfileCall } from '@hausblick/contract/calls/places.ts'
import { listProgramsCall } from '@hausblick/contract/calls/programs.ts'
import {
  readDataDayCall,
  readPortfoliosCall,
  readValuationsCall,
  readYearsCall,
  recordCalls,
} from '@hausblick/contract/calls/records.ts'
import { readRemindersCall } from '@hausblick/contract/calls/reminders.ts'
import { listReportRunsCall, readReportRunCall } from '@hausblick/contract/calls/reports.ts'
import { readSecondFactorCall } from '@hausblick/contract/calls/secondFactor.ts'
import { readServiceSettingsCall } from '@hausblick/contract/calls/serviceSettings.ts'
import { listSessionsCall } from '@hausblick/contract/calls/sessions.ts'
import { readConfigCall, readLegalPageCall } from '@hausblick/contract/calls/site.ts'
import { listStaffCall, readStaffRightsCall } from '@hausblick/contract/calls/staff.ts'
import { listUnreadPagesCall } from '@hausblick/contract/calls/unreadPages.ts'
import { listWebhookFailuresCall, listWebhooksCall } from '@hausblick/contract/calls/webhooks.ts'
import type { RenderPage } from '@hausblick/contract/renderedPage.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type * as z from 'zod/mini'
import { indexText, toDocumentText } from '../../../documents/search/indexText.ts'
import { withholdDocument } from '../../../documents/withheld/withhold.ts'
import { createInvitation } from '../../../people/accounts/invitations/create.ts'
import type { Invitee } from '../../../people/accounts/invitations/invitee.ts'
import { addDeletionRequest } from '../../../people/customers/deletion/store.ts'
import { commandActor } from '../../../platform/audit/entry.ts'
import { readConfig } from '../../../platform/config/config.ts'
import { transact } from '../../../platform/database/transact.ts'
import { admitCommand } from '../../../platform/http/access.ts'
import { ServiceError } from '../../../platform/http/errors.ts'
import type { App } from '../../../platform/http/service.ts'
import { inYears } from '../../../records/editions.ts'
import { replaceConsumerPrices } from '../../../records/prices/store.ts'
import { recordKinds } from '../../../records/recordKinds.ts'
import { replaceRecords } from '../../../records/write.ts'
import { eraseCustomer } from '../../../sets/erasure/erase.ts'
import { saveMapping } from '../../../sets/import/mappings/store.ts'
import { newApps } from '../../../testing/app.ts'
import { Browser, PUBLIC_URL } from '../../../testing/browser.ts'
import { onEachDatabase } from '../../../testing/databases.ts'
import { formOf, pdf, useDocuments } from '../../../testing/documents.ts'
import { newFolders } from '../../../testing/folders.ts'
import { readMapping } from '../../../testing/import/mapping.ts'
import { newInvoice, stateInvoice } from '../../../testing/invoices.ts'
import { addProgram } from '../../../testing/programs.ts'
import { routesOf } from '../../../testing/routes.ts'
import { SAMPLE_YEAR, sampleRow } from '../../../testing/sampleRow.ts'
import { countPageView } from '../pageViews/store.ts'

type Query = Readonly<Record<string, string>>

/** What is asked of a call. */
interface Asked {
  readonly params: Query
  readonly query: Query
}

/** What a call or read gives: data, as the web decodes them, or the status of the refusal. */
type Outcome = { readonly data: unknown } | { readonly refused: unknown }

const OPERATOR = 'olga@betreiber.example'
const STAFF = 'stefan@betreiber.example'

const callers = ['nobody', 'unlinked', 'a', 'staff', 'operator'] as const
type Who = (typeof callers)[number]

/** The first is customer A's own; the last two are no ids. */
const customers = ['A', 'B', 'DEMO', 'ERFUNDEN', '-', 'mit\0Null'] as const

interface Compared {
  /** The reply, as the web decodes it. */
  readonly reply: z.ZodMiniType
  /** Parameters besides the customer's id. */
  readonly query?: Query
  readonly params?: Query
  /** Whether a customer's id is a parameter, of the query unless the path has one. */
  readonly ofCustomer?: true
}

const compared: Readonly<Record<string, Compared>> = {
  ...Object.fromEntries(
    Object.values(recordCalls).map(({ path, reply }) => [path, { reply, ofCustomer: true }]),
  ),
  [readConfigCall.path]: { reply: readConfigCall.reply },
  [readConsumerPricesCall.path]: { reply: readConsumerPricesCall.reply },
  [readLegalPageCall.path]: { reply: readLegalPageCall.reply, params: { page: 'agb' } },
  [listCustomersCall.path]: { reply: listCustomersCall.reply, query: { limit: '2', search: 'b' } },
  [listDirectoryCall.path]: { reply: listDirectoryCall.reply, query: { sort: 'units' } },
  [readDirectoryEntryCall.path]: {
    reply: readDirectoryEntryCall.reply,
    params: { customerId: 'A' },
  },
  [listDocumentsCall.path]: { reply: listDocumentsCall.reply, ofCustomer: true },
  [listInvoicesCall.path]: {
    reply: listInvoicesCall.reply,
    query: { year: '2025' },
    ofCustomer: true,
  },
  [readYearsCall.path]: { reply: readYearsCall.reply, ofCustomer: true },
  [readValuationsCall.path]: { reply: readValuationsCall.reply, ofCustomer: true },
  [searchDocumentsCall.path]: {
    reply: searchDocumentsCall.reply,
    query: { text: 'Keller' },
    ofCustomer: true,
  },
  [listDocumentChoicesCall.path]: {
    reply: listDocumentChoicesCall.reply,
    query: { search: 'b', limit: '2' },
  },
  [findCall.path]: { reply: findCall.reply, query: { q: 'A-1' }, ofCustomer: true },
  [readMailboxCall.path]: { reply: readMailboxCall.reply },
  [readInboxCall.path]: { reply: readInboxCall.reply, query: { limit: '1' } },
  [readPaperCall.path]: { reply: readPaperCall.reply, params: { paper: '1' } },
  [readGivingCall.path]: { reply: readGivingCall.reply, params: { id: 'f'.repeat(32) } },
  [listRemovedPapersCall.path]: { reply: listRemovedPapersCall.reply, query: { limit: '1' } },
  [listUnreadPagesCall.path]: { reply: listUnreadPagesCall.reply, query: { limit: '1' } },
  [readOverviewCall.path]: { reply: readOverviewCall.reply },
  [readBackupsCall.path]: { reply: readBackupsCall.reply },
  [readServiceSettingsCall.path]: { reply: readServiceSettingsCall.reply },
  [listDepreciationCall.path]: { reply: listDepreciationCall.reply, ofCustomer: true },
  [readPlaceProfileCall.path]: {
    reply: readPlaceProfileCall.reply,
    ofCustomer: true,
    query: { kind: 'property', itemId: 'A-1' },
  },
  [readDataDayCall.path]: { reply: readDataDayCall.reply, ofCustomer: true },
  [readCalendarCall.path]: { reply: readCalendarCall.reply },
  [readRemindersCall.path]: { reply: readRemindersCall.reply },
  [readNewsCall.path]: { reply: readNewsCall.reply },
  // Without what reading it adds.
  [listRemovedDocumentsCall.path]: { reply: listRemovedDocumentsCall.reply, query: { limit: '1' } },
  [readAuditCall.path]: {
    reply: readAuditCall.reply,
    query: { action: 'accountLinked' },
    ofCustomer: true,
  },
  [readOwnAuditCall.path]: { reply: readOwnAuditCall.reply, query: { limit: '1' } },
  [listDeletionRequestsCall.path]: { reply: listDeletionRequestsCall.reply, ofCustomer: true },
  [listSessionsCall.path]: { reply: listSessionsCall.reply },
  [listOidcIdentitiesCall.path]: { reply: listOidcIdentitiesCall.reply },
  [readSecondFactorCall.path]: { reply: readSecondFactorCall.reply },
  [readMeCall.path]: { reply: readMeCall.reply },
  [findCustomerIdCall.path]: {
    reply: findCustomerIdCall.reply,
    query: { email: 'anna@example.de' },
  },
  [listAccountsCall.path]: { reply: listAccountsCall.reply, ofCustomer: true },
  [readOperatorCall.path]: { reply: readOperatorCall.reply },
  [listMappingsCall.path]: { reply: listMappingsCall.reply },
  [listReportRunsCall.path]: { reply: listReportRunsCall.reply },
  [readReportRunCall.path]: { reply: readReportRunCall.reply, params: { id: 'lauf' } },
  [listImportsCall.path]: { reply: listImportsCall.reply },
  [readImportCall.path]: { reply: readImportCall.reply, params: { id: 'import' } },
  [readStaffRightsCall.path]: { reply: readStaffRightsCall.reply },
  [listStaffCall.path]: { reply: listStaffCall.reply },
  [listProgramsCall.path]: { reply: listProgramsCall.reply },
  [listWebhooksCall.path]: { reply: listWebhooksCall.reply },
  [listWebhookFailuresCall.path]: {
    reply: listWebhookFailuresCall.reply,
    params: { id: 'webhook' },
  },
  [listCustomerInvitationsCall.path]: {
    reply: listCustomerInvitationsCall.reply,
    params: { customerId: 'B' },
  },
  [readPeopleCall.path]: { reply: readPeopleCall.reply, ofCustomer: true },
  [listInvitationsCall.path]: { reply: listInvitationsCall.reply, query: { limit: '1' } },
  [listImportOwnersCall.path]: { reply: listImportOwnersCall.reply, params: { id: 'lauf' } },
  [listMergesCall.path]: { reply: listMergesCall.reply, params: { customerId: 'A' } },
  [previewErasureCall.path]: { reply: previewErasureCall.reply, ofCustomer: true },
  [listLockedDocumentsCall.path]: { reply: listLockedDocumentsCall.reply, query: { limit: '1' } },
  [listPageViewsCall.path]: { reply: listPageViewsCall.reply },
}

/** Only owners have any of these. */
const ownOnly = new Set<string>([readCalendarCall.path, readNewsCall.path, readRemindersCall.path])
/** Pages show these of one customer only, where the calls reply with those of all. */
const ofOne = new Set<string>([
  listDocumentsCall.path,
  ...recordKinds.map(({ name }) => recordCalls[name].path),
])

const ofCustomer = (customerId: string): Asked => ({ params: {}, query: { customerId } })

/** A paused webhook, and a message that it would not take. */
const webhookRows = [
  `insert into webhook (id, url, events, secret, state, created_at)
    values ('webhook', 'https://programm.example/', 'document.filed', 'sealed', 'paused', '')`,
  `insert into webhook_event (id, type, ids, happened_at)
    values ('event', 'document.filed', '{}', '9999')`,
  `insert into webhook_delivery (webhook_id, event_id, subject, state, attempts, due_at, tried_at, reason)
    values ('webhook', 'event', '', 'failed', 1, '9999', '9999', 'Der Empfänger hat mit 500 geantwortet.')`,
]

onEachDatabase('what pages read', (newDatabase) => {
  const documents = useDocuments(newDatabase)
  const newApp = newApps()
  const newFolder = newFolders()
  let app: App
  let browsers: Readonly<Record<Who, Browser>>
  let outcome: Outcome
  const headers = new Map<Who, { authorization: string }>()

  /** Keeps what the read named in the address gives. */
  const renderPage: RenderPage = async ({ url, read }) => {
    const { path, query, params } = JSON.parse(new URL(url).searchParams.get('read') ?? '')
    outcome = await read(path, query, params).then(
      ({ body }) => ({ data: body }),
      (error: Error) => ({
        refused: error instanceof ServiceError ? error.statusCode : error.message,
      }),
    )
    const data = { session: null, renderedAt: 0, loaderData: {}, queries: null }
    return { kind: 'page', html: '', data, sources: [] }
  }

  /** Leaves a locked document behind. */
  async function lockOne() {
    await documents.add({ customerId: 'GELÖSCHT', createsCustomer: true, type: 'Rechnung' })
    const folder = await newFolder()
    const [database, storage] = [documents.database(), documents.storage()]
    const parts = { database, storage, config: readConfig({}, folder) }
    await eraseCustomer(parts, admitCommand('GELÖSCHT'), commandActor)
  }

  async function readInPage(who: Who, path: string, asked: Asked): Promise<Outcome> {
    outcome = { refused: 'nothing was read' }
    const read = JSON.stringify({ path, ...asked })
    await browsers[who].open(`/dashboard?read=${encodeURIComponent(read)}`)
    return outcome
  }

  async function call(who: Who, path: string, { params, query }: Asked): Promise<Outcome> {
    const url = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''))
    const reply = await app.inject({ url, query, headers: headers.get(who) ?? {} })
    if (reply.statusCode !== 200) return { refused: reply.statusCode }
    return { data: compared[path]?.reply.parse(reply.json()) }
  }

  async function enter(email: string, invitee: Invitee): Promise<Browser> {
    const browser = new Browser(app)
    const link = await createInvitation(documents.db(), invitee, PUBLIC_URL)
    expect((await browser.signUp(email, link)).statusCode).toBe(200)
    return browser
  }

  async function fill(customerId: string) {
    for (const kind of recordKinds)
      for (const said of kind.valuation ? [{ [kind.valuation.date]: '2024' }, {}] : [{}]) {
        const row = sampleRow(kind, customerId, `${customerId}-1`, said)
        await documents
          .db()
          .transaction()
          .execute((trx) =>
            replaceRecords(trx, inYears(kind, [SAMPLE_YEAR]), new Map([[customerId, [row]]])),
          )
      }
    const letter = await documents.add({
      customerId,
      typedName: `Brief von ${customerId}`,
      state: 'received',
      textState: 'pending',
    })
    await indexText(documents.database(), letter, toDocumentText(['Der Keller ist nass.']))
    const removed = await documents.add({ customerId })
    await documents
      .db()
      .transaction()
      .execute((trx) =>
        withholdDocument(trx, removed, { reason: 'removed', withheld_by: STAFF, until: '9999' }),
      )
    const bytes = pdf('an invoice')
    await stateInvoice(documents.db(), bytes, newInvoice())
    await documents.add({ customerId, street: 'Bergstr. 1', bytes })
    await addProgram(documents.database(), { customerId })
    const request = { customerId, requestedAt: '2026-01-01T00:00:00.000Z', requestedBy: '' }
    await addDeletionRequest(documents.db(), request)
    await createInvitation(documents.db(), { kind: 'customer', customerId }, PUBLIC_URL)
    const depreciation = { kind: 'property', item_id: `${customerId}-1`, share_bp: 7_500 } as const
    await documents
      .db()
      .insertInto('depreciation')
      .values({ ...depreciation, customer_id: customerId, rate_bp: 200, start_month: '2019-05' })
      .execute()
    const picture_id = `picture of ${customerId}`
    await documents
      .db()
      .insertInto('place_profile')
      .values({
        ...{ customer_id: customerId, kind: 'property', item_id: `${customerId}-1`, picture_id },
        ...{ contact_name: 'Ida Öz', contact_role: '', contact_phone: '', contact_email: '' },
        remarks: 'Schlüssel 7',
      })
      .execute()
    await documents
      .db()
      .insertInto('place_picture')
      .values({
        ...{ picture_id, side: 480, customer_id: customerId, width: 480, height: 270 },
        ...{ file_name: 'Bild', storage_key: picture_id, size: 1, sha256: '' },
      })
      .execute()
    await documents
      .db()
      .insertInto('customer_merge')
      .values({
        ...{ id: `merge ${customerId}`, customer_id: customerId, merged_id: 'X', merged_name: '' },
        ...{ merged_at: '2026-01-01T00:00:00.000Z', merged_by: OPERATOR, until: '9999' },
        ...{ document_shift: 0, last_document_number: 0 },
      })
      .execute()
  }

  beforeAll(async () => {
    for (const statement of webhookRows) await sql.raw(statement).execute(documents.db())
    // The addresses of documents name the second in which they expire.
    vi.useFakeTimers({ toFake: ['Date'] })
    const webFolder = await newFolder()
    await writeFile(join(webFolder, 'index.html'), '<div id="root"></div>')
    const roles = { OPERATOR_EMAILS: OPERATOR, STAFF_EMAILS: STAFF }
    const environment = { DATA_DIR: documents.folder(), ...roles }
    app = await newApp(documents.database(), { webFolder, renderPage, environment })
    for (const customerId of ['A', 'B', 'DEMO']) await fill(customerId)
    await sql`insert into giving (id, actor, begun_at, state, total, done, file_key, size, sha256, text_state, street, type, name)
      values (${'f'.repeat(32)}, '{}', '9999', 'given', 1, 1, '', 1, '', 'none', '', '', '')`.execute(
      documents.db(),
    )
    const started_at = new Date().toISOString()
    const run = { id: 'lauf', year: 2025, customer_id: 'A', started_by: STAFF, started_at }
    await documents.db().insertInto('report_run').values(run).execute()
    await documents
      .db()
      .insertInto('import_run')
      .values({
        id: 'import',
        state: 'mapping',
        actor: '{}',
        started_by: OPERATOR,
        started_at,
        changed_at: started_at,
        due_at: started_at,
      })
      .execute()
    const owner = { run_id: 'lauf', number: 1, customer_id: 'A', name: 'Anna', email: 'anna@a.de' }
    await documents.db().insertInto('import_owner').values(owner).execute()
    const report = { run_id: 'lauf', customer_id: 'A', state: 'empty' } as const
    await documents
      .db()
      .insertInto('report')
      .values({ ...report, due_at: '9999', attempts: 0 })
      .execute()
    await transact(documents.db(), (trx) => saveMapping(trx, readMapping('journal'), STAFF))
    await sql`insert into scan (file_key, uploaded_at, state)
      select storage_key, uploaded_at, 'done' from document where true on conflict do nothing`.execute(
      documents.db(),
    )
    await sql`insert into scan_page (file_key, page, state, reason)
      select file_key, 1, 'unreadable', 'encoding' from scan`.execute(documents.db())
    await transact(documents.db(), (trx) =>
      replaceConsumerPrices(trx, [{ year: 2020, index: 10_000 }]),
    )
    await countPageView(documents.db(), '/dashboard', berlinDay(new Date()))
    const customer = { kind: 'customer', customerId: 'A' } as const
    browsers = {
      nobody: new Browser(app),
      unlinked: await enter('neu@example.de', customer),
      a: await enter('anna@example.de', customer),
      staff: await enter(STAFF, { kind: 'staff', email: STAFF }),
      operator: await enter(OPERATOR, { kind: 'operator', email: OPERATOR }),
    }
    await documents.db().deleteFrom('account_link').where('email', '=', 'neu@example.de').execute()
    for (const who of callers.slice(1)) headers.set(who, await browsers[who].headers())
    await lockOne()
    const pile = await formOf({ docName: 'Stapel', file: pdf('a pile') })
    for (let time = 0; time < 2; time++)
      await documents.call('staff', { method: 'POST', url: uploadPaperCall.path, ...pile })
    await documents.act('operator', [{ kind: 'removePaper', paper: 2, seen: 'Stapel' }])
    await browsers.a.post(renewCalendarCall.path, {}, headers.get('a'))
  })
  afterAll(() => void vi.useRealTimers())

  test('leaves a line of whom staff look at, and none of what owners do', async () => {
    const db = documents.db()
    const lookedAt = db.selectFrom('audit_entry').where('action', '=', 'lookedAt')
    const count = async () => (await lookedAt.select('number').execute()).length
    const before = await count()
    await readInPage('a', readPortfoliosCall.path, ofCustomer('A'))
    expect(await count()).toBe(before)
    for (const who of ['staff', 'staff', 'operator'] as const)
      await readInPage(who, readPortfoliosCall.path, ofCustomer('B'))
    const lines = await lookedAt.select(['actor_email', 'customer_id']).orderBy('number').execute()
    expect(lines.slice(before)).toEqual([
      { actor_email: STAFF, customer_id: 'B' },
      { actor_email: OPERATOR, customer_id: 'B' },
    ])
  })

  describe.each(Object.entries(compared))('from %s', (path, { reply: _, ofCustomer, ...given }) => {
    const own = { params: {}, query: {}, ...given }
    const part = path.includes(':customerId') ? 'params' : 'query'
    const named = ofCustomer
      ? customers.map((customerId) => ({ ...own, [part]: { ...own[part], customerId } }))
      : []

    test.each(callers)('is what the same call replies to %s', async (who) => {
      for (const each of [own, ...named]) {
        const replied = await call(who, path, each)
        const isOfAll = each === own && 'data' in replied && ofOne.has(path) && who !== 'a'
        const expected = isOfAll ? { refused: expect.stringMatching(/one customer/) } : replied
        expect([each, await readInPage(who, path, each)]).toEqual([each, expected])
      }
    })

    const who = ownOnly.has(path) ? 'a' : 'operator'
    test(`is something for ${who}`, async () => {
      const outcome = await call(who, path, named[0] ?? own)
      expect(outcome).toHaveProperty('data')
      // Neither an empty list nor a page of one.
      expect(JSON.stringify(outcome)).not.toMatch(/^\{"data":(\{"\w+":)?\[\]/)
    })
  })

  test('is compared for every call', async () => {
    const routes = routesOf(app).filter((route) => route.startsWith('GET /api/'))
    const others = routes
      .map((route) => route.slice('GET '.length))
      .filter((path) => !compared[path])
    for (const path of others)
      expect(await readInPage('operator', path, { params: {}, query: {} })).toEqual({
        refused: `Pages are not rendered with ${path}.`,
      })
  })
})
