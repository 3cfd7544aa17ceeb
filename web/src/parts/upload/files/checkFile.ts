import * as texts from '../texts.ts'

/** Enough to identify a file: a PDF's signature may be anywhere in the first KB. */
const HEADER_BYTES = 1024
/** WebP, and the brands of HEIC. */
const IMAGE_BOXES = /^(RIFF.{4}WEBP|.{4}ftyp(hei[cx]|hev[cx]|mif1|msf1))/s

/** The beginning of an electronic invoice, also in UTF-16; which XML is one, the service finds out. */
const XML =
  /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*<\0?(?:\?\0?x\0?m\0?l|(?!!|html|svg)\w[\w:-]*\s)/i

/**
 * Returns a message saying why a file cannot be uploaded, or null if it can. The service has the final say; checking here saves
 * the round trip.
 */
export async function checkFile(file: File, maxBytes: number): Promise<string | null> {
  if (file.size > maxBytes) return texts.tooLarge(file.name, maxBytes)
  const header = await readHeader(file)
  if (header === null) return texts.unreadable(file.name)
  if (header === '') return texts.empty(file.name)
  return isUploadable(header) ? null : texts.unknownFormat(file.name)
}

/** Returns the header with one character per byte; null if the file cannot be read. */
async function readHeader(file: File): Promise<string | null> {
  try {
    const bytes = await file.slice(0, HEADER_BYTES).arrayBuffer()
    return String.fromCharCode(...new Uint8Array(bytes))
  } catch {
    return null
  }
}

function isUploadable(header: string): boolean {
  return header.includes('%PDF-') || isImage(header) || XML.test(header)
}

function isImage(header: string): boolean {
  const starts = ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n']
  return starts.some((start) => header.startsWith(start)) || IMAGE_BOXES.test(header)
}
