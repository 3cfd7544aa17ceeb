import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/tables/schema.ts'
import { NothingStored, type Storage } from '../../storage/storage.ts'
import { FoundObjects } from './found.ts'
import { documentsInPages, isNamed, type NamedObject } from './named.ts'

/** So many files are read at a time: a store far away answers slowly, and a disk is busy with few. */
const AT_A_TIME = 4
/** What is older belongs to no upload that still runs. */
const ORPHAN_AFTER_MS = 24 * 60 * 60 * 1000

export type Fault = 'missing' | 'unreadable' | 'otherSize' | 'otherBytes'

export interface CheckOptions {
  /** Leaves the bytes unread: only whether they are there, and how many. */
  readonly isQuick: boolean
  /** Deletes orphans. */
  readonly removesOrphans: boolean
  /** A document whose bytes are not those of its entry. */
  readonly onFault: (document: NamedObject, fault: Fault) => void
  /** Bytes that are no document's. */
  readonly onOrphan: (key: string) => void
  readonly onProgress: (counts: CheckCounts) => void
}

export interface CheckCounts {
  /** Objects in storage. */
  objects: number
  documents: number
  /** Bytes read and compared. */
  bytes: number
  faults: number
  orphans: number
  /** Too new to be orphans: an upload may still enter them. */
  recent: number
}

/**
 * Compares index and storage, both ways. The service may run beside it: what looks wrong is looked at once more before it is
 * told, since a document may have come or gone meanwhile.
 */
export async function checkDocuments(
  { db, storage }: { db: Kysely<Schema>; storage: Storage },
  { isQuick, removesOrphans, onFault, onOrphan, onProgress }: CheckOptions,
): Promise<CheckCounts> {
  const counts: CheckCounts = {
    objects: 0,
    documents: 0,
    bytes: 0,
    faults: 0,
    orphans: 0,
    recent: 0,
  }
  using found = new FoundObjects()
  const add = found.adding()
  for await (const object of storage.list()) {
    add(object)
    counts.objects += 1
    onProgress(counts)
  }

  const name = found.naming()
  const check = async (document: NamedObject) => {
    const listedSize = name(document.key)
    const isRead = !isQuick || listedSize === undefined
    const fault = isRead ? await read(document) : compareSize(document, listedSize)
    counts.documents += 1
    onProgress(counts)
    if (fault === null || !(await isNamed(db, document.key))) return
    counts.faults += 1
    onFault(document, fault)
  }
  const read = async (document: NamedObject): Promise<Fault | null> => {
    const hash = createHash('sha256')
    let size = 0
    try {
      for await (const chunk of await storage.read(document.key)) {
        hash.update(chunk)
        size += chunk.length
        counts.bytes += chunk.length
        onProgress(counts)
      }
    } catch (error) {
      if (error instanceof NothingStored) return 'missing'
      // Where storage as a whole fails, nothing can be said of any document.
      await storage.check()
      return 'unreadable'
    }
    return (
      compareSize(document, size) ?? (hash.digest('hex') === document.sha256 ? null : 'otherBytes')
    )
  }
  for await (const page of documentsInPages(db)) {
    const rest = page.values()
    const worker = async () => {
      for (const document of rest) await check(document)
    }
    await Promise.all(Array.from({ length: AT_A_TIME }, worker))
  }

  for (const { key, storedAt } of found.nameless()) {
    if (await isNamed(db, key)) continue
    if (storedAt.getTime() > Date.now() - ORPHAN_AFTER_MS) {
      counts.recent += 1
      continue
    }
    counts.orphans += 1
    if (removesOrphans) await storage.delete(key)
    onOrphan(key)
  }
  return counts
}

function compareSize({ size }: NamedObject, found: number): Fault | null {
  return found === size ? null : 'otherSize'
}
