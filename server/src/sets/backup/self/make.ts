import { writeOut } from '../../../platform/command/writeOut.ts'
import type { Kept } from '../../../platform/config/backups.ts'
import { writeArchive } from '../archive/write.ts'
import { MissingDocuments } from '../missing.ts'
import { verifyArchive } from '../restore/verify.ts'
import { type Place, withHoldings } from '../snapshot.ts'
import { findExpired } from './keep.ts'
import { claimPlace, listOwn, readInstallation } from './mark.ts'
import { nameBackup, ownerOf } from './names.ts'
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
 * Backs up what is stored, restores that for a test, and only then gives it its name and removes older ones of the same
 * installation. None is removed while documents are missing: an older one may still have them. Throws a CommandError, before
 * anything changes, if the place is another installation's.
 */
export async function makeBackup(
  stored: Place,
  place: BackupPlace,
  keep: Kept,
  beganAt: Date,
): Promise<MadeBackup> {
  const installation = await readInstallation(stored)
  const { instance } = installation
  await claimPlace(place, installation)
  await place.clean(({ owner }) => owner === ownerOf(instance))
  await requireSpace(stored.database, place)
  const name = nameBackup(beganAt, instance)
  const missing = new MissingDocuments()
  const size = await place.add(name, async (path) => {
    await withHoldings(stored, (holdings) =>
      writeArchive(holdings, (archive) => writeOut(path, archive), missing.note),
    )
    await verifyArchive(path)
  })
  if (missing.count === 0)
    for (const expired of findExpired(await listOwn(place, instance), keep))
      await place.remove(expired.name)
  return { name, size, missing: missing.count }
}
