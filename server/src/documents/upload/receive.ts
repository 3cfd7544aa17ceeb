import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { ServiceError } from '../../http/errors.ts'
import * as texts from '../../http/texts.ts'
import type { StoredFile } from '../../storage/storage.ts'

/** A received form; its fields are trimmed, and empty where missing. */
export interface ReceivedUpload {
  readonly docName: string
  readonly userMessage: string
  readonly customerId: string
  /** Null if missing or empty. */
  readonly file: StoredFile | null
}

const LIMITS = { files: 1, fields: 10, parts: 11, fieldNameSize: 100, fieldSize: 16 * 1024 }
const MEGABYTE = 1024 * 1024

export interface UploadBounds {
  /** The largest file. */
  readonly maxBytes: number
  /** How long a client may send nothing before its connection is closed. */
  readonly stallMs: number
}

/**
 * Reads a form, its fields in any order, and streams its file to `path`. Throws a ServiceError: 415 where the request is no
 * form, 413 where a part is too large, 400 where the form is malformed or incomplete.
 */
export async function receiveUpload(
  request: FastifyRequest,
  path: string,
  { maxBytes, stallMs }: UploadBounds,
): Promise<ReceivedUpload> {
  if (!request.isMultipart()) throw new ServiceError(415, texts.noForm)
  const fields = new Map<string, string>()
  let file: StoredFile | null = null
  const stalled = setTimeout(() => request.raw.destroy(), stallMs)
  try {
    const limits = { ...LIMITS, fileSize: maxBytes }
    for await (const part of request.parts({ limits })) {
      stalled.refresh()
      if (part.type === 'file') {
        const refuse = () => part.file.destroy(tooLarge(maxBytes))
        part.file.once('limit', refuse)
        file = await write(part.file, path, () => stalled.refresh())
        // A small limit is reached before the listener is attached.
        if (part.file.truncated) throw tooLarge(maxBytes)
      } else if (part.valueTruncated) throw new ServiceError(413, texts.longText)
      else fields.set(part.fieldname, readText(part.value))
    }
  } catch (error) {
    throw isParseError(error) ? new ServiceError(400, texts.brokenForm, { cause: error }) : error
  } finally {
    clearTimeout(stalled)
  }
  return {
    docName: fields.get('docName') ?? '',
    userMessage: fields.get('userMessage') ?? '',
    customerId: fields.get('customerId') ?? '',
    file: file?.size ? file : null,
  }
}

async function write(bytes: Readable, path: string, arrived: () => void): Promise<StoredFile> {
  const hash = createHash('sha256')
  let size = 0
  await pipeline(
    bytes,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        arrived()
        hash.update(chunk)
        size += chunk.length
        yield chunk
      }
    },
    createWriteStream(path, { flags: 'wx', mode: 0o600 }),
  )
  return { path, size, sha256: hash.digest('hex') }
}

/** The form parser throws plain errors; all others have a status or a system error code. */
function isParseError(error: unknown): boolean {
  return error instanceof Error && !('statusCode' in error || 'status' in error || 'code' in error)
}

/** Removes NUL, which PostgreSQL cannot store, and normalizes line endings to `\n`. */
function readText(value: unknown): string {
  return String(value).replaceAll('\0', '').replaceAll('\r\n', '\n').trim()
}

function tooLarge(maxBytes: number): ServiceError {
  const megabytes = Math.floor(maxBytes / MEGABYTE)
  return new ServiceError(413, texts.largeFile(megabytes))
}

/** How long a client may go on sending what nobody will read. */
const REST_MS = 30_000

/**
 * Lets the rest of a refused request pass by. A browser reads no answer before it has sent everything, and one that is cut
 * off would only say that the connection failed.
 */
export function drainRequest(request: IncomingMessage): void {
  if (request.readableEnded || request.destroyed) return
  const timer = setTimeout(() => request.destroy(), REST_MS)
  request.once('close', () => clearTimeout(timer))
  request.resume()
}
