import { useAccess } from '../data/access.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Link } from '../ui/Link.tsx'
import { UploadForm } from './UploadForm.tsx'
import { uploadTexts } from './uploadTexts.ts'

interface Props {
  /** Where the dialog was opened: the two places say the same in different words (specification §5, §8). */
  place: keyof typeof uploadTexts
  onClose: () => void
  /** Called with what the user reads when a document has arrived; the dialog is to be closed then. */
  onUploaded: (message: string) => void
}

/** The tool with which customers send a document in (specification §2). */
export default function UploadDialog({ place, onClose, onUploaded }: Props) {
  const { demo } = useAccess()
  return (
    <Dialog title="Neues Dokument hochladen" onClose={onClose}>
      {demo ? <DemoNote /> : <UploadForm texts={uploadTexts[place]} onUploaded={onUploaded} />}
    </Dialog>
  )
}

function DemoNote() {
  return (
    <p className="text-ink-2">
      In der Demo lassen sich keine Dokumente hochladen. Bitte{' '}
      <Link to="/login" className="link">
        melden Sie sich an
      </Link>
      , um ein Dokument an Ihre Verwaltung zu senden.
    </p>
  )
}
