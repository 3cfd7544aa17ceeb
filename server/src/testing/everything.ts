import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { renewCalendarCall } from '@hausblick/contract/calls/calendar.ts'
import { readInboxCall } from '@hausblick/contract/calls/inbox.ts'
import { inviteCall } from '@hausblick/contract/calls/invitations.ts'
import { listDeletionRequestsCall } from '@hausblick/contract/calls/myData.ts'
import { uploadPaperCall } from '@hausblick/contract/calls/papers.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { sql } from 'kysely'
import { completeFindIndex } from '../documents/find/index/update.ts'
import { indexText, toDocumentText } from '../documents/search/indexText.ts'
import { ensureDemoCustomer } from '../operating/demo/ensure.ts'
import { createStorageKey } from '../platform/storage/key.ts'
import { inYears } from '../records/editions.ts'
import { amountsByKindKind } from '../records/kinds/amountsByKind.ts'
import { replaceRecords } from '../records/write.ts'
import { formOf, pdf, type useDocuments } from './documents.ts'
import { SAMPLE_YEAR, sampleRow } from './sampleRow.ts'

/** Later than any test of it ends, and sooner than what is taken for a time from before the clock was set back. */
const soon = new Date(Date.now() + 9 * 60_000).toISOString()

/** Words of the text that is stored and indexed. */
const INDEXED_TEXT = 'Die Heizkostenabrechnung für den Zaunkönig'

/** Adds at least one row to every table, as far as possible by the service itself. */
export async function storeEverything(documents: ReturnType<typeof useDocuments>): Promise<void> {
  await documents
    .db()
    .transaction()
    .execute((trx) =>
      replaceRecords(
        trx,
        inYears(amountsByKindKind, [SAMPLE_YEAR]),
        new Map([['A', [sampleRow(amountsByKindKind, 'A', 'A-1')]]]),
      ),
    )
  const { call, upload, database, db } = documents
  await ensureDemoCustomer(database(), 'C')
  await upload('a', { docName: 'Abrechnung', userMessage: 'Bitte „bald“ – danke 🙏\n\n' })
  await upload('a', { docName: 'Brief', file: pdf('another') })
  await indexText(database(), { customerId: 'A', number: 1 }, toDocumentText([INDEXED_TEXT]))
  await fileFirst(documents)
  await removeOne(documents)
  await addPaper(documents)
  await call('a', { method: 'POST', url: renewCalendarCall.path })
  await call('b', {
    method: 'POST',
    url: listDeletionRequestsCall.path,
    payload: { customerId: 'B' },
  })
  await call('operator', {
    method: 'POST',
    url: inviteCall.path,
    body: { customerId: 'B' },
  })
  await addPicture(documents)
  for (const statement of others) await sql.raw(statement).execute(db())
  await completeFindIndex(database())
}

async function fileFirst({ act, call }: ReturnType<typeof useDocuments>): Promise<void> {
  const { entries } = readInboxCall.reply.parse(
    (await call('staff', { url: readInboxCall.path })).json(),
  )
  const [{ customerId, number, name: seen } = { customerId: '', number: 0, name: '' }] = entries
  const parts = { street: 'Ährenweg 1', date: '2025-01-01', type: 'Rechnung', name: 'Öl' }
  await act('staff', [{ kind: 'file', customerId, number, seen, ...parts }])
}

async function removeOne({ add, act }: ReturnType<typeof useDocuments>): Promise<void> {
  const { customerId, number, fileName: seen } = await add({ customerId: 'A', name: 'Doppelt' })
  await act('staff', [{ kind: 'remove', customerId, number, seen }])
}

async function addPaper({ call }: ReturnType<typeof useDocuments>): Promise<void> {
  const form = await formOf({ docName: 'Stapel', file: pdf('a pile') })
  await call('staff', { method: 'POST', url: uploadPaperCall.path, ...form })
}

/** Without a reader, which pictures take some time. */
async function addPicture({ db, folder, storage }: ReturnType<typeof useDocuments>): Promise<void> {
  const [storage_key, path] = [createStorageKey(), join(folder(), 'picture')]
  const bytes = Buffer.from('a picture')
  await writeFile(path, bytes)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await storage().put(storage_key, { path, size: bytes.length, sha256 })
  await db()
    .insertInto('place_picture')
    .values({
      ...{ picture_id: 'picture', side: 480, customer_id: 'A', width: 1, height: 1, sha256 },
      ...{ file_name: 'Bild A-1 picture 480.webp', storage_key, size: bytes.length },
    })
    .execute()
}

