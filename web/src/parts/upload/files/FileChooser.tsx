import { useQuery } from '@tanstack/react-query'
import { Camera, Upload } from 'lucide-react'
import { useId } from 'react'
import { configQuery } from '../../../base/data/queries.ts'
import { FieldNotes, joinDescribedBy } from '../../../base/ui/FieldNotes.tsx'
import { FileLabel } from '../../../base/ui/FileLabel.tsx'
import type { FieldErrorProps } from '../../../base/ui/useFieldForm.ts'
import * as texts from '../texts.ts'

/** Only a hint: the service decides by content. `image/*` makes phones offer the camera, but not every browser includes HEIC. */
const ACCEPT = '.pdf,application/pdf,.xml,text/xml,application/xml,image/*,.heic,.heif'

interface Props {
  /** Whether any file has been selected. */
  hasFiles: boolean
  /** Whether files are being dragged over the page. */
  isDragging: boolean
  /** Why files were rejected. */
  refusals: readonly string[]
  /** The error when no file is selected. */
  fault: FieldErrorProps
  onFiles: (files: readonly File[]) => void
}

/** Chooses files by file picker, drag and drop, or camera. */
export function FileChooser({ hasFiles, isDragging, refusals, fault, onFiles }: Props) {
  const id = useId()
  const maxBytes = useQuery(configQuery).data?.maxUploadBytes
  return (
    <div className="grid gap-2">
      <p id={id} className="-mb-0.5 text-13 font-medium text-ink-2">
        {hasFiles ? texts.moreFiles : texts.file}
      </p>
      <FileLabel
        accept={ACCEPT}
        multiple
        aria-labelledby={id}
        aria-invalid={fault['aria-invalid']}
        aria-describedby={joinDescribedBy(id, { hint: true, ...fault }, fault['aria-describedby'])}
        onFiles={onFiles}
        className={`flex flex-col items-center gap-1 rounded-control border border-dashed px-4 text-center ${hasFiles ? 'py-3' : 'py-5'} ${isDragging ? 'border-brand bg-brand-soft text-brand' : 'border-field hover:border-ink-3 has-aria-invalid:border-expenses'}`}
      >
        <Upload size={20} className={isDragging ? '' : 'text-ink-3'} />
        <span className="font-medium pointer-coarse:hidden">
          {isDragging ? texts.drop : texts.dropOrChoose}
        </span>
        <span className="hidden font-medium pointer-coarse:inline">{texts.choose}</span>
        <span
          id={`${id}-hint`}
          className={`text-13 text-balance ${isDragging ? '' : 'text-ink-3'}`}
        >
          {maxBytes === undefined ? texts.formats : texts.formatsUpTo(maxBytes)}
        </span>
      </FileLabel>
      <FieldNotes id={id} error={fault.error} />
      <FileLabel
        accept="image/*"
        capture="environment"
        onFiles={onFiles}
        className="control field hidden items-center justify-center gap-2 px-4 font-medium pointer-coarse:flex"
      >
        <Camera size={18} className="text-ink-3" />
        {texts.photograph}
      </FileLabel>
      <div role="alert" className="empty:hidden">
        {refusals.length > 0 && (
          <ul className="grid gap-1 rounded-control bg-expenses-soft px-4 py-3 text-expenses">
            {refusals.map((refusal) => (
              <li key={refusal} className="wrap-anywhere">
                {refusal}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
