import { previewParameter } from '@hausblick/contract/addresses.ts'
import { readSearch, writeSearch } from '@hausblick/contract/searchParameters.ts'
import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import { useLocation, useNavigate } from 'react-router'
import { lateDialog } from '../../../base/ui/late/late.tsx'
import { useDialogClosing } from '../dialogEntry.ts'
import type { DocumentOpener } from './useDocumentOpener.ts'

const PreviewDialog = lateDialog(() => import('./PreviewDialog.tsx'))

interface Props {
  /** All documents that a preview may show; null while they are loading. */
  known: readonly DocumentEntry[] | null
  /** The matching documents in order. */
  shown: readonly DocumentEntry[]
  opener: DocumentOpener
  /** Opens the dialog that puts a document right; null for customers. */
  correct: ((entry: DocumentEntry) => void) | null
}

/** Renders the preview that the URL names, if any. Being in the URL, it can be shared, and going back closes it. */
export function AddressedPreview({ known, shown, opener, correct }: Props) {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const close = useDialogClosing()
  const preview = readSearch(previewParameter, search)
  if (!preview) return null
  const isIt = ({ fileName }: DocumentEntry) => fileName === preview.fileName
  const place = shown.findIndex(isIt)
  const entry = shown[place] ?? known?.find(isIt)
  if (!entry && known === null) return null
  const show = ({ fileName }: DocumentEntry) =>
    void navigate(
      { search: writeSearch(previewParameter, search, { fileName, page: null }) },
      { replace: true, state },
    )
  const stepTo = (neighbour: DocumentEntry | undefined) =>
    neighbour && place >= 0 ? () => show(neighbour) : null
  const closePreview = () => close(writeSearch(previewParameter, search, null))
  return (
    <PreviewDialog
      entry={entry}
      page={preview.page}
      opener={opener}
      onPrevious={stepTo(shown[place - 1])}
      onNext={stepTo(shown[place + 1])}
      onCorrect={
        correct &&
        ((found) => {
          closePreview()
          correct(found)
        })
      }
      onClose={closePreview}
    />
  )
}
