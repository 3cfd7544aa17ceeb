import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { hasMoreDecimals, readScaled, writeScaled, writeShortened } from './decimal.ts'

const decimals = fc.integer({ min: 0, max: 6 })

describe('readScaled', () => {
  test.each([
    ['1.234,56', 123456],
    ['1234,56', 123456],
    ['1 234,56', 123456],
    ['1\u00a0234,56', 123456],
    ['12.345.678,9', 1234567890],
    ['2.39', 239],
    ['2,39', 239],
    ['0', 0],
    ['-3,1', -310],
    ['−3,1', -310],
    ['+3,1', 310],
    ['-0', 0],
    ['007,10', 710],
    // A single dot before exactly three final digits groups; any other single dot is a decimal point.
    ['48.340', 4834000],
    ['48.34', 4834],
    ['48.3401', 4834],
    ['1.234.567', 123456700],
    // Excess decimals round half away from zero.
    ['1,005', 101],
    ['-1,005', -101],
    ['1,0049999', 100],
    ['9,999', 1000],
  ])('reads %j', (text, expected) => {
    expect(readScaled(text, 2)).toBe(expected)
  })

  test.each([
    '',
    ' ',
    '-',
    'n/a',
    'abc',
    '12a',
    '1,2,3',
    '1.23,45',
    '1,234.56',
    '12.34.56',
    ',5',
    '5,',
    '--5',
    '1e5',
    '0x10',
    'Infinity',
    '٣',
    '90071992547409,93',
  ])('cannot read %j', (text) => {
    expect(readScaled(text, 2)).toBeNull()
  })

  it('never throws, and returns null or a safe integer', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), decimals, (text, places) => {
        const value = readScaled(text, places)
        expect(value === null || Number.isSafeInteger(value)).toBe(true)
      }),
    )
  })
})

test.each([
  ['1,125', true],
  ['1,12', false],
  ['1,12000', false],
  ['-0.1201', true],
  ['1.125', false],
  ['n/a', false],
])('whether %j has more than two decimals is %j', (text, more) => {
  expect(hasMoreDecimals(text, 2)).toBe(more)
})

describe('writing is the inverse of reading', () => {
  it.each([
    ['writeScaled', writeScaled],
    ['writeShortened', writeShortened],
  ])('%s', (_name, write) => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), decimals, (value, places) => {
        expect(readScaled(write(value, places), places)).toBe(value)
      }),
      {
        examples: [
          [0, 2],
          [-1, 2],
          [-100, 2],
          [Number.MAX_SAFE_INTEGER, 6],
        ],
      },
    )
  })

  it('reads a grouped number as the same number', () => {
    fc.assert(
      fc.property(fc.integer(), (value) => {
        const grouped = new Intl.NumberFormat('de', { minimumFractionDigits: 2 }).format(
          value / 100,
        )
        expect(readScaled(grouped, 2)).toBe(value)
      }),
    )
  })
})
