import { listFiles } from '../../documents/watched/files.ts'
import { describeFault } from '../../documents/watched/look.ts'
import type { Config } from '../../platform/config/config.ts'
import { broken, type Finding, fine } from './finding.ts'
import * as texts from './texts.ts'

/** Tries to list the watched folder, and whether files can be moved within it, where the settings name one. */
export async function checkFolder({
  intakeFolder,
}: Pick<Config, 'intakeFolder'>): Promise<Finding> {
  if (intakeFolder === null) return fine(texts.noFolder)
  try {
    return fine(texts.folderWorks(intakeFolder, (await listFiles(intakeFolder)).length))
  } catch (error) {
    return broken(describeFault(intakeFolder, error), texts.failsTodo.folder)
  }
}
