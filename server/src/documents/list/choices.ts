import type { DocumentChoices } from '@hausblick/contract/calls/documents.ts'
import { type Kysely, sql } from 'kysely'
import { splitSearchWords } from '../../accounts/customerSearch/parts.ts'
import type { Schema } from '../../database/tables/schema.ts'
import type { WholeScope } from '../../http/access.ts'
import { containsWord } from './findWord.ts'

/** Reads the first `limit` streets and types of all documents in German order, the streets that match a search, and all years. */
export async function readChoices(
  db: Kysely<Schema>,
  _: WholeScope,
  search: string,
  limit: number,
): Promise<DocumentChoices> {
  return {
    streets: await readLabels(db, 'street', splitSearchWords(search), limit),
    types: await readLabels(db, 'type', [], limit),
    years: await readYears(db),
  }
}

/** Reads labels that some document has; the index may have others, of documents since renamed. */
async function readLabels(
  db: Kysely<Schema>,
  kind: 'street' | 'type',
  words: readonly string[],
  limit: number,
): Promise<string[]> {
  const matches = words.map((word) => sql`and ${containsWord('listing_choice.search_text', word)}`)
  const { rows } = await sql<{ label: string }>`
    select label from listing_choice
    where kind = ${kind} ${sql.join(matches, sql` `)} and exists (
      select 1 from listing where ${sql.ref(`listing.${kind}_key`)} = listing_choice.key
        and ${sql.ref(`listing.${kind}`)} = listing_choice.label)
    order by key, label limit ${limit}`.execute(db)
  return rows.map(({ label }) => label)
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
