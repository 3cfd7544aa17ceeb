import type { StoragePlace } from './place.ts'
import type { Storage } from './storage.ts'

/** Opens storage, which whoever opened it closes. What S3 is like is only known by `check`: nothing is connected yet. */
export async function openStorage(place: StoragePlace): Promise<Storage> {
  if (place.kind === 'disk') {
    const { openDisk } = await import('./disk.ts')
    return await openDisk(place.folder)
  }
  const { openS3 } = await import('./s3.ts')
  return openS3(place)
}
