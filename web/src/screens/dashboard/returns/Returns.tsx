import { lastTwelve, type MonthlyAmounts } from '@hausblick/figures/cashflow.ts'
import { type Debt, type OwedLoan, owedLoans } from '@hausblick/figures/debt.ts'
import { completeDebt, computeEquity } from '@hausblick/figures/equity.ts'
import { moneyWeightedReturn } from '@hausblick/figures/returns/moneyWeighted.ts'
import type { Purchase } from '@hausblick/figures/returns/purchases.ts'
import { compareYears } from '@hausblick/figures/returns/years.ts'
import { computeYields, recorded } from '@hausblick/figures/returns/yields.ts'
import type { Valuation } from '@hausblick/figures/valuation.ts'
import { ChartNoAxesColumn } from 'lucide-react'
import { shows, useAccess, useYears } from '../../../base/data/access.ts'
import { consumerPricesQuery } from '../../../base/data/consumerPrices.ts'
import { dayShown, useLoanPlans } from '../../../base/data/loanPlans.ts'
import { useKnownMonths } from '../../../base/data/records.ts'
import { type Read, useRead } from '../../../base/data/useRead.ts'
import { nameSpan } from '../../../base/format/month.ts'
import { EmptyNote } from '../../../base/ui/EmptyNote.tsx'
import { FailedRead } from '../../../base/ui/ErrorNote.tsx'
import { Section } from '../../../base/ui/Section.tsx'
import { useToday } from '../../../base/ui/useToday.ts'
import type { EquityView } from '../equity/texts.ts'
import { Entries } from './Entries.tsx'
import { equityEntries, type Period, sinceEntries, yieldEntries } from './listEntries.ts'
import * as texts from './texts.ts'
import { YearsTable } from './YearsTable.tsx'

interface Item {
  readonly label: string
  readonly valuation: Valuation
  /** Basis points; null if unknown. */
  readonly occupancyRate: number | null
  readonly cashFlow: MonthlyAmounts
  /** Null if there is no year before. */
  readonly cashFlowBefore: MonthlyAmounts | null
  /** Null if it is not known what was paid when. */
  readonly purchases: readonly Purchase[] | null
}

interface Props {
  view: EquityView
  /** What is shown, in the year that is shown; null if nothing is recorded. */
  read: Read<Item | null>
  /** Its amounts of all years. */
  years: Read<ReadonlyMap<number, MonthlyAmounts>>
  /** Returns what is owed for it; null if no loan is recorded, undefined while something else is loading. */
  debtOf: (loans: readonly OwedLoan[]) => Debt | null | undefined
}

/** Renders what something yields, and its years side by side. */
export function Returns({ view, read, years, debtOf }: Props) {
  const access = useAccess()
  const shownYears = useYears()
  const { year, latestYear } = shownYears
  const today = useToday()
  const day = dayShown(shownYears, today)
  const known = useKnownMonths()
  const plans = useLoanPlans(today)
  const prices = useRead(consumerPricesQuery)
  const mayCompare = shows(access, 'loans')
  const failed = [read, years, prices].find(({ error }) => error)
  if (failed?.error) return <FailedRead title={texts.failed} read={failed} />
  if (read.data === null)
    return (
      <EmptyNote icon={ChartNoAxesColumn} title={texts.nothing}>
        {texts.nothingHint}
      </EmptyNote>
    )
  const debtIn = (of: number) => plans.data && debtOf(owedLoans(plans.data, { day, year: of }))
  const debt = debtIn(year)
  const isWaiting = mayCompare && !plans.error && debt === undefined
  if (!read.data || !years.data || !prices.data || isWaiting)
    return <div role="status" aria-label={texts.loading} className="skeleton h-75 rounded-card" />
  const { label, valuation, cashFlow, cashFlowBefore, occupancyRate, purchases } = read.data
  const twelve = lastTwelve(cashFlow, cashFlowBefore, known)
  const amounts = twelve?.amounts ?? cashFlow
  const end = day < today ? year : null
  const period = { ...periodOf(twelve?.shown ?? 12, year), end }
  const value = recorded(valuation.value)
  const equity =
    mayCompare && debt
      ? computeEquity(valuation.value, amounts, twelve ? completeDebt(debt, twelve.shown) : debt)
      : null
  const since = access.guest?.years
    ? null
    : moneyWeightedReturn({
        purchases,
        value,
        valuationDate: valuation.valuationDate,
        years: end === null ? years.data : yearsUntil(end, years.data),
      })
  const compared = compareYears(
    years.data,
    recorded(valuation.purchasingValue),
    (of) => (mayCompare && debtIn(of)?.payments) || null,
  )
  return (
    <>
      <p className="mb-4 text-ink-2 wrap-anywhere">{label}</p>
      <div className="grid grid-cols-1 gap-3 md:gap-4">
        <Section title={texts.yieldsHeading(period.name)}>
          <Entries entries={yieldEntries(computeYields(valuation, amounts), period)} />
        </Section>
        {equity && (
          <Section title={texts.equityHeading(period.name)}>
            <Entries entries={equityEntries(equity, period)} />
          </Section>
        )}
        <Section title={texts.sinceHeading(end)}>
          <Entries
            entries={sinceEntries(since, { valuation, purchases, view, prices: prices.data })}
          />
        </Section>
        {compared.length > 1 && (
          <YearsTable
            years={compared}
            hasLoans={equity !== null}
            occupancy={latestYear === null ? null : { year: latestYear, rate: occupancyRate }}
          />
        )}
      </div>
    </>
  )
}

function yearsUntil(end: number, years: ReadonlyMap<number, MonthlyAmounts>) {
  return new Map([...years].filter(([year]) => year <= end))
}

/** Names the twelve months of which this many are of the year shown. */
function periodOf(shown: number, year: number): Omit<Period, 'end'> {
  return shown === 12
    ? { year, name: String(year), isYear: true }
    : { year, name: nameSpan({ first: shown - 12, last: shown - 1 }, year), isYear: false }
}
