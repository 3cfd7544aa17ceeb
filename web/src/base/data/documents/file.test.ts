import { expect, it } from 'vitest'
import { buildDownloadUrl, buildPreviewUrl } from './file.ts'

const file = { downloadUrl: '/documents/K/1?capability=a%2Fb', name: 'Müll & mehr' }
const query = 'fileUrl=%2Fdocuments%2FK%2F1%3Fcapability%3Da%252Fb&fileName=M%C3%BCll+%26+mehr.pdf'

it('builds a file’s URLs from its download URL and its name', () => {
  expect(buildDownloadUrl(file)).toBe(`/api/downloadpdf?${query}`)
  expect(buildPreviewUrl(file)).toBe(`/api/previewpdf?${query}`)
  expect(buildPreviewUrl(file, 3)).toBe(`/api/previewpdf?${query}#page=3`)
})
