import { hash } from 'node:crypto'
import type { EncodingKind, Value } from '@hausblick/contract/encoding/encoding.ts'
import { DATA_YEAR } from '@hausblick/contract/year.ts'
import type { Kysely } from 'kysely'
import { readVersionSums } from '../people/customers/store.ts'
import type { Schema } from '../platform/database/tables/schema.ts'
import { inYears } from './editions.ts'
import { recordKinds } from './recordKinds.ts'

const SAMPLE_NUMBER = 1_234_567
const SAMPLES: Readonly<Record<EncodingKind, Value>> = {
  text: 'text',
  date: '2025-03-09',
  repaymentType: 'Annuität',
  rentAgreement: 'Index',
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
    Object.entries(inYears(kind, [DATA_YEAR]).columns).map(
      ([name, encoding]) => `${name}=${encoding.write(SAMPLES[encoding.kind])}`,
    ),
  ),
)

/**
 * Derives weak ETags from data versions, without reading records. They are weak because compressed and uncompressed replies
 * share them.
 */
export interface ReadTags {
  /** The tag of a customer's reads at a data version; null where there is no such customer. */
  ofCustomer(customerId: string, version: number | null): string
  /** The current tag of the reads of all customers. */
  ofAll(): Promise<string>
}

export async function createReadTags(db: Kysely<Schema>): Promise<ReadTags> {
  const { instance } = await db.selectFrom('service').select('instance').executeTakeFirstOrThrow()
  const tagOf = (...content: readonly unknown[]) =>
    `W/"${digest([ROW_FORMAT, instance, ...content])}"`
  return {
    ofCustomer: (customerId, version) => tagOf(customerId, version),
    ofAll: async () => tagOf(await readVersionSums(db)),
  }
}

function digest(content: unknown): string {
  return hash('sha256', JSON.stringify(content), 'base64url')
}
