import { readOwnAuditCall } from '@hausblick/contract/calls/audit.ts'
import { readCalendarCall } from '@hausblick/contract/calls/calendar.ts'
import { listDeletionRequestsCall } from '@hausblick/contract/calls/myData.ts'
import { listOidcIdentitiesCall } from '@hausblick/contract/calls/oidc.ts'
import { readPeopleCall } from '@hausblick/contract/calls/people.ts'
import { readRemindersCall } from '@hausblick/contract/calls/reminders.ts'
import { readSecondFactorCall } from '@hausblick/contract/calls/secondFactor.ts'
import { listSessionsCall } from '@hausblick/contract/calls/sessions.ts'
import { queryOf } from '../../base/data/ask.ts'
import type { AnyQuery } from '../../base/data/askFor.ts'
import { auditQuery } from '../../base/data/audit.ts'
import type { PageViewer } from '../../parts/session/loadPage.ts'
import { ownLogOf } from './OwnLog.tsx'
import { ownedCustomer, type SettingsSection } from './sections.ts'

/** Returns the queries of a section of the settings that an account sees. */
export function settingsQueries(
  section: SettingsSection,
  { access, me, provider }: PageViewer,
): readonly AnyQuery[] {
  if (!me) return []
  const { client } = access
  const customerId = ownedCustomer(me, access)
  const query = { customerId }
  switch (section) {
    case 'settings':
      if (provider !== 'embedded') return []
      return [
        queryOf(client, readSecondFactorCall, {}),
        ...(me.mustAddSecondFactor
          ? []
          : [queryOf(client, listSessionsCall, {}), queryOf(client, listOidcIdentitiesCall, {})]),
      ]
    case 'settingsPeople':
      return [queryOf(client, readPeopleCall, { query })]
    case 'settingsNotices':
      return [queryOf(client, readRemindersCall, {}), queryOf(client, readCalendarCall, { query })]
    case 'settingsData':
      return [
        auditQuery(client, readOwnAuditCall, ownLogOf(customerId)),
        ...(customerId === '' ? [] : [queryOf(client, listDeletionRequestsCall, { query })]),
      ]
  }
}
