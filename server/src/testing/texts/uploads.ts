import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toDocument } from '../../documents/intake/toDocument.ts'
import { newFolders } from '../folders.ts'

/** Gives a function that uploads bytes in a folder of their own, which is gone after the tests around it. */
export function newUploads() {
  const newFolder = newFolders()
  return async (bytes: Buffer | string) => {
    const folder = await newFolder()
    const path = join(folder, 'upload')
    await writeFile(path, bytes)
    return await toDocument({ path }, folder)
  }
}
