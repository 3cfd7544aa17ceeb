import { expect, test } from 'vitest'
import { lenientDate } from './date.ts'

test.each([
  ['24.02.2025', '2025-02-24'],
  ['Herbst 2011', '2011'],
  ['31.02.2011', '2011'],
  ['Q3/2019 ', '2019'],
  ['24022025', '2025'],
  ['ca.1998', '1998'],
  ['2011 (Herbst)', null],
  ['19.07.04', null],
  ['41275', null],
  ['Haus 0001', null],
  ['unbekannt', null],
  ['', null],
])('reads the year of %j only from its last four characters', (raw, year) => {
  expect(lenientDate.read(raw)).toBe(year)
})
