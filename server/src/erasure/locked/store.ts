import type { lockedDocumentsQuery } from '@hausblick/contract/erasureRequests.ts'
import type { Kysely } from 'kysely'
import type * as z from 'zod/mini'
import type { Schema } from '../../database/tables/schema.ts'
import { admitLockedDocuments, type WholeScope } from '../../http/access.ts'
import type { Caller } from '../../http/callers.ts'
import type { Service } from '../../http/service.ts'

const DEFAULT_LIMIT = 100
const MAX_LIMIT = 1000

/** Creates the read of the locked documents, for operators. */
export function createLockedRead({ database: { db } }: Pick<Service, 'database'>) {
  return async (caller: Caller, query: z.infer<typeof lockedDocumentsQuery>) => {
    const scope = admitLockedDocuments(caller)
    const { customerId, limit = DEFAULT_LIMIT } = query
    return await listLocked(db, scope, { customerId, limit: Math.min(limit, MAX_LIMIT) })
  }
}

interface Asked {
  readonly customerId: string | undefined
  readonly limit: number
}

/** Lists the locked documents of a deleted customer, or of all, latest first. */
async function listLocked(db: Kysely<Schema>, _: WholeScope, { customerId, limit }: Asked) {
  const locked = selectLocked(db).$if(customerId !== undefined, (query) =>
    query.where('customer_id', '=', customerId ?? ''),
  )
  const rows = await locked
    .select(['customer_id', 'number', 'file_name', 'withheld_at', 'until'])
    .orderBy('withheld_at', 'desc')
    .orderBy('customer_id')
    .orderBy('number')
    .limit(limit)
    .execute()
  const { total } = await locked
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const entries = rows.map(({ customer_id, number, file_name, withheld_at, until }) => ({
    customerId: customer_id,
    number,
    name: file_name,
    lockedAt: withheld_at,
    until,
  }))
  return { entries, total }
}

/** Counts the locked documents of a deleted customer. */
export async function countLocked(db: Kysely<Schema>, customerId: string): Promise<number> {
  const { total } = await selectLocked(db)
    .where('customer_id', '=', customerId)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Finds what is needed to send a locked document's file. */
export async function findLocked(db: Kysely<Schema>, customerId: string, number: number) {
  return await selectLocked(db)
    .select(['storage_key', 'file_name', 'size', 'sha256'])
    .where('customer_id', '=', customerId)
    .where('number', '=', number)
    .executeTakeFirst()
}

/** Those whose time is over are about to be destroyed. */
function selectLocked(db: Kysely<Schema>) {
  return db
    .selectFrom('withheld_document')
    .where('reason', '=', 'locked')
    .where('until', '>', new Date().toISOString())
}
