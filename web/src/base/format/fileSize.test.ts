import { expect, test } from 'vitest'
import { formatFileSize } from './fileSize.ts'

test.each([
  [0, '0,0 MB'],
  [1, '< 0,1 MB'],
  [52_428, '< 0,1 MB'],
  [52_429, '0,1 MB'],
  [1_363_148, '1,3 MB'],
  [25 * 1024 * 1024, '25,0 MB'],
  [2 * 1024 ** 3, '2.048,0 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatFileSize(bytes).replace(/\u00a0/g, ' ')).toBe(text)
})
