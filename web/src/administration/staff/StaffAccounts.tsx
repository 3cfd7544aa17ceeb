import { useRef } from 'react'
import { Section } from '../../ui/Section.tsx'
import { AccountList } from '../accounts/AccountList.tsx'
import * as texts from './texts.ts'

/** The accounts of operators and staff, who see the data of every customer. */
export function StaffAccounts() {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Section title={texts.houseAccounts} headingRef={heading}>
      <AccountList
        customerId=""
        empty={texts.noAccounts}
        consequenceFor={({ email }) => texts.endHouseAccountNote(email)}
        heading={heading}
      />
    </Section>
  )
}
