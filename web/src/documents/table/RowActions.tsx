import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import { Download, Eye } from 'lucide'
import { useLocation } from 'react-router'
import { downloadAddress, previewAddress } from '../../data/documents/file.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import type { Opening } from '../list/useOpening.ts'
import { isIos } from '../preview/isIos.ts'
import { addressWith } from '../preview/previewAddress.ts'

interface Props {
  entry: DocumentEntry
  /** The page that the preview begins with; null for the first. */
  page: number | null
  follow: Opening['follow']
  /** Whether it is a card, which has room for words. */
  isCard: boolean
}

const look =
  'control field inline-flex items-center justify-center gap-2 px-3 text-13 font-medium lg:w-10 lg:border-transparent lg:bg-transparent lg:px-0 lg:text-ink-2 lg:hover:border-field lg:hover:text-ink'

/** Preview and download of a document. Where rows are wide, a click anywhere on one opens the preview. */
export function RowActions({ entry, page, follow, isCard }: Props) {
  const { search } = useLocation()
  const preview = {
    'aria-label': `Vorschau: ${entry.name}`,
    title: 'Vorschau',
    className: look,
    children: (
      <>
        <Icon of={Eye} size={18} />
        {isCard && 'Vorschau'}
      </>
    ),
  }
  const addressOfPreview = (current: DocumentEntry) => previewAddress(current, page ?? undefined)
  return (
    <>
      {isIos() ? (
        <a
          {...preview}
          href={addressOfPreview(entry)}
          target="_blank"
          rel="noopener"
          onClick={(event) => follow(event, entry, addressOfPreview)}
        />
      ) : (
        <Link
          {...preview}
          to={{ search: addressWith(search, { fileName: entry.fileName, page }) }}
        />
      )}
      <a
        aria-label={`Herunterladen: ${entry.name}`}
        title="Herunterladen"
        className={look}
        href={downloadAddress(entry)}
        target="_blank"
        rel="noopener"
        onClick={(event) => follow(event, entry, downloadAddress)}
      >
        <Icon of={Download} size={18} />
        {isCard && 'Herunterladen'}
      </a>
    </>
  )
}
