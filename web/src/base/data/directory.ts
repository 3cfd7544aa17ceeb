import type { ReplyOf } from '@hausblick/contract/calls/call.ts'
import {
  type CustomerAccess,
  type DirectoryOnly,
  type DirectorySort,
  listDirectoryCall,
  readDirectoryEntryCall,
} from '@hausblick/contract/calls/customerDirectory.ts'
import { listCustomersCall } from '@hausblick/contract/calls/customers.ts'
import { listCustomerInvitationsCall } from '@hausblick/contract/calls/invitationMails.ts'
import { listInvitationsCall } from '@hausblick/contract/calls/invitations.ts'
import { listAccountsCall } from '@hausblick/contract/calls/linkedAccounts.ts'
import { readPeopleCall } from '@hausblick/contract/calls/people.ts'
import { maxLengths } from '@hausblick/contract/maxLengths.ts'
import { infiniteQueryOptions, keepPreviousData, type QueryClient } from '@tanstack/react-query'
import { ask, queryOf, renew } from './ask.ts'
import type { Client } from './client.ts'

/** What is known of one customer. */
export type CustomerDetail = ReplyOf<typeof readDirectoryEntryCall>

export interface AskedDirectory {
  readonly search: string
  readonly access: CustomerAccess | null
  readonly only: DirectoryOnly | null
  readonly sort: DirectorySort
  readonly direction: 'ascending' | 'descending'
}

/** Reads customers with what staff know of each, by the fifty; the service filters, searches and sorts them. */
export function directoryQuery(client: Client, asked: AskedDirectory) {
  const { access, only, sort, direction } = asked
  // The service refuses NUL, which an address may hold although it cannot be typed.
  const search = asked.search.replaceAll('\0', '').trim().slice(0, maxLengths.search)
  const query = {
    sort,
    direction,
    ...(search !== '' && { search }),
    ...(access && { access }),
    ...(only && { only }),
  }
  return infiniteQueryOptions({
    queryKey: [listDirectoryCall.path, query],
    queryFn: ({ signal, pageParam: cursor }) =>
      ask(
        client,
        listDirectoryCall,
        { query: cursor === null ? query : { ...query, cursor } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}

export function directoryEntryQuery(client: Client, customerId: string) {
  return queryOf(client, readDirectoryEntryCall, { params: { customerId } })
}

/** What is shown of customers. */
const shown = [
  listDirectoryCall,
  readDirectoryEntryCall,
  listCustomersCall,
  readPeopleCall,
  listAccountsCall,
  listInvitationsCall,
  listCustomerInvitationsCall,
]

/** Reads again what is shown of customers, as after somebody was invited or a name has changed. */
export async function renewCustomers(queries: QueryClient): Promise<void> {
  await Promise.all(shown.map((call) => renew(queries, call)))
}
