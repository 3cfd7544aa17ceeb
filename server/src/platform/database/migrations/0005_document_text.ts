import { sql } from 'kysely'
import type { ColumnTypes, SqlDialect } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/** The texts of documents and their search index. */
export const documentTextMigration: Migration = async (trx, types) => {
  for (const statement of [...tables(types), ...index[types.dialect]])
    await sql.raw(statement).execute(trx)
}

const tables = ({ integer, text, table, counted }: ColumnTypes) => [
  `alter table document add column text_claimed_until ${text}`,
  'drop index document_text_pending',
  "create index document_text_pending on document (uploaded_at) where text_state = 'pending'",

  `create table document_text (
    id ${counted},
    customer_id ${text} not null,
    number ${integer} not null,
    unique (customer_id, number),
    foreign key (customer_id, number) references document (customer_id, number) on delete cascade
  ) ${table}`,

  `create table document_page (
    text_id ${integer} not null references document_text (id) on delete cascade,
    page ${integer} not null,
    text ${text} not null,
    terms ${text} not null,
    primary key (text_id, page)
  ) ${table}`,
]

const index: Readonly<Record<SqlDialect, readonly string[]>> = {
  // Receives prepared words, in which all non-ASCII characters are letters. Stores which documents contain a word, but no
  // positions, and indexes prefixes, so that no search merges the lists of many words.
  sqlite: [
    `create virtual table document_terms using fts5 (
      terms, content = '', contentless_delete = 1, detail = none, tokenize = "ascii tokenchars '_'", prefix = '1 2 3 4 5 6 7 8'
    )`,
    `create trigger document_text_deleted after delete on document_text begin
      delete from document_terms where rowid = old.id;
    end`,
  ],
  postgres: [
    'alter table document_text add column terms tsvector not null',
    'create index document_text_terms on document_text using gin (terms)',
    'create index document_text_newest on document_text (customer_id, id)',
  ],
}
