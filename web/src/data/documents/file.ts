import { documentFileAddress, type FilePath } from '@hausblick/contract/addresses.ts'
import { paths } from '@hausblick/contract/calls.ts'
import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import { backendUrl } from '../../config.ts'

type File = Pick<DocumentEntry, 'downloadUrl' | 'name'>

/** Returns the URL that shows a document inline, optionally at a 1-based page. */
export function buildPreviewUrl(file: File, page?: number): string {
  return `${buildUrl(paths.previewDocument, file)}${page === undefined ? '' : `#page=${page}`}`
}

/**
 * Returns the URL of a document for a frame, optionally at a 1-based page: fitted to the frame's width, and without Chromium's
 * 300 pixel wide thumbnail pane.
 */
export function buildFrameUrl(file: File, page?: number): string {
  const place = page === undefined ? '' : `page=${page}&`
  return `${buildPreviewUrl(file)}#${place}view=FitH&navpanes=0`
}

/** Returns the URL that downloads a document under its name. */
export function buildDownloadUrl(file: File): string {
  return buildUrl(paths.downloadDocument, file)
}

function buildUrl(path: FilePath, { downloadUrl, name }: File): string {
  return `${backendUrl}${documentFileAddress(path, downloadUrl, `${name}.pdf`)}`
}
