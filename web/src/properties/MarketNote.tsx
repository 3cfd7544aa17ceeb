import type { MarketComparison } from '@hausblick/figures/rent.ts'
import { ArrowDownRight, ArrowUpRight, Equal } from 'lucide'
import { formatMoneyExactly } from '../format/money.ts'
import { formatPercent } from '../format/percent.ts'
import { Icon } from '../ui/Icon.tsx'

/** A rent that differs by less is what one expects, and takes no colour. */
const NOTABLE_PERCENT = 10

interface Props {
  comparison: MarketComparison
  /** Says how much of the market rent it is, too, and that it is so every month. */
  whole?: boolean
}

/** How a rent stands to the market, in words and with an arrow as well as in colour. */
export function MarketNote({ comparison, whole = false }: Props) {
  const { difference, percent } = comparison
  const icon = difference > 0 ? ArrowUpRight : difference < 0 ? ArrowDownRight : Equal
  const notable = Math.abs(percent) >= NOTABLE_PERCENT
  const look = notable ? (difference > 0 ? 'text-income' : 'text-expenses') : 'text-ink-2'
  return (
    <span className={`inline-flex items-center gap-1 font-medium ${look}`}>
      <Icon of={icon} size={16} className="shrink-0" />
      <span>{whole ? wholeWords(comparison) : marketWords(comparison)}</span>
    </span>
  )
}

function wholeWords(comparison: MarketComparison): string {
  const words = marketWords(comparison)
  return comparison.difference === 0 ? words : `${words} im Monat (${marketShare(comparison)})`
}

function marketWords({ difference }: MarketComparison): string {
  if (difference === 0) return 'auf Höhe der Marktmiete'
  const side = difference > 0 ? 'über' : 'unter'
  return `${formatMoneyExactly(Math.abs(difference))} ${side} Marktmiete`
}

/** The difference as a share of the market rent: `41 %`. */
export function marketShare({ percent }: MarketComparison): string {
  const rounded = Math.round(Math.abs(percent))
  return rounded === 0 ? 'unter 1 %' : formatPercent(rounded)
}
