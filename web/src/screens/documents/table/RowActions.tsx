import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import { Download, Eye, Pencil } from 'lucide-react'
import { buildDownloadUrl, buildPreviewUrl } from '../../../base/data/documents/file.ts'
import type { DocumentOpener } from '../../../parts/layout/preview/useDocumentOpener.ts'
import * as texts from '../texts.ts'
import type { PreviewLink } from './usePreviewLink.ts'

interface Props {
  entry: DocumentEntry
  /** The page that the preview opens at, 1-based; null for the first. */
  page: number | null
  followLink: DocumentOpener['followLink']
  previewLink: PreviewLink
  /** Cards have room for labels. */
  isCard: boolean
  /** The id of the mark of a document of which something may act. */
  markId: string | undefined
  /** Opens the dialog that puts a document right, for staff. */
  onCorrect: ((entry: DocumentEntry) => void) | null
}

const cardLook =
  'control field inline-flex items-center justify-center gap-2 px-3 text-13 font-medium'
/** Icons of rows are one background image (`row-icons`). */
const rowLook = 'control block w-10 border border-transparent hover:border-field'

/** Renders a document's preview and download links, and for staff the button that puts it right. */
export function RowActions(props: Props) {
  const { entry, page, followLink, previewLink, isCard, markId, onCorrect } = props
  const correction = onCorrect && (
    <button
      type="button"
      aria-label={texts.correctOf(entry.name)}
      title={texts.correct}
      data-document={entry.fileName}
      className={isCard ? `${cardLook} col-span-full` : `${rowLook} row-icon-correct`}
      onClick={() => onCorrect(entry)}
    >
      {isCard && <Pencil size={18} />}
      {isCard && texts.correct}
    </button>
  )
  const addressOfPreview = (current: DocumentEntry) => buildPreviewUrl(current, page ?? undefined)
  const { isForNewTab, addressOf, open } = previewLink
  return (
    <>
      {!isCard && correction}
      <a
        aria-label={texts.previewOf(entry.name)}
        aria-describedby={markId}
        title={texts.preview}
        className={isCard ? cardLook : rowLook}
        href={isForNewTab ? addressOfPreview(entry) : addressOf(entry.fileName, page)}
        target={isForNewTab ? '_blank' : undefined}
        rel="noopener"
        onClick={(event) =>
          isForNewTab ? followLink(event, entry, addressOfPreview) : open(event)
        }
      >
        {isCard && <Eye size={18} />}
        {isCard && texts.preview}
      </a>
      <a
        aria-label={texts.downloadOf(entry.name)}
        aria-describedby={markId}
        title={texts.download}
        className={isCard ? cardLook : rowLook}
        href={buildDownloadUrl(entry)}
        target="_blank"
        rel="noopener"
        onClick={(event) => followLink(event, entry, buildDownloadUrl)}
      >
        {isCard && <Download size={18} />}
        {isCard && texts.download}
      </a>
      {isCard && correction}
    </>
  )
}
