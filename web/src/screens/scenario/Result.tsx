import type { RenewedLoan } from '@hausblick/figures/scenario/loanYears.ts'
import { AT_END, type OutcomeLine, SUMS } from '@hausblick/figures/scenario/outcome.ts'
import type { Missing } from '@hausblick/figures/scenario/project.ts'
import { useId } from 'react'
import { formatDate } from '../../base/format/date.ts'
import { formatMoneyExactly } from '../../base/format/money.ts'
import { Badge } from './Badge.tsx'
import { type Labels, loanLabel } from './labels.ts'
import * as texts from './texts.ts'

interface Props {
  labels: Labels
  lines: readonly OutcomeLine[]
  year: number
  isNeutral: boolean
  /** What differs from how it is. */
  assumed: readonly string[]
  missing: readonly Missing[]
  /** The loans whose payment is set anew. */
  renewed: readonly RenewedLoan[]
}

/** What the scenario leads to, in a sentence and beside how it is. */
export function Result({ labels, lines, year, isNeutral, assumed, missing, renewed }: Props) {
  const id = useId()
  const wealth = lines.find(({ part }) => part === 'wealth')?.difference ?? null
  return (
    <section aria-labelledby={id} className="card min-w-0 p-5 md:p-6">
      <h2
        id={id}
        className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-17 font-semibold"
      >
        {texts.resultHeading(year)}
        {!isNeutral && <Badge>{texts.scenario}</Badge>}
      </h2>
      <p role="status" className="max-w-[65ch] font-medium">
        {isNeutral
          ? texts.nothingAssumed
          : wealth === null
            ? texts.unknownResult
            : texts.more(wealth, year)}
      </p>
      {missing.length + renewed.length > 0 && (
        <ul className="mt-2 max-w-[65ch] list-disc pl-5 text-ink-2">
          {missing.map((one) => (
            <li key={JSON.stringify(one)}>{sayMissing(one, labels)}</li>
          ))}
          {renewed.map((one) => (
            <li key={one.loanId}>{sayRenewed(one, labels)}</li>
          ))}
        </ul>
      )}
      {!isNeutral && (
        <p className="mt-2 max-w-[65ch] text-13 text-ink-2">{texts.assumedIs(assumed)}</p>
      )}
      <p className="mt-4 text-13 text-ink-3">{texts.inEuros}</p>
      <section
        aria-label={texts.comparison}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: with large letters, keyboards need it to scroll.
        tabIndex={0}
        className="@container -mx-2 overflow-x-auto px-2"
      >
        <table className="w-full text-13 @max-[20rem]:text-12 @max-[20rem]:tracking-tight md:text-15">
          <thead>
            <tr className="border-b border-line text-right text-13 text-ink-3">
              <th scope="col" className="py-2 pr-2 text-left font-medium">
                {texts.part}
              </th>
              <th scope="col" className="py-2 pl-2 @max-[20rem]:pl-1.5 font-medium">
                {texts.asIs}
              </th>
              {!isNeutral && (
                <>
                  <th scope="col" className="py-2 pl-2 @max-[20rem]:pl-1.5 font-medium">
                    {texts.scenario}
                  </th>
                  <th scope="col" className="py-2 pl-2 @max-[20rem]:pl-1.5 font-medium">
                    {texts.difference}
                  </th>
                </>
              )}
            </tr>
          </thead>
          <Rows title={texts.inTenYears} parts={SUMS} lines={lines} isNeutral={isNeutral} />
          <Rows title={texts.atEnd(year)} parts={AT_END} lines={lines} isNeutral={isNeutral} />
        </table>
      </section>
    </section>
  )
}

interface RowsProps {
  title: string
  parts: readonly string[]
  lines: readonly OutcomeLine[]
  isNeutral: boolean
}

function Rows({ title, parts, lines, isNeutral }: RowsProps) {
  return (
    <tbody>
      <tr>
        <th
          scope="rowgroup"
          colSpan={isNeutral ? 2 : 4}
          className="pt-4 pb-1 text-left font-semibold"
        >
          {title}
        </th>
      </tr>
      {lines
        .filter(({ part }) => parts.includes(part))
        .map(({ part, asIs, scenario, difference }) => (
          <tr key={part} className="border-b border-line text-right">
            <th scope="row" className="py-2 pr-2 text-left font-normal text-ink-2">
              {texts.parts[part]}
            </th>
            <Amount of={asIs} />
            {!isNeutral && (
              <>
                <Amount of={scenario} />
                <td className="py-2 pl-2 @max-[20rem]:pl-1.5 font-semibold whitespace-nowrap">
                  {difference === null ? texts.unknown : texts.signed(difference)}
                </td>
              </>
            )}
          </tr>
        ))}
    </tbody>
  )
}

function Amount({ of }: { of: number | null }) {
  return (
    <td className="py-2 pl-2 @max-[20rem]:pl-1.5 whitespace-nowrap">{texts.amountOrUnknown(of)}</td>
  )
}

function sayMissing(missing: Missing, labels: Labels): string {
  if (missing.part === 'frozen')
    return texts.frozen(loanLabel(labels, missing.loanId), missing.lacks)
  return texts.missing[missing.part]
}

function sayRenewed({ loanId, due, payment }: RenewedLoan, labels: Labels): string {
  const before = labels.loans.get(loanId)?.payment ?? 0
  return texts.renewed(
    loanLabel(labels, loanId),
    formatMoneyExactly(before),
    formatDate(due),
    formatMoneyExactly(payment),
  )
}
