import { useState } from 'react'
import { useAccess } from '../data/access.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Link } from '../ui/Link.tsx'
import { TextField } from '../ui/TextField.tsx'
import { UploadFrame } from './UploadFrame.tsx'
import { customerTexts } from './uploadTexts.ts'
import type { Prepare } from './useUploadForm.ts'

interface Props {
  /** Where the dialog was opened: the two places say the same in different words (specification §5, §8). */
  place: keyof typeof customerTexts
  onClose: () => void
  /** Called with what the user reads when all documents have arrived; the dialog is to be closed then. */
  onUploaded: (message: string) => void
}

/** The tool with which customers send documents in (specification §2). */
export default function UploadDialog(props: Props) {
  const { demo } = useAccess()
  return demo ? <DemoDialog onClose={props.onClose} /> : <CustomerDialog {...props} />
}

function CustomerDialog({ place, onClose, onUploaded }: Props) {
  const { customerId } = useAccess()
  const texts = customerTexts[place]
  const [remark, setRemark] = useState('')
  const prepare: Prepare = (_typed, uploads) => {
    if (uploads.length === 0 || uploads.some(({ name }) => name.trim() === ''))
      throw new Error(texts.incomplete)
    return ({ name, file }) => ({
      docName: name.trim(),
      file,
      userMessage: remark.trim(),
      customerId: customerId ?? '',
    })
  }
  return (
    <UploadFrame
      texts={texts}
      nameLabel="Dokumentenname"
      below={
        <TextField
          label="Bemerkung (optional)"
          name="userMessage"
          maxLength={2000}
          value={remark}
          onChange={(event) => setRemark(event.target.value)}
        />
      }
      prepare={prepare}
      onClose={onClose}
      onUploaded={onUploaded}
    />
  )
}

function DemoDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Neues Dokument hochladen" onClose={onClose}>
      <p className="text-ink-2">
        In der Demo lassen sich keine Dokumente hochladen. Bitte{' '}
        <Link to="/login" className="link">
          melden Sie sich an
        </Link>
        , um ein Dokument an Ihre Verwaltung zu senden.
      </p>
    </Dialog>
  )
}
