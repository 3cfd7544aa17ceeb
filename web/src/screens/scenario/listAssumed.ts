import { type Assumptions, NEUTRAL } from '@hausblick/figures/scenario/assumptions.ts'
import { formatMoney } from '../../base/format/money.ts'
import { formatChange, formatPercent, formatRate } from '../../base/format/percent.ts'
import { type Labels, loanLabel, placeLabel } from './labels.ts'
import * as texts from './texts.ts'

/** Returns whether nothing differs from how it is. */
export function isNeutral(assumed: Assumptions): boolean {
  return (Object.keys(NEUTRAL) as (keyof Assumptions)[]).every(
    (key) => assumed[key] === NEUTRAL[key],
  )
}

/** Returns each settled assumption that is not neutral, in words. */
export function listAssumed(settled: Assumptions, labels: Labels): string[] {
  const { rate, repayment, vacancy, market, rents, costs, values, sale, special } = settled
  const listed: string[] = []
  if (rents !== 0) listed.push(`${texts.rents}: ${formatChange(rents)}`)
  if (vacancy !== null) listed.push(`${texts.vacancy}: ${formatPercent(vacancy)}`)
  if (market)
    listed.push(
      `${texts.market}: ${texts.marketValue(formatPercent(market.share))} ${texts.from(market.from)}`,
    )
  if (costs !== 0) listed.push(`${texts.costs}: ${formatChange(costs)}`)
  if (values !== 0) listed.push(`${texts.values}: ${formatChange(values)}`)
  if (rate !== null) listed.push(`${texts.rate}: ${formatRate(rate)}`)
  if (repayment !== null)
    listed.push(`${texts.renewal}: ${texts.repaidAtFirst(formatPercent(repayment))}`)
  if (special?.loanId)
    listed.push(
      `${texts.special}: ${formatMoney(special.amount)} (${loanLabel(labels, special.loanId)})`,
    )
  if (sale)
    listed.push(
      texts.sale(
        placeLabel(labels, sale),
        sale.year,
        sale.price === null ? null : formatMoney(sale.price),
      ),
    )
  return listed
}
