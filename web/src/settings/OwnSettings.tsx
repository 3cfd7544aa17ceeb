import { useQuery } from '@tanstack/react-query'
import { useAccess } from '../data/access.ts'
import { configQuery } from '../data/queries.ts'
import { useSessionState } from '../session/useSession.ts'
import { AccountCard } from './AccountCard.tsx'
import { OwnLog } from './audit/OwnLog.tsx'
import { CalendarSection } from './CalendarSection.tsx'
import { MyData } from './MyData.tsx'
import { OwnAccount } from './OwnAccount.tsx'
import { DeletionRequests } from './operator/DeletionRequests.tsx'
import { OperatorSettings } from './operator/OperatorSettings.tsx'
import { PeopleSection } from './people/PeopleSection.tsx'
import { RemindersSection } from './reminders/RemindersSection.tsx'
import { ReportRuns } from './reports/ReportRuns.tsx'
import { SettingsSection, stack } from './SettingsSection.tsx'
import { HostedAppSection } from './secondFactor/HostedAppSection.tsx'
import { SecondFactorSection } from './secondFactor/SecondFactorSection.tsx'
import * as texts from './texts.ts'

/** The user's own account, customers' own data, and for staff and operators the settings of others. */
export function OwnSettings() {
  const state = useSessionState()
  const access = useAccess()
  const { data: config } = useQuery(configQuery)
  const me = state.status === 'signedIn' ? state.me : null
  if (me?.mustAddSecondFactor)
    return (
      <div className={`${stack} max-w-[40rem]`}>
        {config?.identity.provider === 'firebase' ? <HostedAppSection /> : <SecondFactorSection />}
        <AccountCard />
      </div>
    )
  if (me?.role === 'operator') return <OperatorSettings />
  const isStaff = me?.role === 'staff'
  const customerId = me?.role === 'customer' && !access.guest ? (access.customerId ?? '') : ''
  const hasMore = isStaff || customerId !== ''
  return (
    <div
      className={`grid grid-cols-1 items-start gap-4 ${hasMore ? 'lg:grid-cols-2' : 'max-w-[40rem]'}`}
    >
      <div className={stack}>
        <OwnAccount />
        {!hasMore && <OwnLog />}
      </div>
      {hasMore && (
        <div className={stack}>
          {isStaff ? (
            <>
              {access.customerId && (
                <PeopleSection
                  key={access.customerId}
                  customerId={access.customerId}
                  viewer="staff"
                />
              )}
              <ReportRuns />
              <DeletionRequests canEnd={false} />
              <SettingsSection title={texts.onlyOperators}>
                <p className="text-ink-2">{texts.onlyOperatorsNote}</p>
              </SettingsSection>
              <OwnLog />
            </>
          ) : (
            <>
              <CalendarSection customerId={customerId} />
              <PeopleSection key={customerId} customerId={customerId} viewer="owner" />
              <RemindersSection />
              <MyData customerId={customerId} />
              <OwnLog customerId={customerId} />
            </>
          )}
        </div>
      )}
    </div>
  )
}
