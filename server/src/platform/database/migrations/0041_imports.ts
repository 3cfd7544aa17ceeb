import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/** Imports of files that people give to the service, and whether staff may start them. */
export const importsMigration: Migration = async (trx, types) => {
  for (const statement of statements(types)) await sql.raw(statement).execute(trx)
}

const statements = ({ integer, text, clustered }: ColumnTypes) => [
  `create table import_run (
    id ${text} primary key,
    state ${text} not null,
    actor ${text} not null,
    started_by ${text} not null,
    started_at ${text} not null,
    changed_at ${text} not null,
    applied_at ${text},
    due_at ${text} not null,
    claim ${text},
    attempts ${integer} not null default 0,
    progress ${text},
    message ${text},
    without ${text} not null default '[]',
    moves ${integer} not null default 0,
    checked ${text}
  ) ${clustered}`,
  'create index import_run_newest on import_run (started_at, id)',
  "create index import_run_due on import_run (due_at) where state in ('examining', 'checking', 'applying', 'undoing')",
  `create table import_file (
    run_id ${text} not null references import_run (id) on delete cascade,
    number ${integer} not null,
    name ${text} not null,
    size ${integer} not null,
    sha256 ${text} not null,
    storage_key ${text} not null,
    kept_until ${text} not null,
    primary key (run_id, number)
  ) ${clustered}`,
  `create table import_sheet (
    run_id ${text} not null references import_run (id) on delete cascade,
    number ${integer} not null,
    file_number ${integer} not null,
    sheet ${text},
    result ${text} not null,
    decision ${text} not null,
    title ${text},
    mapping ${text},
    profile ${text},
    content ${text},
    primary key (run_id, number)
  ) ${clustered}`,
  `create table import_fault (
    run_id ${text} not null references import_run (id) on delete cascade,
    number ${integer} not null,
    severity ${text} not null check (severity in ('error', 'warning')),
    content ${text} not null,
    primary key (run_id, number)
  ) ${clustered}`,
  `create table import_correction (
    run_id ${text} not null references import_run (id) on delete cascade,
    file_number ${integer} not null,
    sheet ${text} not null,
    line ${integer} not null,
    label ${text} not null,
    value ${text} not null,
    set_by ${text} not null,
    set_at ${text} not null,
    primary key (run_id, file_number, sheet, line, label)
  ) ${clustered}`,
  `alter table service add column staff_imports ${integer} not null default 0`,
]