/** What takes the service passwords, time, or failures to store; nothing of it expires meanwhile. */
const others = [
  `insert into scan_page (file_key, page, state, text, terms)
    select file_key, 1, 'read', 'Ölrechnung', 'olrechnung' from scan`,
  "insert into import_owner (run_id, number, customer_id, name, email) values ('run', 1, 'A', 'Anna Ähre', 'anna@example.org')",
  `insert into invoice (sha256, format, data, supplier, supplier_key, number_key)
    select sha256, 'pdf', '{}', 'Öl Ähre', 'olahre', '1' from document limit 1`,
  "insert into filing_word values ('rechnung', '{}')",
  "insert into house_role values ('neu@example.com', 'staff', '', 'operator@example.com')",
  "insert into attempt (key, free_at_ms) values ('a', 9007199254740991)",
  "insert into known_client (key, until_ms) values ('a', 9007199254740991)",
  `insert into outbox (content, due_at, attempts) values ('sealed', '${soon}', 0)`,
  `insert into mailbox_mail (key, place, uid_validity, uid, fingerprint, arrived_at, size, sender, is_proven, customer_id, state)
    values ('mail', 'place', '1', 1, '', '9999', 1, 'a@example.org', 1, 'A', 'done')`,
  "insert into watched_file (key, name, sha256, found_at, is_there) values ('file', 'scan.exe', '', '9999', 0)",
  "insert into refused_mail (refused_at, outbox_id, reason) values ('9999', 1, 'Mailbox unavailable')",
  "insert into storage_removal (storage_key, due_at) values ('00000000000000000000000000000000', '9999')",
  "insert into paper_page (paper_id, page, text, terms) select id, 1, 'Stapel', 'stapel' from paper",
  "insert into paper_split (request_sha256, made_at, made_by, letters) values ('', '', 'staff@example.org', 1)",
  `insert into document_change
      (step, position, kind, customer_id, number, new_customer_id, new_number, file_name, former, tells_at, until)
    values ('step', 1, 'correct', 'A', 1, 'A', 1, 'readv_A_Weg 1_20250101_Brief_Gruss.pdf', '{}', '9999', '9999')`,
  `insert into paper_change (step, position, kind, paper_id, customer_id, number, file_name, until)
    values ('step', 2, 'filePaper', 1, 'A', 1, 'readv_A_Weg 1_20250101_Brief_Gruss.pdf', '9999')`,
  'insert into consumer_price (year, index_hundredths) values (2020, 10000)',
  "insert into page_view (day, route, views) values ('2025-01-01', '/dashboard', 7)",
  `insert into identity_account (id, user_id, provider_id, account_id, password, created_at, updated_at)
    select 'account', id, 'credential', id, 'hashed', '', '' from identity_user where email = 'a@example.org'`,
  `insert into identity_verification (id, identifier, value, expires_at, created_at, updated_at)
    values ('v', 'i', 'value', '9999', '', '')`,
  `insert into further_customer (issuer, subject, customer_id, created_at)
    select issuer, subject, 'C', '' from account_link where email = 'a@example.org'`,
  `insert into guest (id, customer_id, email, parts, years, until, invited_by, created_at, token_hash, token_expires_at)
    values ('guest', 'A', 'gast@example.org', '["figures"]', '[2025]', '2999-12-31', 'a@example.org', '', 'hash', '9999')`,
  // Looked at today, or the service does so while the test is running.
  `insert into reminder_choice (issuer, subject, kind, is_on, chosen_at, looked_on)
    select issuer, subject, 'date', 1, '9999', '${berlinDay(new Date())}'
    from account_link where email = 'a@example.org'`,
  `insert into visit (issuer, subject, customer_id, last_at, before_at)
    select issuer, subject, customer.id, '2025-01-02', '2025-01-01' from account_link, customer
    where email = 'a@example.org' and customer.id in ('A', 'C')`,
  `insert into reminder (issuer, subject, kind, customer_id, item, lead, due_at, sent_at)
    select issuer, subject, 'document', 'A', '1', 0, '', '9999' from account_link where email = 'a@example.org'`,
  `insert into reminder_link (token_hash, issuer, subject, kind, created_at)
    select 'hash', issuer, subject, 'date', '9999' from account_link where email = 'a@example.org'`,
  `insert into webhook (id, url, events, secret, state, created_at)
    values ('webhook', 'https://programm.example/', 'document.filed', 'sealed', 'paused', '')`,
  `insert into webhook_event (id, type, customer_id, ids, happened_at)
    values ('event', 'document.filed', 'A', '{"document":1}', '9999')`,
  `insert into webhook_delivery (webhook_id, event_id, subject, state, attempts, due_at)
    values ('webhook', 'event', '["A","document 1"]', 'waiting', 0, '9999')`,
  "insert into depreciation values ('A', 'property', 'A-1', 7500, 200, '2019-05', 2500000)",
  "insert into place_profile values ('A', 'property', 'A-1', 'Ida Öz', 'Hausmeisterin', '030 123', '', 'Schlüssel 7', 'picture')",
  "insert into report_run (id, year, customer_id, started_at, started_by) values ('run', 2025, 'A', '2025-01-01', 'staff@example.org')",
  `insert into report (run_id, customer_id, state, due_at, attempts, content)
    values ('run', 'A', 'made', '9999', 0, '{}')`,
  `insert into import_run (id, state, actor, started_by, started_at, changed_at, due_at)
    values ('import', 'applied', '{}', 'staff@example.org', '2025-01-01', '2025-01-01', '9999')`,
  `insert into program (id, name, purpose, customer_id, last_day, token_hash, made_at, made_by)
    values ('program', 'Nachtlauf', 'import', 'A', '2999-12-31', 'hash', '', 'operator@example.org')`,
  "insert into program_key values ('program', 'heute', 'hash', 'import', '9999')",
  `insert into import_file (run_id, number, name, size, sha256, storage_key, kept_until)
    values ('import', 1, 'Mieten.xlsx', 1, '', '', '9999')`,
  `insert into import_sheet (run_id, number, file_number, sheet, result, decision, content)
    values ('import', 1, 1, 'Mieten', 'proposed', 'left-out', '{}')`,
  `insert into import_fault (run_id, number, severity, content) values ('import', 1, 'error', '{}')`,
  `insert into import_correction (run_id, file_number, sheet, line, label, value, set_by, set_at)
    values ('import', 1, 'Mieten', 2, 'miete', '1', 'staff@example.org', '2025-01-01')`,
  `insert into import_mapping (id, name, subject, sheet, version, profile, saved_at, saved_by)
    values ('mapping', 'Mieterliste', 'unit', 'Mieten', 1, '{}', '', 'staff@example.org')`,
  `insert into operator_version (saved_at, saved_by, what, content)
    values ('', 'operator@example.org', 'details', '{}')`,
  "insert into operator_logo values ('hash', '')",
  "insert into learned_heading (subject, heading, field) values ('unit', 'we-nr.', 'propertyid')",
  `insert into import_difference (run_id, number, table_name, customer_id, item_id, change, search, after)
    values ('import', 1, 'property-overview', 'A', 'A-1', 'added', 'einheit a-1', '{}')`,
  "insert into import_change values ('import', 'property-overview', 1, 0, 0, 0)",
  `insert into giving (id, actor, begun_at, state, total, done, file_key, size, sha256, text_state, street, type, name)
    values ('giving', '{}', '9999', 'given', 1, 1, 'none', 1, '', 'none', '', '', '')`,
  "insert into giving_recipient (giving_id, position, customer_id, number) values ('giving', 1, 'A', 1)",
  `insert into customer_merge (id, customer_id, merged_id, merged_name, merged_at, merged_by, until, document_shift, last_document_number)
    values ('merge', 'A', 'A-alt', 'Anna Ähre', '2025-01-01', 'chefin@example.org', '9999', 1000, 0)`,
  "insert into customer_merge_part (merge_id, number, part, key) values ('merge', 1, 'unit', 'A-1')",
  "insert into password_reset (token_hash, user_id, expires_at) values ('hash', null, '9999')",
  `insert into identity_totp (user_id, secret, confirmed_at, session_id, last_step, created_at)
    select id, 'sealed', '', 'session', 1, '' from identity_user where email = 'a@example.org'`,
  `insert into identity_recovery_code (user_id, code_hash)
    select id, 'hash' from identity_user where email = 'a@example.org'`,
  `insert into identity_passkey (id, user_id, credential_id, public_key, counter, transports, name, created_at)
    select 'passkey', id, 'credential', 'key', 1, 'internal', 'Mein Telefon', '' from identity_user
    where email = 'a@example.org'`,
  `insert into identity_oidc (id, issuer, subject, user_id, created_at)
    select 'oidc', 'https://anbieter.example/', 'subject', id, '' from identity_user
    where email = 'a@example.org'`,
  `insert into identity_oidc_attempt (state_hash, browser_hash, issuer, user_id, session_id, sealed, expires_at)
    select 'hash', 'hash', 'https://anbieter.example/', id, 'session', 'sealed', '9999' from identity_user
    where email = 'a@example.org'`,
  `insert into identity_challenge (token_hash, kind, failures, expires_at)
    values ('hash', 'passkeySignIn', 0, '9999')`,
]
