import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { displaysReply } from '../../http/errorPage.ts'
import { ServiceError } from '../../http/errors.ts'
import * as texts from '../../http/texts.ts'
import { isUnchanged } from '../../http/unchanged.ts'
import { readVerified } from '../../storage/readVerified.ts'
import { type ByteRange, NothingStored, type Storage } from '../../storage/storage.ts'
import { ChecksumMismatch } from '../../storage/verifyChecksum.ts'
import { readRange } from './range.ts'
import { createVerifier, type StoredDocument } from './verify.ts'

const PDF = 'application/pdf'
/** A file of up to so many bytes is held in memory until all of it is known to be right. */
const HELD_BYTES = 1024 * 1024

type Send = (
  document: StoredDocument,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>

/**
 * Returns a function that answers with a document's bytes, or with the range that is asked for (RFC 9110 §14). None of them is
 * sent before the whole file is known to be right, but for a large file that is asked for whole by a program: it is compared
 * on its way, and breaks off before its end where it is wrong. Whoever looks at the reply itself reads an error instead.
 */
export function createSender(storage: Storage): Send {
  const verify = createVerifier(storage)

  async function bytesOf(document: StoredDocument, range: ByteRange | null, isShown: boolean) {
    const { storage_key: key, size } = document
    if (size <= HELD_BYTES) {
      const bytes = await buffer(await readVerified(storage, key, document))
      return range ? bytes.subarray(range.start, range.end + 1) : bytes
    }
    if (range || isShown) await verify(document)
    return range ? await storage.read(key, range) : await readVerified(storage, key, document)
  }

  return async (document, request, reply) => {
    const { size } = document
    const etag = `"${document.sha256}"`
    reply.headers({ 'accept-ranges': 'bytes', 'cache-control': 'private, no-store', etag })
    if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send()
    if (request.method === 'HEAD') {
      await verify(document)
      return reply.type(PDF).header('content-length', size).send()
    }
    const range = rangeOf(request, size, etag)
    const bytes = await bytesOf(document, range, displaysReply(request.headers))
    if (bytes instanceof Readable) logDamage(bytes, document, request)
    const { start, end } = range ?? { start: 0, end: size - 1 }
    if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`)
    return reply
      .type(PDF)
      .header('content-length', end - start + 1)
      .send(bytes)
  }
}

/** Logs a file that turns out to be wrong on its way, which its receiver only sees break off. */
function logDamage(
  bytes: Readable,
  { storage_key: storageKey }: StoredDocument,
  { log }: FastifyRequest,
) {
  bytes.once('error', (err) => {
    if (err instanceof ChecksumMismatch)
      log.error({ err, storageKey }, 'a damaged document was cut off')
  })
}

function rangeOf(request: FastifyRequest, size: number, etag: string): ByteRange | null {
  if (!isOfThis(request.headers['if-range'], etag)) return null
  const range = readRange(request.headers.range, size)
  if (range !== 'unsatisfiable') return range
  throw new ServiceError(416, texts.notSoLong, { headers: { 'content-range': `bytes */${size}` } })
}

/** A range counts for the bytes that the asker has the rest of; there is no date that would name them. */
function isOfThis(ifRange: string | string[] | undefined, etag: string): boolean {
  return ifRange === undefined || ifRange === etag
}

/** Returns what the reader of a document is told where its file is lost or damaged; any other error as it is. */
export function asFileFault<Other>(error: Other): Other | ServiceError {
  if (error instanceof NothingStored) return new ServiceError(500, texts.fileLost, { cause: error })
  if (error instanceof ChecksumMismatch)
    return new ServiceError(500, texts.fileDamaged, { cause: error })
  return error
}
