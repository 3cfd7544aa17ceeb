import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/** Which customers became one, and what of both must be kept so that they can be two again. */
export const customerMergesMigration: Migration = async (trx, types) => {
  for (const statement of statements(types)) await sql.raw(statement).execute(trx)
}

const statements = ({ integer, text, clustered }: ColumnTypes) => [
  // No reference to the customer, who may become part of another one in turn.
  `create table customer_merge (
    id ${text} primary key,
    customer_id ${text} not null,
    merged_id ${text} not null,
    merged_name ${text} not null,
    merged_at ${text} not null,
    merged_by ${text} not null,
    until ${text} not null,
    undone_at ${text},
    document_shift ${integer} not null,
    last_document_number ${integer} not null
  ) ${clustered}`,
  'create index customer_merge_customer on customer_merge (customer_id, merged_at)',
  'create index customer_merge_merged on customer_merge (merged_id)',
  'create index customer_merge_until on customer_merge (until)',
  `create table customer_merge_part (
    merge_id ${text} not null references customer_merge (id) on delete cascade,
    number ${integer} not null,
    part ${text} not null,
    key ${text} not null,
    content ${text},
    primary key (merge_id, number)
  ) ${clustered}`,
]
