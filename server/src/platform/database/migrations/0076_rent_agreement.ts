import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/** How the rent of a unit rises by its contract. The release before neither reads nor writes it. */
export const rentAgreementMigration: Migration = async (trx, { text }) => {
  await sql.raw(`alter table property_overview add column rentagreement ${text}`).execute(trx)
}
