import { sql, type Transaction } from 'kysely'
import { splitIntoChunks } from '../../../platform/database/splitIntoChunks.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { creditTermsKind } from '../../../records/kinds/creditTerms.ts'
import type { Staging } from './staging.ts'

const CUSTOMERS_AT_A_TIME = 500

/**
 * Removes the terms of credits that the import has removed, which has already raised the customers' data versions. Returns
 * the number of rows removed by table name.
 */
export async function removeTermsOfGone(
  trx: Transaction<Schema>,
  staging: Staging,
): Promise<Map<string, number>> {
  let removed = 0
  const customerIds = [...new Set([...staging.customerIds(), ...staging.formerOwners()])]
  for (const chunk of splitIntoChunks(customerIds, CUSTOMERS_AT_A_TIME)) {
    const { numAffectedRows } = await sql`
      delete from credit_terms where customer_id in (${sql.join(chunk)}) and not exists (
        select 1 from credit
        where credit.customer_id = credit_terms.customer_id
          and credit.credit_id = credit_terms.credit_id)`.execute(trx)
    removed += Number(numAffectedRows ?? 0)
  }
  return new Map(removed > 0 ? [[creditTermsKind.name, removed]] : [])
}
