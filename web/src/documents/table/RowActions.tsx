import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import { Download, Eye } from 'lucide'
import { downloadAddress, previewAddress } from '../../data/documents/file.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { Opening } from '../list/useOpening.ts'
import * as texts from '../texts.ts'
import type { PreviewLink } from './usePreviewLink.ts'

interface Props {
  entry: DocumentEntry
  /** The page that the preview begins with; null for the first. */
  page: number | null
  follow: Opening['follow']
  previewLink: PreviewLink
  /** Whether it is a card, which has room for words. */
  isCard: boolean
}

const cardLook =
  'control field inline-flex items-center justify-center gap-2 px-3 text-13 font-medium'
/** Its icon is part of a picture behind both (`row-icons`). */
const rowLook = 'control block w-10 border border-transparent hover:border-field'

/**
 * Preview and download of a document. Where rows are wide, a click anywhere on one opens the preview. It is rendered for every row
 * that scrolls into view, so it calls no hooks and is no component.
 */
export function rowActions({ entry, page, follow, previewLink, isCard }: Props) {
  const addressOfPreview = (current: DocumentEntry) => previewAddress(current, page ?? undefined)
  const { isForNewTab, addressOf, open } = previewLink
  return (
    <>
      <a
        aria-label={texts.previewOf(entry.name)}
        title={texts.preview}
        className={isCard ? cardLook : rowLook}
        href={isForNewTab ? addressOfPreview(entry) : addressOf(entry.fileName, page)}
        target={isForNewTab ? '_blank' : undefined}
        rel="noopener"
        onClick={(event) => (isForNewTab ? follow(event, entry, addressOfPreview) : open(event))}
      >
        {isCard && <Icon of={Eye} size={18} />}
        {isCard && texts.preview}
      </a>
      <a
        aria-label={texts.downloadOf(entry.name)}
        title={texts.download}
        className={isCard ? cardLook : rowLook}
        href={downloadAddress(entry)}
        target="_blank"
        rel="noopener"
        onClick={(event) => follow(event, entry, downloadAddress)}
      >
        {isCard && <Icon of={Download} size={18} />}
        {isCard && texts.download}
      </a>
    </>
  )
}
