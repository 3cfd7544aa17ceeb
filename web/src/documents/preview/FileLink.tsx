import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import { ExternalLink } from 'lucide'
import { previewAddress } from '../../data/documents/file.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { Opening } from '../list/useOpening.ts'
import * as texts from '../texts.ts'

interface Props {
  entry: DocumentEntry
  /** From 1; null for the beginning. */
  page: number | null
  follow: Opening['follow']
}

/** The way to a document where a preview was opened by its address and a frame would show nothing but the first page. */
export function FileLink({ entry, page, follow }: Props) {
  const addressOf = (current: DocumentEntry) => previewAddress(current, page ?? undefined)
  return (
    <div className="grid justify-items-center gap-4 rounded-control border border-line bg-surface-2 px-5 py-8 text-center">
      <p className="text-ink-2">{texts.inNewTab}</p>
      <a
        className="control inline-flex items-center gap-2 bg-brand px-4 font-medium text-on-brand transition-opacity hover:opacity-90"
        href={addressOf(entry)}
        target="_blank"
        rel="noopener"
        onClick={(event) => follow(event, entry, addressOf)}
      >
        <Icon of={ExternalLink} size={18} />
        {texts.open}
      </a>
    </div>
  )
}
