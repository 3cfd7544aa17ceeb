import { pages } from '@hausblick/contract/pages.ts'
import { writeSearch } from '@hausblick/contract/searchParameters.ts'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { CustomerDetail } from '../../../../base/data/directory.ts'
import { formatDay } from '../../../../base/format/day.ts'
import { Link } from '../../../../base/ui/Link.tsx'
import { Section } from '../../../../base/ui/Section.tsx'
import { StateChip } from '../../../../base/ui/StateChip.tsx'
import { useToday } from '../../../../base/ui/useToday.ts'
import { CustomerName } from '../accounts/CustomerName.tsx'
import { describeAccess } from '../describeAccess.ts'
import * as shared from '../texts.ts'
import { Ending } from './Ending.tsx'
import { Fact } from './Fact.tsx'
import { FiguresFacts } from './FiguresFacts.tsx'
import { type CustomerSection, sectionParameter } from './sectionAddress.ts'
import * as texts from './texts.ts'

interface Props {
  customer: CustomerDetail
  isOperator: boolean
}

/** What is known of a customer at a glance. */
export function Overview({ customer, isOperator }: Props) {
  const today = useToday()
  const { id, email, people, guests, createdAt, expiresAt, documents, waiting } = customer
  const access = describeAccess(customer, today)
  const isInvited = customer.access !== 'member' && expiresAt !== null
  return (
    <>
      {customer.deletionRequestedAt !== null && (
        <p className="mb-4 flex flex-wrap justify-between gap-x-6 gap-y-1 rounded-control bg-hint-soft px-4 py-3 text-hint">
          {texts.deletionRequested(formatDay(customer.deletionRequestedAt))}
          <Link to={pages.deletions.path} className="font-medium underline">
            {texts.deletions}
          </Link>
        </p>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Section title={texts.access}>
          <dl>
            <Fact name={texts.state}>
              <StateChip look={access.look}>{access.text}</StateChip>
              {isInvited && (
                <span className="block text-13 font-normal text-ink-3">
                  {customer.access === 'expired'
                    ? shared.lapsed(formatDay(expiresAt))
                    : shared.lapses(formatDay(expiresAt))}
                </span>
              )}
            </Fact>
            <Fact name={texts.address}>{email || shared.nothing}</Fact>
            <Fact name={texts.people}>
              <SectionLink to="people">{shared.people(people, guests)}</SectionLink>
            </Fact>
            <Fact name={texts.customerId}>{id}</Fact>
            <Fact name={texts.createdOn}>{formatDay(createdAt)}</Fact>
          </dl>
        </Section>
        <Section title={texts.inventory}>
          <FiguresFacts customer={customer} />
          <dl className="border-line border-t">
            <Fact name={texts.documents}>
              <SectionLink to="documents">{shared.documents(documents, waiting)}</SectionLink>
            </Fact>
          </dl>
        </Section>
        {isOperator && <CustomerName customerId={id} name={customer.name} />}
        {isOperator && <Ending customer={customer} />}
      </div>
    </>
  )
}

/** Leads to another section of the page. */
function SectionLink({ to, children }: { to: CustomerSection; children: ReactNode }) {
  const { search } = useLocation()
  return (
    <Link to={{ search: writeSearch(sectionParameter, search, to) }} className="link">
      {children}
    </Link>
  )
}
