import * as texts from '../texts.ts'

/** As much of a file as says what it is: a PDF may begin within its first KB. */
const BEGINNING_BYTES = 1024
/** WebP, and the brands of HEIC. */
const PICTURE_BOXES = /^(RIFF.{4}WEBP|.{4}ftyp(hei[cx]|hev[cx]|mif1|msf1))/s

/**
 * Why a file cannot be uploaded, as the user reads it; null where it can. The service looks at its content and decides; this
 * spares the way there.
 */
export async function checkFile(file: File, maxBytes: number): Promise<string | null> {
  if (file.size > maxBytes) return texts.tooLarge(file.name, maxBytes)
  const beginning = await beginningOf(file)
  if (beginning === null) return texts.unreadable(file.name)
  if (beginning === '') return texts.empty(file.name)
  return isUploadable(beginning) ? null : texts.unknownFormat(file.name)
}

/** A character for each byte; null where the file cannot be read. */
async function beginningOf(file: File): Promise<string | null> {
  try {
    const bytes = await file.slice(0, BEGINNING_BYTES).arrayBuffer()
    return String.fromCharCode(...new Uint8Array(bytes))
  } catch {
    return null
  }
}

function isUploadable(beginning: string): boolean {
  return beginning.includes('%PDF-') || isPicture(beginning)
}

function isPicture(beginning: string): boolean {
  const starts = ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n']
  return starts.some((start) => beginning.startsWith(start)) || PICTURE_BOXES.test(beginning)
}
