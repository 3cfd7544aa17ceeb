import { writeOut } from '../../command/writeOut.ts'
import type { Kept } from '../../config/backups.ts'
import { writeArchive } from '../archive/write.ts'
import { MissingDocuments } from '../missing.ts'
import { verifyArchive } from '../restore/verify.ts'
import { type Place, withHoldings } from '../snapshot.ts'
import { findExpired } from './keep.ts'
import { nameBackup } from './names.ts'
import type { BackupPlace } from './places/place.ts'
import { requireSpace } from './space.ts'

export interface MadeBackup {
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** How many documents were lost or damaged before. */
  readonly missing: number
}

/**
 * Backs up what is stored, restores that for a test, and only then gives it its name and removes older ones. None is removed
 * while documents are missing: an older one may still have them.
 */
export async function makeBackup(
  stored: Place,
  place: BackupPlace,
  keep: Kept,
  beganAt: Date,
): Promise<MadeBackup> {
  await place.clean()
  await requireSpace(stored.database, place)
  const name = nameBackup(beganAt)
  const missing = new MissingDocuments()
  const size = await place.add(name, async (path) => {
    await withHoldings(stored, (holdings) =>
      writeArchive(holdings, (archive) => writeOut(path, archive), missing.note),
    )
    await verifyArchive(path)
  })
  if (missing.count === 0)
    for (const expired of findExpired(await place.list(), keep)) await place.remove(expired.name)
  return { name, size, missing: missing.count }
}
