import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { searchable, searchWords } from './fold.ts'

const finds = (search: string, text: string) =>
  searchWords(search).every((word) => searchable(text).includes(word))

test.each([
  'Ährenstraße 3',
  'ährenstrasse',
  'ahrenstrasse',
  '3 ähren',
  'AEHRENSTR',
  'Ährenstr.',
  'Ährenstr. 3',
  'Ährenstr.3',
  'A\u0308hren',
  'straße',
])('"%s" finds the same house however it is spelled', (search) => {
  for (const text of ['Ährenstraße 3', 'Ährenstrasse 3', 'Ährenstr. 3', 'A\u0308hrenstr 3'])
    expect(finds(search, text), text).toBe(true)
})

test.each([
  ['Ährenstr. 4', 'Ährenstraße 3'],
  ['Ohrenstraße', 'Ährenstraße 3'],
  ['aehrenstr', 'Ahrenstraße 3'],
])('"%s" does not find "%s"', (search, text) => {
  expect(finds(search, text)).toBe(false)
})

it('finds every text by itself', () => {
  const piece = fc.constantFrom(...'aäÄeöoßsSé.-1 ', 'str', 'Str.', 'a\u0308')
  const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))
  fc.assert(fc.property(text, (written) => finds(written, written)))
})
