import { expect, test } from 'vitest'
import { describeDocument } from './description.ts'

test.each([
  ['readv_K-1_Weg 1_20260203_Brief_Nr. 2.pdf', 'Nr. 2 (Brief, Weg 1, 03.02.2026)'],
  ['readv_K-1_Weg 1_unbekannt_Brief_Nr._3.pdf', 'Nr._3 (Brief, Weg 1)'],
  ['urlaub.jpg', 'urlaub.jpg'],
])('%s is described as %s', (fileName, description) => {
  expect(describeDocument(fileName)).toBe(description)
})
