import { MERGE_KEPT_DAYS } from '@hausblick/contract/calls/merges.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import { lockDocumentsOf } from '../../documents/lockDocuments.ts'
import { updateCustomerSearch } from '../../people/accounts/customerSearch/entries.ts'
import { lookAgain } from '../../people/accounts/subscriptions/choices.ts'
import { writeNames } from '../../people/customers/names.ts'
import { incrementDataVersion } from '../../people/customers/store.ts'
import type { SqlDialect } from '../../platform/database/columnTypes.ts'
import type { CustomerMergeTable } from '../../platform/database/tables/customerMerges.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Admitted, CustomerScope } from '../../platform/http/access.ts'
import type { ConfirmedCaller } from '../../platform/http/callers.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import type { Service } from '../../platform/http/service.ts'
import { noteNewestMonths } from '../../records/newestMonths.ts'
import type { StoredRow } from '../../records/row.ts'
import { checkIdle } from './check.ts'
import { moveDocuments } from './documents.ts'
import { bringBack, type Part, readParts } from './parts.ts'
import { returnMembers } from './people.ts'
import { returnPictures } from './pictures.ts'
import { returnPortfolio } from './portfolio.ts'
import { returnRest } from './rest.ts'
import { moveIds, subjects } from './subjects.ts'
import * as texts from './texts.ts'

/**
 * Makes two customers again of one: the one that went gets back what is still there of what it had, as it is now, and what
 * was kept aside. What came since stays. Throws a ServiceError: 404 for an unknown merge, 409 where it cannot be taken back.
 */
export async function undoMerge(
  { database, audit }: Pick<Service, 'database' | 'audit'>,
  { actor, scope }: Admitted<ConfirmedCaller, CustomerScope>,
  id: string,
): Promise<void> {
  await transact(database.db, async (trx) => {
    const merge = await findMerge(trx, scope, id)
    const { merged_id: from, customer_id: into } = merge
    await checkUndoable(trx, merge)
    await lockDocumentsOf(trx, [into])
    const { numUpdatedRows } = await trx
      .updateTable('customer_merge')
      .set({ undone_at: new Date().toISOString() })
      .where('id', '=', id)
      .where('undone_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new ServiceError(409, texts.undoneAlready)
    await returnAll(trx, database.dialect, merge, await readParts(trx, id))
    await trx.deleteFrom('customer_merge_part').where('merge_id', '=', id).execute()
    const record = audit.by(actor)
    for (const customerId of [from, into]) await record(trx, { action: 'mergeUndone', customerId })
  })
}

/** Finds a merge of a customer. Throws a ServiceError (404) if there is none. */
export async function findMerge(
  db: Kysely<Schema>,
  { customerId }: CustomerScope,
  id: string,
): Promise<CustomerMergeTable> {
  const merge = await db
    .selectFrom('customer_merge')
    .selectAll()
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  if (!merge) throw new ServiceError(404, texts.mergeGone)
  return merge
}

/** Throws a ServiceError (409) where a merge cannot be taken back. */
export async function checkUndoable(
  db: Kysely<Schema>,
  { id, customer_id, merged_id, merged_at, until, undone_at }: CustomerMergeTable,
): Promise<void> {
  if (undone_at !== null) throw new ServiceError(409, texts.undoneAlready)
  if (until <= new Date().toISOString()) throw new ServiceError(409, texts.tooLate(MERGE_KEPT_DAYS))
  const later = await db
    .selectFrom('customer_merge')
    .select(['customer_id', 'merged_id'])
    .where('id', '!=', id)
    .where('merged_at', '>=', merged_at)
    .where('undone_at', 'is', null)
    .where(({ or, eb }) =>
      or([eb('customer_id', '=', customer_id), eb('merged_id', '=', customer_id)]),
    )
    .orderBy('merged_at', 'desc')
    .executeTakeFirst()
  if (later) throw new ServiceError(409, texts.laterMerge(later.merged_id, later.customer_id))
  const taken = await db
    .selectFrom('customer')
    .select('id')
    .where('id', '=', merged_id)
    .executeTakeFirst()
  if (taken) throw new ServiceError(409, texts.idTaken(merged_id))
  await checkIdle(db, [customer_id])
}

async function returnAll(
  trx: Transaction<Schema>,
  dialect: SqlDialect,
  { merged_id: from, customer_id: into, document_shift, last_document_number }: CustomerMergeTable,
  parts: ReadonlyMap<string, readonly Part[]>,
): Promise<void> {
  const pair = { from, into }
  const back = { from: into, into: from }
  await recreate(trx, parts.get('customer')?.[0]?.content as StoredRow)
  await returnPortfolio(trx, pair, parts.get('portfolio')?.[0])
  for (const subject of subjects)
    await moveIds(
      trx,
      subject,
      back,
      (parts.get(subject) ?? []).map(({ key }) => key),
    )
  await returnRest(trx, pair, parts, document_shift)
  await moveDocuments(trx, {
    ...back,
    dialect,
    after: document_shift,
    last: document_shift + last_document_number,
    shift: -document_shift,
  })
  await returnMembers(trx, pair, parts.get('member') ?? [])
  await bringBack(trx, parts.get('aside') ?? [])
  await returnPictures(trx, pair)
  const [given] = parts.get('name') ?? []
  const named = await trx.selectFrom('customer').select('name').where('id', '=', into).execute()
  if (given && named[0]?.name === given.key) await writeNames(trx, [[into, '']])
  await updateCustomerSearch(trx, [from, into])
  await incrementDataVersion(trx, [from, into])
  await lookAgain(trx, [from, into])
  await noteNewestMonths(trx, [from, into], false)
}

async function recreate(trx: Transaction<Schema>, customer: StoredRow): Promise<void> {
  const columns = Object.keys(customer)
  await sql`
    insert into customer (${sql.join(columns.map((column) => sql.ref(column)))})
    values (${sql.join(Object.values(customer))})`.execute(trx)
}
