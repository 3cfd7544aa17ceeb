import { posix } from 'node:path'
import type { Archive } from '../archive.ts'
import { collectXml } from '../xml.ts'

/** A part's reference to another part. */
export interface Relationship {
  readonly id: string
  /** The last segment of the type's URI, the same in both variants of the standard: `worksheet`, `styles`. */
  readonly type: string
  /** The target's full path in the archive. */
  readonly part: string
}

/** Reads the relationships of a part, or of the package if the part is the empty string. */
export async function readRelationships(archive: Archive, part: string): Promise<Relationship[]> {
  const folder = posix.dirname(part)
  const source = posix.join(folder, '_rels', `${posix.basename(part)}.rels`)
  if (!archive.has(source)) return []
  return await collectXml<Relationship>(archive.read(source), (emit) => ({
    open: (name, { Id: id, Type: type, Target: target }) => {
      if (name !== 'Relationship' || !id || !type || !target) return
      emit({ id, type: posix.basename(type), part: resolveTarget(folder, target) })
    },
  }))
}

function resolveTarget(folder: string, target: string): string {
  return target.startsWith('/') ? target.slice(1) : posix.join(folder, target)
}
