import { usualTypes } from '@hausblick/figures/documents/usualTypes.ts'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { readLabels } from '../list/choices.ts'
import { UNFILED } from '../nameInInbox.ts'

/** More types than a house tells apart. */
const MOST_TYPES = 300

/** Reads the types that documents of this house have, and returns them with the usual ones. */
export async function readTypes(db: Kysely<Schema>, demoCustomerId: string): Promise<string[]> {
  const used = await readLabels(db, 'type', { limit: MOST_TYPES, demoCustomerId })
  return [...new Set([...used.filter((type) => type !== UNFILED.type), ...usualTypes])]
}
