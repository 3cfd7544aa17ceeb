import type { DayViews } from '@hausblick/figures/pageViews.ts'
import { formatCount } from '../../../base/format/number.ts'

const HEIGHT = 140
const TOP = 20
const BASELINE = 116
/** The width of a column as a fraction of its day's. */
const FILLED = 0.7

/** The views as a column for each day. Screen readers use the table instead. */
export function DaysChart({ days }: { days: readonly DayViews[] }) {
  const highest = Math.max(1, ...days.map(({ views }) => views))
  const room = 100 / days.length
  const first = days.at(0)
  const last = days.at(-1)
  const height = (views: number) => (views / highest) * (BASELINE - TOP)
  return (
    <svg aria-hidden="true" width="100%" height={HEIGHT} className="block text-12">
      <line x1="0" x2="100%" y1={TOP} y2={TOP} strokeDasharray="3 4" className="stroke-line" />
      <text x="0" y={TOP - 7} className="fill-ink-3">
        {formatCount(highest)}
      </text>
      {days.map(({ day, views }, index) => (
        <rect
          key={day}
          x={`${index * room}%`}
          y={BASELINE - height(views)}
          width={`${room * FILLED}%`}
          height={height(views)}
          rx="1"
          className="fill-brand"
        />
      ))}
      <line x1="0" x2="100%" y1={BASELINE} y2={BASELINE} className="stroke-field" />
      {first && (
        <text x="0" y={HEIGHT - 6} className="fill-ink-3">
          {formatShortDay(first.day)}
        </text>
      )}
      {last && (
        <text x="100%" y={HEIGHT - 6} textAnchor="end" className="fill-ink-3">
          {formatShortDay(last.day)}
        </text>
      )}
    </svg>
  )
}

/** Formats a day for the axis: `21.11.` for `2026-11-21`. */
function formatShortDay(day: string): string {
  const [, month, date] = day.split('-')
  return `${date}.${month}.`
}
