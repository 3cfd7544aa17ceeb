import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import type { AuditLog } from '../../platform/audit/log.ts'
import type { Database } from '../../platform/database/open.ts'
import { compareStaged } from './differences/compare.ts'
import { DifferencesOutdated } from './differences/write.ts'
import { findSources } from './findSources.ts'
import type { ImportReport, Progress } from './problems/importReport.ts'
import { Problems } from './problems/problems.ts'
import { sumUp } from './runs/checked.ts'
import { writeAtOnce } from './runs/writeAtOnce.ts'
import { readSources } from './sources/readSources.ts'
import { readStored } from './sources/readStored.ts'
import { checkStaged } from './staging/checkStaged.ts'
import { Staging } from './staging/staging.ts'

export interface ImportOptions {
  /** Reports what would change without writing. */
  readonly dryRun?: boolean
  /** Treats warnings as errors. */
  readonly strict?: boolean
  /** Columns that may be missing although values are stored in them, which stay. */
  readonly without?: ReadonlySet<string>
  /** Whether units, objects and credits of other customers may move to the customers of the files. */
  readonly moves?: boolean
  /** Whether earlier valuations of the rows in the files are forgotten. */
  readonly forgetValuations?: boolean
  /** Mappings by which sheets are read that are not in the tables' own form. */
  readonly mappings?: readonly MappingProfile[]
  /** Mappings that are named where they would fit, and never applied. */
  readonly saved?: readonly MappingProfile[]
  /** Logs the import in its transaction; default: nothing does. */
  readonly audit?: AuditLog
  readonly onProgress?: (progress: Progress) => void
}

/** An import is tried so often where others write the same rows meanwhile. */
const MOST_ATTEMPTS = 5

/**
 * Imports tables from CSV files and workbooks, given as files or folders: checks them, compares them with what is stored, and writes
 * the differences in one transaction, as an import by the browser that can be undone there. Errors in the files are reported, not
 * thrown, and any of them prevents all writing. Throws DifferencesOutdated if others change the same rows again and again.
 */
export async function importFiles(
  database: Database,
  paths: readonly string[],
  options: ImportOptions = {},
): Promise<ImportReport> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await importOnce(database, paths, options)
    } catch (error) {
      if (!(error instanceof DifferencesOutdated) || attempt === MOST_ATTEMPTS) throw error
    }
}

async function importOnce(
  { db }: Database,
  paths: readonly string[],
  options: ImportOptions,
): Promise<ImportReport> {
  const { dryRun = false, strict = false, moves = false, onProgress = () => {} } = options
  const { forgetValuations = false, without = new Set() } = options
  const problems = new Problems({ strict })
  using staging = new Staging()
  const sources = await findSources(paths, problems)
  let rows = 0
  const onRow = (file: string) => {
    rows += 1
    onProgress({ step: 'read', file, rows })
  }
  const read = await readSources(
    sources.files.map((path) => ({ path, name: path })),
    {
      mappings: options.mappings ?? [],
      saved: options.saved ?? [],
      stored: await readStored(db),
      staging,
      problems,
      onRow,
    },
  )
  const creditsChecked = sources.complete && read.complete
  const onTable = (table: string) => onProgress({ step: 'apply', table })
  const choices = { moves, without, forgetValuations, onTable }
  if (problems.errorCount > 0 && creditsChecked)
    await checkStaged(db, staging, problems, { moves, without })
  await using comparison =
    problems.errorCount > 0 ? null : await compareStaged(db, staging, problems, choices)
  const customerIds = staging.customerIds()
  // Without tables, only documents are imported.
  if (comparison && !dryRun && customerIds.length > 0) {
    const checked = sumUp(problems, { owners: 0, customers: customerIds.length })
    await writeAtOnce(db, sources.files, comparison, { ...choices, checked, audit: options.audit })
  }
  return {
    problems,
    skipped: [...sources.skipped, ...read.skipped],
    mappings: new Set(read.results.map(({ source }) => source.profile.name)),
    customerIds,
    documents: sources.documents,
    hasTables: sources.files.length > 0,
    changes: comparison?.changes ?? new Map(),
    creditsChecked,
  }
}
