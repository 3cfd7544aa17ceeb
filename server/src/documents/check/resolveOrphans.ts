import type { StoredObject } from '../../platform/storage/storage.ts'
import type { DocumentParts } from '../add/storeThenAdd.ts'
import { adoptOrphan } from './adopt.ts'
import { describeOrphan, isRemovable, type Orphan } from './orphans.ts'

export interface OrphanTasks {
  /** Deletes those that a document of the index equals. */
  readonly removesTwins: boolean
  /** Adds the others to the index again. */
  readonly adopts: boolean
  /** The customer of those without a name. */
  readonly customerId: string | undefined
  /** The keys of those to delete whatever they are. */
  readonly discarded: readonly string[]
}

/** What became of an orphan: `twin` and `unknown` were left alone. */
export type OrphanFate = 'removed' | 'adopted' | 'twin' | 'unknown'

/** Does with an orphan what was asked. */
export async function resolveOrphan(
  parts: DocumentParts,
  object: StoredObject,
  { removesTwins, adopts, customerId, discarded }: OrphanTasks,
): Promise<{ readonly orphan: Orphan; readonly fate: OrphanFate }> {
  const orphan = await describeOrphan({ db: parts.database.db, storage: parts.storage }, object)
  if (discarded.includes(orphan.key) || (removesTwins && isRemovable(orphan))) {
    await parts.storage.delete(orphan.key)
    return { orphan, fate: 'removed' }
  }
  if (orphan.twin !== null) return { orphan, fate: 'twin' }
  const adopted = adopts ? await adoptOrphan(parts, orphan, customerId) : null
  return adopted
    ? { orphan: { ...orphan, twin: adopted.fileName }, fate: 'adopted' }
    : { orphan, fate: 'unknown' }
}
