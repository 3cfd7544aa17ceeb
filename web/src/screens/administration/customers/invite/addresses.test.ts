import { expect, it } from 'vitest'
import { splitColumn } from './addresses.ts'

it('splits a pasted column, whose empty cells stay in their rows', () => {
  expect(splitColumn('a@b.de\r\n\r\n c@d.de \r\n')).toEqual(['a@b.de', '', 'c@d.de'])
  expect(splitColumn('a@b.de\n')).toBeNull()
})
