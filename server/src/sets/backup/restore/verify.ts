import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { CommandError } from '../../../platform/command/command.ts'
import type { Terminal } from '../../../platform/command/progressLine.ts'
import { openDatabase } from '../../../platform/database/open.ts'
import { openStorage } from '../../../platform/storage/open.ts'
import { withTemporaryFolder } from '../../../platform/storage/spool.ts'
import { withArchive } from '../archive/read.ts'
import { fillPlace } from '../fill.ts'
import type { Part } from '../parts.ts'
import { Progress } from '../progress.ts'
import { withHoldings } from '../snapshot.ts'
import { type Summary, summarise } from '../summary.ts'
import { requireKnown } from '../target.ts'
import { settleRestored } from './settle.ts'

const DIFFERENT =
  'Die Dokumente, die zurückgespielt wurden, sind nicht gleich denen der Sicherung. Bitte verwenden Sie diese Sicherung nicht.'

/** What commands print of a backup that is verified. */
export const VERIFIED =
  'Die Sicherung ist vollständig: Zur Probe zurückgespielt, gleicht sie Zeile für Zeile und Dokument für Dokument dem, was gesichert wurde.\n'

/** Reads a whole archive and returns its summary. Throws a CommandError if it is damaged, incomplete, or of a newer release. */
export async function checkArchive(file: string, terminal?: Terminal): Promise<Summary> {
  const progress = new Progress('Geprüft', terminal)
  return await withArchive(file, (holdings) => {
    requireKnown(holdings.origin)
    return summarise(holdings, progress.count)
  }).finally(() => progress.clear())
}

/**
 * Checks an archive, restores it into a temporary place as any other, and compares every row and every document. Throws a
 * CommandError if anything is damaged or differs.
 */
export async function verifyArchive(file: string, terminal?: Terminal): Promise<void> {
  const expected = await checkArchive(file, terminal)
  const progress = new Progress('Zurückgespielt und verglichen', terminal)
  await restoreForTest(file, expected, progress.count).finally(() => progress.clear())
}

async function restoreForTest(
  file: string,
  expected: Summary,
  passed: (part: Part) => void,
): Promise<void> {
  await withTemporaryFolder(async (folder) => {
    const storage = await openStorage({ kind: 'disk', folder: join(folder, 'documents') })
    const database = await openDatabase(`sqlite:${join(folder, 'hausblick.db')}`)
    const place = { database, storage }
    try {
      await withArchive(file, (holdings) =>
        fillPlace(place, holdings, passed, (trx) => settleRestored(trx, storage)),
      )
      const restored = await withHoldings(place, (holdings) => summarise(holdings, passed))
      const isEqual =
        isDeepStrictEqual(restored.documents, expected.documents) &&
        isDeepStrictEqual(restored.missing, expected.missing)
      if (!isEqual) throw new CommandError(DIFFERENT)
    } finally {
      await database.close()
      await storage.close()
    }
  })
}
