import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import type { LearnedHeadingTable } from '../../../platform/database/tables/mappings.ts'
import type { SheetRow } from '../files/sheet.ts'
import type { Trial } from '../sources/tryProfile.ts'

/** What a person was shown when they decided on a mapping. */
export interface Shown {
  /** What was proposed. */
  readonly profile: MappingProfile | null
  /** The header is among the rows. */
  readonly rows?: readonly SheetRow[]
  readonly headerLine?: number | null
  readonly trial?: Pick<Trial, 'accounts' | 'proposedAccounts'> | null
}

/** What the table keeps of a decision. */
export type Lesson = Pick<LearnedHeadingTable, 'heading' | 'field' | 'label'>
