import { cleanName } from '@hausblick/contract/encoding/fileName.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { useAccess } from '../../base/data/access.ts'
import { Dialog } from '../../base/ui/Dialog.tsx'
import { Link } from '../../base/ui/Link.tsx'
import { TextField } from '../../base/ui/TextField.tsx'
import { useSessionState } from '../session/useSession.ts'
import * as texts from './texts.ts'
import { UploadFrame } from './UploadFrame.tsx'
import { useUploadForm } from './useUploadForm.ts'

const pageTexts = { loans: texts.inLoans, documents: texts.inDocuments }

interface Props {
  /** The page the dialog was opened from; the two word their messages differently (product §24, §25). */
  openedFrom: keyof typeof pageTexts
  onClose: () => void
  /** Called with the success message once all documents have been uploaded; must close the dialog. */
  onUploaded: (message: string) => void
}

/** The customers' upload dialog (product §9). The demo's only explains that uploading needs an account. */
export default function UploadDialog(props: Props) {
  const { demo } = useAccess()
  return demo ? <DemoDialog onClose={props.onClose} /> : <CustomerDialog {...props} />
}

function CustomerDialog({ openedFrom, onClose, onUploaded }: Props) {
  const { customerId } = useAccess()
  const upload = useUploadForm({
    texts: pageTexts[openedFrom],
    checkName: (name) => cleanName(name) !== '',
    buildDocument: ({ userMessage }, name) => ({
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
  const { status } = useSessionState()
  return (
    <Dialog title={texts.heading} onClose={onClose}>
      <p className="text-ink-2">
        {texts.demo}{' '}
        {status === 'signedIn' ? (
          <Link to={pages.documents.path} className="link">
            {texts.demoToOwn}
          </Link>
        ) : (
          <>
            {texts.demoBeforeLink}{' '}
            <Link to={pages.login.path} className="link">
              {texts.demoLink}
            </Link>
            {texts.demoAfterLink}
          </>
        )}
      </p>
    </Dialog>
  )
}
