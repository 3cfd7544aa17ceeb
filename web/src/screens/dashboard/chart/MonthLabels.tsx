import type { Plot } from './plot.ts'

/** For each rank of a label, the width of a gap between two months below which the label is hidden. */
const hidings = [
  '@max-[2rem]:hidden',
  '@max-[0.9rem]:hidden',
  '@max-[0.45rem]:hidden',
  '@max-[0.23rem]:hidden',
  '',
]

interface Props {
  plot: Plot
  /** Index of the marked month; null for none. */
  marked: number | null
}

/** The axis of months. Labels stand at both ends of the gaps between months, which are the containers that thin them out. */
export function MonthLabels({ plot, marked }: Props) {
  const last = plot.points.length - 1
  const label = (index: number, place: string) => (
    <span
      className={`absolute bottom-1 ${place} ${hidings[rankLabel(index, marked)]} ${index === marked ? 'font-semibold text-ink' : ''}`}
    >
      {plot.points[index]?.month.label}
    </span>
  )
  return (
    <div className="col-start-2 flex">
      {plot.points.slice(0, Math.max(1, last)).map(({ month }, index) => (
        <div key={month.label} className="@container relative flex-1">
          {label(index, last === 0 ? 'left-1/2 -translate-x-1/2' : 'left-0 -translate-x-1/2')}
          {index === last - 1 && label(last, 'right-0 translate-x-1/2')}
        </div>
      ))}
    </div>
  )
}

/**
 * Ranks a month's label. Each time the room halves, the lowest rank goes: every other label of those left, and those too close to
 * the marked month, whose own label always stays.
 */
export function rankLabel(index: number, marked: number | null): number {
  const isLeft = (rank: number) => {
    const step = 2 ** rank
    return index % step === 0 && (marked === null || Math.abs(index - marked) >= step)
  }
  return [...hidings.keys()].findLast(isLeft) ?? hidings.length - 1
}
