import { MONTHS } from '@hausblick/contract/year.ts'
import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/**
 * What income and expenses were for, with months of their own: `cash_flow` admits no further kind. Rows go with their customer,
 * whom an older program may delete.
 */
export const amountsByKindMigration: Migration = async (trx, types) => {
  for (const statement of tables(types)) await sql.raw(statement).execute(trx)
}

const tables = ({ integer, text, clustered }: ColumnTypes) => [
  // item_id is made of the three columns after it, the kind folded. Exactly one of property_id and object_id is filled.
  `create table amounts_by_kind (
    customer_id ${text} not null references customer (id) on delete cascade,
    item_id ${text} not null,
    property_id ${text},
    object_id ${text},
    kind ${text},
    listed ${integer} not null default 1,
    primary key (customer_id, item_id)
  ) ${clustered}`,
  `create table kind_cash_flow (
    customer_id ${text} not null references customer (id) on delete cascade,
    kind ${text} not null check (kind = 'kind'),
    item_id ${text} not null,
    year ${integer} not null,
    ${['income', 'expenses'].flatMap((flow) => MONTHS.map((month) => `${flow}_${month} ${integer}`)).join(', ')},
    primary key (customer_id, kind, item_id, year)
  ) ${clustered}`,
]
