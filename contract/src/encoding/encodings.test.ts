import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { contractEnd, date, isFullDate, lenientDate } from './date.ts'
import type { Encoding } from './encoding.ts'
import { interestRate } from './interestRate.ts'
import { area, count, quantity } from './measures.ts'
import { money } from './money.ts'
import { percentage } from './percentage.ts'
import { rentAgreement } from './rentAgreement.ts'
import { repaymentType } from './repaymentType.ts'
import { idList, text } from './text.ts'

const isoDay = fc
  .date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10))
const anyDate = fc
  .tuple(isoDay, fc.constantFrom(4, 7, 10))
  .map(([day, known]) => day.slice(0, known))
const nonEmpty = fc
  .string({ unit: 'grapheme', minLength: 1 })
  .map((raw) => raw.normalize('NFC').trim())
  .filter((value) => value !== '')

const integers: [Encoding<number>][] = [
  [money],
  [area],
  [count],
  [quantity],
  [percentage],
  [interestRate],
]
const everyEncoding: [string, Encoding<unknown>][] = [
  ...integers.map(([encoding]): [string, Encoding<unknown>] => [encoding.kind, encoding]),
  ['date', date],
  ['lenientDate', lenientDate],
  ['contractEnd', contractEnd],
  ['text', text],
  ['idList', idList],
  ['repaymentType', repaymentType],
  ['rentAgreement', rentAgreement],
]

describe('every encoding', () => {
  test.each(everyEncoding)(
    '%s writes null as the empty string and reads it back',
    (_kind, encoding) => {
      expect(encoding.write(null)).toBe('')
      expect(encoding.read('')).toBeNull()
    },
  )

  test.each(everyEncoding)(
    '%s never throws when reading, and reads what it wrote',
    (_kind, encoding) => {
      fc.assert(
        fc.property(
          fc.oneof(fc.string({ unit: 'binary' }), anyDate, fc.float().map(String)),
          (raw) => {
            const value = encoding.read(raw)
            if (value !== null) expect(encoding.read(encoding.write(value))).toEqual(value)
          },
        ),
      )
    },
  )
})

describe('round trips', () => {
  // Counts are read by way of hundredths, so the largest leave room for two more digits.
  const exact = fc.integer({ min: -(2 ** 46), max: 2 ** 46 })
  test.each(integers)('$kind', (encoding) => {
    fc.assert(
      fc.property(exact, (value) => {
        expect(encoding.read(encoding.write(value))).toBe(value)
      }),
    )
  })

  it('date', () => {
    fc.assert(
      fc.property(anyDate, (iso) => {
        expect(date.read(date.write(iso))).toBe(iso)
        expect(date.read(iso)).toBe(iso)
        expect(lenientDate.read(lenientDate.write(iso))).toBe(iso)
      }),
    )
  })

  it('text', () => {
    fc.assert(
      fc.property(nonEmpty, (value) => {
        expect(text.read(text.write(value))).toBe(value)
      }),
    )
  })

  it('idList', () => {
    const id = nonEmpty
      .map((value) => value.replaceAll(',', '').trim())
      .filter((value) => value !== '')
    fc.assert(
      fc.property(fc.array(id, { minLength: 1 }), (ids) => {
        expect(idList.read(idList.write(ids))).toEqual(ids)
      }),
    )
  })
})

describe('texts on the wire (product §16)', () => {
  test.each<[Encoding<number>, number, string]>([
    [money, 125000, '1250,00'],
    [money, -5, '-0,05'],
    [area, 7939, '79,39'],
    [count, 11, '11'],
    [percentage, 9750, '97,5%'],
    [percentage, 10000, '100%'],
    [percentage, -358, '-3,58%'],
    [percentage, 1000, '10%'],
    [quantity, 165, '16,5'],
    [quantity, 230, '23'],
  ])('$kind %j', (encoding, value, written) => {
    expect(encoding.write(value)).toBe(written)
  })

  test.each([
    ['2004-07-19', '19.07.2004'],
    ['2004-07', '07.2004'],
    ['2004', '2004'],
  ])('date %j', (iso, written) => {
    expect(date.write(iso)).toBe(written)
  })
})

describe('texts written by operators', () => {
  test.each<[Encoding<number>, string, number | null]>([
    [money, '1 234,56 €', 123456],
    [money, '€ 1.234,56', 123456],
    [money, '480.000 EUR', 48000000],
    [money, 'n/a', null],
    [area, '64,97 m²', 6497],
    [percentage, '12,5 %', 1250],
    [percentage, '-3,1%', -310],
    [percentage, '18,59', 1859],
    [count, '4,0', 4],
    [count, '3,5', null],
    [quantity, '1,5', 15],
  ])('$kind %j', (encoding, raw, value) => {
    expect(encoding.read(raw)).toBe(value)
  })

  test.each([
    ['19.07.2012', '2012-07-19'],
    ['9.7.2012', '2012-07-09'],
    ['2014-06-04', '2014-06-04'],
    ['2014-06-04T00:00:00Z', '2014-06-04'],
    ['07.2004', '2004-07'],
    ['2004-07', '2004-07'],
    ['2004', '2004'],
    ['Juli 2004', '2004-07'],
    ['März 2004', '2004-03'],
    ['Mrz. 2004', '2004-03'],
    ['19. Dezember 2004', '2004-12-19'],
    ['29.02.2024', '2024-02-29'],
  ])('date %j', (raw, iso) => {
    expect(date.read(raw)).toBe(iso)
  })

  test.each([
    '29.02.2025',
    '31.04.2025',
    '2025-13',
    '00.2004',
    '19.07.12',
    'Jux 2004',
    'Julia 2004',
    'n/a',
    '0999',
    '2004-07-19x',
  ])('cannot read the date %j', (raw) => {
    expect(date.read(raw)).toBeNull()
  })

  test.each([
    [' Groß-Öttinger ', 'Groß-Öttinger'],
    ['Zoe\u0308', 'Zoë'],
    ['a\u0000b\nc', 'a b c'],
    ['\ud800', '\ufffd'],
  ])('text %j', (raw, value) => {
    expect(text.read(raw)).toBe(value)
  })

  it('tells dates with day precision from others', () => {
    expect(['2004', '2004-07', '2004-07-19'].map(isFullDate)).toEqual([false, false, true])
  })
})
