import type { Database } from '../database/open.ts'
import type { Changes } from '../records/write.ts'
import { applyStaged } from './apply.ts'
import { checkStaged } from './checkStaged.ts'
import { Problems } from './problems.ts'
import { readFile } from './readFile.ts'
import { findSources } from './sources.ts'
import { Staging } from './staging.ts'

export interface ImportOptions {
  /** Finds out what would change, and writes nothing. */
  readonly dryRun?: boolean
  /** A warning counts as an error. */
  readonly strict?: boolean
  /** Columns that may be missing; what is stored in them stays. */
  readonly without?: ReadonlySet<string>
  /** Whether units, objects and credits of other customers leave them for those of the files. */
  readonly moves?: boolean
  readonly onProgress?: (progress: Progress) => void
}

/** What an import is doing: reading a file, with the rows so far of all files, or applying a table. */
export type Progress =
  | { readonly step: 'read'; readonly file: string; readonly rows: number }
  | { readonly step: 'apply'; readonly table: string }

export interface ImportReport {
  /** Nothing was written where there is an error among them. */
  readonly problems: Problems
  /** Files in folders, and sheets of workbooks, that were not read. */
  readonly skipped: readonly string[]
  /** The customers of the tables. */
  readonly customerIds: readonly string[]
  /** PDFs that were found, which belong to an archive; `importDocuments` takes them. */
  readonly documents: readonly string[]
  /** Whether there were tables to read. */
  readonly hasTables: boolean
  /** By the name of each table that has rows in the files; empty where there are errors. */
  readonly changes: ReadonlyMap<string, Changes>
  /** False where a file could not be read to its end, so that what the credits name cannot be known. */
  readonly creditsChecked: boolean
}

/**
 * Reads tables from CSV files and workbooks, and makes them what their customers have: for each customer and table in the
 * files, the rows are replaced. One transaction, which begins when every file is read and checked. Paths are files, or
 * folders of files; an error in any of them keeps everything from being written.
 */
export async function importFiles(
  database: Database,
  paths: readonly string[],
  options: ImportOptions = {},
): Promise<ImportReport> {
  const { dryRun = false, strict = false, moves = false, onProgress = () => {} } = options
  const problems = new Problems({ strict })
  const without = options.without ?? new Set()
  using staging = new Staging()
  const sources = await findSources(paths, problems)
  let rows = 0
  const onRow = (file: string) => {
    rows += 1
    onProgress({ step: 'read', file, rows })
  }
  const skipped = [...sources.skipped]
  let creditsChecked = sources.complete
  for (const file of sources.files) {
    const result = await readFile(file, { staging, problems, without, onRow })
    skipped.push(...result.skipped)
    creditsChecked &&= result.complete
  }
  const onTable = (table: string) => onProgress({ step: 'apply', table })
  if (problems.errorCount > 0 && creditsChecked)
    await checkStaged(database.db, staging, problems, { moves })
  const changes =
    problems.errorCount > 0
      ? new Map<string, Changes>()
      : await applyStaged(database.db, staging, problems, { dryRun, moves, onTable })
  return {
    problems,
    skipped,
    customerIds: staging.customerIds(),
    documents: sources.documents,
    hasTables: sources.files.length > 0,
    changes,
    creditsChecked,
  }
}
