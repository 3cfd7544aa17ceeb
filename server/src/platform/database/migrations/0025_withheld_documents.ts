import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/** Documents that are kept, but that no customer has any more, and stored files that are to be deleted. */
export const withheldDocumentsMigration: Migration = async (trx, types) => {
  for (const statement of statements(types)) await sql.raw(statement).execute(trx)
}

const statements = ({ integer, text, clustered }: ColumnTypes) => [
  // Without a reference to its customer, whom a locked document outlives.
  `create table withheld_document (
    customer_id ${text} not null,
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
    active_content ${text},
    reason ${text} not null check (reason in ('removed', 'locked')),
    withheld_at ${text} not null,
    withheld_by ${text},
    until ${text} not null,
    primary key (customer_id, number)
  ) ${clustered}`,
  'create index withheld_document_until on withheld_document (until)',
  'create index withheld_document_newest on withheld_document (reason, withheld_at)',
  `create table storage_removal (
    storage_key ${text} primary key,
    due_at ${text} not null
  ) ${clustered}`,
  'create index storage_removal_due on storage_removal (due_at)',
  // Recognises a repeated move; a hash, so that the new customer's row does not name the former one.
  `alter table document add column moved_from ${text}`,
  'create unique index document_moved_from on document (moved_from) where moved_from is not null',
]
