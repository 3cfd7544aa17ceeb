import { useYears } from '../../../base/data/access.ts'
import { formatOptionalCount, NOT_RECORDED } from '../../../base/format/missing.ts'
import { formatCount } from '../../../base/format/number.ts'
import { notOfYear } from '../../../base/ui/texts.ts'
import * as texts from '../texts.ts'
import { StatCard } from './StatCard.tsx'

interface Props {
  label: string
  /** Undefined while loading, null if unknown. */
  count: number | null | undefined
  /** The number of let units; undefined unless known for all. */
  rented?: number | undefined
}

/** The number of units, and of those let today. */
export function UnitsCard({ label, count, rented }: Props) {
  const { year, latestYear } = useYears()
  const note = count === undefined ? null : noteOf(count, rented)
  return (
    <StatCard
      label={label}
      value={count === undefined ? undefined : formatOptionalCount(count)}
      note={
        typeof count === 'number' && latestYear !== year
          ? notOfYear(note ?? texts.asOfToday, year)
          : note
      }
    />
  )
}

function noteOf(count: number | null, rented: number | undefined): string | null {
  if (count === null) return NOT_RECORDED
  if (count === 0 || rented === undefined) return null
  const free = count - rented
  if (free === 0) return count === 1 ? texts.rented : texts.allRented
  if (rented === 0) return count === 1 ? texts.free : texts.allFree
  return texts.rentedAndFree(formatCount(rented), formatCount(free))
}
