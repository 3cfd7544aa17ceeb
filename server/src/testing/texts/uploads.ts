import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { convertUpload } from '../../documents/intake/convertUpload.ts'
import { newFolders } from '../folders.ts'

/** Returns a function that converts bytes as an upload, in a folder of its own that is removed after the surrounding tests. */
export function newUploads() {
  const newFolder = newFolders()
  return async (bytes: Buffer | string) => {
    const folder = await newFolder()
    const path = join(folder, 'upload')
    await writeFile(path, bytes)
    return await convertUpload({ path }, folder)
  }
}
