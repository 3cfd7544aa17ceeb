import type { Kysely } from 'kysely'
import { fileKey } from '../../../documents/fileKey.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import type { Scope } from '../../../platform/http/access.ts'

const DEFAULT_LIMIT = 100
const MAX_LIMIT = 1000

/** Lists the locked documents of a deleted customer, or of all, latest first. */
export async function listLocked(db: Kysely<Schema>, scope: Scope, asked = DEFAULT_LIMIT) {
  const locked =
    scope.kind === 'all'
      ? selectLocked(db)
      : selectLocked(db).where('customer_id', '=', scope.customerId)
  const rows = await locked
    .select(['customer_id', 'number', 'file_name', 'withheld_at', 'until'])
    .orderBy('withheld_at', 'desc')
    .orderBy('customer_id')
    .orderBy('number')
    .limit(Math.min(asked, MAX_LIMIT))
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
    .select([fileKey.as('file_key'), 'file_name', 'size', 'sha256'])
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
