import { DatabaseSync } from 'node:sqlite'

/** SQLite's name for a temporary file that nobody else can open and that is deleted on close. */
const TEMPORARY_FILE = ''

/**
 * `customer` holds the customers of the files, `record` their records with the years of their months, `existing` the stored
 * ones that remain beside them, `outdated` the customers of whom the database has a newer year of a table than the files,
 * `owner` the stored owners of the files' items, and `moved` the records that leave their customer. `outcome` shows the state
 * after the import. Unlike the others, `record` has rowids, so that its key is an index of its own: queries for keys would
 * otherwise read all contents.
 */
const STAGING_SCHEMA = `
  pragma journal_mode = off;
  create table sheet (
    id integer primary key, file text not null, name text, omits_columns integer not null
  ) strict;
  create table customer (customer_id text primary key) strict, without rowid;
  create table record (
    table_name text, customer_id text, item_id text,
    years text not null, content text not null, sheet_id integer not null, line integer not null,
    primary key (table_name, customer_id, item_id, years)
  ) strict;
  create table existing (
    table_name text, customer_id text, item_id text, content text not null,
    primary key (table_name, customer_id, item_id)
  ) strict, without rowid;
  create table owner (
    id_field text, table_name text, customer_id text, item_id text,
    primary key (id_field, item_id, customer_id, table_name)
  ) strict, without rowid;
  create table outdated (
    table_name text, customer_id text, primary key (table_name, customer_id)
  ) strict, without rowid;
  create table moved (
    table_name text, customer_id text, item_id text,
    primary key (table_name, customer_id, item_id)
  ) strict, without rowid;
  create view outcome as
    select table_name, customer_id, item_id, content, sheet_id, line from record
    union all
    select table_name, customer_id, item_id, content, null, null from existing as e
    where not exists (
      select 1 from moved as m
      where m.table_name = e.table_name and m.customer_id = e.customer_id and m.item_id = e.item_id);
  begin`

/** Opens an empty staging database, in which everything happens in one transaction. */
export function openStagingDatabase(): DatabaseSync {
  const database = new DatabaseSync(TEMPORARY_FILE)
  database.exec(STAGING_SCHEMA)
  return database
}
