import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/**
 * Valuations by their date, with the ones there are; and whether the newest of the imported years still has a row, whose
 * earlier years are kept.
 */
export const yearsMigration: Migration = async (trx, types) => {
  for (const statement of statements(types)) await sql.raw(statement).execute(trx)
}

const statements = ({ integer, text, clustered }: ColumnTypes) => [
  ...['portfolio', 'object', 'property'].map(
    (table) => `alter table ${table} add column listed ${integer} not null default 1`,
  ),
  // item_id as in cash_flow; valuation_date is an ISO 8601 date, a year or a month, and empty if unknown.
  `create table valuation (
    customer_id ${text} not null references customer (id),
    kind ${text} not null check (kind in ('portfolio', 'object', 'property')),
    item_id ${text} not null,
    valuation_date ${text} not null,
    value_cents ${integer} not null,
    value_change_bp ${integer},
    primary key (customer_id, kind, item_id, valuation_date)
  ) ${clustered}`,
  seed('portfolio', `''`),
  seed('object', 'object_id'),
  seed('property', 'property_id'),
]

const seed = (kind: string, itemId: string) =>
  `insert into valuation (customer_id, kind, item_id, valuation_date, value_cents, value_change_bp)
    select customer_id, '${kind}', ${itemId}, coalesce(valuation_date, ''), value_cents, value_change_bp
    from ${kind} where value_cents is not null`
