import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { commandActor } from '../../platform/audit/entry.ts'
import { createAuditLog } from '../../platform/audit/log.ts'
import { readConfig } from '../../platform/config/config.ts'
import { transact } from '../../platform/database/transact.ts'
import { admitCommand } from '../../platform/http/access.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { useDocuments } from '../../testing/documents.ts'
import { storeEverything } from '../../testing/everything.ts'
import { spreadOut } from '../../testing/spreadOut.ts'
import { listTables } from '../backup/tables.ts'
import { eraseCustomer, previewErasure } from './erase.ts'

/** For each table without a customer's id, what a deletion does about it; a new one is added here. */
const others: Readonly<Record<string, string>> = {
  attempt: 'keyed hashes: those of accounts are deleted, those of clients expire within minutes',
  audit_head: 'holds no personal data',
  customer: 'is the customer',
  customer_merge_part: 'with its merge',
  consumer_price: 'holds no personal data',
  document_page: 'with its document',
  identity_account: 'with its user',
  identity_challenge: 'with its user',
  identity_key: 'holds no personal data',
  identity_oidc: 'with its user',
  identity_oidc_attempt: 'with its user, else within minutes',
  identity_passkey: 'with its user',
  identity_recovery_code: 'with its user',
  identity_session: 'with its user',
  identity_totp: 'with its user',
  identity_user: 'where no other customer has it',
  identity_verification: 'is not used',
  import_change: 'holds no personal data',
  find_part: 'words that only deleted customers had are forgotten in the background',
  filing_word: 'words that the letters of several customers have',
  giving: 'who gave what to many; its recipients go with their customer',
  house_role: 'who works for the operator',
  import_correction: 'with the files of its import, which go where they name the customer',
  import_fault: 'with the files of its import',
  import_file: 'where it names the customer, else until its retention ends',
  import_mapping: 'without what stands for the customer',
  import_run: 'who imported, as the log',
  import_sheet: 'with the files of its import',
  invoice: 'with the last document that has its file',
  known_client: 'keyed hashes: deleted by account',
  learned_heading: 'where it does not name the customer',
  listing_choice: 'words that only deleted documents had are forgotten in the background',
  listing_part: 'words that only deleted documents had are forgotten in the background',
  mailbox: 'holds no personal data',
  watched_file: 'names of files that were refused, for 90 days',
  watched_folder: 'holds no personal data',
  operator_logo: 'holds no personal data',
  operator_version: 'who operates the service',
  outbox: 'mails to the people, and about the customer',
  paper: 'no customer’s yet; what was filed for one goes with them',
  paper_page: 'with its paper',
  paper_split: 'holds no personal data of customers',
  page_view: 'holds no personal data',
  password_reset: 'with its user',
  program_key: 'with its program',
  refused_mail: 'holds no personal data',
  reminder_choice: 'with its account',
  reminder_link: 'with its account',
  scan: 'with its file, and before where the document is locked',
  scan_page: 'with its file, and before where the document is locked',
  service: 'holds no personal data',
  storage_removal: 'random keys, until the files are deleted',
  webhook: 'holds no personal data',
  webhook_delivery: 'with its event',
  word_part: 'words that only deleted documents had are forgotten in the background',
}

/** What law demands is kept. */
const KEPT = 'withheld_document'

onEachDatabase('deleting a customer', (newDatabase) => {
  const documents = useDocuments(newDatabase)
  const { database, db, folder, storage } = documents
  const parts = () => ({
    database: database(),
    storage: storage(),
    config: readConfig({ DATA_DIR: folder(), OPERATOR_EMAILS: 'x@y.example' }, folder()),
  })

  async function rowsOf(customerId: string) {
    const rows = new Map<string, string[]>()
    for (const { name, columns } of await listTables(db(), database().dialect)) {
      if (!columns.includes('customer_id')) continue
      const found =
        await sql`select * from ${sql.table(name)} where customer_id = ${customerId}`.execute(db())
      rows.set(name, found.rows.map((row) => JSON.stringify(row)).toSorted())
    }
    return rows
  }

  beforeAll(async () => {
    // What is deleted only by keys would remain once servers share the customers.
    if (database().dialect === 'postgres') await spreadOut(db())
    await storeEverything(documents)
    const { config } = parts()
    const entry = { action: 'exported', actor: commandActor, customerId: 'A' } as const
    await transact(db(), (trx) => createAuditLog(config.secrets).append(trx, entry))
  })

  test('knows every table', async () => {
    const tables = await listTables(db(), database().dialect)
    const unnamed = tables.filter(({ columns }) => !columns.includes('customer_id'))
    expect(unnamed.map(({ name }) => name).toSorted()).toEqual(Object.keys(others).toSorted())
  })

  test('leaves nothing of them but what must be kept, and others alone', async () => {
    const [a, b, c] = [await rowsOf('A'), await rowsOf('B'), await rowsOf('C')]
    const filled = [...a.keys()].filter((name) => [a, b, c].some((rows) => rows.get(name)?.length))
    expect(filled).toEqual([...a.keys()])
    const preview = await previewErasure(parts(), admitCommand('A'))
    const { erasedAt, ...report } = await eraseCustomer(parts(), admitCommand('A'), commandActor)
    expect(erasedAt).not.toBeNull()
    expect(report.documents).toEqual(preview.documents)
    const kept = report.documents.reduce((sum, one) => sum + one.kept, 0)
    expect(await rowsOf('B')).toEqual(b)
    for (const customerId of ['B', 'C'])
      await eraseCustomer(parts(), admitCommand(customerId), commandActor)
    for (const customerId of ['A', 'B', 'C']) {
      const rows = await rowsOf(customerId)
      expect(rows.get(KEPT)?.length).toBe(customerId === 'A' ? kept : 0)
      rows.delete(KEPT)
      expect([...rows].filter(([, found]) => found.length > 0)).toEqual([])
    }
    const users = await sql<{ email: string }>`select email from identity_user`.execute(db())
    expect(users.rows.map(({ email }) => email.split('@')[0]).toSorted()).toEqual([
      'chefin',
      'mitarbeiter',
      'neu',
    ])
    await expect(eraseCustomer(parts(), admitCommand('A'), commandActor)).rejects.toThrow(
      /gibt es nicht/,
    )
  })
})
