import { readInboxCall } from '@hausblick/contract/calls/inbox.ts'
import { readMailboxCall } from '@hausblick/contract/calls/mailbox.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import { queryOf, renew } from '../../base/data/ask.ts'
import { inboxQuery } from '../../base/data/documents/inbox.ts'
import { FormSuccess } from '../../base/ui/FormSuccess.tsx'
import { Link } from '../../base/ui/Link.tsx'
import { lateDialog } from '../../base/ui/late/late.tsx'
import { useAddressDialog } from '../../parts/layout/useAddressDialog.ts'
import type { Page } from '../../parts/session/loadPage.ts'
import { isStaff } from '../../parts/session/role.ts'
import { useSessionState } from '../../parts/session/useSession.ts'
import { pileHeading } from '../../parts/upload/texts.ts'
import { Inbox } from './Inbox.tsx'
import { Mailbox } from './mailbox/Mailbox.tsx'
import { SplitDone } from './pile/SplitDone.tsx'
import * as texts from './texts.ts'

const PileDialog = lateDialog(() => import('../../parts/upload/staff/PileDialog.tsx'))

export const page: Page = {
  Screen: InboxPage,
  data: ({ access: { client } }) => [inboxQuery(client), queryOf(client, readMailboxCall, {})],
}

/** What has been sent in and not been filed yet. Everyone but staff is redirected to the documents page. */
function InboxPage() {
  const state = useSessionState()
  const queries = useQueryClient()
  const pile = useAddressDialog('upload')
  const [hasArrived, setHasArrived] = useState(false)
  if (state.status !== 'signedIn' || !isStaff(state.me)) return null
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h1 className="text-34 font-semibold tracking-tight">{texts.heading}</h1>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Link to={pages.documents.path} className="link">
            {texts.allDocuments}
          </Link>
          <Link
            {...pile.link}
            onClick={() => setHasArrived(false)}
            className="control inline-flex items-center gap-2 bg-brand px-4 font-medium text-on-brand transition-opacity hover:opacity-90"
          >
            <Upload size={18} />
            {pileHeading}
          </Link>
        </div>
      </div>
      <FormSuccess text={hasArrived ? texts.pileArrived : null} />
      <SplitDone />
      <Inbox account={state.me.email} />
      <Mailbox />
      {pile.isOpen && (
        <PileDialog
          onClose={pile.close}
          onUploaded={() => {
            setHasArrived(true)
            void renew(queries, readInboxCall)
            pile.close()
          }}
        />
      )}
    </>
  )
}
