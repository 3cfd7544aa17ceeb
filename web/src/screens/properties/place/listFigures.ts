import { lastMonth, monthlySeries } from '@hausblick/figures/cashflow.ts'
import type { Equity } from '@hausblick/figures/equity.ts'
import type { MarketComparison } from '@hausblick/figures/rent.ts'
import { recorded } from '@hausblick/figures/returns/yields.ts'
import { WHOLE } from '@hausblick/figures/shares.ts'
import { costPerSqm, netYield } from '@hausblick/figures/unitReturns.ts'
import { yearOf } from '@hausblick/figures/valuation.ts'
import type { ShownYears } from '../../../base/data/access.ts'
import { formatOptional, MISSING } from '../../../base/format/missing.ts'
import { formatDifference, formatMoney, formatMoneyExactly } from '../../../base/format/money.ts'
import { formatMonth, nameSpan } from '../../../base/format/month.ts'
import { formatOwedDays } from '../../../base/format/owedDays.ts'
import { formatPercent } from '../../../base/format/percent.ts'
import { notOfYear, ofMonths } from '../../../base/ui/texts.ts'
import { marketAmount, marketChange } from '../marketWords.ts'
import * as texts from './texts.ts'
import type { PlaceFigures } from './usePlaceFigures.ts'

interface Figure {
  readonly name: string
  readonly value: string
  readonly note: string | null
}

interface Known {
  readonly figures: PlaceFigures
  readonly equity: Equity | null
  readonly years: Pick<ShownYears, 'year' | 'latestYear'>
  /** Hundredths of m²; null if unknown. */
  readonly size: number | null
  /** For units; null if unknown, undefined for buildings. */
  readonly comparison: MarketComparison | null | undefined
}

/** Lists the figures of a unit or building. What is unknown is n/a; what loans leave stands there if any are recorded. */
export function listFigures({ figures, equity, years, size, comparison }: Known): Figure[] {
  const { year, latestYear } = years
  const { valuation, cashFlow, occupancyRate } = figures
  const month = lastMonth(monthlySeries(cashFlow))
  const when = month && `${formatMonth(month.label)} ${year}`
  const valuedIn = yearOf(valuation.valuationDate)
  return [
    figure(
      texts.value,
      formatOptional(recorded(valuation.value), formatMoney),
      valuedIn === null ? null : texts.valuedIn(valuedIn),
    ),
    figure(texts.income, formatOptional(month?.income ?? null, formatMoney), when),
    figure(texts.expenses, formatOptional(month?.expenses ?? null, formatMoney), when),
    ...(equity ? afterLoans(equity, year) : []),
    figure(
      texts.netYield,
      formatOptional(netYield(recorded(valuation.value), cashFlow), formatPercent),
      texts.onValue,
    ),
    figure(
      texts.costPerSqm,
      formatOptional(costPerSqm(size, cashFlow), formatMoneyExactly),
      texts.aMonth,
    ),
    comparison === undefined
      ? figure(
          texts.vacancy,
          occupancyRate === null ? MISSING : formatPercent(WHOLE - occupancyRate),
          latestYear === year
            ? texts.inYear(year)
            : notOfYear(latestYear === null ? texts.asOfToday : texts.inYear(latestYear), year),
        )
      : figure(
          texts.marketGap,
          comparison ? marketChange(comparison) : MISSING,
          comparison && marketAmount(comparison),
        ),
  ]
}

function afterLoans(
  { cashFlow, lastMonth: last, months, equity, debt }: Equity,
  year: number,
): Figure[] {
  const { remaining, days } = debt
  return [
    figure(
      cashFlow !== null && cashFlow < 0 ? texts.deficit : texts.surplus,
      formatOptional(cashFlow, (cents) => formatMoney(Math.abs(cents))),
      cashFlow === null
        ? null
        : ofMonths(
            nameSpan({ first: 0, last: months - 1 }, year),
            last === null || months === 1 ? null : formatDifference(last),
          ),
    ),
    figure(
      texts.equity,
      formatOptional(equity, formatMoney),
      remaining === null
        ? null
        : days === null
          ? texts.withoutLoan
          : texts.owed(formatMoney(remaining), formatOwedDays(days)),
    ),
  ]
}

function figure(name: string, value: string, note: string | null): Figure {
  return { name, value, note }
}
