import { expect, it, test } from 'vitest'
import { addressWith, readPreview } from './previewAddress.ts'

const fileName = 'readv_K-1_Weg 1_20250309_Brief_A&B.pdf'

it('opens a preview, and closes it again', () => {
  const address = addressWith('?jahr=2025', { fileName, page: 3 })
  expect(readPreview(address)).toEqual({ fileName, page: 3 })
  expect(addressWith(address, null)).toBe('jahr=2025')
  expect(readPreview(addressWith(address, { fileName, page: null }))).toEqual({
    fileName,
    page: null,
  })
})

test.each(['', '?dialog=hochladen&dokument=a', '?dialog=vorschau', '?dokument=a'])(
  '%j opens none',
  (search) => {
    expect(readPreview(search)).toBeNull()
  },
)

test.each(['0', '-1', '1.5', 'x', ''])('page %j is the first', (page) => {
  expect(readPreview(`?dialog=vorschau&dokument=a&seite=${page}`)?.page).toBeNull()
})
