import type { ReactNode, RefObject } from 'react'
import { Areas } from './Areas.tsx'
import { MonthLabels } from './MonthLabels.tsx'
import type { Plot, PlotPoint } from './plot.ts'

interface Props {
  plot: Plot
  /** Index of the marked month; null for none. */
  marked: number | null
  /** The element within the axes. */
  drawing: RefObject<HTMLDivElement | null>
  /** Shown above the drawing and placed in percent of it. */
  children: ReactNode
}

/**
 * The chart for sighted users. Screen readers use its table instead. Nothing is measured: the axis of amounts takes the room of
 * its labels, and everything else is placed in percent of the rest.
 */
export function Drawing({ plot, marked, drawing, children }: Props) {
  const alone = plot.points.length === 1
  return (
    <div
      aria-hidden
      className="grid h-[300px] grid-cols-[auto_minmax(0,1fr)] grid-rows-[minmax(0,1fr)_2rem] gap-x-2.5 pt-[12px] pr-3.5 text-12 text-ink-3"
    >
      <Amounts plot={plot} />
      <div ref={drawing} className="relative">
        <Areas plot={plot} />
        <svg
          aria-hidden="true"
          className="absolute inset-0 size-full overflow-visible fill-surface stroke-2"
        >
          {plot.points.map((point, index) =>
            index === marked || alone ? (
              <g key={point.month.label}>
                {index === marked && <MarkerLine x={point.x} baseline={plot.baseline} />}
                <Marks point={point} />
              </g>
            ) : null,
          )}
        </svg>
        {children}
      </div>
      <MonthLabels plot={plot} marked={marked} />
    </div>
  )
}

/** The labels of the grid lines, which are abbreviated in narrow charts. */
function Amounts({ plot }: { plot: Plot }) {
  return (
    <div className="flex flex-col-reverse justify-between">
      {plot.ticks.map(({ label, shortLabel }) => (
        <span key={label} className="flex h-0 items-center justify-end whitespace-nowrap">
          <span className="@max-[30rem]/chart:hidden">{label}</span>
          <span className="@min-[30rem]/chart:hidden">{shortLabel}</span>
        </span>
      ))}
    </div>
  )
}

function MarkerLine({ x, baseline }: { x: number; baseline: number }) {
  return (
    <line
      x1={`${x}%`}
      x2={`${x}%`}
      y1={-12}
      y2={`${baseline}%`}
      className="stroke-ink-3 stroke-1"
    />
  )
}

/** Both amounts of a month, round for income and square for expenses. */
function Marks({ point: { x, incomeY, expensesY } }: { point: PlotPoint }) {
  return (
    <>
      {incomeY !== null && (
        <circle cx={`${x}%`} cy={`${incomeY}%`} r="5" className="stroke-income" />
      )}
      {expensesY !== null && (
        <rect
          x={`${x}%`}
          y={`${expensesY}%`}
          width="9"
          height="9"
          rx="2"
          transform="translate(-4.5 -4.5)"
          className="stroke-expenses"
        />
      )}
    </>
  )
}
