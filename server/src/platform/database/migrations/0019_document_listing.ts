import { sql } from 'kysely'
import type { ColumnTypes } from '../columnTypes.ts'
import type { Migration } from '../migration.ts'

/**
 * The index by which all customers' documents are filtered, sorted and searched. The service's next start adds existing
 * documents, since folding and German sort keys are not possible in SQL.
 */
export const documentListingMigration: Migration = async (trx, types) => {
  for (const statement of statements(types)) await sql.raw(statement).execute(trx)
}

/** Documents of the same key are listed newest first, whichever the direction of the keys. */
const newestFirst = 'day desc, customer_id desc, number desc'

const statements = ({ integer, text, clustered }: ColumnTypes) => [
  // The name by which the document is listed; null or another name if it is not, or was renamed by an older version.
  `alter table document add column listed_as ${text}`,
  `create index document_not_listed on document (customer_id, number)
    where listed_as is null or listed_as <> file_name`,
  // The German sort key of the customer's label; empty until it is known.
  `alter table customer add column label_key ${text} not null default ''`,
  'create index customer_by_label on customer (label_key, id)',
  "create index customer_not_labelled on customer (id) where label_key = ''",

  `create table listing (
    customer_id ${text} not null,
    number ${integer} not null,
    day ${text} not null,
    month ${text} not null,
    size ${integer} not null,
    name_key ${text} not null,
    street_key ${text} not null,
    type_key ${text} not null,
    street ${text} not null,
    type ${text} not null,
    search_text ${text} not null,
    primary key (customer_id, number),
    foreign key (customer_id, number) references document (customer_id, number) on delete cascade
  ) ${clustered}`,
  'create index listing_by_customer on listing (customer_id, day desc, number desc)',
  `create index listing_by_day on listing (${newestFirst})`,
  `create index listing_by_month on listing (month, ${newestFirst})`,
  `create index listing_by_name on listing (name_key, ${newestFirst})`,
  // With what is counted together: texts that sort alike are filters of their own.
  `create index listing_by_street on listing (street_key, ${newestFirst}, street, type, month)`,
  `create index listing_by_type on listing (type_key, ${newestFirst}, type, month)`,
  // For types in descending order, and for names, which often begin with the type, of one type.
  `create index listing_by_type_descending on listing (type_key desc, ${newestFirst})`,
  `create index listing_by_type_and_name on listing (type_key, name_key, ${newestFirst}, type)`,
  `create index listing_by_size on listing (size, ${newestFirst})`,

  // The words of each document, and the endings of each word, so that a substring search becomes a prefix search.
  `create table listing_word (
    word ${text} not null,
    customer_id ${text} not null,
    number ${integer} not null,
    primary key (word, customer_id, number),
    foreign key (customer_id, number) references document (customer_id, number) on delete cascade
  ) ${clustered}`,
  `create table listing_part (
    part ${text} not null,
    word ${text} not null,
    primary key (part, word)
  ) ${clustered}`,
  // The streets and types that filters offer.
  `create table listing_choice (
    kind ${text} not null check (kind in ('street', 'type')),
    label ${text} not null,
    key ${text} not null,
    search_text ${text} not null,
    primary key (kind, label)
  ) ${clustered}`,
]
