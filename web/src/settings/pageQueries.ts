import { listAccountsCall } from '@hausblick/contract/calls/accounts.ts'
import { readAuditCall, readOwnAuditCall } from '@hausblick/contract/calls/audit.ts'
import { readCalendarCall } from '@hausblick/contract/calls/calendar.ts'
import { listRemovedDocumentsCall } from '@hausblick/contract/calls/corrections.ts'
import { listLockedDocumentsCall } from '@hausblick/contract/calls/erasure.ts'
import { listSessionsCall } from '@hausblick/contract/calls/identity.ts'
import { listInvitationsCall } from '@hausblick/contract/calls/invitations.ts'
import { listDeletionRequestsCall } from '@hausblick/contract/calls/myData.ts'
import { listPageViewsCall } from '@hausblick/contract/calls/pageViews.ts'
import { readPeopleCall } from '@hausblick/contract/calls/people.ts'
import { readRemindersCall } from '@hausblick/contract/calls/reminders.ts'
import { readSecondFactorCall } from '@hausblick/contract/calls/secondFactor.ts'
import { queryOf } from '../data/ask.ts'
import type { AnyQuery } from '../data/askFor.ts'
import { auditQuery } from '../data/audit.ts'
import { reportRunsQuery } from '../data/reports.ts'
import type { PageViewer } from '../session/loadPage.ts'
import { ownLogOf } from './audit/OwnLog.tsx'
import { accountsOf } from './operator/AccountList.tsx'
import { LOCKED_SHOWN } from './operator/erasure/LockedDocuments.tsx'
import { FIRST_INVITATIONS, invitationsUpTo } from './operator/OpenInvitations.tsx'
import { FIRST_REMOVED, removedUpTo } from './operator/RemovedDocuments.tsx'

/** Returns the queries of the settings that an account sees. */
export function settingsQueries({ access, me, provider }: PageViewer): readonly AnyQuery[] {
  if (!me) return []
  const { client } = access
  if (me.mustAddSecondFactor)
    return provider === 'embedded' ? [queryOf(client, readSecondFactorCall, {})] : []
  const customerId = me.role === 'customer' && !access.guest ? (access.customerId ?? '') : ''
  const embedded = [
    queryOf(client, listSessionsCall, {}),
    queryOf(client, readSecondFactorCall, {}),
  ]
  const account = provider === 'embedded' ? embedded : []
  const ownLog = auditQuery(client, readOwnAuditCall, ownLogOf(customerId))
  const own = me.role === 'operator' ? account : [...account, ownLog]
  const peopleOf = (customerId: string) =>
    queryOf(client, readPeopleCall, { query: { customerId } })
  const people = access.customerId ? [peopleOf(access.customerId)] : []
  switch (me.role) {
    case 'customer':
      if (customerId === '') return own
      return [
        ...own,
        queryOf(client, readCalendarCall, { query: { customerId } }),
        peopleOf(customerId),
        queryOf(client, readRemindersCall, {}),
        queryOf(client, listDeletionRequestsCall, { query: { customerId } }),
      ]
    case 'staff':
      return [
        ...own,
        ...people,
        queryOf(client, listDeletionRequestsCall, {}),
        reportRunsQuery(client),
      ]
    case 'operator':
      return [
        ...own,
        queryOf(client, listAccountsCall, accountsOf('')),
        ...(access.customerId
          ? [queryOf(client, listAccountsCall, accountsOf(access.customerId))]
          : []),
        ...people,
        queryOf(client, listInvitationsCall, invitationsUpTo(FIRST_INVITATIONS)),
        queryOf(client, listRemovedDocumentsCall, removedUpTo(FIRST_REMOVED)),
        queryOf(client, listDeletionRequestsCall, {}),
        queryOf(client, listLockedDocumentsCall, LOCKED_SHOWN),
        reportRunsQuery(client),
        queryOf(client, listPageViewsCall, {}),
        auditQuery(client, readAuditCall, {}),
      ]
  }
}
