import { useRef } from 'react'
import { useAccess } from '../../data/access.ts'
import { OwnAccount } from '../OwnAccount.tsx'
import { PeopleSection } from '../people/PeopleSection.tsx'
import { ReportRuns } from '../reports/ReportRuns.tsx'
import { SettingsSection, stack } from '../SettingsSection.tsx'
import * as texts from '../texts.ts'
import { AccountList } from './AccountList.tsx'
import { LogSection } from './audit/LogSection.tsx'
import { CreateCustomer } from './CreateCustomer.tsx'
import { CustomerAccounts } from './CustomerAccounts.tsx'
import { CustomerName } from './CustomerName.tsx'
import { DeletionRequests } from './DeletionRequests.tsx'
import { LockedDocuments } from './erasure/LockedDocuments.tsx'
import { OpenInvitations } from './OpenInvitations.tsx'
import { PageViewsCard } from './pageViews/PageViewsCard.tsx'
import { RemovedDocuments } from './RemovedDocuments.tsx'

/** The settings of operators, who alone manage the accounts of others (product §13, §22). */
export function OperatorSettings() {
  const { customerId } = useAccess()
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[2fr_3fr]">
      <div className={stack}>
        <OwnAccount />
        {customerId && <CustomerName key={customerId} customerId={customerId} />}
        <CustomerAccounts />
        {customerId && <PeopleSection key={customerId} customerId={customerId} viewer="operator" />}
        <StaffAccounts />
      </div>
      <div className={stack}>
        <CreateCustomer />
        <OpenInvitations />
        <RemovedDocuments />
        <DeletionRequests canEnd />
        <LockedDocuments />
        <ReportRuns />
        <PageViewsCard />
      </div>
      <div className="min-w-0 lg:col-span-2">
        <LogSection />
      </div>
    </div>
  )
}

/** The accounts of operators and staff, who see the data of every customer. */
function StaffAccounts() {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <SettingsSection title={texts.houseAccounts} headingRef={heading}>
      <AccountList
        customerId=""
        empty={texts.noAccounts}
        consequenceFor={({ email }) => texts.endHouseAccountNote(email)}
        heading={heading}
      />
    </SettingsSection>
  )
}
