import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import type { Kysely } from 'kysely'
import { UsageError } from '../../command/command.ts'
import type { Schema } from '../../database/tables/schema.ts'
import { quote } from '../problems.ts'
import { listProfiles } from './store.ts'

/** Returns the mappings of these names, and all other saved ones. Throws a UsageError for a name that none has. */
export async function readNamedMappings(
  db: Kysely<Schema>,
  names: readonly string[],
): Promise<{ mappings: MappingProfile[]; saved: MappingProfile[] }> {
  const all = await listProfiles(db)
  const known = new Set(all.map(({ name }) => name))
  const unknown = names.find((name) => !known.has(name))
  if (unknown !== undefined) {
    const list = known.size === 0 ? 'noch keine' : [...known].map(quote).join(', ')
    throw new UsageError(
      `--mapping: Eine Zuordnung ${quote(unknown)} ist nicht gespeichert. Gespeichert sind: ${list}.`,
    )
  }
  return {
    mappings: all.filter(({ name }) => names.includes(name)),
    saved: all.filter(({ name }) => !names.includes(name)),
  }
}
