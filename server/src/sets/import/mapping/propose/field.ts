import type { ColumnType, Split } from '@hausblick/contract/mapping/subjects.ts'

export interface SourceColumn {
  readonly heading: string
  /** What the lower row says where a heading is in two rows, of which the upper one may only name a group. */
  readonly lower?: string
  readonly values: readonly string[]
}

/** What a column is proposed to become. */
export interface ProposedField {
  readonly field: string
  readonly type: ColumnType
  readonly split?: Split
  /** The month of a column of amounts. */
  readonly month?: number
  readonly score: number
}
