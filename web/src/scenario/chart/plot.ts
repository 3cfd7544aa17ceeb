import { EURO } from '@hausblick/figures/wholeEuros.ts'
import { formatMoney, formatMoneyShort } from '../../format/money.ts'
import { createAxis } from '../../ui/axis.ts'

/** The layout of a chart by years, in percent of the drawing. */
export interface Plot {
  /** Equidistant, from the bottom to the top. */
  readonly ticks: readonly {
    readonly y: number
    readonly label: string
    readonly shortLabel: string
  }[]
  readonly y: (cents: number) => number
}

/** Lays out amounts in cents, nothing included. */
export function layOut(amounts: readonly (number | null)[]): Plot {
  const known = amounts.flatMap((amount) => amount ?? [])
  const axis = createAxis(Math.min(0, ...known), Math.max(EURO, ...known))
  const y = (cents: number) => ((axis.to - cents) / (axis.to - axis.from)) * 100
  const largest = Math.max(axis.to, -axis.from)
  return {
    y,
    ticks: axis.marks.map((value) => ({
      y: y(value),
      label: formatMoney(value),
      shortLabel: formatMoneyShort(value, largest),
    })),
  }
}
