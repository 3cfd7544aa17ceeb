import { loanRemarks } from '@hausblick/figures/loans/remarks.ts'
import type { Schedule } from '@hausblick/figures/loans/schedule.ts'
import type { CreditTerms } from '@hausblick/figures/records/creditTerms.ts'
import type { Loan } from '@hausblick/figures/records/loan.ts'
import { Info } from 'lucide-react'
import { useId } from 'react'
import { formatRate } from '../../base/format/percent.ts'
import { Badge } from './Badge.tsx'
import { describeRemark } from './remarkTexts.ts'
import * as texts from './texts.ts'

interface Props {
  loan: Loan
  terms: CreditTerms | null
  /** The schedule at the loan's own rate. */
  recorded: Schedule
  /** The schedule that is shown. */
  plan: Schedule
  /** Whether the schedule that is shown has no end because of the rate. */
  isTooDear: boolean
  fixedUntil: string | null
  /** The rate after the fixed interest. */
  rate: number
  today: string
}

/** What contradicts in the records, and what an estimate rests on; nothing if all is well. */
export function Remarks({
  loan,
  terms,
  recorded,
  plan,
  isTooDear,
  fixedUntil,
  rate,
  today,
}: Props) {
  const id = useId()
  const isPaidByThen =
    plan.end === 'repaid' &&
    (fixedUntil === null || (plan.payments.at(-1)?.due ?? '') <= fixedUntil)
  const remarks = [
    ...loanRemarks(loan, terms, recorded).map((remark) => describeRemark(remark, loan)),
    ...(fixedUntil !== null && fixedUntil < today && !isPaidByThen
      ? [texts.remarks.fixedInterestEnded(fixedUntil)]
      : []),
    ...(isTooDear
      ? [texts.remarks.scenarioTooDear(formatRate(rate), plan.payments.at(-1)?.due ?? plan.from)]
      : []),
  ]
  if (remarks.length === 0 && !plan.isEstimate) return null
  return (
    <section aria-labelledby={id} className="card min-w-0 p-5 md:p-6">
      <h2 id={id} className="mb-2 flex items-center gap-2 text-17 font-semibold">
        <Info size={18} className="shrink-0 text-brand" />
        {texts.remarksHeading}
      </h2>
      <ul className="grid gap-2">
        {plan.isEstimate && (
          <li>
            <Badge>{texts.estimate}</Badge> {texts.estimated(plan.from)}
          </li>
        )}
        {remarks.map((remark) => (
          <li key={remark}>{remark}</li>
        ))}
      </ul>
    </section>
  )
}
