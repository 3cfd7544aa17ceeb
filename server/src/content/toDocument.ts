import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { ServiceError } from '../errors.ts'
import type { StoredFile } from '../storage/storage.ts'

/** The PDF that is kept of an upload. */
export interface DocumentFile extends StoredFile {
  /** Whether its text can be taken out of it later. */
  readonly textState: 'pending' | 'none'
}

const NOT_A_DOCUMENT =
  'Diese Datei ist weder ein PDF noch ein Bild. Bitte wählen Sie ein PDF oder ein Bild als JPEG, PNG oder WebP.'

/**
 * Makes of an uploaded file the PDF that is kept: the file itself where it is one, else a new file in the folder. Throws a
 * ServiceError for what is no document.
 */
export async function toDocument(upload: { path: string }, _folder: string): Promise<DocumentFile> {
  if (!(await isPdf(upload.path))) throw new ServiceError(415, NOT_A_DOCUMENT)
  return { ...(await describe(upload.path)), textState: 'pending' }
}

async function isPdf(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(5), position: 0 })
    return buffer.toString('latin1', 0, bytesRead) === '%PDF-'
  } finally {
    await file.close()
  }
}

async function describe(path: string): Promise<StoredFile> {
  const { size } = await stat(path)
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return { path, size, sha256: hash.digest('hex') }
}
