import { paths } from '@hausblick/contract/calls.ts'
import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import { backendUrl } from '../../config.ts'

type File = Pick<DocumentEntry, 'downloadUrl' | 'name'>

/** The address that shows a document, at a page where one is said. */
export function previewAddress(file: File, page?: number): string {
  return `${addressOf(paths.previewDocument, file)}${page === undefined ? '' : `#page=${page}`}`
}

/** The address that downloads a document, named after it. */
export function downloadAddress(file: File): string {
  return addressOf(paths.downloadDocument, file)
}

function addressOf(path: string, { downloadUrl, name }: File): string {
  return `${backendUrl}${path}?${new URLSearchParams({ fileUrl: downloadUrl, fileName: `${name}.pdf` })}`
}
