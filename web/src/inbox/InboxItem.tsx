import type { InboxEntry } from '@hausblick/contract/calls/inbox.ts'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { buildPreviewUrl } from '../data/documents/file.ts'
import { formatFileSize } from '../format/fileSize.ts'
import { formatMoment } from '../format/moment.ts'
import { ActiveBadge } from '../layout/active/ActiveBadge.tsx'
import { ActiveNote } from '../layout/active/ActiveNote.tsx'
import { useIsIos } from '../ui/useIsIos.ts'
import { FilingForm } from './FilingForm.tsx'
import * as texts from './texts.ts'

interface Props {
  entry: InboxEntry
  account: string
  isOpen: boolean
  /** Whether opening it focuses its form. */
  takesFocus: boolean
  onOpen: () => void
  onFiled: (name: string) => void
}

/** A document waiting to be filed: a disclosure with its details and the filing form. */
export function InboxItem({ entry, account, isOpen, takesFocus, onOpen, onFiled }: Props) {
  const { typedName, customerId, customerName, uploadedAt, size, active = [] } = entry
  const id = useId()
  return (
    <li className="card min-w-0 p-4">
      <h2>
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
              {customerName ? `${customerName} (${customerId})` : customerId} ·{' '}
              {formatMoment(uploadedAt)} · {formatFileSize(size)}
            </span>
            {!isOpen && <ActiveBadge active={active} />}
          </span>
          {!isOpen && <ChevronDown size={18} className="mt-0.5 shrink-0 text-ink-3" />}
        </button>
      </h2>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <>
            <EntryDetails entry={entry} />
            <FilingForm
              entry={entry}
              account={account}
              labelledBy={`${id}-name`}
              takesFocus={takesFocus}
              onFiled={onFiled}
            />
          </>
        )}
      </div>
    </li>
  )
}

function EntryDetails({
  entry: { uploadedBy, message, downloadUrl, typedName, active = [] },
}: {
  entry: InboxEntry
}) {
  const ios = useIsIos()
  return (
    <div className="mt-2 mb-4 grid grid-cols-1 gap-2 text-13 text-ink-2">
      <p className="wrap-anywhere">
        {texts.from}{' '}
        <a href={`mailto:${uploadedBy}`} className="link">
          {uploadedBy}
        </a>
      </p>
      {message && (
        <p className="rounded-control bg-surface-2 px-3 py-2 wrap-anywhere whitespace-pre-line">
          {message}
        </p>
      )}
      <ActiveNote active={active} />
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
