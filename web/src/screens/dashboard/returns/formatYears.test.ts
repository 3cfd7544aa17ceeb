import { expect, test } from 'vitest'
import { formatYears } from './formatYears.ts'

test.each([
  [[2013], '2013'],
  [[2011, 2012, 2013], '2011–2013'],
  [[2011, 2012, 2015], '2011–2012 und 2015'],
  [[2011, 2013, 2014, 2015, 2019], '2011, 2013–2015 und 2019'],
])('%j is %s', (years, written) => {
  expect(formatYears(years)).toBe(written)
})
