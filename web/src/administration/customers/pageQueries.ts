import { customerParameter } from '@hausblick/contract/addresses.ts'
import { listAccountsCall } from '@hausblick/contract/calls/accounts.ts'
import { readAuditCall } from '@hausblick/contract/calls/audit.ts'
import { listInvitationsCall } from '@hausblick/contract/calls/invitations.ts'
import { readPeopleCall } from '@hausblick/contract/calls/people.ts'
import { readSearch } from '@hausblick/contract/searchParameters.ts'
import { queryOf } from '../../data/ask.ts'
import type { AnyQuery } from '../../data/askFor.ts'
import { auditQuery } from '../../data/audit.ts'
import { directoryEntryQuery, directoryQuery } from '../../data/directory.ts'
import { newestDocumentsQuery } from '../../data/documents/newest.ts'
import type { PageViewer } from '../../session/loadPage.ts'
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
  return [directoryQuery(client, readSearch(listParameter, search))]
}

/** Returns the queries of the first view of one customer. */
export function customerQueries({ access, me, search }: PageViewer): readonly AnyQuery[] {
  const { client } = access
  const customerId = readSearch(customerParameter, search)
  if (customerId === null) return []
  const isOperator = me?.role === 'operator'
  const entry = directoryEntryQuery(client, customerId)
  switch (readSearch(sectionParameter, search)) {
    case 'people':
      return [
        entry,
        queryOf(client, readPeopleCall, { query: { customerId } }),
        ...(isOperator ? [queryOf(client, listAccountsCall, accountsOf(customerId))] : []),
      ]
    case 'documents':
      return [entry, newestDocumentsQuery(client, customerId)]
    case 'log':
      return isOperator ? [entry, auditQuery(client, readAuditCall, { customerId })] : [entry]
    default:
      return [entry]
  }
}
