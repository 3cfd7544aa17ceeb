import { usualTypes } from '@hausblick/figures/documents/usualTypes.ts'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/tables/schema.ts'
import { UNFILED } from '../nameInInbox.ts'

/** More types than a house tells apart. */
const MOST_TYPES = 300

/** Reads the types that documents of this house have, and returns them with the usual ones. */
export async function readTypes(db: Kysely<Schema>): Promise<string[]> {
  // The table has others, of documents since renamed.
  const used = await db
    .selectFrom('listing_choice')
    .select('label')
    .where('kind', '=', 'type')
    .where('label', '<>', UNFILED.type)
    .where(
      sql<boolean>`exists (select 1 from listing
        where listing.type_key = listing_choice.key and listing.type = listing_choice.label)`,
    )
    .orderBy('label')
    .limit(MOST_TYPES)
    .execute()
  return [...new Set([...used.map(({ label }) => label), ...usualTypes])]
}
