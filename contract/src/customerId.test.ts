import { expect, test } from 'vitest'
import { customerParameter } from './addresses.ts'
import { readSearch } from './searchParameters.ts'

test.each([
  ['K-1', 'K-1'],
  ['Müller.2', 'Müller.2'],
  ['', null],
  ['-', null],
  ['all', null],
  ['K_1', null],
  ['\0', null],
  ['K'.repeat(65), null],
])('the selected customer %j is read as %j', (written, id) => {
  const search = `?${new URLSearchParams({ kunde: written })}`
  expect(readSearch(customerParameter, search)).toBe(id)
})
