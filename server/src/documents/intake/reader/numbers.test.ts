import { expect, test } from 'vitest'
import { numbersOf } from './numbers.ts'

test.each([
  ['1.3.2024', '01032024'],
  ['01.03.2024.', '01032024'],
  ['01. 03. 2024', '01032024'],
  ['am 1. März 2024 und', '01032024'],
  ['1. MAERZ 2024', '01032024'],
  ['15. Dez. 1999', '15121999'],
  ['2024-03-01', '01032024'],
  ['1.3.24', '01032024'],
  ['1.3.85', '01031985'],
  ['1.234,56 €', '1234k56'],
  ['1234,56', '1234k56'],
  ['1234.56', '1234k56'],
  ['1,234.56', '1234k56'],
  ["1'234.56", '1234k56'],
  ['1 234,56', '1234k56'],
  ['1\u00a0234,56', '1234k56'],
  ['Menge 2 345,60', '345k60'],
  ['1.234.567,8', '1234567k80'],
  ['48.340', '48340'],
  ['DE89 3704 0044 0532 0130 00', 'de89370400440532013000'],
  ['Konto 12 DE89 3704 0044 0532 0130 00', 'de89370400440532013000'],
  ['NL91 ABNA 0417 1643 00', 'nl91abna0417164300'],
  ['Tel. 0221 / 123 456', '0221123456'],
  ['Tel. (0221) 12 34-56', '0221123456'],
  ['+49 221 123456', '49221123456'],
  ['12/345/67890', '1234567890'],
])('%j has the term %s', (text, term) => {
  expect([...numbersOf(text)].map((number) => number.term)).toContain(term)
})

test.each(['Haus', '1234', 'Seite 3', 'm²', '99.99.2024', '1.2.3.4.5,6'])(
  '%j is no date or amount',
  (text) => {
    expect([...numbersOf(text)].filter(({ kind }) => kind !== 'groups')).toEqual([])
  },
)

test('returns the offset of each group', () => {
  const text = 'IBAN DE89 3704 0044.'
  const [whole] = numbersOf(text)
  expect(text.slice(whole?.start, whole?.end)).toBe('DE89 3704 0044')
  expect(whole?.ends.map(({ end }) => text.slice(whole.start, end))).toEqual([
    'DE89',
    'DE89 3704',
    'DE89 3704 0044',
  ])
})

test('limits the terms of a page that is one row of groups', () => {
  const text = '12 34'.repeat(10_000)
  expect([...numbersOf(text)].every(({ term }) => term.length <= 40)).toBe(true)
})
