import { expect, test } from 'vitest'
import { readCellText, type Workbook } from './cell.ts'
import type { NumberFormat } from './numberFormat.ts'

function textOf(value: string, format: NumberFormat, countsFrom1904 = false): string {
  const styles = [{ kind: 'number' } as const, format]
  const workbook: Workbook = { strings: [], styles, countsFrom1904, isUncalculated: false }
  return readCellText({ type: undefined, style: '1', value }, workbook)
}

test.each([
  ['0', '0'],
  ['1234.5', '1234,5'],
  ['1.005', '1,005'],
  ['0.30000000000000004', '0,3'],
  ['2784690.94', '2784690,94'],
  ['-3.58', '-3,58'],
  ['1E-3', '0,001'],
  ['1.2345E+6', '1234500'],
])('the number %s is written with a decimal comma and its exact digits only', (value, expected) => {
  expect(textOf(value, { kind: 'number' })).toBe(expected)
})

test.each([
  ['2.3900000000000001E-2', '2,39%'],
  ['0.975', '97,5%'],
  ['1', '100%'],
  ['-0.0358', '-3,58%'],
])('%s is read as a percentage', (value, expected) => {
  expect(textOf(value, { kind: 'percent' })).toBe(expected)
})

test.each([
  ['45712', 'day', '2025-02-24'],
  ['45712.999', 'day', '2025-02-24'],
  ['38169', 'month', '2004-07'],
  ['38169', 'year', '2004'],
  ['61', 'day', '1900-03-01'],
  ['59', 'day', '1900-02-28'],
  ['1', 'day', '1900-01-01'],
  ['0', 'day', '0'],
  ['-5', 'day', '-5'],
  ['9999999', 'day', '9999999'],
] as const)('%s is read as a date shown to the %s', (value, shown, expected) => {
  expect(textOf(value, { kind: 'date', shown })).toBe(expected)
})

test('dates are read in the 1904 system if the workbook uses it', () => {
  expect(textOf('0', { kind: 'date', shown: 'day' }, true)).toBe('1904-01-01')
  expect(textOf('44250', { kind: 'date', shown: 'day' }, true)).toBe('2025-02-24')
})

test('another currency is named', () => {
  expect(textOf('850.5', { kind: 'foreign', currency: 'CHF' })).toBe('850,5 CHF')
})

test('leading zeros are kept', () => {
  expect(textOf('2826', { kind: 'padded', digits: 5 })).toBe('02826')
})
