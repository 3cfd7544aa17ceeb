import { expect, it } from 'vitest'
import { downloadAddress, previewAddress } from './file.ts'

const file = { downloadUrl: '/documents/K/1?capability=a%2Fb', name: 'Müll & mehr' }
const query = 'fileUrl=%2Fdocuments%2FK%2F1%3Fcapability%3Da%252Fb&fileName=M%C3%BCll+%26+mehr.pdf'

it('asks for a document by the list’s address of it, and by its name', () => {
  expect(downloadAddress(file)).toBe(`/api/downloadpdf?${query}`)
  expect(previewAddress(file)).toBe(`/api/previewpdf?${query}`)
  expect(previewAddress(file, 3)).toBe(`/api/previewpdf?${query}#page=3`)
})
