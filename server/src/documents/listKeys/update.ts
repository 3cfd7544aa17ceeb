import { documentSearchText } from '@hausblick/figures/documents/entry.ts'
import { sortKey } from '@hausblick/figures/sortKey.ts'
import { searchable } from '@hausblick/figures/text.ts'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/open.ts'
import { splitIntoChunks } from '../../platform/database/splitIntoChunks.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { transact } from '../../platform/database/transact.ts'
import { toListKeys } from './keys.ts'
import { insertWords, removeWords } from './words.ts'

const DOCUMENTS_AT_A_TIME = 500

interface DocumentKey {
  readonly customer_id: string
  readonly number: number
}

/** Writes how lists show some documents; call it in the transaction that adds or renames them. */
export async function updateListKeys(
  trx: Transaction<Schema>,
  keys: readonly DocumentKey[],
): Promise<void> {
  for (const chunk of splitIntoChunks(keys, DOCUMENTS_AT_A_TIME)) await updateChunk(trx, chunk)
}

/** Lists all documents that are not, or were renamed by processes of older versions. Concurrent processes share the work. */
export async function completeListKeys({ db }: Pick<Database, 'db'>): Promise<void> {
  for (;;) {
    const keys = await db
      .selectFrom('document')
      .select(['customer_id', 'number'])
      .where(sql<boolean>`listed_as is null or listed_as <> file_name`)
      .orderBy('customer_id')
      .orderBy('number')
      .limit(DOCUMENTS_AT_A_TIME)
      .execute()
    if (keys.length === 0) return
    await transact(db, (trx) => updateChunk(trx, keys))
  }
}

async function updateChunk(trx: Transaction<Schema>, keys: readonly DocumentKey[]): Promise<void> {
  // Locks the rows until the transaction ends, so that a concurrent change sees what this one wrote.
  await sql`update document set listed_as = file_name where ${isOneOf(keys)}`.execute(trx)
  const documents = await trx
    .selectFrom('document')
    .select(['customer_id', 'number', 'name', 'street', 'type', 'date', 'size'])
    .where(isOneOf(keys))
    .execute()
  const listings = documents.map((document) =>
    toListKeys(document, documentSearchText({ ...document, customerId: document.customer_id })),
  )
  await removeWords(trx, await readListed(trx, keys))
  await sql`delete from listing where ${isOneOf(keys)}`.execute(trx)
  await trx.insertInto('listing').values(listings).execute()
  await insertWords(trx, listings)
  await insertChoices(trx, documents)
}

async function readListed(trx: Transaction<Schema>, keys: readonly DocumentKey[]) {
  return await trx
    .selectFrom('listing')
    .select(['customer_id', 'number', 'search_text'])
    .where(isOneOf(keys))
    .execute()
}

async function insertChoices(
  trx: Transaction<Schema>,
  documents: readonly { readonly street: string; readonly type: string }[],
): Promise<void> {
  const choices = new Map(
    documents
      .flatMap(({ street, type }) => [toChoice('street', street), toChoice('type', type)])
      .filter(({ label }) => label !== '')
      .map((choice) => [`${choice.kind} ${choice.label}`, choice]),
  )
  if (choices.size === 0) return
  // In order, so that concurrent transactions do not wait for each other in a circle.
  const rows = [...choices].toSorted(([one], [other]) => (one < other ? -1 : 1))
  await trx
    .insertInto('listing_choice')
    .values(rows.map(([, row]) => row))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

function toChoice(kind: 'street' | 'type', label: string) {
  return { kind, label, key: sortKey(label), search_text: searchable(label) }
}

function isOneOf(keys: readonly DocumentKey[]): RawBuilder<boolean> {
  const list = keys.map(
    ({ customer_id, number }) => sql`(${customer_id}, cast(${number} as bigint))`,
  )
  return sql`(customer_id, number) in (values ${sql.join(list)})`
}
