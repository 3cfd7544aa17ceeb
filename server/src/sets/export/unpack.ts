import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { DOCUMENTS_FOLDER, RECORDS_FOLDER } from './customerFiles.ts'

const READ_BACK = new RegExp(
  `^(?:${RECORDS_FOLDER}/[^/]+\\.csv|${DOCUMENTS_FOLDER}/[^/]+\\.(?:pdf|xml))$`,
)

export interface UnpackedExport {
  readonly recordsFolder: string
  readonly documentsFolder: string
  readonly documentCount: number
}

/**
 * Unpacks the tables and documents of an exported ZIP, each into its folder.
 *
 * @throws if the file is no ZIP, is damaged, or has an entry that leads outside the folder
 */
export async function unpackExport(file: string, folder: string): Promise<UnpackedExport> {
  const recordsFolder = join(folder, RECORDS_FOLDER)
  const documentsFolder = join(folder, DOCUMENTS_FOLDER)
  for (const made of [recordsFolder, documentsFolder]) await mkdir(made)
  // yauzl rejects absolute paths and `..`.
  const zip = await openPromise(file, { autoClose: false })
  let documentCount = 0
  try {
    for await (const entry of zip.eachEntry()) {
      if (!READ_BACK.test(entry.fileName)) continue
      await unpackEntry(zip, entry, join(folder, entry.fileName))
      if (entry.fileName.startsWith(DOCUMENTS_FOLDER)) documentCount += 1
    }
  } finally {
    zip.close()
  }
  return { recordsFolder, documentsFolder, documentCount }
}

async function unpackEntry(zip: ZipFile, entry: Entry, to: string): Promise<void> {
  await pipeline(await zip.openReadStreamPromise(entry), (bytes) =>
    writeFile(to, bytes, { flag: 'wx' }),
  )
}
