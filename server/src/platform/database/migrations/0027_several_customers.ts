import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/** The customers that an account has beside its first one, which `account_link` names. */
export const severalCustomersMigration: Migration = async (trx, types) => {
  for (const statement of statements(types)) await sql.raw(statement).execute(trx)
}

const statements = ({ text, clustered }: ColumnTypes) => [
  `create table further_customer (
    issuer ${text} not null,
    subject ${text} not null,
    customer_id ${text} not null references customer (id) on delete cascade,
    created_at ${text} not null,
    primary key (issuer, subject, customer_id),
    foreign key (issuer, subject) references account_link (issuer, subject) on delete cascade
  ) ${clustered}`,
  'create index further_customer_customer on further_customer (customer_id)',
]
