import { maturityLadder, type Rung } from '@hausblick/figures/loans/maturityLadder.ts'
import type { OwedDays } from '@hausblick/figures/loans/owed.ts'
import { addPartialSums } from '@hausblick/figures/partialSum.ts'
import { useLoanPlans } from '../../../base/data/loanPlans.ts'
import { formatOptional } from '../../../base/format/missing.ts'
import { formatMoney } from '../../../base/format/money.ts'
import { formatOwedDays } from '../../../base/format/owedDays.ts'
import { SumCell } from '../../../base/ui/table/TotalCell.tsx'
import { total } from '../../../base/ui/texts.ts'
import { useToday } from '../../../base/ui/useToday.ts'
import * as texts from './texts.ts'

interface Props {
  /** The loans that are shown. */
  loanIds: readonly string[]
  /** Of which days the debts are. */
  days: OwedDays
  className: string
}

/** In which years the fixed interest of loans ends, with what is owed now and then: a table whose rows are bars. */
export function MaturityLadder({ loanIds, days, className }: Props) {
  const plans = useLoanPlans(useToday()).data
  const { rungs, isEstimate } = maturityLadder(
    plans?.filter(({ loan }) => loanIds.includes(loan.loanId)) ?? [],
    days.newest,
  )
  if (rungs.every(({ year }) => year === null)) return null
  const highest = Math.max(...rungs.map(({ owed }) => owed.amount ?? 0))
  return (
    <section aria-labelledby="zinsbindung" className={`card mt-3 p-5 md:mt-4 md:p-6 ${className}`}>
      <h4 id="zinsbindung" className="text-17 font-semibold">
        {texts.ladderHeading}
      </h4>
      <p className="text-13 text-ink-3">
        {texts.ladderExplained(formatOwedDays(days), isEstimate)}
      </p>
      <table className="mt-3 w-full">
        <caption className="sr-only">{texts.ladderHeading}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{texts.ladderYear}</th>
            <th scope="col">{texts.ladderAmount}</th>
          </tr>
        </thead>
        <tbody>
          {rungs.map((rung) => (
            <tr key={rung.year} className="align-top">
              <th scope="row" className="py-1.5 pr-4 text-left font-normal md:w-40">
                <span className="block font-medium">{nameOf(rung)}</span>
                <span className="text-13 text-ink-3">{texts.countOf(rung.loans)}</span>
              </th>
              <td className="py-1.5 text-right md:text-left">
                <SumCell
                  sum={rung.owed}
                  note={
                    rung.atEnd && texts.owedThen(formatOptional(rung.atEnd.amount, formatMoney))
                  }
                />
                <Bar share={highest > 0 ? (rung.owed.amount ?? 0) / highest : 0} of={rung} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot className="border-t-2 border-line font-semibold">
          <tr>
            <th scope="row" className="pt-2.5 text-left align-top">
              {total}
            </th>
            <td className="pt-2.5 text-right md:text-left">
              <SumCell sum={addPartialSums(rungs.map(({ owed }) => owed))} />
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

function nameOf({ year }: Rung): string {
  if (year === 'ended') return texts.alreadyEnded
  return year === null ? texts.endUnknown : String(year)
}

/** Years are filled, others an outline. An SVG, because the content security policy forbids inline styles. */
function Bar({ share, of: { year } }: { share: number; of: Rung }) {
  const isYear = typeof year === 'number'
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height="8"
      className={`mt-1 block overflow-visible ${isYear ? 'fill-brand' : 'fill-none stroke-ink-3'}`}
    >
      {share > 0 && (
        <rect
          width={`${share * 100}%`}
          height="8"
          rx="2.5"
          strokeDasharray={isYear ? undefined : '4 3'}
        />
      )}
    </svg>
  )
}
