import type { Changes } from '../../../records/write.ts'
import type { Problems } from './problems.ts'

/** The step of a running import; `rows` counts those read so far in all files. */
export type Progress =
  | { readonly step: 'read'; readonly file: string; readonly rows: number }
  | { readonly step: 'apply'; readonly table: string }

export interface ImportReport {
  /** If there are errors, nothing was written. */
  readonly problems: Problems
  /** Files in folders and sheets in workbooks that are not tables. */
  readonly skipped: readonly string[]
  /** The names of the mappings that sheets were read by. */
  readonly mappings: ReadonlySet<string>
  /** The customers in the tables, in order. */
  readonly customerIds: readonly string[]
  /** The PDFs found, to be passed to `importDocuments`. */
  readonly documents: readonly string[]
  /** Whether the paths contained any table file. */
  readonly hasTables: boolean
  /** By table name, for tables with rows in the files; empty if there are errors. */
  readonly changes: ReadonlyMap<string, Changes>
  /** False if a file could not be read to its end, so that the credits' references could not be checked. */
  readonly creditsChecked: boolean
}
