import { sql, type Transaction } from 'kysely'
import { splitIntoChunks } from '../../../platform/database/splitIntoChunks.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { NAME_COLUMN } from '../../../records/kinds/portfolio.ts'

const CUSTOMERS_AT_A_TIME = 1000

/** Locks the customers of an import in order, those that it adds apart. Returns all, and those of the others that are not there. */
export async function lockStored(
  trx: Transaction<Schema>,
  runId: string,
  direction: 'apply' | 'undo',
): Promise<{ customerIds: string[]; missing: string[] }> {
  const { rows } = await sql<{ id: string; added: number }>`
    select customer_id as id,
      max(case when table_name = ${NAME_COLUMN} and change = 'added' then 1 else 0 end) as added
    from import_difference where run_id = ${runId} group by customer_id order by customer_id`.execute(
    trx,
  )
  const missing: string[] = []
  for (const chunk of splitIntoChunks(rows, CUSTOMERS_AT_A_TIME)) {
    const ids = chunk.map(({ id }) => id)
    const found = await trx
      .selectFrom('customer')
      .select('id')
      .where('id', 'in', ids)
      .orderBy('id')
      .forUpdate()
      .execute()
    const existing = new Set(found.map(({ id }) => id))
    for (const { id, added } of chunk)
      if (!existing.has(id) && !(direction === 'apply' && added === 1)) missing.push(id)
  }
  return { customerIds: rows.map(({ id }) => id), missing }
}
