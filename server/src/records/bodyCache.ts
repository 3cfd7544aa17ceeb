import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Schema } from '../platform/database/tables/schema.ts'
import type { CustomerScope } from '../platform/http/access.ts'
import {
  type ContentEncoding,
  compressBody,
  type EncodedBody,
} from '../platform/http/contentEncoding.ts'
import { createVersionedRead, keyOfPeriod, type Period } from './read.ts'
import type { RecordKind } from './recordKind.ts'
import { createWriteRow } from './wireRows.ts'

const CACHE_BYTES = 64 * 1024 * 1024
/** What an entry takes beside its body. */
const ENTRY_BYTES = 500

/** The body of a data read, with the customer's data version that it belongs to; null where there is no such customer. */
export interface ReadBody extends EncodedBody {
  readonly version: number | null
}

/** The bodies of data reads used last. */
export type BodyCache = LRUCache<string, ReadBody>

export function createBodyCache(): BodyCache {
  return new LRUCache({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + ENTRY_BYTES,
  })
}

/**
 * Creates a function that returns a customer's rows of a period as a body. `version` is the customer's current data version: a
 * cached body is used only if it belongs to that version, and else replaced by what is read now, which may belong to a later one.
 */
export function createReadBody(
  db: Kysely<Schema>,
  kind: RecordKind,
  cache: BodyCache,
  period: Period,
) {
  const read = createVersionedRead(kind, period)
  const write = createWriteRow(kind, period.year)

  async function build(scope: CustomerScope): Promise<ReadBody> {
    const { version, rows } = await read(db, scope)
    const json = JSON.stringify(rows.map(write))
    return { version, bytes: Buffer.from(json), encoding: 'identity' }
  }

  return async function readBody(
    scope: CustomerScope,
    version: number | null,
    encoding: ContentEncoding,
  ): Promise<ReadBody> {
    const key = `${encoding} ${kind.name} ${keyOfPeriod(period)} ${scope.customerId}`
    const known = cache.get(key)
    if (known && known.version === version) return known
    const plain =
      encoding === 'identity' ? await build(scope) : await readBody(scope, version, 'identity')
    const body = { ...plain, ...(await compressBody(plain.bytes, encoding)) }
    cache.set(key, body)
    return body
  }
}
