import { EURO } from '@hausblick/figures/wholeEuros.ts'
import { formatMoney, formatMoneyShort } from '../../../base/format/money.ts'
import { createAxis } from '../../../base/ui/axis.ts'

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

/**
 * Lays out amounts in cents.
 *
 * @param isFromZero whether the axis has a zero, as columns need
 */
export function layOut(amounts: readonly (number | null)[], isFromZero: boolean): Plot {
  const known = amounts.flatMap((amount) => amount ?? [])
  const ends = isFromZero || known.length === 0 ? [...known, 0, EURO] : known
  const [lowest, highest] = [Math.min(...ends), Math.max(...ends)]
  const axis = createAxis(lowest, Math.max(highest, lowest + EURO))
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
