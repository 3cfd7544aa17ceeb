import { date } from '@hausblick/contract/encoding/date.ts'
import { readScaled } from '@hausblick/contract/encoding/decimal.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainDate, plainNumber } from './plainText.ts'
import { canBe, isBlank, sniff } from './sniff.ts'

const cents = fc.integer({ min: -99_999_999, max: 99_999_999 })
const german = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 })
const ungrouped = (amount: number) => german.format(amount).replaceAll('.', '')
const swiss = (amount: number) => german.format(amount).replaceAll('.', '’')
const english = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 })

/** How programs write an amount. */
const MONEY: readonly ((amount: number) => string)[] = [
  (amount) => german.format(amount),
  (amount) => `${german.format(amount)} €`,
  (amount) => `EUR ${german.format(amount)}`,
  ungrouped,
  (amount) => `${german.format(amount)} EUR mtl.`,
  (amount) => (amount < 0 ? `${german.format(-amount)}-` : german.format(amount)),
  (amount) => (amount < 0 ? `(${german.format(-amount)})` : german.format(amount)),
  // Below a thousand, English and German amounts with a point are the same.
  (amount) => (Math.abs(amount) < 1000 ? german.format(amount) : english.format(amount)),
  swiss,
]

describe('amounts', () => {
  test('are read as they are written', () => {
    fc.assert(
      fc.property(cents, fc.constantFrom(...MONEY), (amount, write) => {
        expect(readScaled(plainNumber(write(amount / 100)), 2)).toBe(amount)
      }),
    )
  })

  test('are recognised as money', () => {
    fc.assert(
      fc.property(
        fc.array(cents, { minLength: 1 }),
        fc.constantFrom(...MONEY),
        (amounts, write) => {
          const sniffed = sniff(amounts.map((amount) => write(amount / 100)))
          expect(canBe('money', sniffed)).toBe(true)
          expect(canBe('date', sniffed)).toBe(false)
        },
      ),
      // Its digits are also the number of a day.
      { examples: [[[2_000_000], ungrouped]] },
    )
  })

  test.each([
    ['3,60 % p.a.', 2, 360],
    ['6,3 J.', 1, 63],
    ['72,5 m²', 2, 7250],
    ['1.200,–', 2, 120_000],
    ['850,-', 2, 85_000],
  ])('%s is read without what stands beside it', (text, decimals, value) => {
    expect(readScaled(plainNumber(text), decimals)).toBe(value)
  })
})

const day = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2069-12-31'), noInvalidDate: true })
  .map((value) => value.toISOString().slice(0, 10))

/** How programs write a date. */
const DATES: readonly ((iso: string) => string)[] = [
  (iso) => iso,
  (iso) => iso.split('-').toReversed().join('.'),
  (iso) => iso.slice(2).split('-').toReversed().join('.'),
  (iso) => iso.split('-').toReversed().join('/'),
  (iso) => `${iso.split('-').toReversed().join('.')} 00:00:00`,
  (iso) => `${iso}T00:00:00`,
  (iso) => `seit ${iso.split('-').toReversed().map(Number).join('.')}`,
]

describe('dates', () => {
  test('are read as they are written', () => {
    fc.assert(
      fc.property(day, fc.constantFrom(...DATES), (iso, write) => {
        expect(date.read(plainDate(write(iso)))).toBe(iso)
      }),
    )
  })

  test('are recognised as dates', () => {
    fc.assert(
      fc.property(fc.array(day, { minLength: 1 }), fc.constantFrom(...DATES), (days, write) => {
        const sniffed = sniff(days.map(write))
        expect(canBe('date', sniffed)).toBe(true)
        expect(canBe('money', sniffed)).toBe(false)
        expect(canBe('text', sniffed)).toBe(false)
      }),
    )
  })
})

test('any text can be sniffed', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), (values) => {
      const { shares, filled } = sniff(values)
      expect(filled).toBeLessThanOrEqual(values.length)
      for (const share of Object.values(shares)) expect(share >= 0 && share <= 1).toBe(true)
    }),
  )
})

test.each(['', '  ', '-', '–', 'k.A.', 'keine Angabe', '*** leer ***'])(
  '%j says nothing',
  (text) => {
    expect(isBlank(text)).toBe(true)
  },
)

test.each([
  ['id', ['101-01', '101-02'], true],
  ['id', ['WE 1', 'WE 2'], true],
  ['id', ['Lindenstraße 4', 'Am Wall 3'], false],
  ['id', ['DE02 1203 0000 0000 2020 51'], false],
  ['percent', ['3,5 %', '2 %'], true],
  ['percent', ['3,50 €'], false],
  ['count', ['1', '', '2'], true],
  ['count', ['1,5'], false],
  ['area', ['64,20', '71'], true],
  ['area', ['64,20 €'], false],
] as const)('%s of %j: %s', (type, values, possible) => {
  expect(canBe(type, sniff(values))).toBe(possible)
})
