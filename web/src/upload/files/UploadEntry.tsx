import { RotateCw, X } from 'lucide'
import type { ComponentProps } from 'react'
import { formatFileSize } from '../../format/fileSize.ts'
import { Icon } from '../../ui/Icon.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { Upload } from '../queue/upload.ts'
import * as texts from '../texts.ts'
import { Picture } from './Picture.tsx'
import { StepLine } from './StepLine.tsx'

interface Props {
  upload: Upload
  nameLabel: string
  /** The properties of the field of its name. */
  name: Partial<ComponentProps<typeof TextField>>
  onCancel: () => void
  onRemove: () => void
  onRetry: () => void
}

const buttonLook =
  'grid size-9 place-items-center rounded-control text-ink-2 hover:bg-surface-2 hover:text-ink pointer-coarse:size-11'

/** One of the chosen files: its picture, what its document is to be called, how far it is, and what can be done about it. */
export function UploadEntry(props: Props) {
  const { nameLabel, onCancel, onRemove, onRetry } = props
  const { file, step } = props.upload
  const moving = step.at === 'waiting' || step.at === 'sending'
  const stopped = step.at === 'failed' || step.at === 'cancelled'
  return (
    <li className="min-w-0">
      <fieldset className="flex min-w-0 gap-3 rounded-control border border-line p-3">
        <legend className="sr-only">{file.name}</legend>
        <Picture file={file} />
        <div className="min-w-0 grow">
          <TextField
            label={nameLabel}
            required
            maxLength={200}
            defaultValue={props.upload.name}
            readOnly={moving || step.at === 'sent'}
            {...props.name}
          />
          <p className="mt-1.5 flex gap-2 text-13 text-ink-3">
            <span className="truncate">{file.name}</span>
            <span className="shrink-0">{formatFileSize(file.size)}</span>
          </p>
          <StepLine step={step} />
        </div>
        {step.at !== 'sent' && (
          <div className="-mt-1 -mr-1 flex flex-col">
            <button
              type="button"
              aria-label={moving ? texts.cancelOne(file.name) : texts.remove(file.name)}
              onClick={moving ? onCancel : onRemove}
              className={buttonLook}
            >
              <Icon of={X} size={18} />
            </button>
            {stopped && (
              <button
                type="button"
                aria-label={texts.retryOne(file.name)}
                onClick={onRetry}
                className={buttonLook}
              >
                <Icon of={RotateCw} size={18} />
              </button>
            )}
          </div>
        )}
      </fieldset>
    </li>
  )
}
