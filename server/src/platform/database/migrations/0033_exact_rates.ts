import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/**
 * Interest rates in millionths of a per cent. Empty for those that only `interest_rate_bp` states, which older programs read and
 * write: `CoarseColumn` says which of both is true.
 */
export const exactRatesMigration: Migration = async (trx, types) => {
  await sql.raw(column(types)).execute(trx)
}

const column = ({ integer }: ColumnTypes) =>
  `alter table credit add column interest_rate_micropercent ${integer}`
