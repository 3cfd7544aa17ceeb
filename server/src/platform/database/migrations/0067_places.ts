import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/** What staff add to a building or unit: whom to ask, remarks, and a picture. */
export const placesMigration: Migration = async (trx, types) => {
  for (const statement of statements(types)) await sql.raw(statement).execute(trx)
}

const statements = ({ integer, text, clustered }: ColumnTypes) => [
  // Kept while imports come and go: the files do not have it.
  `create table place_profile (
    customer_id ${text} not null references customer (id) on delete cascade,
    kind ${text} not null check (kind in ('object', 'property')),
    item_id ${text} not null,
    contact_name ${text} not null,
    contact_role ${text} not null,
    contact_phone ${text} not null,
    contact_email ${text} not null,
    remarks ${text} not null,
    picture_id ${text},
    primary key (customer_id, kind, item_id)
  ) ${clustered}`,
  // Without a cascade: whoever deletes a row deletes its file.
  `create table place_picture (
    picture_id ${text} not null,
    side ${integer} not null,
    customer_id ${text} not null references customer (id),
    width ${integer} not null,
    height ${integer} not null,
    file_name ${text} not null,
    storage_key ${text} not null,
    size ${integer} not null,
    sha256 ${text} not null,
    primary key (picture_id, side)
  ) ${clustered}`,
  'create index place_picture_customer on place_picture (customer_id)',
  'create unique index place_picture_file on place_picture (storage_key)',
]
