import { addressOf } from '@hausblick/contract/calls/call.ts'
import { downloadDocumentCall, previewDocumentCall } from '@hausblick/contract/calls/documents.ts'
import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import { backendUrl } from '../../../config.ts'

type File = Pick<DocumentEntry, 'downloadUrl' | 'name'>

/** Returns the URL that shows a document inline, optionally at a 1-based page. */
export function buildPreviewUrl(file: File, page?: number): string {
  const place = page === undefined ? '' : `#page=${page}`
  return `${backendUrl}${addressOf(previewDocumentCall, nameFile(file))}${place}`
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
  return `${backendUrl}${addressOf(downloadDocumentCall, nameFile(file))}`
}

function nameFile({ downloadUrl, name }: File) {
  return { query: { fileUrl: downloadUrl, fileName: `${name}.pdf` } }
}
