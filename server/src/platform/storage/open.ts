import type { StoragePlace } from './place.ts'
import type { Storage } from './storage.ts'

/** Opens the storage of a place; the caller closes it. S3 is not contacted: only `check` tells whether it works. */
export async function openStorage(place: StoragePlace): Promise<Storage> {
  if (place.kind === 'disk') {
    const { openDisk } = await import('./disk.ts')
    return await openDisk(place.folder)
  }
  const { openS3 } = await import('./s3.ts')
  return openS3(place)
}
