import type { Flow, KindMonth } from '@hausblick/figures/amountsByKind.ts'
import { MONTH_LABELS } from '@hausblick/figures/cashflow.ts'
import { useYears } from '../../../base/data/access.ts'
import { formatMoney } from '../../../base/format/money.ts'

/** The width of a column, in percent of a month's room. */
const COLUMN = 34
const GAP = 14

interface Props {
  months: readonly KindMonth[]
  flow: Flow
  isCompared: boolean
}

/** The months as columns, filled; those of the year before are outlines beside them. The table below has the amounts. */
export function KindColumns({ months, flow, isCompared }: Props) {
  const { year } = useYears()
  const amounts = months.flatMap(({ now, before }) => [now ?? 0, before ?? 0])
  const highest = Math.max(0, ...amounts)
  const lowest = Math.min(0, ...amounts)
  const range = highest - lowest || 1
  const y = (amount: number) => ((highest - amount) / range) * 100
  const looks = {
    now: flow === 'income' ? 'fill-income' : 'fill-expenses',
    before: 'fill-none stroke-ink-3',
  }
  const column = (amount: number | null, x: number, look: string) =>
    amount !== null &&
    amount !== 0 && (
      <rect
        x={`${x}%`}
        width={`${COLUMN}%`}
        y={`${Math.min(y(amount), y(0))}%`}
        height={`${(Math.abs(amount) / range) * 100}%`}
        rx="2"
        className={look}
      />
    )
  return (
    <div aria-hidden className="mt-2 text-12 text-ink-3">
      <p className="flex flex-wrap gap-x-4">
        <Legend name={String(year)} look={looks.now} />
        {isCompared && <Legend name={String(year - 1)} look={looks.before} />}
        <span className="ml-auto">{formatMoney(highest)}</span>
      </p>
      <div className="mt-1 flex h-36 border-t border-b border-line">
        {months.map(({ now, before }, place) => (
          <svg
            key={MONTH_LABELS[place]}
            aria-hidden="true"
            width={`${100 / 12}%`}
            height="100%"
            className="overflow-visible"
          >
            {lowest < 0 && (
              <line x2="100%" y1={`${y(0)}%`} y2={`${y(0)}%`} className="stroke-ink-3" />
            )}
            {column(before, GAP, looks.before)}
            {column(now, isCompared ? GAP + COLUMN + 4 : GAP + COLUMN / 2, looks.now)}
          </svg>
        ))}
      </div>
      <div className="flex">
        {months.map((_, place) => (
          <span key={MONTH_LABELS[place]} className="w-1/12 truncate text-center">
            <span className="max-md:hidden">{MONTH_LABELS[place]}</span>
            <span className="md:hidden">{MONTH_LABELS[place]?.slice(0, 1)}</span>
          </span>
        ))}
      </div>
      {lowest < 0 && <p className="text-right">{formatMoney(lowest)}</p>}
    </div>
  )
}

function Legend({ name, look }: { name: string; look: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <svg aria-hidden="true" width="10" height="10" className={`overflow-visible ${look}`}>
        <rect width="10" height="10" rx="2" />
      </svg>
      {name}
    </span>
  )
}
