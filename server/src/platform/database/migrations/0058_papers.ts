import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/** Papers: stored PDFs that wait in the inbox and belong to no customer yet. */
export const papersMigration: Migration = async (trx, types) => {
  for (const statement of statements(types)) await sql.raw(statement).execute(trx)
}

const statements = ({ dialect, integer, text, counted, clustered, table }: ColumnTypes) => {
  // A page that somebody still has open must not name another paper by the number of one that is gone.
  const neverReused = dialect === 'sqlite' ? `${counted} autoincrement` : counted
  return [
    `create table paper_split (
      id ${neverReused},
      request_sha256 ${text} not null,
      made_at ${text} not null,
      made_by ${text} not null,
      letters ${integer} not null,
      undone_at ${text}
    ) ${table}`,
    `create table paper (
      id ${neverReused},
      storage_key ${text} not null unique,
      name ${text} not null,
      size ${integer} not null,
      sha256 ${text} not null,
      pages ${integer},
      source ${text} not null check (source in ('pile', 'mail')),
      sender ${text},
      message ${text} not null,
      arrived_at ${text} not null,
      uploaded_by_issuer ${text},
      uploaded_by_subject ${text},
      uploaded_by_email ${text},
      upload_key ${text} unique,
      upload_sha256 ${text},
      state ${text} not null check (state in ('waiting', 'split', 'filed', 'removed')),
      ended_by ${text},
      ended_at ${text},
      until ${text},
      cut_by ${integer} references paper_split (id),
      split_by ${integer} references paper_split (id),
      text_state ${text} not null check (text_state in ('pending', 'read', 'none', 'failed')),
      text_claimed_until ${text},
      text_attempts ${integer} not null default 0,
      read_to ${integer},
      active_content ${text}
    ) ${table}`,
    "create index paper_waiting on paper (arrived_at, id) where state = 'waiting'",
    "create index paper_removed on paper (ended_at) where state = 'removed'",
    'create index paper_until on paper (until) where until is not null',
    'create index paper_cut_by on paper (cut_by) where cut_by is not null',
    'create index paper_split_by on paper (split_by) where split_by is not null',
    `create index paper_not_read on paper (arrived_at)
      where text_state = 'pending' or active_content is null`,
    `create table paper_page (
      paper_id ${integer} not null references paper (id) on delete cascade,
      page ${integer} not null,
      text ${text} not null,
      terms ${text} not null,
      primary key (paper_id, page)
    ) ${clustered}`,
  ]
}
