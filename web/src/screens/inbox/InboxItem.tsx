import type { CustomerRow } from '@hausblick/contract/calls/customers.ts'
import type { SameFile } from '@hausblick/contract/calls/papers.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { describeDocument } from '@hausblick/figures/documents/description.ts'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { buildPreviewUrl } from '../../base/data/documents/file.ts'
import type { Filing } from '../../base/data/documents/inbox.ts'
import { formatFileSize } from '../../base/format/fileSize.ts'
import { formatMoment } from '../../base/format/moment.ts'
import { Link } from '../../base/ui/Link.tsx'
import { MarkBox } from '../../base/ui/MarkBox.tsx'
import { StateChip } from '../../base/ui/StateChip.tsx'
import { useIsIos } from '../../base/ui/useIsIos.ts'
import { ActiveBadge } from '../../parts/layout/active/ActiveBadge.tsx'
import { ActiveNote } from '../../parts/layout/active/ActiveNote.tsx'
import { mark } from '../../parts/layout/marked/texts.ts'
import type { Steps } from '../../parts/layout/marked/useSteps.ts'
import { ContradictionsNote } from '../../parts/layout/preview/invoice/ContradictionsNote.tsx'
import { FilingForm } from './filing/FilingForm.tsx'
import type { Letter, ToMany } from './filing/letter.ts'
import type { Kept, Refused } from './filing/useFiling.ts'
import { InvoiceNote } from './InvoiceNote.tsx'
import { PaperActions } from './marked/PaperActions.tsx'
import { SplitLink } from './pile/SplitLink.tsx'
import * as texts from './texts.ts'

interface Props {
  entry: Letter
  account: string
  isOpen: boolean
  /** Whether opening it focuses its form. */
  takesFocus: boolean
  /** What was chosen for the document before. */
  kept: Kept | null
  /** How it was to be filed, where that was refused. */
  refused: Refused | undefined
  /** Steps that remove it from the inbox. */
  steps: Steps
  isMarked: boolean
  onMark: (isRange: boolean) => void
  onOpen: () => void
  onFile: (filing: Filing, customer: CustomerRow | null) => void
  onMany: (many: ToMany) => void
}

/** A document waiting to be filed: a disclosure with its details and the filing form. */
export function InboxItem(props: Props) {
  const { entry, isOpen, isMarked, onMark, onOpen } = props
  const { typedName, uploadedAt, size, same, invoice, active = [] } = entry
  const id = useId()
  return (
    <li className={`card min-w-0 p-4 ${isMarked ? 'border-brand' : ''}`}>
      <div className="flex items-start gap-2">
        <MarkBox
          label={mark(typedName)}
          isMarked={isMarked}
          onToggle={onMark}
          className="-mt-1 -ml-1.5"
        />
        <h2 className="min-w-0 grow">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={onOpen}
            className="flex w-full items-start justify-between gap-3 text-left"
          >
            <span className="min-w-0">
              <span id={`${id}-name`} className="block font-semibold wrap-anywhere">
                {typedName}
              </span>
              <span className="block text-13 text-ink-3">
                {ownerOf(entry)} · {formatMoment(uploadedAt)} · {formatFileSize(size)}
              </span>
              <InvoiceNote invoice={invoice} isShort={!isOpen} />
              {!isOpen && <ActiveBadge active={active} />}
              {!isOpen && same && <StateChip look="hint">{sayAlready(same)}</StateChip>}
            </span>
            {!isOpen && <ChevronDown size={18} className="mt-0.5 shrink-0 text-ink-3" />}
          </button>
        </h2>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <>
            <EntryDetails entry={entry} steps={props.steps} />
            <FilingForm {...props} labelledBy={`${id}-name`} />
          </>
        )}
      </div>
    </li>
  )
}

/** Shows whose it is, and of a paper without customer how many pages it has. */
function ownerOf({ customerId, customerName, paper }: Letter): string {
  if (paper) return paper.pages === null ? texts.noCustomer : texts.pagesOf(paper.pages)
  return customerName ? `${customerName} (${customerId})` : customerId
}

function sayAlready({ isFiled, isSameNumber }: SameFile): string {
  if (isSameNumber) return texts.sameNumberAlready
  return isFiled ? texts.filedAlready : texts.waitsAlready
}

function describeSame({ customerId, customerName, name }: SameFile): string {
  if (customerId === null) return name
  return texts.sameOf(describeDocument(name), customerName ?? customerId)
}

function EntryDetails({ entry, steps }: { entry: Letter; steps: Steps }) {
  const { uploadedBy, message, downloadUrl, typedName, paper, isUnread, same, invoice } = entry
  const { active = [] } = entry
  const ios = useIsIos()
  return (
    <div className="mt-2 mb-4 grid grid-cols-1 gap-2 text-13 text-ink-2">
      {uploadedBy && (
        <p className="wrap-anywhere">
          {texts.from}{' '}
          <a href={`mailto:${uploadedBy}`} className="link">
            {uploadedBy}
          </a>
        </p>
      )}
      {paper?.source === 'pile' && !uploadedBy && <p>{texts.fromFolder}</p>}
      {message && (
        <p className="rounded-control bg-surface-2 px-3 py-2 wrap-anywhere whitespace-pre-line">
          {message}
        </p>
      )}
      <ActiveNote active={active} />
      {invoice && <ContradictionsNote doubts={invoice.doubts} />}
      {same && (
        <p className="wrap-anywhere">
          {same.isSameNumber && invoice ? (
            `${texts.sameNumber(invoice)}: `
          ) : (
            <StateChip look="hint">{sayAlready(same)}</StateChip>
          )}{' '}
          <a href={buildPreviewUrl(same)} target="_blank" rel="noreferrer" className="link tap">
            {describeSame(same)}
          </a>
        </p>
      )}
      {isUnread && (
        <p>
          {texts.unread}{' '}
          <Link to={pages.unread.path} className="link tap">
            {texts.unreadWhy}
          </Link>
        </p>
      )}
      {paper && <SplitLink paper={paper} />}
      {paper && <PaperActions entry={entry} steps={steps} />}
      <p className={ios ? '' : 'lg:hidden'}>
        <a
          href={buildPreviewUrl({ downloadUrl, name: typedName })}
          target="_blank"
          rel="noreferrer"
          className="link inline-flex min-h-11 items-center"
        >
          {texts.look}
        </a>
      </p>
    </div>
  )
}
