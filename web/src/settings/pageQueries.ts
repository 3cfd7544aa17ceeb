import { readOwnAuditCall } from '@hausblick/contract/calls/audit.ts'
import { readCalendarCall } from '@hausblick/contract/calls/calendar.ts'
import { listSessionsCall } from '@hausblick/contract/calls/identity.ts'
import { listDeletionRequestsCall } from '@hausblick/contract/calls/myData.ts'
import { readPeopleCall } from '@hausblick/contract/calls/people.ts'
import { readRemindersCall } from '@hausblick/contract/calls/reminders.ts'
import { readSecondFactorCall } from '@hausblick/contract/calls/secondFactor.ts'
import { queryOf } from '../data/ask.ts'
import type { AnyQuery } from '../data/askFor.ts'
import { auditQuery } from '../data/audit.ts'
import type { PageViewer } from '../session/loadPage.ts'
import { ownLogOf } from './OwnLog.tsx'

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
  if (me.role === 'operator') return account
  const own = [...account, auditQuery(client, readOwnAuditCall, ownLogOf(customerId))]
  if (customerId === '') return own
  return [
    ...own,
    queryOf(client, readCalendarCall, { query: { customerId } }),
    queryOf(client, readPeopleCall, { query: { customerId } }),
    queryOf(client, readRemindersCall, {}),
    queryOf(client, listDeletionRequestsCall, { query: { customerId } }),
  ]
}
