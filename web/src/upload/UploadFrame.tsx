import { type ReactNode, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { FormError } from '../ui/FormError.tsx'
import { lateDialog } from '../ui/late/late.tsx'
import { TextField } from '../ui/TextField.tsx'
import { retry } from '../ui/texts.ts'
import { useFileDrop } from '../ui/useFileDrop.ts'
import { FileChooser } from './files/FileChooser.tsx'
import { UploadEntry } from './files/UploadEntry.tsx'
import { useFileChoice } from './files/useFileChoice.ts'
import { saidOfSent } from './queue/said.ts'
import type { Upload } from './queue/upload.ts'
import * as texts from './texts.ts'
import type { UploadForm } from './useUploadForm.ts'
import { nameKey } from './values.ts'

const ConfirmDialog = lateDialog(async () => (await import('../ui/ConfirmDialog.tsx')).default)

interface Props {
  upload: UploadForm
  /** What the name of a document is called. */
  nameLabel: string
  /** The fields above the files. */
  above?: ReactNode
  /** The fields below them. */
  below?: ReactNode
  onClose: () => void
  /** Called with what the user reads when all that was to be uploaded has arrived. */
  onUploaded: (message: string) => void
}

/** The dialog in which files are chosen, named and uploaded, with the fields that its place has beside them. */
export function UploadFrame(props: Props) {
  const { upload: uploadForm, nameLabel, above, below, onClose, onUploaded } = props
  const { queue, uploads, busy, form, frame, field, faultOf, nameRules, refusal, onRetry } =
    uploadForm
  const choice = useFileChoice(queue, () => form.getValues('docName') ?? '')
  const dragged = useFileDrop((files) => void choose(files))
  const [leaving, setLeaving] = useState(false)

  async function choose(files: readonly File[]) {
    await choice.choose(files)
    if (queue.uploads().length > 0) form.clearErrors('files')
  }

  /** What has arrived is told, whatever becomes of the rest. */
  function leave() {
    const messages = queue.messages()
    if (messages.length > 0) onUploaded(saidOfSent(messages))
    else onClose()
  }

  function remove(key: string) {
    queue.remove(key)
    if (queue.uploads().length === 0 && queue.messages().length > 0) leave()
  }

  return (
    <Dialog title={texts.heading} onClose={() => (busy ? setLeaving(true) : leave())}>
      <form {...frame}>
        <FormError {...refusal} />
        <div className="grid grid-cols-1 gap-4">
          <FormProvider {...form}>{above}</FormProvider>
          {uploads.length === 0 ? (
            <TextField
              label={nameLabel}
              required
              maxLength={200}
              {...field('docName', nameRules)}
            />
          ) : (
            <ul className="grid gap-3">
              {uploads.map((upload) => (
                <UploadEntry
                  key={upload.key}
                  upload={upload}
                  nameLabel={nameLabel}
                  name={field(`names.${nameKey(upload)}`, nameRules)}
                  onCancel={() => queue.cancel(upload.key)}
                  onRemove={() => remove(upload.key)}
                  onRetry={() => onRetry(upload.key)}
                />
              ))}
            </ul>
          )}
          <FileChooser
            more={uploads.length > 0}
            dragged={dragged}
            refusals={choice.refusals}
            fault={faultOf('files')}
            onFiles={(files) => void choose(files)}
          />
          {below}
          <Button type="submit" aria-disabled={busy} className="mt-1">
            {sendLabel(uploads, busy)}
          </Button>
          <p role="status" className="sr-only">
            {progressText(uploads)}
          </p>
        </div>
      </form>
      {leaving && busy && (
        <ConfirmDialog
          title={texts.stopHeading}
          action={texts.stop}
          keep={texts.goOn}
          onClose={() => setLeaving(false)}
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

function sendLabel(uploads: readonly Upload[], busy: boolean): string {
  if (busy) return texts.sending
  if (uploads.some(({ step }) => step.at === 'failed')) return retry
  return uploads.length > 1 ? texts.sendAll(uploads.length) : texts.send
}

/** What screen readers hear while files are chosen and arrive. */
function progressText(uploads: readonly Upload[]): string {
  const sent = uploads.filter(({ step }) => step.at === 'sent').length
  if (sent > 0) return texts.sentOf(sent, uploads.length)
  return uploads.length === 0 ? '' : texts.chosenFiles(uploads.map(({ file }) => file.name))
}
