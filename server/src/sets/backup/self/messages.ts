import type { BackupSettings } from '../../../platform/config/backups.ts'
import type { StoragePlace } from '../../../platform/storage/place.ts'
import type { MadeBackup } from './make.ts'

/** What the process of a backup is told. */
export interface BackupOrder {
  readonly databaseUrl: string
  readonly documents: StoragePlace
  readonly backups: BackupSettings
  /** Where it restores for a test. */
  readonly scratch: string
  readonly beganAt: Date
}

/** How a backup has ended: what was made, or why nothing was. */
export type BackupReport =
  | { readonly made: MadeBackup }
  | {
      /** One line for operators. */
      readonly fault: string
      /** For the log. */
      readonly detail: string
    }
