import type { FastifyReply, FastifyRequest } from 'fastify'
import { ServiceError } from '../errors.ts'
import type { Storage } from '../storage/storage.ts'
import { isUnchanged } from '../system/unchanged.ts'
import { readRange } from './range.ts'
import type { DocumentTable } from './tables.ts'

const NOT_SO_LONG = 'So lang ist dieses Dokument nicht. Bitte laden Sie es noch einmal von vorn.'

/** Answers with the document's bytes, or with the part of them that is asked for (RFC 9110 §14), as they come from storage. */
export async function sendDocument(
  storage: Storage,
  document: Pick<DocumentTable, 'storage_key' | 'size' | 'sha256'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { storage_key: key, size } = document
  const etag = `"${document.sha256}"`
  reply.headers({ 'accept-ranges': 'bytes', 'cache-control': 'private, no-store', etag })
  if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send()
  reply.type('application/pdf')
  if (request.method === 'HEAD') return reply.header('content-length', size).send()
  const range = isOfThis(request.headers['if-range'], etag)
    ? readRange(request.headers.range, size)
    : null
  if (range === 'unsatisfiable') {
    const headers = { 'content-range': `bytes */${size}` }
    throw new ServiceError(416, NOT_SO_LONG, { headers })
  }
  if (!range) return reply.header('content-length', size).send(await storage.read(key))
  const { start, end } = range
  reply.headers({
    'content-range': `bytes ${start}-${end}/${size}`,
    'content-length': end - start + 1,
  })
  return reply.code(206).send(await storage.read(key, range))
}

/** A range counts for the bytes that the asker has the rest of; there is no date that would name them. */
function isOfThis(ifRange: string | string[] | undefined, etag: string): boolean {
  return ifRange === undefined || ifRange === etag
}
