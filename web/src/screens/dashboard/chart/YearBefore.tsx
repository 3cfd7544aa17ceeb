import type { Month } from '@hausblick/figures/cashflow.ts'
import { useYears } from '../../../base/data/access.ts'
import { series } from './Series.tsx'

/** The lines of the year before, told apart from each other and from this year's by their dashes. */
export const dashes = { income: '7 4', expenses: '2 3' } as const

export const kinds = ['income', 'expenses'] as const

/** Returns what a series of the year before is called. */
export function nameBefore(kind: keyof typeof dashes, year: number): string {
  return `${series[kind].label} ${year - 1}`
}

/** The dash of a series of the year before, placed before its label. */
export function DashMark({ of }: { of: keyof typeof dashes }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 18 10"
      className={`h-2.5 w-4.5 shrink-0 stroke-current stroke-2 ${series[of].text}`}
    >
      <path d="M0,5H18" strokeDasharray={dashes[of]} />
    </svg>
  )
}

/** Names the lines of the year before that a chart shows. */
export function YearBeforeLegend({ before }: { before: readonly Month[] }) {
  const { year } = useYears()
  return (
    <p className="mt-1 flex flex-wrap gap-x-4 text-13 text-ink-3 empty:hidden">
      {kinds
        .filter((kind) => before.some((month) => month[kind] !== null))
        .map((kind) => (
          <span key={kind} className="flex items-center gap-2">
            <DashMark of={kind} />
            {nameBefore(kind, year)}
          </span>
        ))}
    </p>
  )
}
