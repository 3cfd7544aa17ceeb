import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/** The index of documents, whose bytes are in storage. */
export const documentsMigration: Migration = async (trx, types) => {
  for (const statement of tables(types)) await sql.raw(statement).execute(trx)
}

const tables = ({ integer, text, clustered }: ColumnTypes) => [
  `alter table customer add column last_document_number ${integer} not null default 0`,

  `create table document (
    customer_id ${text} not null references customer (id),
    number ${integer} not null,
    storage_key ${text} not null unique,
    file_name ${text} not null,
    street ${text} not null,
    date ${text},
    type ${text} not null,
    name ${text} not null,
    size ${integer} not null,
    sha256 ${text} not null,
    state ${text} check (state in ('received', 'filed')),
    typed_name ${text} not null,
    message ${text} not null,
    uploaded_at ${text} not null,
    uploaded_by_issuer ${text},
    uploaded_by_subject ${text},
    uploaded_by_email ${text},
    filed_at ${text},
    upload_key ${text},
    upload_sha256 ${text},
    text_state ${text} not null check (text_state in ('pending', 'read', 'none', 'failed')),
    primary key (customer_id, number),
    unique (customer_id, file_name)
  ) ${clustered}`,
  // The sort orders of the lists: of one customer, and of all. On both databases, no date sorts as the oldest.
  "create index document_by_date on document (customer_id, coalesce(date, ''), number)",
  "create index document_of_all_by_date on document (coalesce(date, ''), customer_id, number)",
  'create unique index document_upload on document (customer_id, upload_key) where upload_key is not null',
  "create index document_received on document (uploaded_at) where state = 'received'",
  "create index document_text_pending on document (customer_id, number) where text_state = 'pending'",
]
