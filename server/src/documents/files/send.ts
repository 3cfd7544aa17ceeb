import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FastifyReply } from 'fastify'
import { displaysReply } from '../../platform/http/errorPage.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import type { BareRequest, Exchange } from '../../platform/http/exchange.ts'
import { isUnchanged } from '../../platform/http/unchanged.ts'
import { readVerified } from '../../platform/storage/readVerified.ts'
import { type ByteRange, NothingStored, type Storage } from '../../platform/storage/storage.ts'
import { ChecksumMismatch } from '../../platform/storage/verifyChecksum.ts'
import * as texts from '../texts.ts'
import { readRange } from './range.ts'
import { hasNoPages } from './sendSheet.ts'
import { createVerifier, type StoredDocument } from './verify.ts'

interface NamedDocument extends StoredDocument {
  readonly file_name: string
}

/** Files up to this size are verified in memory before they are sent. */
const MAX_BUFFERED_BYTES = 1024 * 1024

type Send = (document: NamedDocument, exchange: Exchange) => Promise<FastifyReply>

/**
 * Returns a function that replies with a document's bytes, or the requested range (RFC 9110 §14). The whole file's checksum
 * is verified before any byte is sent, with one exception: a large file that a script requests whole is verified while it is
 * sent, and cut off before its end if damaged. A browser that displays the reply itself gets an error page instead.
 *
 * The function throws a ServiceError (416) for a range beyond the file, and WrongBytes or NothingStored.
 */
export function createSender(storage: Storage): Send {
  const verify = createVerifier(storage)

  async function bytesOf(document: StoredDocument, range: ByteRange | null, isPage: boolean) {
    const { file_key: key, size } = document
    if (size <= MAX_BUFFERED_BYTES) {
      const bytes = await buffer(await readVerified(storage, key, document))
      return range ? bytes.subarray(range.start, range.end + 1) : bytes
    }
    if (range || isPage) await verify(document)
    return range ? await storage.read(key, range) : await readVerified(storage, key, document)
  }

  return async (document, { request, reply }) => {
    const { size } = document
    const type = hasNoPages(document.file_name) ? 'application/xml' : 'application/pdf'
    const etag = `"${document.sha256}"`
    reply.headers({ 'accept-ranges': 'bytes', 'cache-control': 'private, no-store', etag })
    if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send()
    if (request.method === 'HEAD') {
      await verify(document)
      return reply.type(type).header('content-length', size).send()
    }
    const range = rangeOf(request, size, etag)
    const bytes = await bytesOf(document, range, displaysReply(request.headers))
    if (bytes instanceof Readable) logDamage(bytes, document, request)
    const { start, end } = range ?? { start: 0, end: size - 1 }
    if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`)
    return reply
      .type(type)
      .header('content-length', end - start + 1)
      .send(bytes)
  }
}

/** Logs a file found to be damaged while it is sent: the client only sees the connection break. */
function logDamage(bytes: Readable, { file_key: fileKey }: StoredDocument, { log }: BareRequest) {
  bytes.once('error', (err) => {
    if (err instanceof ChecksumMismatch)
      log.error({ err, fileKey }, 'aborted the download of a damaged document')
  })
}

function rangeOf(request: BareRequest, size: number, etag: string): ByteRange | null {
  if (!matchesIfRange(request.headers['if-range'], etag)) return null
  const range = readRange(request.headers.range, size)
  if (range !== 'unsatisfiable') return range
  throw new ServiceError(416, texts.notSoLong, { headers: { 'content-range': `bytes */${size}` } })
}

/** Dates never match, since replies have no `Last-Modified`. */
function matchesIfRange(ifRange: string | string[] | undefined, etag: string): boolean {
  return ifRange === undefined || ifRange === etag
}

/** Turns the errors for lost and damaged files into the ServiceErrors that readers see; returns others unchanged. */
export function toFileError<Other>(error: Other): Other | ServiceError {
  if (error instanceof NothingStored) return new ServiceError(500, texts.fileLost, { cause: error })
  if (error instanceof ChecksumMismatch)
    return new ServiceError(500, texts.fileDamaged, { cause: error })
  return error
}
