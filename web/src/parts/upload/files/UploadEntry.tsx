import { maxLengths } from '@hausblick/contract/maxLengths.ts'
import { RotateCw, X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { formatFileSize } from '../../../base/format/fileSize.ts'
import { TextField } from '../../../base/ui/TextField.tsx'
import type { Upload } from '../queue/upload.ts'
import * as texts from '../texts.ts'
import { Thumbnail } from './Thumbnail.tsx'
import { UploadStateLine } from './UploadStateLine.tsx'

interface Props {
  upload: Upload
  nameLabel: string
  /** Props of the name field. */
  name: Partial<ComponentProps<typeof TextField>>
  onCancel: () => void
  onRemove: () => void
  onRetry: () => void
}

const buttonLook =
  'grid size-9 place-items-center rounded-control text-ink-2 hover:bg-surface-2 hover:text-ink pointer-coarse:size-11'

/** A selected file: its thumbnail, name field, upload state and actions. */
export function UploadEntry(props: Props) {
  const { nameLabel, onCancel, onRemove, onRetry } = props
  const { file, state } = props.upload
  const moving = state.status === 'waiting' || state.status === 'sending'
  const stopped = state.status === 'failed' || state.status === 'cancelled'
  return (
    <li className="min-w-0">
      <fieldset className="flex min-w-0 gap-3 rounded-control border border-line p-3">
        <legend className="sr-only">{file.name}</legend>
        <Thumbnail file={file} />
        <div className="min-w-0 grow">
          <TextField
            label={nameLabel}
            required
            maxLength={maxLengths.fileNamePart}
            defaultValue={props.upload.name}
            readOnly={moving || state.status === 'sent'}
            {...props.name}
          />
          <p className="mt-1.5 flex gap-2 text-13 text-ink-3">
            <span className="truncate">{file.name}</span>
            <span className="shrink-0">{formatFileSize(file.size)}</span>
          </p>
          <UploadStateLine state={state} />
        </div>
        {state.status !== 'sent' && (
          <div className="-mt-1 -mr-1 flex flex-col">
            <button
              type="button"
              aria-label={moving ? texts.cancelOne(file.name) : texts.remove(file.name)}
              onClick={moving ? onCancel : onRemove}
              className={buttonLook}
            >
              <X size={18} />
            </button>
            {stopped && (
              <button
                type="button"
                aria-label={texts.retryOne(file.name)}
                onClick={onRetry}
                className={buttonLook}
              >
                <RotateCw size={18} />
              </button>
            )}
          </div>
        )}
      </fieldset>
    </li>
  )
}
