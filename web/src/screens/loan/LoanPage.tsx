import { loanParameter } from '@hausblick/contract/addresses.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { demoPath } from '@hausblick/contract/paths.ts'
import { ArrowLeft, Landmark } from 'lucide-react'
import { useAccess } from '../../base/data/access.ts'
import { loanQueries } from '../../base/data/loan.ts'
import { useLoanPlans } from '../../base/data/loanPlans.ts'
import { objectOverviewsQuery, unitOverviewsQuery } from '../../base/data/queries.ts'
import { EmptyNote } from '../../base/ui/EmptyNote.tsx'
import { FailedRead } from '../../base/ui/ErrorNote.tsx'
import { Link } from '../../base/ui/Link.tsx'
import { useAddressState } from '../../base/ui/useAddressState.ts'
import { useToday } from '../../base/ui/useToday.ts'
import { useAddresses } from '../../parts/layout/subjects/useAddresses.ts'
import type { Page } from '../../parts/session/loadPage.ts'
import { NoCustomer } from '../../parts/session/NoCustomer.tsx'
import { LoanView } from './LoanView.tsx'
import * as texts from './texts.ts'

export const page: Page = {
  Screen: LoanPage,
  data: ({ access }) => [
    ...loanQueries(access),
    unitOverviewsQuery(access),
    objectOverviewsQuery(access),
  ],
}

function LoanPage() {
  const { customerId } = useAccess()
  const { complete } = useAddresses()
  if (customerId === '')
    return (
      <NoCustomer
        heading={texts.heading}
        question={texts.noCustomerQuestion}
        demo={demoPath(pages.dashboard.path)}
        promise={texts.noCustomerPromise}
      />
    )
  return (
    <>
      <p className="mb-2 print:hidden">
        <Link
          to={complete(pages.dashboard.path)}
          className="link inline-flex min-h-11 items-center gap-2"
        >
          <ArrowLeft size={18} />
          {texts.back}
        </Link>
      </p>
      <ChosenLoan />
    </>
  )
}

function ChosenLoan() {
  const [loanId] = useAddressState(loanParameter)
  const today = useToday()
  const plans = useLoanPlans(today)
  const plan = plans.data?.find(({ loan }) => loan.loanId === loanId)
  if (plan) return <LoanView key={loanId} plan={plan} today={today} />
  return (
    <>
      <h1 className="mb-4 text-34 font-semibold tracking-tight">{texts.heading}</h1>
      {plans.data ? (
        <EmptyNote icon={Landmark} title={texts.notFound}>
          {texts.notFoundHint}
        </EmptyNote>
      ) : plans.error ? (
        <FailedRead title={texts.failed} read={plans} />
      ) : (
        <div role="status" aria-label={texts.loading} className="skeleton h-75" />
      )}
    </>
  )
}
