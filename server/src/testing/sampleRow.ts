import type { EncodingKind, Value } from '@hausblick/contract/encoding/encoding.ts'
import type { Months } from '@hausblick/contract/rows/months.ts'
import type { RecordKind } from '../records/recordKind.ts'
import type { DatedRow, DecodedRow } from '../records/row.ts'

const values: Readonly<Record<EncodingKind, Value>> = {
  text: 'Straße & Söhne',
  date: '2025-03-09',
  repaymentType: 'Annuität',
  rentAgreement: 'Index',
  idList: ['A-1', 'A-2'],
  money: 123456,
  area: 7939,
  count: 3,
  quantity: 165,
  percentage: 9750,
  interestRate: 2_395_000,
}

/** The year whose months a row has unless a test says otherwise. */
export const SAMPLE_YEAR = 2025
/** A month's amount of a kind, of which several are no more than a total. */
const OF_KIND = 1234

/** Returns a full row of plausible values, with a test's own on top. */
export function sampleRow(
  kind: RecordKind,
  customerId: string,
  itemId: string,
  said: DecodedRow = {},
  months: readonly Months[] = [sampleMonths({}, kind.cashFlow === 'kind' ? OF_KIND : undefined)],
): DatedRow {
  const row = Object.fromEntries(
    kind.stored.map(({ name, encoding }) => [name, values[encoding.kind]]),
  )
  const id = kind.compositeId
    ? { propertyid: itemId, objectid: null }
    : kind.idField === null
      ? {}
      : { [kind.idField]: itemId }
  return {
    row: { ...row, customerid: customerId, ...id, ...said },
    months: kind.cashFlow === null ? [] : months,
  }
}

/** Returns the months of a year, with a test's own income and expenses in cents, January first, and an amount in all others. */
export function sampleMonths(
  { year = SAMPLE_YEAR, income = [], expenses = [] }: Partial<Months> = {},
  amount: number | null = 123456,
): Months {
  const fill = (said: readonly (number | null)[]) =>
    Array.from({ length: 12 }, (_, index) => (index < said.length ? (said[index] ?? null) : amount))
  return { year, income: fill(income), expenses: fill(expenses) }
}
