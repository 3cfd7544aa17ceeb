import { pages } from '@hausblick/contract/pages.ts'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { useAccess } from '../../base/data/access.ts'
import { configQuery } from '../../base/data/queries.ts'
import { stack } from '../../base/ui/Section.tsx'
import { PeopleSection } from '../../parts/layout/people/PeopleSection.tsx'
import { SideFrame } from '../../parts/layout/SideFrame.tsx'
import type { SignedInState } from '../../parts/session/sessionState.ts'
import { AccountCard } from './AccountCard.tsx'
import { CalendarSection } from './CalendarSection.tsx'
import { MyData } from './MyData.tsx'
import { OwnAccount } from './OwnAccount.tsx'
import { OwnLog } from './OwnLog.tsx'
import { RemindersSection } from './reminders/RemindersSection.tsx'
import { HostedAppSection } from './secondFactor/HostedAppSection.tsx'
import { SecondFactorSection } from './secondFactor/SecondFactorSection.tsx'
import { ownedCustomer, type SettingsSection, sectionAt, sectionsOf } from './sections.ts'
import * as texts from './texts.ts'

/** The section of the settings that the address names, beside links to all. */
export function OwnSettings({ session: { me } }: { session: SignedInState }) {
  const { pathname } = useLocation()
  const access = useAccess()
  const sections = sectionsOf(me, access)
  const section = sectionAt(pathname)
  const content = (
    <>
      <h1 className="mb-5 text-34 font-semibold tracking-tight">{texts.heading}</h1>
      {me.mustAddSecondFactor ? (
        <MissingFactor />
      ) : (
        <Content section={section} customerId={ownedCustomer(me, access)} role={me.role} />
      )}
    </>
  )
  if (sections.length === 1) return content
  const links = sections.map((one) => {
    const { path, title } = pages[one]
    return { path, title: one === 'settings' ? texts.accountAndSecurity : title }
  })
  return (
    <SideFrame label={texts.sections} groups={[{ links }]}>
      {content}
    </SideFrame>
  )
}

function MissingFactor() {
  const { data: config } = useQuery(configQuery)
  return (
    <div className={`${stack} max-w-[40rem]`}>
      {config?.identity.provider === 'firebase' ? <HostedAppSection /> : <SecondFactorSection />}
      <AccountCard />
    </div>
  )
}

interface Props {
  section: SettingsSection
  /** Empty for those who own none. */
  customerId: string
  role: SignedInState['me']['role']
}

function Content({ section, customerId, role }: Props) {
  switch (section) {
    case 'settings':
      return <OwnAccount mayCreate={role === 'operator'} />
    case 'settingsPeople':
      return <PeopleSection key={customerId} customerId={customerId} viewer="owner" />
    case 'settingsNotices':
      return (
        <div className={stack}>
          <RemindersSection />
          <CalendarSection customerId={customerId} />
        </div>
      )
    case 'settingsData':
      return (
        <div className={stack}>
          {customerId !== '' && <MyData customerId={customerId} />}
          <OwnLog customerId={customerId} />
        </div>
      )
  }
}
