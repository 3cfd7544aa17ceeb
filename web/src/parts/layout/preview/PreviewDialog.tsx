import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Download, type LucideIcon, Pencil } from 'lucide-react'
import { useAccess } from '../../../base/data/access.ts'
import { buildDownloadUrl } from '../../../base/data/documents/file.ts'
import { invoiceQuery } from '../../../base/data/documents/invoice.ts'
import { readOf } from '../../../base/data/useRead.ts'
import { formatDate } from '../../../base/format/date.ts'
import { Dialog } from '../../../base/ui/Dialog.tsx'
import { FailedRead } from '../../../base/ui/ErrorNote.tsx'
import { FormError } from '../../../base/ui/FormError.tsx'
import { useIsIos } from '../../../base/ui/useIsIos.ts'
import { ActiveNote } from '../active/ActiveNote.tsx'
import { FileLink } from './FileLink.tsx'
import { InvoicePanel } from './invoice/InvoicePanel.tsx'
import * as invoiceTexts from './invoice/texts.ts'
import { PreviewFrame } from './PreviewFrame.tsx'
import * as texts from './texts.ts'
import type { DocumentOpener } from './useDocumentOpener.ts'

interface Props {
  /** Undefined if the list has no such document. */
  entry: DocumentEntry | undefined
  /** 1-based; null for the first. */
  page: number | null
  opener: DocumentOpener
  /** Step through the list; null at its ends. */
  onPrevious: (() => void) | null
  onNext: (() => void) | null
  /** Closes the preview and opens the dialog that puts the document right; null for customers. */
  onCorrect: ((entry: DocumentEntry) => void) | null
  onClose: () => void
}

/** What can be downloaded. */
const onlyFile = [{ label: texts.download, addressOf: buildDownloadUrl }]
const fileAndSheet = [
  { label: texts.downloadOriginal, addressOf: buildDownloadUrl },
  {
    label: texts.downloadSheet,
    addressOf: (entry: DocumentEntry) => `${buildDownloadUrl(entry)}&sheet=1`,
  },
]

const buttonLook =
  'control field inline-flex shrink-0 items-center justify-center gap-x-2 px-[min(0.75rem,4vw)] font-medium aria-disabled:opacity-40'

/** Shows a document in a frame, or on iOS as a link (product §8). */
export default function PreviewDialog(props: Props) {
  const { entry, onClose } = props
  const ios = useIsIos()
  if (!entry)
    return (
      <Dialog title={texts.preview} onClose={onClose}>
        <p className="text-ink-2">{texts.notListed}</p>
      </Dialog>
    )
  return <OpenPreview {...props} entry={entry} ios={ios} />
}

interface OpenProps extends Props {
  entry: DocumentEntry
  ios: boolean
}

function OpenPreview({
  entry,
  ios,
  page,
  opener,
  onPrevious,
  onNext,
  onCorrect,
  onClose,
}: OpenProps) {
  const { client } = useAccess()
  const renewUrl = async () => (await opener.renewEntry(entry)).downloadUrl
  const read = readOf(useQuery(invoiceQuery(client, entry.fileName, renewUrl)))
  const invoice = read.data
  const hasPanel = invoice || (entry.format === 'xml' && invoice === undefined && !read.error)
  const { name, type, street, date } = entry
  const details = [type, street, date === null ? texts.unknownDate : formatDate(date)]
  return (
    <Dialog title={name} wide onClose={onClose}>
      <div className="-mt-3 mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 text-13 wrap-anywhere text-ink-3">
          {details.filter((detail) => detail !== '').join(' · ')}
        </p>
        <div className="flex flex-wrap gap-2">
          <Step onStep={onPrevious} label={texts.previous} icon={ChevronLeft} />
          <Step onStep={onNext} label={texts.next} icon={ChevronRight} />
          {onCorrect && (
            <button type="button" className={buttonLook} onClick={() => onCorrect(entry)}>
              <Pencil size={18} />
              {texts.correct}
            </button>
          )}
          {(entry.format === 'xml' ? fileAndSheet : onlyFile).map(({ label, addressOf }) => (
            <a
              key={label}
              className={`${buttonLook} max-w-full flex-wrap`}
              href={addressOf(entry)}
              target="_blank"
              rel="noopener"
              onClick={(event) => opener.followLink(event, entry, addressOf)}
            >
              <Download size={18} />
              {label}
            </a>
          ))}
        </div>
      </div>
      <FormError text={opener.error} />
      {entry.active.length > 0 && (
        <div className="mb-4">
          <ActiveNote active={entry.active} />
        </div>
      )}
      {read.error && <FailedRead title={invoiceTexts.failed} read={read} className="mb-4" />}
      <div
        className={
          hasPanel ? 'grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_19rem] lg:items-start' : ''
        }
      >
        {hasPanel && (
          <div className="min-w-0 lg:order-last lg:max-h-[min(70dvh,56rem)] lg:overflow-y-auto">
            {invoice ? (
              <InvoicePanel invoice={invoice} />
            ) : (
              <div className="skeleton h-12 lg:h-75" />
            )}
          </div>
        )}
        {ios ? (
          <FileLink entry={entry} page={page} followLink={opener.followLink} />
        ) : (
          <PreviewFrame
            key={entry.fileName}
            entry={entry}
            page={page}
            renewEntry={opener.renewEntry}
          />
        )}
      </div>
    </Dialog>
  )
}

interface StepProps {
  /** Null at the end of the list. */
  onStep: (() => void) | null
  label: string
  icon: LucideIcon
}

/** A button to the neighbouring document. It uses `aria-disabled` to keep the focus at the end of the list. */
function Step({ onStep, label, icon: Icon }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={onStep === null}
      onClick={onStep ?? undefined}
      className={`${buttonLook} w-10 px-0 pointer-coarse:w-11`}
    >
      <Icon size={18} />
    </button>
  )
}
