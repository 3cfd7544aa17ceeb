import { openDisk } from './disk.ts'
import type { Storage } from './storage.ts'

/** Where the configuration says that documents are. */
export interface StoragePlace {
  readonly kind: 'disk'
  /** Absolute. */
  readonly folder: string
}

/** Opens storage, which whoever opened it closes. */
export async function openStorage(place: StoragePlace): Promise<Storage> {
  return await openDisk(place.folder)
}
