import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import { ExternalLink } from 'lucide-react'
import { buildPreviewUrl } from '../../../base/data/documents/file.ts'
import * as texts from './texts.ts'
import type { DocumentOpener } from './useDocumentOpener.ts'

interface Props {
  entry: DocumentEntry
  /** 1-based; null for the first. */
  page: number | null
  followLink: DocumentOpener['followLink']
}

/** Replaces the frame on iOS, where it would show only the first page: links to the document itself. */
export function FileLink({ entry, page, followLink }: Props) {
  const addressOf = (current: DocumentEntry) => buildPreviewUrl(current, page ?? undefined)
  return (
    <div className="grid justify-items-center gap-4 rounded-control border border-line bg-surface-2 px-5 py-8 text-center">
      <p className="text-ink-2">{texts.inNewTab}</p>
      <a
        className="control inline-flex items-center gap-2 bg-brand px-4 font-medium text-on-brand transition-opacity hover:opacity-90"
        href={addressOf(entry)}
        target="_blank"
        rel="noopener"
        onClick={(event) => followLink(event, entry, addressOf)}
      >
        <ExternalLink size={18} />
        {texts.open}
      </a>
    </div>
  )
}
