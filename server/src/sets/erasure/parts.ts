import type { Config } from '../../platform/config/config.ts'
import type { Database } from '../../platform/database/open.ts'
import type { Storage } from '../../platform/storage/storage.ts'

export type ErasureSettings = Pick<
  Config,
  'dataDir' | 'keepYears' | 'operatorEmails' | 'secrets' | 'staffEmails'
>

/** The database to delete from, and the settings that say how. */
export interface ErasureParts {
  readonly database: Database
  readonly storage: Storage
  readonly config: ErasureSettings
}
