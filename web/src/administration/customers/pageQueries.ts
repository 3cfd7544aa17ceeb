import { listAccountsCall } from '@hausblick/contract/calls/accounts.ts'
import { listInvitationsCall } from '@hausblick/contract/calls/invitations.ts'
import { readPeopleCall } from '@hausblick/contract/calls/people.ts'
import { queryOf } from '../../data/ask.ts'
import type { AnyQuery } from '../../data/askFor.ts'
import type { PageViewer } from '../../session/loadPage.ts'
import { accountsOf } from '../accounts/AccountList.tsx'
import { FIRST_INVITATIONS, invitationsUpTo } from './invitations/OpenInvitations.tsx'

/** Returns the queries of the first view of all customers. */
export function customersQueries({ access: { client }, me }: PageViewer): readonly AnyQuery[] {
  if (me?.role !== 'operator') return []
  return [queryOf(client, listInvitationsCall, invitationsUpTo(FIRST_INVITATIONS))]
}

/** Returns the queries of the first view of one customer. */
export function customerQueries({ access, me }: PageViewer): readonly AnyQuery[] {
  const { client, customerId } = access
  if (!customerId) return []
  return [
    queryOf(client, readPeopleCall, { query: { customerId } }),
    ...(me?.role === 'operator' ? [queryOf(client, listAccountsCall, accountsOf(customerId))] : []),
  ]
}
