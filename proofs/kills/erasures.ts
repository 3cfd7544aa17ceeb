import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addressOf } from '@hausblick/contract/calls/call.ts'
import { eraseCustomerCall } from '@hausblick/contract/calls/erasure.ts'
import { listTables } from '@hausblick/server/src/backup/tables.ts'
import { openDocumentStore } from '@hausblick/server/src/config/openDocumentStore.ts'
import { addDocument } from '@hausblick/server/src/documents/add/addDocument.ts'
import { indexText, toDocumentText } from '@hausblick/server/src/documents/search/indexText.ts'
import { signIn } from '@hausblick/server/src/testing/accounts.ts'
import { sha256 } from '@hausblick/server/src/testing/documents/sending.ts'
import { rawPdf } from '@hausblick/server/src/testing/texts/pdfs.ts'
import { sql } from 'kysely'
import {
  type Effect,
  expectSame,
  type Operation,
  requireSuccess,
  type Site,
  type Target,
} from './operation.ts'

const OPERATOR = 'betreiber@betreiber.example'
const DOCUMENTS = 6

/** A customer to be deleted, and who deletes. */
interface Erased {
  /** The customer's id. */
  readonly name: string
  readonly headers: { readonly authorization: string }
  /** The number of rows, by table. */
  readonly rows: string
}

/** Deletions: a customer is wholly there or wholly gone, but for what must be kept. */
export function createErasures(): Operation<Erased> {
  let headers: Promise<Erased['headers']> | undefined
  return {
    environment: { OPERATOR_EMAILS: OPERATOR },
    mostMs: 60,
    prepare: async (site) => {
      const database = { ...site.database, url: '' }
      headers ??= signIn(database, { email: OPERATOR, kind: 'operator' }, { expires: '1 day' })
      const name = `K-${randomUUID().slice(0, 8)}`
      await addCustomer(site, name)
      return { name, headers: await headers, rows: await countRows(site, name) }
    },
    send: async (target, erased) => {
      await requireSuccess(await erase(target, erased))
    },
    find: async (site, { name, rows }): Promise<Effect> => {
      const found = await countRows(site, name)
      if (found === rows) return 'absent'
      return found === `withheld_document ${DOCUMENTS / 2}` ? 'whole' : 'half'
    },
    repeat: async (target, erased, wasWhole) => {
      const { status } = await erase(target, erased)
      return expectSame('the status of deleting again', status, wasWhole ? 404 : 200)
    },
  }
}

/** Adds a customer with an account, and documents of which half must be kept. */
async function addCustomer({ database, folder }: Site, name: string): Promise<void> {
  const account = { email: `${name}@example.org`.toLowerCase(), customerId: name }
  await signIn({ ...database, url: '' }, { ...account, kind: 'customer' })
  const place = { kind: 'disk', folder: join(folder, 'documents') } as const
  const storage = await openDocumentStore(database, place)
  for (let number = 1; number <= DOCUMENTS; number++) {
    const bytes = rawPdf([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[]/Count 0>>',
      `(${name} ${number})`,
    ])
    const path = join(folder, `${randomUUID()}.pdf`)
    await writeFile(path, bytes)
    const file = { path, size: bytes.length, sha256: sha256(bytes), active: [] }
    await addDocument(
      { database, storage },
      {
        customerId: name,
        street: `Weg ${name}`,
        date: '2025-01-31',
        type: number % 2 === 0 ? 'Rechnung' : 'Energieausweis',
        name: `Nummer ${number}`,
        state: null,
        typedName: '',
        message: '',
        uploader: null,
        file: { ...file, textState: 'pending' },
      },
    )
    const text = toDocumentText([`Ein Brief an ${name}`])
    await indexText(database, { customerId: name, number }, text)
  }
  await storage.close()
}

/** Returns how many rows each table has about a customer. */
async function countRows({ database: { db, dialect } }: Site, name: string): Promise<string> {
  const counts: string[] = []
  for (const table of await listTables(db, dialect)) {
    // What is logged about them is emptied, not deleted.
    if (!table.columns.includes('customer_id') || table.name === 'audit_entry') continue
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table.name)} where customer_id = ${name}`.execute(
      db,
    )
    if (rows[0]?.count) counts.push(`${table.name} ${rows[0].count}`)
  }
  const customers = await db.selectFrom('customer').select('id').where('id', '=', name).execute()
  if (customers.length > 0) counts.push('customer')
  return counts.join(', ')
}

async function erase({ url }: Target, { name, headers }: Erased): Promise<Response> {
  return await fetch(url + addressOf(eraseCustomerCall, { params: { customerId: name } }), {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ confirmation: name }),
  })
}
