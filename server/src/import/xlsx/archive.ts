import { crc32 } from 'node:zlib'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { Unreadable } from '../unreadable.ts'

/** More than 50,000 rows of the widest table take; beyond it, a file of less than a megabyte can unpack to any size. */
const LARGEST_UNPACKED_BYTES = 128 * 1024 * 1024

/** The text parts of a workbook, which is a zip archive of XML. */
export interface Archive {
  has(part: string): boolean
  /** A part's text in pieces; a fault in the archive is thrown as `Unreadable`. */
  read(part: string): AsyncIterable<string>
  close(): void
}

/** Opens a workbook's archive; its sizes and checksums are believed only as far as they prove right while reading. */
export async function openArchive(file: string): Promise<Archive> {
  const zip = await intact(openPromise(file, { autoClose: false }))
  try {
    const parts = await intact(listParts(zip))
    const unpacked = [...parts.values()].reduce((sum, entry) => sum + entry.uncompressedSize, 0)
    if (unpacked > LARGEST_UNPACKED_BYTES) throw new Unreadable(TOO_LARGE)
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
  if (!entry) throw new Unreadable(DAMAGED)
  const stream = await intact(zip.openReadStreamPromise(entry))
  const chunks: AsyncIterator<Buffer> = stream[Symbol.asyncIterator]()
  const decoder = new TextDecoder()
  let checksum = 0
  for (;;) {
    // yauzl ends with an error where a part is longer or shorter than the archive says.
    const { done, value } = await intact(chunks.next())
    if (done) break
    checksum = crc32(value, checksum)
    yield decoder.decode(value, { stream: true })
  }
  if (checksum !== entry.crc32) throw new Unreadable(DAMAGED)
  yield decoder.decode()
}

async function intact<Result>(reading: Promise<Result>): Promise<Result> {
  try {
    return await reading
  } catch (cause) {
    throw new Unreadable(DAMAGED, { cause })
  }
}

export const DAMAGED =
  'Die Arbeitsmappe ist beschädigt oder unvollständig. Öffnen Sie sie in Excel, und speichern Sie sie neu als XLSX.'

const TOO_LARGE =
  'Die Arbeitsmappe ist ausgepackt größer als 128 MB. Teilen Sie sie auf mehrere Dateien auf, oder speichern Sie die Tabellen als CSV.'
