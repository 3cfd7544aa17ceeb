import { buffer } from 'node:stream/consumers'
import type { FastifyReply } from 'fastify'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { CustomerScope } from '../../platform/http/access.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import type { Exchange } from '../../platform/http/exchange.ts'
import { isUnchanged } from '../../platform/http/unchanged.ts'
import { readVerified } from '../../platform/storage/readVerified.ts'
import { NothingStored, type Storage } from '../../platform/storage/storage.ts'
import { ChecksumMismatch } from '../../platform/storage/verifyChecksum.ts'
import { findSize } from './pictures.ts'
import * as texts from './texts.ts'

/** As long as the address is handed out, and no longer than the right to it is believed. */
const KEPT_SECONDS = 10 * 60

/** Replies with a size of a picture, whose bytes never change. Throws a ServiceError: 404 if it is gone, 500 if it is lost. */
export async function sendPicture(
  { db, storage }: { readonly db: Kysely<Schema>; readonly storage: Storage },
  scope: CustomerScope,
  { picture, side }: { readonly picture: string; readonly side: number },
  { request, reply }: Exchange,
): Promise<FastifyReply> {
  const found = await findSize(db, scope, picture, side)
  if (!found) throw new ServiceError(404, texts.noPicture)
  const etag = `"${found.sha256}"`
  const headers = { etag, 'cache-control': `private, max-age=${KEPT_SECONDS}, immutable` }
  if (isUnchanged(request.headers['if-none-match'], etag))
    return reply.headers(headers).code(304).send()
  const bytes = await read(storage, found)
  return reply.headers(headers).type('image/webp').send(bytes)
}

async function read(
  storage: Storage,
  { storage_key: key, ...checksum }: { storage_key: string; size: number; sha256: string },
): Promise<Buffer> {
  try {
    return await buffer(await readVerified(storage, key, checksum))
  } catch (cause) {
    if (cause instanceof NothingStored || cause instanceof ChecksumMismatch)
      throw new ServiceError(500, texts.pictureLost, { cause })
    throw cause
  }
}
