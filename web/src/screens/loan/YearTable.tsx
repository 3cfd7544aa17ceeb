import type { Payment } from '@hausblick/figures/loans/payment.ts'
import type { Schedule } from '@hausblick/figures/loans/schedule.ts'
import { type LoanYear, loanYears } from '@hausblick/figures/loans/sums.ts'
import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { formatDate } from '../../base/format/date.ts'
import { formatRate } from '../../base/format/percent.ts'
import { Button } from '../../base/ui/Button.tsx'
import { Badge } from './Badge.tsx'
import { Basis } from './Basis.tsx'
import * as texts from './texts.ts'

interface Props {
  plan: Schedule
  /** The rate after the fixed interest; null if nothing is owed by then. */
  rate: number | null
  hasSpecial: boolean
}

/** The schedule by year; each year opens to its months. */
export function YearTable({ plan, rate, hasSpecial }: Props) {
  const id = useId()
  const [all, setAll] = useState(false)
  const years = loanYears(plan)
  if (years.length === 0) return null
  const first = Number(plan.from.slice(0, 4)) - 1
  const earlier = years.filter(({ year }) => year < first)
  const has = (basis: Payment['basis']) => plan.payments.some((payment) => payment.basis === basis)
  return (
    <section aria-labelledby={id} className="card min-w-0 p-5 md:p-6 print:break-inside-auto!">
      <h2 id={id} className="text-17 font-semibold">
        {texts.tableHeading}
      </h2>
      {plan.isEstimate && <Badge>{texts.estimate}</Badge>}
      <p className="mb-3 text-13 text-ink-3">{texts.inEuros}</p>
      {earlier.length > 0 && (
        <Button
          look="secondary"
          className="mb-3 print:hidden"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? texts.hideEarlier : texts.showEarlier(earlier[0]?.year ?? first)}
        </Button>
      )}
      <section
        aria-label={texts.inEuros}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: with large letters, keyboards need it to scroll.
        tabIndex={0}
        className="@container -mx-2 overflow-x-auto px-2"
      >
        <table className="w-full text-13 @max-[20rem]:text-12 @max-[20rem]:tracking-tight md:text-15">
          <thead>
            <tr className="border-b border-line text-right text-13 text-ink-3 @max-[20rem]:text-12">
              <th scope="col" className="py-2 pr-2 text-left font-medium">
                {texts.year}
              </th>
              <Head>{texts.interest}</Head>
              <Head>{texts.principal}</Head>
              {hasSpecial && <Head>{texts.specialInHead}</Head>}
              <Head>{texts.balance}</Head>
            </tr>
          </thead>
          {years.slice(all ? 0 : earlier.length).map((year) => (
            <YearRows key={year.year} year={year} hasSpecial={hasSpecial} />
          ))}
        </table>
      </section>
      {has('calculated') && (
        <p className="mt-3 max-w-[65ch] text-13 text-ink-3">{texts.calculatedFrom(plan.from)}</p>
      )}
      {has('scenario') && (
        <p className="mt-1 max-w-[65ch] text-13 text-ink-3">
          {texts.scenarioMeans(rate === null ? null : formatRate(rate), hasSpecial)}
        </p>
      )}
    </section>
  )
}

function Head({ children }: { children: string }) {
  return (
    <th scope="col" className="py-2 pl-2 font-medium @max-[20rem]:pl-1.5">
      {children}
    </th>
  )
}

function YearRows({ year, hasSpecial }: { year: LoanYear; hasSpecial: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <tbody>
      <tr className="border-b border-line text-right">
        <th scope="row" className="pr-2 text-left font-medium @max-[20rem]:pr-0">
          <span className="flex flex-wrap items-center gap-x-2 @max-[20rem]:pb-2">
            <button
              type="button"
              aria-expanded={isOpen}
              aria-label={texts.showMonths(year.year)}
              onClick={() => setOpen(!isOpen)}
              className="inline-flex min-h-11 items-center gap-1"
            >
              <ChevronRight
                size={16}
                className={`shrink-0 text-ink-3 print:hidden ${isOpen ? 'rotate-90' : ''}`}
              />
              {year.year}
            </button>
            <Basis payments={year.payments} />
          </span>
        </th>
        <Amounts of={year} hasSpecial={hasSpecial} />
      </tr>
      {isOpen &&
        year.payments.map((payment) => (
          <tr key={payment.due} className="border-b border-line bg-surface-2 text-right text-ink-2">
            <th scope="row" className="py-2 pr-2 pl-2 text-left font-normal">
              {formatDate(payment.due)}
            </th>
            <Amounts of={payment} hasSpecial={hasSpecial} />
          </tr>
        ))}
    </tbody>
  )
}

type Sums = Pick<LoanYear, 'interest' | 'principal' | 'special' | 'balance'>

function Amounts({ of, hasSpecial }: { of: Sums; hasSpecial: boolean }) {
  const amounts = [of.interest, of.principal, ...(hasSpecial ? [of.special] : []), of.balance]
  return amounts.map((amount, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the columns keep their places.
    <td key={index} className="py-2 pl-2 whitespace-nowrap @max-[20rem]:pl-1.5">
      {texts.plain(amount)}
    </td>
  ))
}
