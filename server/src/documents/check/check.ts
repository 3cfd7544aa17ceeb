import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { NothingStored, type Storage, type StoredObject } from '../../platform/storage/storage.ts'
import { isNamed } from '../fileKey.ts'
import { hashStored } from './hashStored.ts'
import { type IndexedObject, isQueuedForRemoval, readIndexedObjects } from './indexedObjects.ts'
import { StorageInventory } from './inventory.ts'

/** Hides the latency of remote storage without overloading a local disk. */
const CONCURRENCY = 4
/** Longer than adding stored bytes to the index takes, even if the database is locked. */
const ORPHAN_AFTER_MS = 10 * 60 * 1000

export type Fault = 'missing' | 'unreadable' | 'otherSize' | 'otherBytes'

export interface CheckOptions {
  /** Compares only presence and size, without reading the bytes. */
  readonly isQuick: boolean
  /** Called for each document whose bytes do not match the index. */
  readonly onFault: (document: IndexedObject, fault: Fault) => void
  /** Called for each stored object that belongs to no document, one after the other. */
  readonly onOrphan: (object: StoredObject) => Promise<void> | void
  readonly onProgress: (counts: CheckCounts) => void
}

export interface CheckCounts {
  objects: number
  /** Withheld ones included. */
  documents: number
  /** Bytes read and compared. */
  bytes: number
  faults: number
  orphans: number
  /** Too new to be orphans: an upload may still add them to the index. */
  recent: number
}

/**
 * Compares the index with storage, both ways. The service may be running: before a fault is reported, the index is read once
 * more, since the document may have been added or deleted meanwhile. Throws when storage as a whole fails.
 */
export async function checkDocuments(
  { db, storage }: { db: Kysely<Schema>; storage: Storage },
  { isQuick, onFault, onOrphan, onProgress }: CheckOptions,
): Promise<CheckCounts> {
  const counts: CheckCounts = {
    objects: 0,
    documents: 0,
    bytes: 0,
    faults: 0,
    orphans: 0,
    recent: 0,
  }
  using inventory = new StorageInventory()
  const add = inventory.prepareAdd()
  for await (const object of storage.list()) {
    add(object)
    counts.objects += 1
    onProgress(counts)
  }

  const markIndexed = inventory.prepareMark()
  const judge = async (document: IndexedObject) => {
    const listedSize = markIndexed(document.key)
    const isRead = !isQuick || listedSize === undefined
    return isRead ? await read(document) : compareSize(document, listedSize)
  }
  const judged = new Map<string, Promise<Fault | null>>()
  const judgeOnce = async (document: IndexedObject) => {
    const fault = judged.get(document.key) ?? judge(document)
    judged.set(document.key, fault)
    return await fault
  }
  const check = async (document: IndexedObject) => {
    const fault = await (document.isShared ? judgeOnce(document) : judge(document))
    counts.documents += 1
    onProgress(counts)
    if (fault === null || !(await isNamed(db, document.key))) return
    counts.faults += 1
    onFault(document, fault)
  }
  const read = async (document: IndexedObject): Promise<Fault | null> => {
    try {
      const { size, sha256 } = await hashStored(storage, document.key, (bytes) => {
        counts.bytes += bytes
        onProgress(counts)
      })
      return compareSize(document, size) ?? (sha256 === document.sha256 ? null : 'otherBytes')
    } catch (error) {
      if (error instanceof NothingStored) return 'missing'
      // If storage as a whole fails, this throws, and no document is blamed.
      await storage.check()
      return 'unreadable'
    }
  }
  for await (const page of readIndexedObjects(db)) {
    const rest = page.values()
    const worker = async () => {
      for (const document of rest) await check(document)
    }
    await Promise.all(Array.from({ length: CONCURRENCY }, worker))
  }

  for (const object of inventory.readUnindexed()) {
    // In this order: what is withheld may be queued meanwhile, and what is queued may be gone by now.
    if ((await isNamed(db, object.key)) || (await isQueuedForRemoval(db, object.key))) continue
    if (!(await isStored(storage, object.key))) continue
    if (object.storedAt.getTime() > Date.now() - ORPHAN_AFTER_MS) {
      counts.recent += 1
      continue
    }
    counts.orphans += 1
    await onOrphan(object)
  }
  return counts
}

async function isStored(storage: Storage, key: string): Promise<boolean> {
  try {
    await storage.version(key)
    return true
  } catch (error) {
    if (error instanceof NothingStored) return false
    throw error
  }
}

function compareSize({ size }: IndexedObject, found: number): Fault | null {
  return found === size ? null : 'otherSize'
}
