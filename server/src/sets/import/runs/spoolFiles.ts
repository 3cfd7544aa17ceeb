import { join } from 'node:path'
import { spool } from '../../../platform/storage/spool.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { Source } from '../sources/source.ts'
import type { StoredImportFile } from './files.ts'

/** A file of an import on this machine's disk. */
export interface SpooledFile extends Source {
  readonly number: number
}

/** Thrown when the bytes of a file are lost. */
export class FileLost extends Error {}

/** Copies files of an import to a folder. Throws FileLost. */
export async function spoolFiles(
  storage: Storage,
  files: readonly StoredImportFile[],
  folder: string,
): Promise<SpooledFile[]> {
  const spooled: SpooledFile[] = []
  for (const { number, name, storage_key, size, sha256 } of files) {
    const path = join(folder, String(number))
    if (!(await spool(storage, storage_key, { size, sha256 }, path)))
      throw new FileLost(`file ${number} is not what was stored`)
    spooled.push({ path, name, number })
  }
  return spooled
}
