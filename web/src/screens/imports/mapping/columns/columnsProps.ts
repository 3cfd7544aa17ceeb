import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import type { Trial } from '../../../../base/data/imports.ts'
import type { OpenRows } from '../rows/openRows.ts'

/** What the columns of a sheet are shown and assigned with. */
export interface ColumnsProps extends OpenRows {
  readonly profile: MappingProfile
  /** What came of the mapping on the whole sheet. */
  readonly trial: Trial | undefined
  /** The labels of columns whose fields the person has chosen. */
  readonly touched: ReadonlySet<string>
  readonly onChange: (profile: MappingProfile, label: string) => void
  readonly onOpen: (label: string) => void
}
