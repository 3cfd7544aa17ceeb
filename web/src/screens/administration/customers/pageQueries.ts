import { customerParameter } from '@hausblick/contract/addresses.ts'
import { listAccountsCall, type Me } from '@hausblick/contract/calls/accounts.ts'
import { readAuditCall } from '@hausblick/contract/calls/audit.ts'
import { listCustomerInvitationsCall } from '@hausblick/contract/calls/invitationMails.ts'
import { listInvitationsCall } from '@hausblick/contract/calls/invitations.ts'
import { listMergesCall } from '@hausblick/contract/calls/merges.ts'
import { readPeopleCall } from '@hausblick/contract/calls/people.ts'
import { readStaffRightsCall } from '@hausblick/contract/calls/staff.ts'
import { readSearch } from '@hausblick/contract/searchParameters.ts'
import { queryOf } from '../../../base/data/ask.ts'
import type { AnyQuery } from '../../../base/data/askFor.ts'
import { auditQuery } from '../../../base/data/audit.ts'
import type { Client } from '../../../base/data/client.ts'
import { directoryEntryQuery, directoryQuery } from '../../../base/data/directory.ts'
import { newestDocumentsQuery } from '../../../base/data/documents/newest.ts'
import type { PageViewer } from '../../../parts/session/loadPage.ts'
import { accountsOf } from '../accounts/AccountList.tsx'
import { FIRST_INVITATIONS, invitationsUpTo } from './invitations/OpenInvitations.tsx'
import { listParameter } from './list/listAddress.ts'
import { listSectionParameter } from './list/listSections.ts'
import { sectionParameter } from './page/sectionAddress.ts'

/** Returns the queries of the first view of all customers. */
export function customersQueries({ access, me, search }: PageViewer): readonly AnyQuery[] {
  const { client } = access
  if (me?.role === 'operator' && readSearch(listSectionParameter, search) === 'invitations')
    return [queryOf(client, listInvitationsCall, invitationsUpTo(FIRST_INVITATIONS))]
  return [directoryQuery(client, readSearch(listParameter, search)), ...rightsOf(client, me)]
}

/** Returns the queries of the first view of one customer. */
export function customerQueries({ access, me, search }: PageViewer): readonly AnyQuery[] {
  const { client } = access
  const customerId = readSearch(customerParameter, search)
  if (customerId === null) return []
  const first = [directoryEntryQuery(client, customerId), ...rightsOf(client, me)]
  const isOperator = me?.role === 'operator'
  switch (readSearch(sectionParameter, search)) {
    case 'people':
      return [
        ...first,
        queryOf(client, readPeopleCall, { query: { customerId } }),
        ...(isOperator
          ? [
              queryOf(client, listAccountsCall, accountsOf(customerId)),
              queryOf(client, listCustomerInvitationsCall, { params: { customerId } }),
            ]
          : []),
      ]
    case 'documents':
      return [...first, newestDocumentsQuery(client, customerId)]
    case 'log':
      return isOperator ? [...first, auditQuery(client, readAuditCall, { customerId })] : first
    case 'figures':
      return first
    default:
      return isOperator
        ? [...first, queryOf(client, listMergesCall, { params: { customerId } })]
        : first
  }
}

/** Returns the query of what staff may do; operators may do everything. */
function rightsOf(client: Client, me: Me | null): readonly AnyQuery[] {
  return me?.role === 'staff' ? [queryOf(client, readStaffRightsCall, {})] : []
}
