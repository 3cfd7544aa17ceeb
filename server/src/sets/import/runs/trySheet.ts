import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import { ServiceError } from '../../../platform/http/errors.ts'
import type { Service } from '../../../platform/http/service.ts'
import { withTemporaryFolder } from '../../../platform/storage/spool.ts'
import type { SheetRow } from '../files/sheet.ts'
import { readLearned } from '../mappings/learned.ts'
import { correctionsOf, readOneSheet } from '../sources/rows.ts'
import { tryProfile } from '../sources/tryProfile.ts'
import { readCorrections } from './corrections.ts'
import { listFiles } from './files.ts'
import { describeTrial, type StoredSheet, type TrialReply } from './sheets.ts'
import { FileLost, type SpooledFile, spoolFiles } from './spoolFiles.ts'
import * as texts from './texts.ts'

type Parts = Pick<Service, 'database' | 'storage'>

/** Tries a mapping on the whole of a sheet, with the cells that were set right. */
export async function trySheet(
  parts: Parts,
  { run_id, file_number, sheet }: StoredSheet,
  profile: MappingProfile,
): Promise<TrialReply> {
  return await withFile(parts, { run_id, file_number }, async (file) => {
    const corrections = await readCorrections(parts.database.db, run_id, [file])
    const own = correctionsOf(corrections, file.path, sheet)
    const { accounts } = await readLearned(parts.database.db)
    const given = { corrections: own, learned: accounts }
    return describeTrial(await tryProfile(file, sheet, profile, given))
  })
}

/** Reads one row of a sheet. Throws 404. */
export async function readRow(
  parts: Parts,
  { sheet, ...place }: StoredSheet,
  line: number,
): Promise<SheetRow> {
  const found = await withFile(parts, place, ({ path }) =>
    readOneSheet(path, sheet, async ({ rows }) => {
      for await (const row of rows) if (row.line === line) return row
      return undefined
    }),
  )
  if (!found) throw new ServiceError(404, texts.noRow)
  return found
}

async function withFile<Result>(
  { database: { db }, storage }: Parts,
  { run_id, file_number }: Pick<StoredSheet, 'run_id' | 'file_number'>,
  use: (file: SpooledFile) => Promise<Result>,
): Promise<Result> {
  const files = (await listFiles(db, run_id)).filter(({ number }) => number === file_number)
  return await withTemporaryFolder(async (folder) => {
    const [file] = await spoolFiles(storage, files, folder).catch((error: unknown) => {
      throw error instanceof FileLost ? new ServiceError(410, texts.fileLost) : error
    })
    if (!file) throw new ServiceError(404, texts.noFile)
    return await use(file)
  })
}
