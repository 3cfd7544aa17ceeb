import type { Transaction } from 'kysely'
import { findNames, writeNames } from '../../../people/customers/names.ts'
import { splitIntoChunks } from '../../../platform/database/splitIntoChunks.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { NAME_COLUMN, portfolioKind } from '../../../records/kinds/portfolio.ts'
import type { Changes } from '../../../records/write.ts'
import type { Staging } from './staging.ts'

const CUSTOMERS_AT_A_TIME = 1000

/**
 * Stores the names that the files give customers. Files without the column, or without a name in it, change none, and those of
 * an older year only give one to customers without. Returns null where the files have no names.
 */
export async function writeStagedNames(
  trx: Transaction<Schema>,
  staging: Staging,
): Promise<Changes | null> {
  const staged = staging.customerValues(portfolioKind, NAME_COLUMN)
  if (staged.size === 0) return null
  const changes: Changes = { added: 0, changed: 0, unchanged: 0, removed: 0 }
  for (const chunk of splitIntoChunks([...staged], CUSTOMERS_AT_A_TIME)) {
    const known = await findNames(
      trx,
      chunk.map(([customerId]) => customerId),
    )
    const given = chunk.filter(([customerId, { isOlder }]) => !isOlder || !known.has(customerId))
    const added = given.filter(([customerId]) => !known.has(customerId)).length
    const written = await writeNames(
      trx,
      given.map(([customerId, { value }]) => [customerId, value]),
    )
    changes.added += added
    changes.changed += written - added
    changes.unchanged += chunk.length - written
  }
  return changes
}
