import { useRef } from 'react'
import { SettingsSection } from '../SettingsSection.tsx'
import * as texts from '../texts.ts'
import { AccountList } from './AccountList.tsx'

/** The accounts of operators and staff, who see the data of every customer. */
export function StaffAccounts() {
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
