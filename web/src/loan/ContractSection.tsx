import { specialRepaymentLimit } from '@hausblick/figures/loans/specialRepayment.ts'
import type { CreditTerms } from '@hausblick/figures/records/creditTerms.ts'
import type { Loan } from '@hausblick/figures/records/loan.ts'
import { useId } from 'react'
import { formatDate } from '../format/date.ts'
import { formatMoneyExactly } from '../format/money.ts'
import { formatRate } from '../format/percent.ts'
import { Entry } from './MonthAndYear.tsx'
import * as texts from './texts.ts'

interface Props {
  loan: Loan
  terms: CreditTerms | null
}

/** What is recorded of the loan and its contract. */
export function ContractSection({ loan, terms }: Props) {
  const id = useId()
  const entries = [...(terms === null ? [] : entriesOf(terms)), ...amountsOf(loan, terms)]
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
function amountsOf(loan: Loan, terms: CreditTerms | null): Entries {
  const { interestRate, payment, remainingCredit } = loan
  const names = texts.contract
  const day = terms?.balanceDate ?? null
  return [
    ...(interestRate === null ? [] : [[names.rate, formatRate(interestRate)] as const]),
    ...(payment === null ? [] : [[names.payment, formatMoneyExactly(payment)] as const]),
    ...(remainingCredit === null
      ? []
      : [
          [
            day === null ? names.balance : texts.balanceOf(day),
            formatMoneyExactly(remainingCredit),
          ] as const,
        ]),
  ]
}

function dayOf(date: string | null): string {
  return date === null ? '' : formatDate(date)
}
