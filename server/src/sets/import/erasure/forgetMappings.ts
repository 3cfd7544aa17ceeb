import { type MappingProfile, mappingProfile } from '@hausblick/contract/mapping/profile.ts'
import type { Transaction } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { type CustomerNames, createNaming, listTexts } from './naming.ts'

/** Shorter ids stand in mappings for other things, too. */
const TELLING_LENGTH = 5

/**
 * Removes a customer from the saved mappings: what stands for their id is removed from lists of values, and mappings of files that
 * are only theirs are deleted, as is what was learned of headings and accounts that name them.
 */
export async function forgetMappings(
  trx: Transaction<Schema>,
  customer: CustomerNames,
): Promise<void> {
  const names = createNaming({
    ...customer,
    ids: customer.ids.filter((id) => id.length >= TELLING_LENGTH),
  })
  for (const { id, name, profile } of await trx
    .selectFrom('import_mapping')
    .select(['id', 'name', 'profile'])
    .execute()) {
    const read = mappingProfile.safeParse(JSON.parse(profile))
    const kept = read.success ? withoutValues(read.data, customer.ids) : JSON.parse(profile)
    const isTheirs = kept === null || names([name]) || listTexts(kept).some((texts) => names(texts))
    if (isTheirs) await trx.deleteFrom('import_mapping').where('id', '=', id).execute()
    else if (kept !== read.data)
      await trx
        .updateTable('import_mapping')
        .set({ profile: JSON.stringify(kept) })
        .where('id', '=', id)
        .execute()
  }
  for (const { subject, heading, field, label } of await trx
    .selectFrom('learned_heading')
    .select(['subject', 'heading', 'field', 'label'])
    .execute())
    if ([label ?? heading, field ?? ''].some((text) => names([text])))
      await trx
        .deleteFrom('learned_heading')
        .where('subject', '=', subject)
        .where('heading', '=', heading)
        .execute()
}

/** Returns a profile without the texts that stand for some ids; null if it is for one of them alone. */
function withoutValues(profile: MappingProfile, ids: readonly string[]): MappingProfile | null {
  if (profile.constants.some(({ to, value }) => to === 'customerid' && ids.includes(value)))
    return null
  const stands = ({ to, values = {} }: MappingProfile['columns'][number]) =>
    to === 'customerid' && Object.values(values).some((value) => ids.includes(value))
  if (!profile.columns.some(stands)) return profile
  const columns = profile.columns.map((column) => {
    if (!stands(column)) return column
    const values = Object.entries(column.values ?? {}).filter(([, value]) => !ids.includes(value))
    return { ...column, values: Object.fromEntries(values) }
  })
  return { ...profile, columns }
}
