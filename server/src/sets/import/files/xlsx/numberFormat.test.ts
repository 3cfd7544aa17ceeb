import { expect, test } from 'vitest'
import { type NumberFormat, readNumberFormat } from './numberFormat.ts'

const number: NumberFormat = { kind: 'number' }
const percent: NumberFormat = { kind: 'percent' }
const day: NumberFormat = { kind: 'date', shown: 'day' }
const month: NumberFormat = { kind: 'date', shown: 'month' }
const year: NumberFormat = { kind: 'date', shown: 'year' }

test.each([
  [0, number],
  [2, number],
  [9, percent],
  [10, percent],
  [14, day],
  [17, month],
  [20, number],
  [22, day],
  [49, number],
])('the built-in format %i is recognised', (id, expected) => {
  expect(readNumberFormat(id)).toEqual(expected)
})

test.each([
  ['General', number],
  ['Standard', number],
  ['@', number],
  ['0', number],
  ['#,##0.00\\ "€"', number],
  ['#,##0.00 [$€-407];[Red]-#,##0.00 [$€-407]', number],
  ['"Stand: "0.00', number],
  ['0.0%', percent],
  ['0.00\\ %', percent],
  ['+0.0%;-0.0%', percent],
  ['0.0" % p. a."', number],
  ['dd.mm.yyyy', day],
  ['[$-407]d. mmmm yyyy;@', day],
  ['yyyy\\-mm\\-dd', day],
  ['"am "dd.mm.yy', day],
  ['dd.mm.yyyy hh:mm:ss', day],
  ['mmm yyyy', month],
  ['mm/yyyy', month],
  ['yyyy', year],
  ['hh:mm', number],
  ['[h]:mm:ss', number],
  ['mm:ss.0', number],
  ['#,##0.00 [$CHF-807]', { kind: 'foreign', currency: 'CHF' }],
  ['"CHF" #,##0.00', { kind: 'foreign', currency: 'CHF' }],
  ['[$$-409]#,##0.00', { kind: 'foreign', currency: '$' }],
  ['\\$#,##0.00', { kind: 'foreign', currency: '$' }],
  ['00000', { kind: 'padded', digits: 5 }],
])('the format %s is recognised', (code, expected) => {
  expect(readNumberFormat(164, code)).toEqual(expected)
})
