import type { IncomingMessage } from 'node:http'
import { ServiceError } from '../../platform/http/errors.ts'
import type { BareRequest } from '../../platform/http/exchange.ts'
import type { StoredFile } from '../../platform/storage/storage.ts'
import { saveStream } from '../saveStream.ts'
import * as texts from '../texts.ts'

/** A received form. Its fields are trimmed; missing ones are empty. */
export interface ReceivedForm {
  readonly field: (name: string) => string
  /** What the file is called where it comes from, without folders; null if missing. */
  readonly fileName: string | null
  /** Null if missing or empty. */
  readonly file: StoredFile | null
}

/** A received form of a document. */
export interface ReceivedUpload extends Pick<ReceivedForm, 'file' | 'fileName'> {
  readonly docName: string
  readonly userMessage: string
  readonly customerId: string
}

const LIMITS = { fields: 10, fieldNameSize: 100, fieldSize: 16 * 1024 }
const MEGABYTE = 1024 * 1024

export interface UploadBounds {
  /** The maximum size of all files of a form. */
  readonly maxBytes: number
  /** How long a client may send nothing before its connection is closed. */
  readonly stallMs: number
}

/** Reads the form of a document as `receiveForm` does. */
export async function receiveUpload(
  request: BareRequest,
  path: string,
  bounds: UploadBounds,
): Promise<ReceivedUpload> {
  const { field, fileName, file } = await receiveForm(request, path, bounds)
  return {
    docName: field('docName'),
    userMessage: field('userMessage'),
    customerId: field('customerId'),
    fileName,
    file,
  }
}

/**
 * Reads a form with its fields in any order, and streams its file to `path`. Throws a ServiceError: 415 if the request is not
 * multipart, 413 if a part is too large, 400 if the form is malformed or truncated.
 */
export async function receiveForm(
  request: BareRequest,
  path: string,
  bounds: UploadBounds,
): Promise<ReceivedForm> {
  const { field, files } = await receiveFiles(request, () => path, bounds, 1)
  const [{ name, file } = { name: null, file: null }] = files
  return { field, fileName: name, file: file?.size ? file : null }
}

/** A received form with files in their order, of which some may be empty or lack a name. */
interface ReceivedFiles extends Pick<ReceivedForm, 'field'> {
  readonly files: readonly { readonly name: string | null; readonly file: StoredFile }[]
}

/** Reads a form as `receiveForm` does, with several files, each streamed to a path of its own. */
export async function receiveFiles(
  request: BareRequest,
  pathOf: (number: number) => string,
  { maxBytes, stallMs }: UploadBounds,
  most: number,
): Promise<ReceivedFiles> {
  if (!request.isMultipart()) throw new ServiceError(415, texts.noForm)
  const fields = new Map<string, string>()
  const files: { name: string | null; file: StoredFile }[] = []
  const stalled = setTimeout(() => request.raw.destroy(), stallMs)
  try {
    const limits = { ...LIMITS, files: most, parts: LIMITS.fields + most, fileSize: maxBytes }
    for await (const part of request.parts({ limits })) {
      stalled.refresh()
      if (part.type === 'file') {
        const name = readName(part.filename)
        const refuse = () => part.file.destroy(tooLarge(maxBytes))
        part.file.once('limit', refuse)
        const path = pathOf(files.length + 1)
        const file = await saveStream(part.file, path, {
          maxBytes,
          onChunk: () => stalled.refresh(),
        })
        files.push({ name, file })
        const sum = files.reduce((bytes, each) => bytes + each.file.size, 0)
        // A small limit is reached before the listener is attached.
        if (part.file.truncated) throw tooLarge(maxBytes)
        if (sum > maxBytes) throw new ServiceError(413, texts.largeFiles(inMegabytes(maxBytes)))
      } else if (part.valueTruncated) throw new ServiceError(413, texts.longText)
      else fields.set(part.fieldname, readText(part.value))
    }
  } catch (error) {
    throw isParseError(error) ? new ServiceError(400, texts.brokenForm, { cause: error }) : error
  } finally {
    clearTimeout(stalled)
  }
  return { field: (name) => fields.get(name) ?? '', files }
}

/** The form parser throws plain errors; all other errors have a status or a system error code. */
function isParseError(error: unknown): boolean {
  return error instanceof Error && !('statusCode' in error || 'status' in error || 'code' in error)
}

/** Returns the last part of a path: some browsers send the whole path. */
function readName(name: string | undefined): string | null {
  return (
    readText(name ?? '')
      .split(/[\\/]/)
      .at(-1) || null
  )
}

/** Removes NUL, which PostgreSQL cannot store, and normalises line endings to `\n`. */
function readText(value: unknown): string {
  return String(value).replaceAll('\0', '').replaceAll('\r\n', '\n').trim()
}

function tooLarge(maxBytes: number): ServiceError {
  return new ServiceError(413, texts.largeFile(inMegabytes(maxBytes)))
}

function inMegabytes(bytes: number): number {
  return Math.floor(bytes / MEGABYTE)
}

/** How long a client may continue to send a rejected request. */
const DRAIN_MS = 30_000

/**
 * Reads and discards the rest of a rejected request. A browser reads no reply before it has sent everything; if it were cut
 * off, it would only report that the connection failed.
 */
export function drainRequest(request: IncomingMessage): void {
  if (request.readableEnded || request.destroyed) return
  const timer = setTimeout(() => request.destroy(), DRAIN_MS)
  request.once('close', () => clearTimeout(timer))
  request.resume()
}
