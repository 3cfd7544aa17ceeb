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

/** Changes with the names of the fields and with how their values are written, so that a new version of the service does too. */
const ROW_FORMAT = digest(
  recordKinds.flatMap((table) =>
    table.stored.map(({ name, encoding }) => `${name}=${encoding.write(SAMPLES[encoding.kind])}`),
  ),
)

/** Returns the ETag of a data read. */
export type TagOf = (scope: Scope) => Promise<string>

/**
 * Makes ETags from the versions of the records, without reading any. They are weak ones, since the same rows are sent
 * compressed and not.
 */
export async function createTagOf(db: Kysely<Schema>): Promise<TagOf> {
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
