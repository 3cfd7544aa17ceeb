import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readNextAddress, readNextCursor, writeNextLink } from './nextLink.ts'

test('writing the next page is the inverse of reading it', () => {
  const text = fc.string({ unit: 'grapheme' })
  fc.assert(
    fc.property(text, fc.integer(), text, (customerId, limit, cursor) => {
      const link = writeNextLink({ customerId, limit, cursor: 'earlier' }, cursor)
      expect(readNextCursor(link)).toBe(cursor)
      const { searchParams } = new URL(readNextAddress(link) ?? '', 'http://service')
      expect(Object.fromEntries(searchParams)).toEqual({ customerId, limit: `${limit}`, cursor })
    }),
  )
})

test.each([
  [null, null],
  ['</api/readvpdfs?cursor=a%2Bb&limit=2>; rel="next"', 'a+b'],
  ['</x?cursor=1>; rel="prev", </x?cursor=2>; rel=next', '2'],
  ['</x?cursor=1>; rel="last"', null],
  ['</x>; rel="next"', null],
])('the cursor of %j is %j', (link, cursor) => {
  expect(readNextCursor(link)).toBe(cursor)
})
