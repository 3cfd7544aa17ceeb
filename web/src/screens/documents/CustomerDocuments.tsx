import { useMemo } from 'react'
import { useAccess } from '../../base/data/access.ts'
import { lateDialog } from '../../base/ui/late/late.tsx'
import { Documents } from './Documents.tsx'
import { DocumentsFrame } from './DocumentsFrame.tsx'
import * as texts from './texts.ts'

const UploadDialog = lateDialog(() => import('../../parts/upload/UploadDialog.tsx'))

/** Renders the documents page of a single customer: the demo customer, or the one who is signed in. */
export function CustomerDocuments({ account }: { account: string }) {
  const { client, customerId } = useAccess()
  const owner = useMemo(() => ({ client, account, customerId }), [client, account, customerId])
  return (
    <DocumentsFrame
      renderUploadDialog={(props) => <UploadDialog openedFrom="documents" {...props} />}
    >
      <Documents owner={owner} customer={null} customerFilter={null} whenEmpty={texts.whatComes} />
    </DocumentsFrame>
  )
}
