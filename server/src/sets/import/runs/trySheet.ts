import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import { ServiceError } from '../../../platform/http/errors.ts'
import type { Service } from '../../../platform/http/service.ts'
import { withTemporaryFolder } from '../../../platform/storage/spool.ts'
import { readLearned } from '../mappings/learned.ts'
import { tryProfile } from '../sources/tryProfile.ts'
import { listFiles } from './files.ts'
import { describeTrial, type StoredSheet, type TrialReply } from './sheets.ts'
import { FileLost, spoolFiles } from './spoolFiles.ts'
import * as texts from './texts.ts'

/** Tries a mapping on the whole of a sheet. */
export async function trySheet(
  { database: { db }, storage }: Pick<Service, 'database' | 'storage'>,
  runId: string,
  { file_number, sheet }: StoredSheet,
  profile: MappingProfile,
): Promise<TrialReply> {
  const files = (await listFiles(db, runId)).filter(({ number }) => number === file_number)
  return await withTemporaryFolder(async (folder) => {
    const [file] = await spoolFiles(storage, files, folder).catch((error: unknown) => {
      throw error instanceof FileLost ? new ServiceError(410, texts.fileLost) : error
    })
    if (!file) throw new ServiceError(404, texts.noFile)
    const { accounts } = await readLearned(db)
    return describeTrial(await tryProfile(file, sheet, profile, accounts))
  })
}
