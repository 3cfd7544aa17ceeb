import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Storage, StoredFile, StoredObject } from '../../platform/storage/storage.ts'
import { newFolders } from '../folders.ts'

/** Returns a function that writes bytes to a file ready to be stored; removed after the surrounding tests. */
export function newStoredFiles(): (bytes: Buffer) => Promise<StoredFile> {
  const newFolder = newFolders()
  return async (bytes) => {
    const path = join(await newFolder(), 'file')
    await writeFile(path, bytes)
    return { path, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
  }
}

export async function listAll(storage: Storage): Promise<StoredObject[]> {
  const all: StoredObject[] = []
  for await (const object of storage.list()) all.push(object)
  return all
}
