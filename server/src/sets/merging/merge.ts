import { randomUUID } from 'node:crypto'
import { MERGE_KEPT_DAYS } from '@hausblick/contract/calls/merges.ts'
import { sql, type Transaction } from 'kysely'
import { lockDocumentsOf } from '../../documents/lockDocuments.ts'
import { updateCustomerSearch } from '../../people/accounts/customerSearch/entries.ts'
import { lookAgain } from '../../people/accounts/subscriptions/choices.ts'
import { writeNames } from '../../people/customers/names.ts'
import { incrementDataVersion } from '../../people/customers/store.ts'
import type { SqlDialect } from '../../platform/database/columnTypes.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { transact } from '../../platform/database/transact.ts'
import type { AdmittedMerge } from '../../platform/http/access/sets.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import type { Service } from '../../platform/http/service.ts'
import { noteNewestMonths } from '../../records/newestMonths.ts'
import type { StoredRow } from '../../records/row.ts'
import { checkMergeable } from './check.ts'
import { moveDocuments } from './documents.ts'
import { type Pair, Parts, pairOf } from './parts.ts'
import { moveGuests, moveMembers } from './people.ts'
import { takePictures } from './pictures.ts'
import { movePortfolio } from './portfolio.ts'
import { describeMerge } from './preview.ts'
import { moveRest } from './rest.ts'
import { moveSubjects } from './subjects.ts'
import * as texts from './texts.ts'

const DAY_MS = 24 * 60 * 60_000

/**
 * Moves everything that a customer has to another, in one transaction, after which the one is gone. What neither has any more
 * is kept for as long as this can be taken back. Returns the id of the merge. Throws a ServiceError: 404 where one of them does
 * not exist, 400 or 409 where they cannot become one, and 409 where anything is not as the caller has seen it.
 */
export async function mergeCustomers(
  { database, config, audit }: Pick<Service, 'database' | 'config' | 'audit'>,
  admitted: AdmittedMerge,
  seen: string,
): Promise<string> {
  const { actor } = admitted
  const pair = pairOf(admitted)
  return await transact(database.db, async (trx) => {
    await lockDocumentsOf(trx, [pair.from, pair.into])
    await checkMergeable(trx, pair, config.demoCustomerId)
    const preview = await describeMerge(trx, pair)
    if (preview.seen !== seen) throw new ServiceError(409, texts.changedSince)
    const parts = new Parts()
    const numbers = await moveAll(
      trx,
      parts,
      { ...pair, dialect: database.dialect },
      preview.totals,
    )
    const id = randomUUID()
    const now = Date.now()
    await trx
      .insertInto('customer_merge')
      .values({
        id,
        customer_id: pair.into,
        merged_id: pair.from,
        merged_name: preview.merged.name,
        merged_at: new Date(now).toISOString(),
        merged_by: actor.email,
        until: new Date(now + MERGE_KEPT_DAYS * DAY_MS).toISOString(),
        undone_at: null,
        ...numbers,
      })
      .execute()
    await parts.write(trx, id)
    // Neither line names the other customer, should they turn out to be two.
    const record = audit.by(actor)
    for (const customerId of [pair.from, pair.into])
      await record(trx, { action: 'customersMerged', customerId })
    return id
  })
}

async function moveAll(
  trx: Transaction<Schema>,
  parts: Parts,
  pair: Pair & { readonly dialect: SqlDialect },
  totals: Parameters<typeof movePortfolio>[3],
) {
  const { from, into } = pair
  const [gone, kept] = [await readCustomer(trx, from), await readCustomer(trx, into)]
  parts.add('customer', from, gone)
  const shift = Number(kept.last_document_number)
  const last = Number(gone.last_document_number)
  await movePortfolio(trx, parts, pair, totals)
  await moveSubjects(trx, parts, pair)
  await moveGuests(trx, parts, pair)
  await moveMembers(trx, parts, pair)
  await moveRest(trx, parts, pair, shift)
  await trx
    .updateTable('customer')
    .set({
      last_document_number: shift + last,
      last_seen_on: latest(gone.last_seen_on ?? null, kept.last_seen_on ?? null),
    })
    .where('id', '=', into)
    .execute()
  await moveDocuments(trx, { ...pair, after: 0, last, shift })
  if (kept.name === '' && gone.name !== '') {
    await writeNames(trx, [[into, String(gone.name)]])
    parts.add('name', String(gone.name))
  }
  await takePictures(trx, pair)
  await trx.deleteFrom('customer_search').where('customer_id', '=', from).execute()
  await trx.deleteFrom('customer').where('id', '=', from).execute()
  await updateCustomerSearch(trx, [into])
  await incrementDataVersion(trx, [into])
  await lookAgain(trx, [into])
  await noteNewestMonths(trx, [into], false)
  return { document_shift: shift, last_document_number: last }
}

function latest(...days: readonly StoredRow[string][]): string | null {
  const known = days.flatMap((day) => (day ? [String(day)] : []))
  return known.toSorted().at(-1) ?? null
}

async function readCustomer(trx: Transaction<Schema>, customerId: string): Promise<StoredRow> {
  const { rows } = await sql<StoredRow>`select * from customer where id = ${customerId}`.execute(
    trx,
  )
  const [customer] = rows
  if (!customer) throw new Error('a locked customer is gone')
  return customer
}
