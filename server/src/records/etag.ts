import { createHash } from 'node:crypto'
import type { EncodingKind, Value } from '@hausblick/contract/encoding/encoding.ts'
import type { Kysely } from 'kysely'
import { readAllDataVersions, readDataVersion } from '../customers/store.ts'
import type { Schema } from '../database/tables/schema.ts'
import type { Scope } from '../http/access.ts'
import { recordKinds } from './recordKinds.ts'

const SAMPLE_NUMBER = 1_234_567
const SAMPLES: Readonly<Record<EncodingKind, Value>> = {
  text: 'text',
  date: '2025-03-09',
  idList: ['A', 'B'],
  money: SAMPLE_NUMBER,
  area: SAMPLE_NUMBER,
  count: SAMPLE_NUMBER,
  quantity: SAMPLE_NUMBER,
  percentage: SAMPLE_NUMBER,
  interestRate: SAMPLE_NUMBER,
}

/** Changes with the names of the fields and the encoding of their values, and thus with releases that change either. */
const ROW_FORMAT = digest(
  recordKinds.flatMap((kind) =>
    kind.stored.map(({ name, encoding }) => `${name}=${encoding.write(SAMPLES[encoding.kind])}`),
  ),
)

/** Returns the ETag of a data read. */
export type ReadTag = (scope: Scope) => Promise<string>

/**
 * Creates a function that derives weak ETags from data versions, without reading records. They are weak because compressed
 * and uncompressed replies share them.
 */
export async function createReadTag(db: Kysely<Schema>): Promise<ReadTag> {
  const { instance } = await db.selectFrom('service').select('instance').executeTakeFirstOrThrow()
  return async (scope) => {
    const customerId = scope.kind === 'customer' ? scope.customerId : undefined
    const hash = createHash('sha256').update(JSON.stringify([ROW_FORMAT, instance, customerId]))
    if (customerId !== undefined) hash.update(String(await readDataVersion(db, customerId)))
    else
      for await (const customers of readAllDataVersions(db)) hash.update(JSON.stringify(customers))
    return `W/"${hash.digest('base64url')}"`
  }
}

function digest(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}
