import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/** The texts that are read in the pictures of scanned pages, by the stored file that has them. */
export const scansMigration: Migration = async (trx, types) => {
  for (const statement of statements(types)) await sql.raw(statement).execute(trx)
}

const statements = ({ integer, text, table, clustered }: ColumnTypes) => [
  // `unknown` is a file of before, of which nobody has asked yet which pages are scanned.
  `create table scan (
    file_key ${text} primary key,
    uploaded_at ${text} not null,
    state ${text} not null check (state in ('unknown', 'waiting', 'done')),
    claimed_until ${text},
    attempts ${integer} not null default 0
  ) ${table}`,
  "create index scan_not_done on scan (uploaded_at) where state <> 'done'",

  `create table scan_page (
    file_key ${text} not null references scan (file_key) on delete cascade,
    page ${integer} not null,
    state ${text} not null check (state in ('waiting', 'read', 'unreadable', 'skipped')),
    reason ${text},
    text ${text} not null default '',
    terms ${text} not null default '',
    primary key (file_key, page)
  ) ${clustered}`,
  // For counting; all other pages are read.
  "create index scan_page_not_read on scan_page (state) where state <> 'read'",

  // Whether a page's text, or part of it, was read in a picture.
  `alter table document_page add column from_picture ${integer} not null default 0`,
]
