import type { Encoding, EncodingKind, Value } from '@hausblick/contract/encoding/encoding.ts'
import { COMPARABLE, GRADUATED, INDEXED } from '@hausblick/contract/encoding/rentAgreement.ts'
import { ANNUITY, BULLET } from '@hausblick/contract/encoding/repaymentType.ts'
import { idList, text } from '@hausblick/contract/encoding/text.ts'
import fc from 'fast-check'
import type { RecordKind } from '../records/recordKind.ts'
import type { DatedRow } from '../records/row.ts'
import { itemOf } from '../records/statements.ts'
import { SAMPLE_YEAR } from './sampleRow.ts'

/** Generates the values that an encoding reads from raw texts, without the unreadable ones. */
function readFrom<V extends Value>(encoding: Encoding<V>, raw: fc.Arbitrary<string>) {
  return raw.map((characters) => encoding.read(characters)).filter((value) => value !== null)
}

const anyText = readFrom(text, fc.string({ unit: 'binary', minLength: 1 }))
const anyDate = fc
  .date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .chain((day) => fc.constantFrom(4, 7, 10).map((length) => day.toISOString().slice(0, length)))
const anyNumber = fc.maxSafeInteger()

const anyValue: Readonly<Record<EncodingKind, fc.Arbitrary<Value>>> = {
  text: anyText,
  date: anyDate,
  repaymentType: fc.constantFrom(ANNUITY, BULLET),
  rentAgreement: fc.constantFrom(GRADUATED, INDEXED, COMPARABLE),
  idList: readFrom(idList, fc.array(fc.string({ unit: 'binary' })).map(String)),
  money: anyNumber,
  area: anyNumber,
  count: fc.integer(),
  quantity: anyNumber,
  percentage: anyNumber,
  interestRate: anyNumber,
}

/** Generates any rows that a customer can have in a table, with the months of a year; every value may be missing. */
export function arbitraryRows(
  kind: RecordKind,
  customerId: string,
): fc.Arbitrary<readonly DatedRow[]> {
  const { idField } = kind
  const fields = kind.stored.map(({ name, encoding }) => {
    if (name === 'customerid') return [name, fc.constant(customerId)]
    return [name, name === idField ? anyText : fc.option(anyValue[encoding.kind])]
  })
  const months = kind.cashFlow === null ? fc.constant([]) : fc.tuple(anyMonths)
  return fc.uniqueArray(fc.record({ row: fc.record(Object.fromEntries(fields)), months }), {
    maxLength: 4,
    selector: ({ row }) => itemOf(kind, row),
  })
}

const anyAmounts = fc.array(fc.option(anyNumber), { minLength: 12, maxLength: 12 })
const anyMonths = fc.record({
  year: fc.constant(SAMPLE_YEAR),
  income: anyAmounts,
  expenses: anyAmounts,
})
