import { recordedDebt } from '@hausblick/figures/loans/owed.ts'
import type { LoanPlan } from '@hausblick/figures/loans/plan.ts'
import { specialRepaymentLimit } from '@hausblick/figures/loans/specialRepayment.ts'
import type { CreditTerms } from '@hausblick/figures/records/creditTerms.ts'
import { useId } from 'react'
import { formatDate } from '../../base/format/date.ts'
import { formatMoneyExactly } from '../../base/format/money.ts'
import { formatRate } from '../../base/format/percent.ts'
import { Entry } from './MonthAndYear.tsx'
import * as texts from './texts.ts'

interface Props {
  plan: LoanPlan
}

/** What is recorded of the loan and its contract. */
export function ContractSection({ plan }: Props) {
  const { terms } = plan
  const id = useId()
  const entries = [...(terms === null ? [] : entriesOf(terms)), ...amountsOf(plan)]
  return (
    <section aria-labelledby={id} className="card min-w-0 p-5 md:p-6">
      <h2 id={id} className="mb-2 text-17 font-semibold">
        {texts.contractHeading}
      </h2>
      {terms === null && <p className="mb-2 text-ink-2">{texts.noTerms}</p>}
      {entries.length > 0 && (
        <dl className="grid grid-cols-1 gap-x-8 md:grid-cols-2">
          {entries.map(([name, value]) => (
            <Entry key={name} name={name} value={value} />
          ))}
        </dl>
      )}
    </section>
  )
}

type Entries = (readonly [name: string, value: string])[]

function entriesOf(terms: CreditTerms): Entries {
  const { originalAmount, specialRepaymentShare: share } = terms
  const names = texts.contract
  const known = [
    [names.lender, terms.lender],
    [names.contractNumber, terms.contractNumber],
    [names.originalAmount, originalAmount === null ? '' : formatMoneyExactly(originalAmount)],
    [names.disbursement, dayOf(terms.disbursementDate)],
    [names.repaymentType, texts.repaymentTypes[terms.repaymentType]],
    [names.fixedUntil, dayOf(terms.fixedInterestUntil)],
    [names.maturity, dayOf(terms.maturityDate)],
    [names.special, share === null ? '' : texts.specialShare(share, specialRepaymentLimit(terms))],
  ] as const
  return known.filter(([, value]) => value !== '')
}

/** Shown also for a loan without a schedule. */
function amountsOf(plan: LoanPlan): Entries {
  const { interestRate, payment } = plan.loan
  const { amount, day } = recordedDebt(plan)
  const names = texts.contract
  return [
    ...(interestRate === null ? [] : [[names.rate, formatRate(interestRate)] as const]),
    ...(payment === null ? [] : [[names.payment, formatMoneyExactly(payment)] as const]),
    ...(amount === null ? [] : [[texts.balanceOf(day), formatMoneyExactly(amount)] as const]),
  ]
}

function dayOf(date: string | null): string {
  return date === null ? '' : formatDate(date)
}
