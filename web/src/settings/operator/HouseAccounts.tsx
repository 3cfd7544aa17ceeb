import { useRef } from 'react'
import { Section } from '../Section.tsx'
import { AccountList } from './AccountList.tsx'

/** Who works for the house and sees the data of every customer. */
export function HouseAccounts() {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Section title="Betreiber und Mitarbeiter" headingRef={heading}>
      <AccountList
        customerId=""
        empty="Es gibt keine Konten."
        consequence="sieht dann keine Kundendaten mehr und wird überall abgemeldet."
        heading={heading}
      />
    </Section>
  )
}
