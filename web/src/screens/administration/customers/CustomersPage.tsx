import { listInvitationsCall } from '@hausblick/contract/calls/invitations.ts'
import { readSearch } from '@hausblick/contract/searchParameters.ts'
import { UserPlus } from 'lucide-react'
import { queryOf } from '../../../base/data/ask.ts'
import { directoryQuery } from '../../../base/data/directory.ts'
import { Link } from '../../../base/ui/Link.tsx'
import { lateDialog } from '../../../base/ui/late/late.tsx'
import { useAddressState } from '../../../base/ui/useAddressState.ts'
import { useAddressDialog } from '../../../parts/layout/useAddressDialog.ts'
import type { Page } from '../../../parts/session/loadPage.ts'
import { useSessionState } from '../../../parts/session/useSession.ts'
import {
  FIRST_INVITATIONS,
  invitationsUpTo,
  OpenInvitations,
} from './invitations/OpenInvitations.tsx'
import { CustomerList } from './list/CustomerList.tsx'
import { listParameter } from './list/listAddress.ts'
import { listSectionParameter, listSections } from './list/listSections.ts'
import * as texts from './list/texts.ts'
import { rightsOf } from './rightsOf.ts'
import { SectionLinks } from './SectionLinks.tsx'

const NewCustomerDialog = lateDialog(() => import('./NewCustomerDialog.tsx'))

export const page: Page = {
  Screen: CustomersPage,
  data: ({ access: { client }, me, search }) =>
    me?.role === 'operator' && readSearch(listSectionParameter, search) === 'invitations'
      ? [queryOf(client, listInvitationsCall, invitationsUpTo(FIRST_INVITATIONS))]
      : [directoryQuery(client, readSearch(listParameter, search)), ...rightsOf(client, me)],
}

/** All customers. Operators make new ones here, and see who has not used an invitation yet. */
function CustomersPage() {
  const state = useSessionState()
  const dialog = useAddressDialog('newCustomer')
  const [section] = useAddressState(listSectionParameter)
  const isOperator = state.status === 'signedIn' && state.me.role === 'operator'
  return (
    <>
      <div className="mb-5 flex flex-col gap-x-6 gap-y-3 md:flex-row md:items-center md:justify-between">
        <h1 className="text-34 font-semibold tracking-tight">{texts.heading}</h1>
        {isOperator && (
          <Link
            {...dialog.link}
            className="control inline-flex items-center justify-center gap-2 bg-brand px-4 font-medium text-on-brand transition-opacity hover:opacity-90 print:hidden"
          >
            <UserPlus size={18} />
            {texts.create}
          </Link>
        )}
      </div>
      {isOperator && (
        <SectionLinks
          label={texts.sections}
          parameter={listSectionParameter}
          sections={listSections}
          names={texts.sectionNames}
          shown={section}
        />
      )}
      {isOperator && section === 'invitations' ? <OpenInvitations /> : <CustomerList />}
      {isOperator && dialog.isOpen && <NewCustomerDialog onClose={dialog.close} />}
    </>
  )
}
