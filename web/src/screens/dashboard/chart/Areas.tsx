import { useId } from 'react'
import type { Plot } from './plot.ts'
import { dashes } from './YearBefore.tsx'

/** Both series as areas under straight lines above a grid, stretched to the room there is, with strokes that keep their width. */
export function Areas({ plot }: { plot: Plot }) {
  const id = useId()
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full overflow-visible fill-none *:[vector-effect:non-scaling-stroke]"
    >
      <defs>
        <Fill id={`${id}income`} soft="[stop-color:var(--color-income-soft)]" />
        <Fill id={`${id}expenses`} soft="[stop-color:var(--color-expenses-soft)]" />
      </defs>
      {/* Both fills are opaque: where they overlap, only the expenses show. */}
      {plot.income && <path d={plot.income.area} fill={`url(#${id}income)`} />}
      {plot.expenses && <path d={plot.expenses.area} fill={`url(#${id}expenses)`} />}
      {plot.ticks.map(({ y, label }) => (
        <path
          key={label}
          d={`M0,${y}H100`}
          strokeDasharray={y === plot.baseline ? undefined : '3 4'}
          className="stroke-line"
        />
      ))}
      {plot.incomeBefore && (
        <path
          d={plot.incomeBefore.outline}
          strokeDasharray={dashes.income}
          className="stroke-income"
        />
      )}
      {plot.expensesBefore && (
        <path
          d={plot.expensesBefore.outline}
          strokeDasharray={dashes.expenses}
          className="stroke-expenses"
        />
      )}
      {plot.income && <path d={plot.income.outline} className="stroke-income stroke-2" />}
      {plot.expenses && <path d={plot.expenses.outline} className="stroke-expenses stroke-2" />}
    </svg>
  )
}

function Fill({ id, soft }: { id: string; soft: string }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" className={soft} />
      <stop offset="1" className="[stop-color:var(--color-surface)]" />
    </linearGradient>
  )
}
