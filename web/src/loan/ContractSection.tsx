import { specialRepaymentLimit } from '@hausblick/figures/loans/specialRepayment.ts'
import type { CreditTerms } from '@hausblick/figures/records/creditTerms.ts'
import { useId } from 'react'
import { formatDate } from '../format/date.ts'
import { formatMoneyExactly } from '../format/money.ts'
import { Entry } from './MonthAndYear.tsx'
import * as texts from './texts.ts'

/** What is recorded of the contract. */
export function ContractSection({ terms }: { terms: CreditTerms | null }) {
  const id = useId()
  const entries = terms === null ? [] : entriesOf(terms)
  return (
    <section aria-labelledby={id} className="card min-w-0 p-5 md:p-6">
      <h2 id={id} className="mb-2 text-17 font-semibold">
        {texts.contractHeading}
      </h2>
      {entries.length === 0 ? (
        <p className="text-ink-2">{texts.noTerms}</p>
      ) : (
        <dl className="grid grid-cols-1 gap-x-8 md:grid-cols-2">
          {entries.map(([name, value]) => (
            <Entry key={name} name={name} value={value} />
          ))}
        </dl>
      )}
    </section>
  )
}

function entriesOf(terms: CreditTerms): (readonly [name: string, value: string])[] {
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
    [names.balanceDate, dayOf(terms.balanceDate)],
  ] as const
  return known.filter(([, value]) => value !== '')
}

function dayOf(date: string | null): string {
  return date === null ? '' : formatDate(date)
}
