import { pagePaths } from '@hausblick/contract/addresses.ts'
import { cleanName } from '@hausblick/contract/encoding/fileName.ts'
import { useAccess } from '../data/access.ts'
import { useLateSession } from '../session/useLateSession.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Link } from '../ui/Link.tsx'
import { TextField } from '../ui/TextField.tsx'
import * as texts from './texts.ts'
import { UploadFrame } from './UploadFrame.tsx'
import { useUploadForm } from './useUploadForm.ts'

const places = { loans: texts.inLoans, documents: texts.inDocuments }

interface Props {
  /** Where the dialog was opened: the two places say the same in different words (specification §5, §8). */
  place: keyof typeof places
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
  const upload = useUploadForm({
    texts: places[place],
    checkName: (name) => cleanName(name) !== '',
    describe: ({ userMessage }, name) => ({
      docName: name.trim(),
      userMessage: userMessage.trim(),
      customerId: customerId ?? '',
    }),
    onUploaded,
  })
  return (
    <UploadFrame
      upload={upload}
      nameLabel={texts.name}
      below={<TextField label={texts.remark} maxLength={2000} {...upload.field('userMessage')} />}
      onClose={onClose}
      onUploaded={onUploaded}
    />
  )
}

function DemoDialog({ onClose }: { onClose: () => void }) {
  const { status } = useLateSession()
  return (
    <Dialog title={texts.heading} onClose={onClose}>
      <p className="text-ink-2">
        {texts.demo}{' '}
        {status === 'signedIn' ? (
          <Link to={pagePaths.documents} className="link">
            {texts.demoToOwn}
          </Link>
        ) : (
          <>
            {texts.demoBeforeLink}{' '}
            <Link to={pagePaths.login} className="link">
              {texts.demoLink}
            </Link>
            {texts.demoAfterLink}
          </>
        )}
      </p>
    </Dialog>
  )
}
