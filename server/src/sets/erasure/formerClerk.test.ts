import { listCustomersCall } from '@hausblick/contract/calls/customers.ts'
import { listDocumentsCall } from '@hausblick/contract/calls/documents.ts'
import { readPortfoliosCall } from '@hausblick/contract/calls/records.ts'
import { beforeAll, expect, test } from 'vitest'
import { revokeAccount } from '../../people/accounts/revoke.ts'
import { commandActor } from '../../platform/audit/entry.ts'
import { createAuditLog } from '../../platform/audit/log.ts'
import { verifyLog } from '../../platform/audit/verify.ts'
import { type Config, readConfig } from '../../platform/config/config.ts'
import { transact } from '../../platform/database/transact.ts'
import { admitCommand } from '../../platform/http/access.ts'
import { STAFF } from '../../testing/app.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { useDocuments } from '../../testing/documents.ts'
import { eraseCustomer } from './erase.ts'
import { listAddresses } from './people.ts'

const SECRET = 'ein geheimer Text von über 32 Zeichen'
const OWNER = 'a@example.org'

onEachDatabase('deleting a customer whom a former clerk served', (newDatabase) => {
  const documents = useDocuments(newDatabase, { environment: { SECRET } })
  const { add, call, database, db, folder, storage } = documents
  let config: Config

  const linesOf = async (email: string) => {
    const lines = await db()
      .selectFrom('audit_entry')
      .select(['action', 'customer_id'])
      .where('actor_email', '=', email)
      .orderBy('number')
      .execute()
    return lines.map(({ action, customer_id }) => `${action} ${customer_id ?? ''}`.trim())
  }

  beforeAll(async () => {
    // The clerk is not among the staff any more.
    config = readConfig({ DATA_DIR: folder(), SECRET }, folder())
    for (const customerId of ['A', 'B'])
      await call('staff', { url: listDocumentsCall.path, query: { customerId } })
    await call('staff', { url: listCustomersCall.path })
    const { actor_issuer: issuer, actor_subject: subject } = await db()
      .selectFrom('audit_entry')
      .select(['actor_issuer', 'actor_subject'])
      .where('actor_email', '=', STAFF)
      .executeTakeFirstOrThrow()
    if (issuer === null || subject === null) throw new Error('The clerk left no line.')
    const clerk = { kind: 'staff', issuer, subject, email: STAFF } as const
    await add({ customerId: 'A', name: 'Brief', uploader: clerk })
    await transact(db(), (trx) =>
      createAuditLog(config.secrets).append(trx, { action: 'signedIn', actor: clerk }),
    )
    await revokeAccount(db(), { issuer, subject })
    // What the owner of A did elsewhere.
    for (const customerId of ['A', 'B'])
      await call('a', { url: listDocumentsCall.path, query: { customerId } })
    await call('a', { url: readPortfoliosCall.path, query: { customerId: 'B' } })
  })

  test('leaves what they did for others, and nothing of the customer’s people', async () => {
    expect(await linesOf(STAFF)).toEqual(['lookedAt A', 'lookedAt B', 'lookedAt', 'signedIn'])
    expect(await linesOf(OWNER)).toContain('refused B')
    const addresses = await db()
      .transaction()
      .execute((trx) => listAddresses(trx, 'A', config))
    expect(addresses).toEqual([OWNER])
    const parts = { database: database(), storage: storage(), config }
    await eraseCustomer(parts, admitCommand('A'), commandActor)
    expect(await linesOf(STAFF)).toEqual(['lookedAt B', 'lookedAt', 'signedIn'])
    const rows = await db().selectFrom('audit_entry').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(OWNER)
    expect((await verifyLog(db(), config.secrets)).faults).toEqual([])
  })
})
