import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/** The folder that is looked into, and what of its files was begun or refused. */
export const watchedFolderMigration: Migration = async (trx, types) => {
  for (const statement of statements(types)) await sql.raw(statement).execute(trx)
}

const statements = ({ integer, text, table }: ColumnTypes) => [
  `create table watched_folder (
    id ${integer} primary key check (id = 1),
    holder ${text},
    looks_at ${text} not null,
    looked_at ${text},
    failures ${integer} not null default 0,
    failed_since ${text},
    failure ${text}
  ) ${table}`,
  "insert into watched_folder (id, looks_at) values (1, '')",
  `create table watched_file (
    key ${text} primary key,
    name ${text} not null,
    sha256 ${text} not null,
    found_at ${text} not null,
    attempts ${integer} not null default 0,
    is_there ${integer} not null,
    refusal ${text},
    dismissed_at ${text}
  ) ${table}`,
  'create index watched_file_there on watched_file (name) where is_there = 1',
  'create index watched_file_refused on watched_file (found_at) where refusal is not null and dismissed_at is null',
]
