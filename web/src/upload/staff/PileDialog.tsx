import { useSessionState } from '../../session/useSession.ts'
import * as texts from '../texts.ts'
import { UploadFrame } from '../UploadFrame.tsx'
import { useUploadForm } from '../useUploadForm.ts'
import { CustomerField } from './CustomerField.tsx'
import { checkLabel, getCustomerId } from './staffDocument.ts'

interface Props {
  onClose: () => void
  /** Called with the success message once all documents have been uploaded; must close the dialog. */
  onUploaded: (message: string) => void
}

/** Puts a pile of a customer's letters into the inbox, where each gets its address, type and date. */
export default function PileDialog({ onClose, onUploaded }: Props) {
  const state = useSessionState()
  const upload = useUploadForm({
    texts: texts.byStaff,
    defaultValues: { customer: { isNew: false, customer: null } },
    checkName: checkLabel,
    buildDocument: ({ customer }, name) => ({
      docName: name.trim(),
      userMessage: '',
      customerId: getCustomerId(customer),
    }),
    onUploaded,
  })
  return (
    <UploadFrame
      upload={upload}
      title={texts.pileHeading}
      nameLabel={texts.label}
      isNamedByFiles
      above={
        <>
          <p className="text-ink-2">{texts.pileExplained}</p>
          <CustomerField canCreate={state.status === 'signedIn' && state.me.role === 'operator'} />
        </>
      }
      onClose={onClose}
      onUploaded={onUploaded}
    />
  )
}
