import type { Encoding, EncodingKind, Value } from '@hausblick/contract/encoding/encoding.ts'
import { ANNUITY, BULLET } from '@hausblick/contract/encoding/repaymentType.ts'
import { idList, text } from '@hausblick/contract/encoding/text.ts'
import fc from 'fast-check'
import type { RecordKind } from '../records/recordKind.ts'
import type { DecodedRow } from '../records/row.ts'

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
  idList: readFrom(idList, fc.array(fc.string({ unit: 'binary' })).map(String)),
  money: anyNumber,
  area: anyNumber,
  count: fc.integer(),
  quantity: anyNumber,
  percentage: anyNumber,
  interestRate: anyNumber,
}

/** Generates any decoded rows that a customer can have in a table; every value may be missing. */
export function arbitraryRows(
  kind: RecordKind,
  customerId: string,
): fc.Arbitrary<readonly DecodedRow[]> {
  const idField = kind.idField ?? 'customerid'
  const fields = kind.stored.map(({ name, encoding }) => {
    if (name === 'customerid') return [name, fc.constant(customerId)]
    return [name, name === idField ? anyText : fc.option(anyValue[encoding.kind])]
  })
  return fc.uniqueArray(fc.record(Object.fromEntries(fields)), {
    maxLength: 4,
    selector: (row) => row[idField],
  })
}
