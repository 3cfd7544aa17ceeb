import { randomUUID } from 'node:crypto'
import type { SavedMapping } from '@hausblick/contract/calls/mappings.ts'
import {
  type MappingProfile,
  mappingProfile,
  PROFILE_VERSION,
} from '@hausblick/contract/mapping/profile.ts'
import type { Kysely, Transaction } from 'kysely'
import type { ImportMappingTable } from '../../../platform/database/tables/mappings.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { subjectLabels } from '../mapping/fields/listFields.ts'
import { learn } from './learned.ts'
import type { Shown } from './lesson.ts'

/**
 * Saves a mapping that a person has confirmed, and learns from it. It replaces the one of the same name for the same subject
 * and sheet, and those of the name with the same header, since the name alone could not tell them apart.
 *
 * @param by the person's email address
 */
export async function saveMapping(
  trx: Transaction<Schema>,
  profile: MappingProfile,
  by: string,
  shown: Shown | null = null,
): Promise<void> {
  const name = profile.name.trim() || profile.name
  const { subject, sheet, fingerprint, version } = profile
  for (const row of await trx
    .selectFrom('import_mapping')
    .select(['id', 'profile'])
    .where('name', '=', name)
    .where((eb) => eb.or([eb('subject', '!=', subject), eb('sheet', '!=', sheet ?? '')]))
    .execute())
    if (JSON.parse(row.profile).fingerprint === fingerprint)
      await trx.deleteFrom('import_mapping').where('id', '=', row.id).execute()
  const saved = {
    version,
    profile: JSON.stringify(profile),
    saved_at: new Date().toISOString(),
    saved_by: by,
  }
  await trx
    .insertInto('import_mapping')
    .values({ id: randomUUID(), name, subject, sheet: sheet ?? '', ...saved })
    .onConflict((conflict) => conflict.columns(['name', 'subject', 'sheet']).doUpdateSet(saved))
    .execute()
  await learn(trx, profile, by, shown)
}

/** Lists the profiles of all saved mappings, except those of a newer program. */
export async function listProfiles(db: Kysely<Schema>): Promise<MappingProfile[]> {
  const rows = await db
    .selectFrom('import_mapping')
    .select(['name', 'profile'])
    .where('version', '<=', PROFILE_VERSION)
    .orderBy('name')
    .orderBy('subject')
    .orderBy('sheet')
    .execute()
  return rows.map(toProfile)
}

export async function listMappings(db: Kysely<Schema>): Promise<SavedMapping[]> {
  const rows = await db
    .selectFrom('import_mapping')
    .selectAll()
    .orderBy('name')
    .orderBy('subject')
    .orderBy('sheet')
    .execute()
  return rows.map(describe)
}

export async function findProfile(
  db: Kysely<Schema>,
  id: string,
): Promise<MappingProfile | undefined> {
  const row = await db
    .selectFrom('import_mapping')
    .select(['name', 'profile'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toProfile(row)
}

/** Renames a mapping; says `taken` where the name has one for the same subject and sheet already. */
export async function renameMapping(
  trx: Transaction<Schema>,
  id: string,
  name: string,
): Promise<SavedMapping | 'unknown' | 'taken'> {
  const row = await trx
    .selectFrom('import_mapping')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return 'unknown'
  const other = await trx
    .selectFrom('import_mapping')
    .select('id')
    .where('name', '=', name)
    .where('subject', '=', row.subject)
    .where('sheet', '=', row.sheet)
    .where('id', '!=', id)
    .executeTakeFirst()
  if (other) return 'taken'
  await trx.updateTable('import_mapping').set({ name }).where('id', '=', id).execute()
  return describe({ ...row, name })
}

/** Deletes a mapping, and returns whether there was one. What was learned from it stays. */
export async function deleteMapping(db: Kysely<Schema>, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('import_mapping')
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Notes that an import has been written by these mappings. */
export async function markMappingsUsed(
  db: Kysely<Schema>,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return
  await db
    .updateTable('import_mapping')
    .set({ last_used_at: new Date().toISOString() })
    .where('name', 'in', names)
    .execute()
}

function toProfile({ name, profile }: Pick<ImportMappingTable, 'name' | 'profile'>) {
  return mappingProfile.parse({ ...JSON.parse(profile), name })
}

function describe(row: ImportMappingTable): SavedMapping {
  return {
    id: row.id,
    name: row.name,
    subject: row.subject,
    subjectLabel: subjectLabels[row.subject],
    sheet: row.sheet === '' ? null : row.sheet,
    savedAt: row.saved_at,
    by: row.saved_by,
    lastUsedAt: row.last_used_at,
  }
}
