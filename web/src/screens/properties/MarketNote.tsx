import type { MarketComparison } from '@hausblick/figures/rent.ts'
import { ArrowDownRight, ArrowUpRight, Equal } from 'lucide-react'

/** Basis points; smaller differences are normal and not coloured. */
const NOTABLE_SHARE = 1000

interface Props {
  comparison: MarketComparison
  /** The comparison in words. */
  children: string
}

/** The comparison of a rent with the market: an arrow and words, coloured if the difference is notable. */
export function MarketNote({ comparison: { difference, share }, children }: Props) {
  const Icon = difference > 0 ? ArrowUpRight : difference < 0 ? ArrowDownRight : Equal
  const notable = Math.abs(share) >= NOTABLE_SHARE
  const look = notable ? (difference > 0 ? 'text-income' : 'text-expenses') : 'text-ink-2'
  return (
    <span className={`inline-flex items-center gap-1 align-top font-medium ${look}`}>
      <Icon size={16} className="shrink-0" />
      <span>{children}</span>
    </span>
  )
}
