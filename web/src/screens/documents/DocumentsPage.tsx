import { customerParameter } from '@hausblick/contract/addresses.ts'
import type { Me } from '@hausblick/contract/calls/accounts.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { demoPath } from '@hausblick/contract/paths.ts'
import { readSearch } from '@hausblick/contract/searchParameters.ts'
import { FileText } from 'lucide-react'
import { useAccess } from '../../base/data/access.ts'
import { firstChoicesQuery } from '../../base/data/documents/choices.ts'
import { inboxCountQuery } from '../../base/data/documents/inboxCount.ts'
import { documentsQuery } from '../../base/data/documents/list.ts'
import { documentPagesQuery } from '../../base/data/documents/pages.ts'
import { EmptyNote } from '../../base/ui/EmptyNote.tsx'
import { Link } from '../../base/ui/Link.tsx'
import { FormerGuest } from '../../parts/session/FormerGuest.tsx'
import type { Page } from '../../parts/session/loadPage.ts'
import { isStaff } from '../../parts/session/role.ts'
import { useSessionState } from '../../parts/session/useSession.ts'
import { CustomerDocuments } from './CustomerDocuments.tsx'
import { filterStateParameter } from './filters/filterState.ts'
import StaffDocuments from './staff/StaffDocuments.tsx'
import * as texts from './texts.ts'

export const page: Page = {
  Screen: DocumentsPage,
  data: ({ access, account, me, search }) => {
    const { client, customerId } = access
    const own = customerId ? [documentsQuery({ client, account, customerId })] : []
    if (!me || !isStaff(me)) return own
    const isOfOne = readSearch(customerParameter, search) !== null
    // Staff who have chosen no customer see the list that the address names.
    const list = isOfOne
      ? own
      : [
          documentPagesQuery(client, account, readSearch(filterStateParameter, search)),
          firstChoicesQuery(client),
        ]
    return [...list, inboxCountQuery(client)]
  },
}

/** The documents page (product §8). */
function DocumentsPage() {
  const { demo } = useAccess()
  return demo ? <CustomerDocuments account="" /> : <OwnDocuments />
}

/** Renders the documents of the signed-in user: a customer's own, those of whom they are a guest, or those staff have selected. */
function OwnDocuments() {
  const state = useSessionState()
  const { customerId } = useAccess()
  if (state.status !== 'signedIn') return null
  const { me } = state
  if (isStaff(me)) return <StaffDocuments account={me.email} />
  return customerId === '' ? <NotLinked me={me} /> : <CustomerDocuments account={me.email} />
}

/** Replaces the documents page for accounts that are not linked to a customer, and for former guests. */
function NotLinked({ me }: { me: Me }) {
  return (
    <>
      <h1 className="mb-6 text-34 font-semibold tracking-tight">{texts.heading}</h1>
      {me.formerGuestOf ? (
        <FormerGuest of={me.formerGuestOf} />
      ) : (
        <EmptyNote icon={FileText} title={texts.notLinkedHeading}>
          {texts.notLinkedBeforeLink}{' '}
          <Link to={demoPath(pages.documents.path)} className="link">
            {texts.notLinkedLink}
          </Link>
          {texts.notLinkedAfterLink}
        </EmptyNote>
      )}
    </>
  )
}
