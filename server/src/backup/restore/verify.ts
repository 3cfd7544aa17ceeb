import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { CommandError } from '../../command/command.ts'
import { migrate } from '../../database/migrate.ts'
import { openDatabase } from '../../database/open.ts'
import { openStorage } from '../../storage/open.ts'
import { withTemporaryFolder } from '../../storage/spool.ts'
import { withArchive } from '../archive/read.ts'
import { fillPlace } from '../fill.ts'
import type { Part } from '../parts.ts'
import { Progress } from '../progress.ts'
import { withHoldings } from '../snapshot.ts'
import { type Summary, summarise } from '../summary.ts'

const DIFFERENT =
  'Was zurückgespielt wurde, ist nicht gleich dem, was in der Sicherung steht. Bitte verwenden Sie diese Sicherung nicht.'

/** Reads a whole archive and returns its summary. Throws a CommandError if it is damaged or incomplete. */
export async function checkArchive(file: string): Promise<Summary> {
  const progress = new Progress('Geprüft')
  return await withArchive(file, (holdings) => summarise(holdings, progress.count)).finally(() =>
    progress.clear(),
  )
}

/**
 * Checks an archive, restores it into a temporary place, compares every row and every document, and brings the database up to
 * date. Throws a CommandError if anything is damaged or differs.
 */
export async function verifyArchive(file: string): Promise<void> {
  const expected = await checkArchive(file)
  const progress = new Progress('Zurückgespielt und verglichen')
  await restoreForTest(file, expected, progress.count).finally(() => progress.clear())
  process.stdout.write(
    'Die Sicherung ist vollständig: Zur Probe zurückgespielt, gleicht sie Zeile für Zeile und Dokument für Dokument dem, was gesichert wurde.\n',
  )
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
      await withArchive(file, (holdings) => fillPlace(place, holdings, passed))
      const restored = await withHoldings(place, (holdings) => summarise(holdings, passed))
      if (!isDeepStrictEqual(restored, expected)) throw new CommandError(DIFFERENT)
      await migrate(database)
    } finally {
      await database.close()
      await storage.close()
    }
  })
}
