import { WHOLE } from '@hausblick/figures/shares.ts'
import { useYears } from '../../../base/data/access.ts'
import { MISSING, NOT_RECORDED } from '../../../base/format/missing.ts'
import { formatPercent } from '../../../base/format/percent.ts'
import { notOfYear } from '../../../base/ui/texts.ts'
import * as texts from '../texts.ts'
import { StatCard } from './StatCard.tsx'

interface Props {
  label: string
  /** Basis points; null if unknown, undefined while loading. */
  rate: number | null | undefined
}

/** Occupancy and vacancy rate over the year, the latest one whichever is shown. The units' card shows how many units are let today. */
export function RateCard({ label, rate }: Props) {
  const { year, latestYear } = useYears()
  if (rate === null) return <StatCard label={label} value={MISSING} note={NOT_RECORDED} />
  const empty = rate === undefined ? undefined : Math.max(0, WHOLE - rate)
  return (
    <StatCard
      label={label}
      value={rate === undefined ? undefined : formatPercent(rate)}
      note={
        empty !== undefined &&
        (latestYear === year
          ? texts.vacancy(formatPercent(empty), null)
          : notOfYear(
              latestYear === null
                ? texts.vacancyToday(formatPercent(empty))
                : texts.vacancy(formatPercent(empty), latestYear),
              year,
            ))
      }
    />
  )
}
