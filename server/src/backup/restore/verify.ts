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
import { withHoldings } from '../snapshot.ts'
import { type Summary, summarise } from '../summary.ts'

const DIFFERENT =
  'Was zurückgespielt wurde, ist nicht gleich dem, was in der Sicherung steht. Bitte verwenden Sie diese Sicherung nicht.'

/**
 * Restores an archive into a temporary place, compares every row and every document, and brings the database up to date.
 * Throws a CommandError if anything differs.
 */
export async function verifyArchive(
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
