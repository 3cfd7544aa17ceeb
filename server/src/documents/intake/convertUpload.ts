import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { ActiveContent } from '@hausblick/contract/documents.ts'
import type { Invoice } from '@hausblick/contract/invoice.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import { hashFile } from '../../platform/storage/hashFile.ts'
import type { StoredFile } from '../../platform/storage/storage.ts'
import * as texts from '../texts.ts'
import { readExamination } from './examine.ts'
import { inspection, picture, type Refusal } from './reader/answers.ts'
import { programs } from './reader/programs.ts'
import { ReaderError } from './readerOutput.ts'
import { runReader } from './runReader.ts'

/** The file to store for an upload. */
export interface DocumentFile extends StoredFile {
  /** Whether its text is still to be extracted. */
  readonly textState: 'pending' | 'none'
  /** What of it may act in a desktop reader; null if that is to be looked for later. */
  readonly active: readonly ActiveContent[] | null
  /** What it states as an invoice; null where it is none. Default: what is stored of its bytes. */
  readonly invoice?: Invoice | null
  /** Of electronic invoices without a picture; everything else is a PDF. */
  readonly format?: 'xml' | undefined
}

/** The file to store for one that came from outside: a PDF, or an electronic invoice as XML. */
export interface AcceptedFile extends DocumentFile {
  /** How many it has; null if a password is needed to read it. */
  readonly pages: number | null
}

/** Resolves to a program's reply about a file, as `ReusedReader.read` does. */
type Read = (path: string) => Promise<unknown>

/** The programs by which PDFs are accepted. */
export type PdfReaders = Readonly<Record<'inspect' | 'examine', Read>>

const readers: PdfReaders = {
  inspect: (path) => runReader(programs.inspect, path),
  examine: (path) => runReader(programs.examine, path),
}

/**
 * Returns the file to store for an upload: the file itself if it is a PDF or an electronic invoice, or a new PDF in `folder` if
 * it is a picture. Only the content decides. Throws a ServiceError (413, 415, 422) for anything else.
 */
export async function convertUpload(
  upload: { path: string },
  folder: string,
): Promise<AcceptedFile> {
  const asItIs = await acceptFile(upload.path, readers)
  if (asItIs !== null) return asItIs
  const writes = join(folder, `${randomUUID()}.pdf`)
  const made = picture.parse(await refuseBroken(runReader(programs.picture, upload.path, writes)))
  if (made.kind === 'refused') throw refuse(made.why)
  return { ...(await hashFile(writes)), pages: 1, textState: 'pending', active: [] }
}

/** Returns a file that is stored as it is, or null for a picture. Throws a ServiceError (413, 415, 422) for anything else. */
export async function acceptFile(
  path: string,
  { inspect, examine }: PdfReaders,
): Promise<AcceptedFile | null> {
  const found = inspection.parse(await refuseBroken(inspect(path)))
  if (found.kind === 'refused') throw refuse(found.why)
  if (found.kind === 'picture') return null
  const kept = { ...(await hashFile(path)), textState: 'pending' } as const
  if (found.kind === 'invoice')
    return { ...kept, pages: 1, format: 'xml', active: [], invoice: found.invoice }
  return { ...kept, pages: found.pages, ...(await readExamination(examine(path))) }
}

/** Turns a ReaderError into a refusal, since a file that crashes a reader would not open elsewhere either. */
export async function refuseBroken(reading: Promise<unknown>): Promise<unknown> {
  try {
    return await reading
  } catch (error) {
    throw error instanceof ReaderError ? refuse('broken', error) : error
  }
}

const refusals: Readonly<Record<Refusal, readonly [status: number, sentence: string]>> = {
  empty: [422, texts.emptyFile],
  unknownType: [415, texts.unknownFile],
  noInvoice: [415, texts.noInvoice],
  broken: [422, texts.brokenFile],
  noPages: [422, texts.noPages],
  tooManyPixels: [413, texts.tooManyPixels],
}

/** Returns the error that tells the uploader why a file was refused and what to do about it. */
export function refuse(why: Refusal, cause?: unknown): ServiceError {
  const [status, sentence] = refusals[why]
  return new ServiceError(status, sentence, { cause })
}
