import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/** When accounts last looked at what of a customer is new. */
export const visitsMigration: Migration = async (trx, types) => {
  for (const statement of statements(types)) await sql.raw(statement).execute(trx)
}

const statements = ({ text, clustered }: ColumnTypes) => [
  `create table visit (
    issuer ${text} not null,
    subject ${text} not null,
    customer_id ${text} not null references customer (id) on delete cascade,
    last_at ${text} not null,
    before_at ${text},
    primary key (issuer, subject, customer_id),
    foreign key (issuer, subject) references account_link (issuer, subject) on delete cascade
  ) ${clustered}`,
  'create index visit_customer on visit (customer_id)',
]
