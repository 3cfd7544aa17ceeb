import type { DocumentChoices } from '@hausblick/contract/calls/documents.ts'
import { compareGerman } from '@hausblick/figures/text.ts'
import { type Kysely, sql } from 'kysely'
import { splitSearchWords } from '../../people/accounts/customerSearch/parts.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { WholeScope } from '../../platform/http/access.ts'
import { containsWord } from './findWord.ts'

/** All of nearly any house; the others are found by the search. */
const MOST_SUPPLIERS = 1000

/** Which labels are read: the first that match a search, if there is one. */
interface Wanted {
  readonly search?: string
  readonly limit: number
  /** The customer whose documents are examples, and have labels of their own. */
  readonly demoCustomerId: string
}

/** Reads the first streets and types of all documents in German order, the streets that match a search, and all years. */
export async function readChoices(
  db: Kysely<Schema>,
  _: WholeScope,
  { search, ...wanted }: Wanted & { readonly search: string },
): Promise<DocumentChoices> {
  return {
    streets: await readLabels(db, 'street', { search, ...wanted }),
    types: await readLabels(db, 'type', wanted),
    suppliers: await readSuppliers(db, wanted.demoCustomerId),
    years: await readYears(db),
  }
}

/** Reads labels that a document has which is no example; the index may have others, of documents since renamed. */
export async function readLabels(
  db: Kysely<Schema>,
  kind: 'street' | 'type',
  { search = '', limit, demoCustomerId }: Wanted,
): Promise<string[]> {
  const matches = splitSearchWords(search).map(
    (word) => sql`and ${containsWord('listing_choice.search_text', word)}`,
  )
  const { rows } = await sql<{ label: string }>`
    select label from listing_choice
    where kind = ${kind} ${sql.join(matches, sql` `)} and exists (
      select 1 from listing where ${sql.ref(`listing.${kind}_key`)} = listing_choice.key
        and ${sql.ref(`listing.${kind}`)} = listing_choice.label
        and listing.customer_id <> ${demoCustomerId})
    order by key, label limit ${limit}`.execute(db)
  return rows.map(({ label }) => label)
}

/** Reads who has sent invoices, except examples. */
async function readSuppliers(db: Kysely<Schema>, demoCustomerId: string): Promise<string[]> {
  const { rows } = await sql<{ supplier: string }>`
    select distinct supplier from invoice where supplier <> '' and exists (
      select 1 from document
      where document.sha256 = invoice.sha256 and document.customer_id <> ${demoCustomerId})
    order by supplier limit ${sql.lit(MOST_SUPPLIERS)}`.execute(db)
  return rows.map(({ supplier }) => supplier).toSorted(compareGerman)
}

/** Reads the years by steps from one to the next earlier one in the index. */
async function readYears(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ year: string }>`
    with recursive latest (year) as (
      select substr(max(day), 1, 4) from listing
      union all
      select (select substr(max(day), 1, 4) from listing where day < latest.year)
      from latest where latest.year <> ''
    )
    select year from latest where year <> ''`.execute(db)
  return rows.map(({ year }) => year)
}
