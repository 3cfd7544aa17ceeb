import { useId } from 'react'
import { CHART_HEIGHT, type Plot } from './plot.ts'

interface Props {
  plot: Plot
  /** Index of the marked month; null for none. */
  marked: number | null
}

/** The chart for sighted users. Screen readers use its table instead. */
export function Drawing({ plot, marked }: Props) {
  const id = useId()
  const alone = plot.points.length === 1
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height={CHART_HEIGHT}
      viewBox={`0 0 ${plot.width} ${CHART_HEIGHT}`}
      className="block overflow-visible text-12"
    >
      <defs>
        <Fill id={`${id}income`} soft="[stop-color:var(--color-income-soft)]" />
        <Fill id={`${id}expenses`} soft="[stop-color:var(--color-expenses-soft)]" />
      </defs>
      <Axes plot={plot} marked={marked} />
      {/* Both fills are opaque: where they overlap, only the expenses show. */}
      {plot.income && <path d={plot.income.area} fill={`url(#${id}income)`} />}
      {plot.expenses && <path d={plot.expenses.area} fill={`url(#${id}expenses)`} />}
      <Grid plot={plot} />
      {plot.income && <path d={plot.income.outline} className="fill-none stroke-income stroke-2" />}
      {plot.expenses && (
        <path d={plot.expenses.outline} className="fill-none stroke-expenses stroke-2" />
      )}
      {plot.points.map((point, index) => {
        const isMarked = index === marked
        if (!isMarked && !alone) return null
        return (
          <g key={point.month.label} className="fill-surface stroke-2">
            {isMarked && (
              <line
                x1={point.x}
                x2={point.x}
                y1={0}
                y2={plot.baseline}
                className="stroke-ink-3 stroke-1"
              />
            )}
            {point.incomeY !== null && (
              <circle cx={point.x} cy={point.incomeY} r="5" className="stroke-income" />
            )}
            {point.expensesY !== null && (
              <rect
                x={point.x - 4.5}
                y={point.expensesY - 4.5}
                width="9"
                height="9"
                rx="2"
                className="stroke-expenses"
              />
            )}
          </g>
        )
      })}
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

function Grid({ plot }: { plot: Plot }) {
  return plot.ticks.map(({ y, label }) => (
    <line
      key={label}
      x1={plot.left}
      x2={plot.right}
      y1={y}
      y2={y}
      strokeDasharray={y === plot.baseline ? undefined : '3 4'}
      className="stroke-line"
    />
  ))
}

function Axes({ plot, marked }: Props) {
  return (
    <>
      {plot.ticks.map(({ y, label }) => (
        <text
          key={label}
          x={plot.left - 10}
          y={y}
          dy="0.32em"
          textAnchor="end"
          className="fill-ink-3"
        >
          {label}
        </text>
      ))}
      {plot.points.map(({ month, x }, index) => (
        <text
          key={month.label}
          x={x}
          y={CHART_HEIGHT - 8}
          textAnchor="middle"
          className={index === marked ? 'fill-ink font-semibold' : 'fill-ink-3'}
          visibility={isLabelled(index, plot.monthStep, marked) ? undefined : 'hidden'}
        >
          {month.label}
        </text>
      ))}
    </>
  )
}

/** Whether the axis labels a month. If labels are skipped for lack of room, the marked month replaces its neighbours. */
function isLabelled(index: number, step: number, marked: number | null): boolean {
  if (marked === null || step === 1) return index % step === 0
  return index === marked || (index % step === 0 && Math.abs(index - marked) >= step)
}
