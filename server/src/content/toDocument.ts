import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { StoredFile } from '../storage/storage.ts'
import { inspection, picture } from './reader/answers.ts'
import { refuse } from './refusals.ts'
import { ReaderError, runReader } from './runReader.ts'

/** The PDF that is kept of an upload. */
export interface DocumentFile extends StoredFile {
  /** Whether its text can be taken out of it later. */
  readonly textState: 'pending' | 'none'
}

/**
 * Makes of an uploaded file the PDF that is kept: the file itself where it is one, else a new file in the folder. What it is
 * follows from its content alone. Throws a ServiceError for what is no document.
 */
export async function toDocument(upload: { path: string }, folder: string): Promise<DocumentFile> {
  const found = inspection.parse(await read('inspect', { path: upload.path }))
  if (found.kind === 'refused') throw refuse(found.why)
  if (found.kind === 'pdf')
    return { ...(await describe(upload.path)), textState: found.locked ? 'none' : 'pending' }
  const writes = join(folder, `${randomUUID()}.pdf`)
  const made = picture.parse(await read('picture', { path: upload.path, writes }))
  if (made.kind === 'refused') throw refuse(made.why)
  return { ...(await describe(writes)), textState: 'none' }
}

/** What a reader does not survive, no other program will open either. */
async function read(...args: Parameters<typeof runReader>): Promise<unknown> {
  try {
    return await runReader(...args)
  } catch (error) {
    throw error instanceof ReaderError ? refuse('broken', error) : error
  }
}

async function describe(path: string): Promise<StoredFile> {
  const { size } = await stat(path)
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return { path, size, sha256: hash.digest('hex') }
}
