import { maxLengths } from '@hausblick/contract/maxLengths.ts'
import { type ReactNode, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { Button } from '../../base/ui/Button.tsx'
import { Dialog } from '../../base/ui/Dialog.tsx'
import { FormError } from '../../base/ui/FormError.tsx'
import { lateDialog } from '../../base/ui/late/late.tsx'
import { TextField } from '../../base/ui/TextField.tsx'
import { retry } from '../../base/ui/texts.ts'
import { useFileDrop } from '../../base/ui/useFileDrop.ts'
import { FileChooser } from './files/FileChooser.tsx'
import { UploadEntry } from './files/UploadEntry.tsx'
import { useFileSelection } from './files/useFileSelection.ts'
import { summariseUploaded } from './queue/summariseUploads.ts'
import type { Upload } from './queue/upload.ts'
import * as texts from './texts.ts'
import type { UploadForm } from './useUploadForm.ts'
import { getNameKey } from './values.ts'

const ConfirmDialog = lateDialog(() => import('../../base/ui/ConfirmDialog.tsx'))

interface Props {
  upload: UploadForm
  /** Default: that of uploading. */
  title?: string
  /** Whether there is nothing to name before files are selected. */
  isNamedByFiles?: boolean
  /** The label of the name fields. */
  nameLabel: string
  /** Fields above the files. */
  above?: ReactNode
  /** Fields below the files. */
  below?: ReactNode
  onClose: () => void
  /** Called with the success message once everything has been uploaded. */
  onUploaded: (message: string) => void
}

/** The dialog shell in which files are selected, named and uploaded. */
export function UploadFrame(props: Props) {
  const { upload: uploadForm, title = texts.heading, isNamedByFiles = false } = props
  const { nameLabel, above, below, onClose, onUploaded } = props
  const { queue, uploads, busy, form, frame, field, getErrorProps, nameRules, refusal, onRetry } =
    uploadForm
  const selection = useFileSelection(queue, () => form.getValues('docName') ?? '')
  const isDragging = useFileDrop((files) => void addFiles(files))
  const [isConfirming, setConfirming] = useState(false)

  async function addFiles(files: readonly File[]) {
    await selection.addFiles(files)
    if (queue.uploads().length > 0) form.clearErrors('files')
  }

  /** Closes the dialog, reporting what has been uploaded even if the rest was not. */
  function leave() {
    const messages = queue.messages()
    if (messages.length > 0) onUploaded(summariseUploaded(messages))
    else onClose()
  }

  function remove(key: string) {
    queue.remove(key)
    if (queue.uploads().length === 0 && queue.messages().length > 0) leave()
  }

  return (
    <Dialog title={title} onClose={() => (busy ? setConfirming(true) : leave())}>
      <form {...frame}>
        <FormError {...refusal} />
        <div className="grid grid-cols-1 gap-4">
          <FormProvider {...form}>{above}</FormProvider>
          {uploads.length === 0 && !isNamedByFiles && (
            <TextField
              label={nameLabel}
              required
              maxLength={maxLengths.fileNamePart}
              {...field('docName', nameRules)}
            />
          )}
          {uploads.length > 0 && (
            <ul className="grid gap-3">
              {uploads.map((upload) => (
                <UploadEntry
                  key={upload.key}
                  upload={upload}
                  nameLabel={nameLabel}
                  name={field(`names.${getNameKey(upload)}`, nameRules)}
                  onCancel={() => queue.cancel(upload.key)}
                  onRemove={() => remove(upload.key)}
                  onRetry={() => onRetry(upload.key)}
                />
              ))}
            </ul>
          )}
          <FileChooser
            hasFiles={uploads.length > 0}
            isDragging={isDragging}
            refusals={selection.refusals}
            fault={getErrorProps('files')}
            onFiles={(files) => void addFiles(files)}
          />
          <FormProvider {...form}>{below}</FormProvider>
          <Button type="submit" aria-disabled={busy} className="mt-1">
            {labelSubmit(uploads, busy)}
          </Button>
          <p role="status" className="sr-only">
            {describeProgress(uploads)}
          </p>
        </div>
      </form>
      {isConfirming && busy && (
        <ConfirmDialog
          title={texts.stopHeading}
          action={texts.stop}
          keep={texts.goOn}
          onClose={() => setConfirming(false)}
          onConfirm={async () => {
            queue.cancelAll()
            leave()
          }}
        >
          {texts.stopLoses}
        </ConfirmDialog>
      )}
    </Dialog>
  )
}

function labelSubmit(uploads: readonly Upload[], busy: boolean): string {
  if (busy) return texts.sending
  if (uploads.some(({ state }) => state.status === 'failed')) return retry
  return uploads.length > 1 ? texts.sendAll(uploads.length) : texts.send
}

/** Returns what screen readers announce while files are selected and uploaded. */
function describeProgress(uploads: readonly Upload[]): string {
  const sent = uploads.filter(({ state }) => state.status === 'sent').length
  if (sent > 0) return texts.sentOf(sent, uploads.length)
  return uploads.length === 0 ? '' : texts.chosenFiles(uploads.map(({ file }) => file.name))
}
