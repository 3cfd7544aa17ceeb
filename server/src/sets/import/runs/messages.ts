import type { Secrets } from '../../../platform/config/secrets.ts'
import type { StoragePlace } from '../../../platform/storage/place.ts'
import type { ClaimedImport } from './claim.ts'

/** What the process of a step is given. */
export interface StepOrder {
  readonly databaseUrl: string
  readonly documents: StoragePlace
  readonly secrets: Secrets
  readonly claimed: ClaimedImport
}

/** How far a step is, or why it has failed. */
export interface StepReport {
  readonly progress?: { readonly file: string | null; readonly rows: number }
  readonly failure?: string
}
