import { formatPercent } from '../../format/percent.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { StatCard } from './StatCard.tsx'

interface Props {
  label: string
  /** Percent; null where it is not known, undefined as long as it is on its way. */
  rate: number | null | undefined
}

export function RateCard({ label, rate }: Props) {
  return (
    <StatCard
      label={label}
      value={rate === undefined ? undefined : rate === null ? 'n/a' : formatPercent(rate)}
      note={rate === null && 'nicht erfasst'}
      picture={
        typeof rate === 'number' && <ProgressBar percent={rate} className="w-full text-brand" />
      }
    />
  )
}
