import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { unpackExport } from '../../export/unpack.ts'

/**
 * Calls `use` with the paths after replacing each exported ZIP by its unpacked folders, and removes those afterwards.
 * Throws if a ZIP cannot be unpacked.
 */
export async function withUnpackedExports<Result>(
  paths: readonly string[],
  use: (paths: readonly string[]) => Promise<Result>,
): Promise<Result> {
  const folders: string[] = []
  try {
    const readable: string[] = []
    for (const path of paths) {
      if (extname(path).toLowerCase() !== '.zip') {
        readable.push(path)
        continue
      }
      const folder = await mkdtemp(join(tmpdir(), 'hausblick-import-'))
      folders.push(folder)
      const { recordsFolder, documentsFolder, documentCount } = await unpackExport(path, folder)
      readable.push(recordsFolder, ...(documentCount > 0 ? [documentsFolder] : []))
    }
    return await use(readable)
  } finally {
    for (const folder of folders) await rm(folder, { recursive: true, force: true })
  }
}
