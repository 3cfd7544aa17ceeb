import { expect, test } from 'vitest'
import { findDocumentDayFault } from './documentDay.ts'

const FAULT = 'Bitte wählen Sie ein Datum vom 01.01.1800 bis zum 31.12.2027.'

test.each([
  ['2026-11-21', null],
  ['1800-01-01', null],
  ['2027-12-31', null],
  ['1799-12-31', FAULT],
  ['0001-01-01', FAULT],
  ['2028-01-01', FAULT],
  ['9999-12-31', FAULT],
])('the fault of a document dated %s is %j', (day, fault) => {
  expect(findDocumentDayFault(day, '2026-11-21')).toBe(fault)
})
