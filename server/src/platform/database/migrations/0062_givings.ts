import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/** Documents that are given to many customers in one step, and the addresses by which their owners are found. */
export const givingsMigration: Migration = async (trx, types) => {
  for (const statement of statements(types)) await sql.raw(statement).execute(trx)
}

const statements = ({ integer, text, clustered }: ColumnTypes) => [
  `create table giving (
    id ${text} primary key,
    actor ${text} not null,
    begun_at ${text} not null,
    state ${text} not null check (state in ('giving', 'given', 'takingBack', 'takenBack')),
    total ${integer} not null,
    done ${integer} not null,
    file_key ${text} not null,
    size ${integer} not null,
    sha256 ${text} not null,
    text_state ${text} not null,
    active_content ${text},
    street ${text} not null,
    date ${text},
    type ${text} not null,
    name ${text} not null
  ) ${clustered}`,
  "create index giving_due on giving (begun_at) where state in ('giving', 'takingBack')",
  'create index giving_file on giving (file_key)',
  // Without a reference to the customer, whose rows are deleted first.
  `create table giving_recipient (
    giving_id ${text} not null references giving (id) on delete cascade,
    position ${integer} not null,
    customer_id ${text} not null,
    number ${integer},
    primary key (giving_id, position)
  ) ${clustered}`,
  'create index giving_recipient_customer on giving_recipient (customer_id, number)',
  'create index property_overview_street on property_overview (street)',
  'create index object_overview_street on object_overview (street)',
]
