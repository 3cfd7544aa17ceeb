import type { EncodingKind, Value } from '@hausblick/contract/encoding/encoding.ts'
import type { RecordKind } from '../records/recordKind.ts'
import type { DecodedRow } from '../records/row.ts'

const values: Readonly<Record<EncodingKind, Value>> = {
  text: 'Straße & Söhne',
  date: '2025-03-09',
  repaymentType: 'Annuität',
  idList: ['A-1', 'A-2'],
  money: 123456,
  area: 7939,
  count: 3,
  quantity: 165,
  percentage: 9750,
  interestRate: 2_395_000,
}

/** Returns a full row of plausible values, with a test's own on top. */
export function sampleRow(
  kind: RecordKind,
  customerId: string,
  itemId: string,
  said: DecodedRow = {},
): DecodedRow {
  const row = Object.fromEntries(
    kind.stored.map(({ name, encoding }) => [name, values[encoding.kind]]),
  )
  const id = kind.idField === null ? {} : { [kind.idField]: itemId }
  return { ...row, customerid: customerId, ...id, ...said }
}
