import { crc32 } from 'node:zlib'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { UnreadableFile } from './unreadableFile.ts'

/** More than 50,000 rows of the widest table need. The cap stops zip bombs. */
const MAX_UNPACKED_BYTES = 128 * 1024 * 1024

/** The XML parts of a workbook, which is a ZIP archive. */
export interface Archive {
  has(part: string): boolean
  /** Reads a part's text in chunks. Throws `UnreadableFile` if the archive is damaged. */
  read(part: string): AsyncIterable<string>
  close(): void
}

/**
 * Opens a workbook's archive. Sizes and checksums are verified while reading. Throws an UnreadableFile if the archive is
 * damaged or too large.
 */
export async function openArchive(file: string): Promise<Archive> {
  const zip = await readIntact(openPromise(file, { autoClose: false }))
  try {
    const parts = await readIntact(listParts(zip))
    const unpacked = [...parts.values()].reduce((sum, entry) => sum + entry.uncompressedSize, 0)
    if (unpacked > MAX_UNPACKED_BYTES) throw new UnreadableFile(TOO_LARGE)
    return {
      has: (part) => parts.has(part),
      read: (part) => readPart(zip, parts.get(part)),
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function listParts(zip: ZipFile): Promise<Map<string, Entry>> {
  const parts = new Map<string, Entry>()
  for await (const entry of zip.eachEntry())
    if (/\.(?:xml|rels)$/i.test(entry.fileName)) parts.set(entry.fileName, entry)
  return parts
}

async function* readPart(zip: ZipFile, entry: Entry | undefined): AsyncGenerator<string> {
  if (!entry) throw new UnreadableFile(DAMAGED)
  const stream = await readIntact(zip.openReadStreamPromise(entry))
  const chunks: AsyncIterator<Buffer> = stream[Symbol.asyncIterator]()
  const decoder = new TextDecoder()
  let checksum = 0
  for (;;) {
    // yauzl fails if a part's size differs from what the archive states.
    const { done, value } = await readIntact(chunks.next())
    if (done) break
    checksum = crc32(value, checksum)
    yield decoder.decode(value, { stream: true })
  }
  if (checksum !== entry.crc32) throw new UnreadableFile(DAMAGED)
  yield decoder.decode()
}

/** Rethrows any failure as a damaged archive. */
async function readIntact<Result>(reading: Promise<Result>): Promise<Result> {
  try {
    return await reading
  } catch (cause) {
    throw new UnreadableFile(DAMAGED, { cause })
  }
}

export const DAMAGED =
  'Die Arbeitsmappe ist beschädigt oder unvollständig. Öffnen Sie sie in Ihrer Tabellenkalkulation, und speichern Sie sie neu als XLSX.'

export const TOO_LARGE =
  'Die Arbeitsmappe ist ausgepackt größer als 128 MB. Teilen Sie sie auf mehrere Dateien auf, oder speichern Sie die Tabellen als CSV.'

export const NO_WORKBOOK =
  'Das ist keine Arbeitsmappe von Excel oder LibreOffice. Speichern Sie die Tabelle als XLSX oder als CSV (UTF-8), in Numbers mit „Exportieren“.'
