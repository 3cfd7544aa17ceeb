import { paths } from '@hausblick/contract/calls.ts'
import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import { backendUrl } from '../../config.ts'

type File = Pick<DocumentEntry, 'downloadUrl' | 'name'>

/** The address that shows a document, at a page where one is said. */
export function previewAddress(file: File, page?: number): string {
  return `${addressOf(paths.previewDocument, file)}${page === undefined ? '' : `#page=${page}`}`
}

/**
 * Returns the address of a document for a frame, at a page where one is said: as wide as the frame, and without the list of
 * pages, to which Chromium gives 300 pixels.
 */
export function framedAddress(file: File, page?: number): string {
  const place = page === undefined ? '' : `page=${page}&`
  return `${previewAddress(file)}#${place}view=FitH&navpanes=0`
}

/** The address that downloads a document, named after it. */
export function downloadAddress(file: File): string {
  return addressOf(paths.downloadDocument, file)
}

function addressOf(path: string, { downloadUrl, name }: File): string {
  return `${backendUrl}${path}?${new URLSearchParams({ fileUrl: downloadUrl, fileName: `${name}.pdf` })}`
}
