import { useSessionState } from '../../session/useSession.ts'
import * as texts from '../texts.ts'
import { UploadFrame } from '../UploadFrame.tsx'
import { useUploadForm } from '../useUploadForm.ts'
import { CustomerField } from './CustomerField.tsx'
import { checkLabel, getCustomerId, hasNone } from './staffDocument.ts'

interface Props {
  onClose: () => void
  /** Called with the success message once all documents have been uploaded; must close the dialog. */
  onUploaded: (message: string) => void
}

/** Puts letters of a customer, or whole piles that belong to nobody yet, into the inbox, where they are taken apart and filed. */
export default function PileDialog({ onClose, onUploaded }: Props) {
  const state = useSessionState()
  const upload = useUploadForm({
    texts: texts.byStaff,
    defaultValues: { customer: { isNew: false, customer: null } },
    checkName: checkLabel,
    buildDocument: ({ customer }, name) => ({
      docName: name.trim(),
      userMessage: '',
      customerId: hasNone(customer) ? null : getCustomerId(customer),
    }),
    onUploaded,
  })
  return (
    <UploadFrame
      upload={upload}
      title={texts.pileHeading}
      nameLabel={texts.label}
      isNamedByFiles
      above={<p className="text-ink-2">{texts.pileExplained}</p>}
      below={
        <CustomerField
          isOptional
          canCreate={state.status === 'signedIn' && state.me.role === 'operator'}
          hint={texts.noCustomerNeeded}
        />
      }
      onClose={onClose}
      onUploaded={onUploaded}
    />
  )
}
