import { useRef } from 'react'
import { Section } from '../Section.tsx'
import * as texts from '../texts.ts'
import { AccountList } from './AccountList.tsx'

/** Who works for the house and sees the data of every customer. */
export function HouseAccounts() {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Section title={texts.houseAccounts} headingRef={heading}>
      <AccountList
        customerId=""
        empty={texts.noAccounts}
        consequenceFor={texts.endHouseAccountNote}
        heading={heading}
      />
    </Section>
  )
}
