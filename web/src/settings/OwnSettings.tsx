import { useQuery } from '@tanstack/react-query'
import { useAccess } from '../data/access.ts'
import { configQuery } from '../data/queries.ts'
import { CreateCustomer } from '../layout/customers/CreateCustomer.tsx'
import { PeopleSection } from '../layout/people/PeopleSection.tsx'
import { useSessionState } from '../session/useSession.ts'
import { stack } from '../ui/Section.tsx'
import { AccountCard } from './AccountCard.tsx'
import { CalendarSection } from './CalendarSection.tsx'
import { MyData } from './MyData.tsx'
import { OwnAccount } from './OwnAccount.tsx'
import { OwnLog } from './OwnLog.tsx'
import { RemindersSection } from './reminders/RemindersSection.tsx'
import { HostedAppSection } from './secondFactor/HostedAppSection.tsx'
import { SecondFactorSection } from './secondFactor/SecondFactorSection.tsx'

/** The user's own account, and customers' own data. */
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
  const customerId = me?.role === 'customer' && !access.guest ? (access.customerId ?? '') : ''
  const hasMore = me?.role === 'operator' || customerId !== ''
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
          {me?.role === 'operator' ? (
            <CreateCustomer />
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
