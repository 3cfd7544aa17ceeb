import type { ConsumerPrice } from '@hausblick/contract/calls/consumerPrices.ts'
import type { Equity } from '@hausblick/figures/equity.ts'
import type { MissingForReturn, MoneyWeighted } from '@hausblick/figures/returns/moneyWeighted.ts'
import type { Purchase } from '@hausblick/figures/returns/purchases.ts'
import { type Real, realChange, realReturn } from '@hausblick/figures/returns/realTerms.ts'
import type { Yields } from '@hausblick/figures/returns/yields.ts'
import { shareOf } from '@hausblick/figures/shares.ts'
import { type Valuation, valueAndPrice } from '@hausblick/figures/valuation.ts'
import { formatChange, formatPercent } from '../../../base/format/percent.ts'
import * as equityTexts from '../equity/texts.ts'
import type { Entry } from './Entries.tsx'
import * as texts from './texts.ts'

/** The twelve months that a figure covers: those of the year shown, or the last ones known. */
export interface Period {
  readonly year: number
  readonly name: string
  readonly isYear: boolean
  /** The year at whose end the value is told; null for today's. */
  readonly end: number | null
}

export function yieldEntries(yields: Yields, { year, name: period, end }: Period): Entry[] {
  const entry = (
    name: string,
    share: number | null,
    base: 'price' | 'value',
    isNet: boolean,
  ): Entry => {
    const amount = yields[base]
    if (share === null || yields.year === null || amount === null)
      return { name, value: null, note: texts.whyNoYield(yields, year, base) }
    return {
      name,
      value: formatPercent(share),
      how: texts.howYield(yields.year, { period, end, [base]: amount }, isNet),
    }
  }
  return [
    entry(texts.grossOnPrice, yields.grossOnPrice, 'price', false),
    entry(texts.netOnPrice, yields.netOnPrice, 'price', true),
    entry(texts.grossOnValue(end), yields.grossOnValue, 'value', false),
    entry(texts.netOnValue(end), yields.netOnValue, 'value', true),
  ]
}

export function equityEntries(figures: Equity, { name: period, isYear }: Period): Entry[] {
  const { equity: owned, cashFlow, surplus, interest, months, returnAtLeast } = figures
  const span = isYear ? null : period
  const after: Entry =
    figures.returnOnEquity === null || owned === null || cashFlow === null
      ? { name: equityTexts.returnOnEquity, value: null, note: texts.whyNoReturn(figures, false) }
      : {
          name: equityTexts.returnOnEquity,
          value: formatPercent(figures.returnOnEquity),
          how: equityTexts.howReturn(months, { cashFlow, owned, span }),
        }
  const withPrincipal: Entry =
    figures.returnWithPrincipal === null || owned === null || surplus === null || interest === null
      ? {
          name: texts.withPrincipal,
          value: returnAtLeast === null ? null : texts.atLeast(formatPercent(returnAtLeast)),
          note: texts.whyNoReturn(figures, true),
        }
      : {
          name: texts.withPrincipal,
          value: formatPercent(figures.returnWithPrincipal),
          how: texts.howWithPrincipal(months, { surplus, interest, owned, span }),
        }
  return [after, withPrincipal]
}

interface Since {
  readonly valuation: Valuation
  readonly purchases: readonly Purchase[] | null
  readonly view: equityTexts.EquityView
  readonly prices: readonly ConsumerPrice[]
}

/** @param found null where not all years may be read */
export function sinceEntries(
  found: MoneyWeighted | MissingForReturn | null,
  { valuation, purchases, view, prices }: Since,
): Entry[] {
  const index = new Map(prices.map((price) => [price.year, price.index]))
  const known = found && 'flows' in found ? found : null
  const both = valueAndPrice(valuation)
  const changed = both && shareOf(both.value - both.price, both.price)
  const date = valuation.valuationDate
  return [
    perYear(found, purchases?.length ?? 0, view),
    known
      ? real(texts.realPerYear, realReturn(known.flows, index), formatPercent, texts.howRealReturn)
      : { name: texts.realPerYear, value: null, note: texts.onlyWithReturn },
    both && changed !== null
      ? {
          name: texts.change,
          value: formatChange(changed),
          how: texts.howChange(both.value, both.price),
        }
      : { name: texts.change, value: null, note: texts.noChange },
    both && date && purchases
      ? real(
          texts.realChange,
          realChange(purchases, { value: both.value, valuationDate: date }, index),
          formatChange,
          texts.howRealChange(date.slice(0, 4)),
        )
      : {
          name: texts.realChange,
          value: null,
          note: both && purchases ? texts.noValuationDate : texts.whyNoPurchase(view),
        },
  ]
}

function real(
  name: string,
  found: Real | null,
  format: (share: number) => string,
  how: string,
): Entry {
  if (found === null) return { name, value: null, note: texts.noRate }
  return found.kind === 'prices'
    ? { name, value: null, note: texts.pricesMissing(found.years) }
    : { name, value: format(found.share), how }
}

function perYear(
  found: MoneyWeighted | MissingForReturn | null,
  purchases: number,
  view: equityTexts.EquityView,
): Entry {
  const name = texts.perYear
  if (found === null) return { name, value: null, note: texts.notAllYears }
  if ('kind' in found) return { name, value: null, note: texts.whyNotSince(found, view) }
  return {
    name,
    value: formatPercent(found.rate),
    note: texts.span(found.from, found.to),
    how: texts.howMoneyWeighted(found, purchases),
  }
}
