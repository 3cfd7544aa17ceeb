import fc from 'fast-check'
import { describe, expect, expectTypeOf, it, test } from 'vitest'
import { date, lenientDate } from '../encoding/date.ts'
import { money } from '../encoding/money.ts'
import { percentage } from '../encoding/percentage.ts'
import { idList, text } from '../encoding/text.ts'
import { decodeRow, type RecordOf, recordSchema, UNREADABLE } from './decode.ts'
import { monthlyNames } from './months.ts'

const fields = {
  id: text,
  ids: idList,
  rent: money,
  rate: percentage,
  since: date,
  in: lenientDate,
}
const empty = { id: '', ids: '', rent: '', rate: '', since: '', in: '' }
const decode = (given: Partial<typeof empty>) => decodeRow(fields, { ...empty, ...given })

describe('decodeRow', () => {
  it('returns cents, basis points, dates and lists', () => {
    const row = {
      id: 'W1',
      ids: 'O1, O2',
      rent: '1.250,00 €',
      rate: '97,5%',
      since: '07.2004',
      in: 'Herbst 2011',
    }
    const record = {
      id: 'W1',
      ids: ['O1', 'O2'],
      rent: 125000,
      rate: 9750,
      since: '2004-07',
      in: '2011',
    }
    expect(decode(row)).toEqual(record)
    expect(recordSchema(fields).parse(row)).toEqual(record)
  })

  it('returns the months of any year as twelve values each', () => {
    const rows = recordSchema({ id: text }, 'object')
    const names = monthlyNames('object', 2031)
    const written = Object.fromEntries(names.map((name, index) => [name, `${index},50`]))
    const cents = names.map((_, index) => 100 * index + 50)
    expect(rows.parse({ id: 'W1', ...written })).toEqual({
      id: 'W1',
      year: 2031,
      income: cents.slice(0, 12),
      expenses: cents.slice(12),
    })
    const odd = { ...written, objectincome032031: '', objectexpenses122031: 'n/a' }
    const read = rows.parse({ id: 'W1', ...odd })
    expect([read.income[2], read.expenses[11]]).toEqual([null, UNREADABLE])
  })

  it.each([
    ['a month is missing', { objectincome012031: undefined }],
    ['a month is of another year', { objectincome012031: undefined, objectincome012030: '1,00' }],
    ['the field is missing', { id: undefined }],
  ])('refuses a row of which %s', (_, given) => {
    const months = monthlyNames('object', 2031).map((name) => [name, ''])
    const row = { id: 'W1', ...Object.fromEntries(months) }
    const rows = recordSchema({ id: text }, 'object')
    expect(rows.safeParse(row).success).toBe(true)
    const faulty = Object.entries({ ...row, ...given }).filter(([, value]) => value !== undefined)
    expect(rows.safeParse(Object.fromEntries(faulty)).success).toBe(false)
  })

  it('refuses a row without months of its kind', () => {
    const others = monthlyNames('property', 2031).map((name) => [name, ''])
    const row = { id: 'W1', ...Object.fromEntries(others) }
    expect(recordSchema({ id: text }, 'object').safeParse(row).success).toBe(false)
  })

  it('returns null for missing values', () => {
    const nothing = { id: null, ids: null, rent: null, rate: null, since: null, in: null }
    expect(decode({})).toEqual(nothing)
    expect(decode({ rent: ' ', rate: '\u00a0', since: '  ', in: ' ' })).toEqual(nothing)
  })

  it('marks unreadable numbers', () => {
    const { rent, rate, since } = decode({ rent: 'auf Anfrage', rate: '?', since: 'bald' })
    expect({ rent, rate, since }).toEqual({ rent: UNREADABLE, rate: UNREADABLE, since: null })
  })

  it('returns a finite number, null or the mark for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        const { rent } = decode({ id: value, rent: value, since: value, in: value })
        expect(rent === null || rent === UNREADABLE || Number.isFinite(rent)).toBe(true)
      }),
    )
  })
})

test.each([
  ['24.02.2025', '2025-02-24'],
  ['2024', '2024'],
  ['Juli 2004', '2004-07'],
  ['Herbst 2019', '2019'],
  ['31.02.2021', '2021'],
  ['19', '19'],
  ['', null],
  ['  ', null],
])('reads the purchase date %j as %j', (given, expected) => {
  expect(decode({ in: given }).in).toBe(expected)
})

test('numbers of a record have number types', () => {
  expectTypeOf<RecordOf<typeof fields>>().toEqualTypeOf<{
    readonly id: string | null
    readonly ids: readonly string[] | null
    readonly rent: number | typeof UNREADABLE | null
    readonly rate: number | typeof UNREADABLE | null
    readonly since: string | null
    readonly in: string | null
  }>()
})
