import type { BalancePlot, PlotDay } from './balancePlot.ts'
import * as texts from './texts.ts'

/** Lines are told apart by their dashes, with or without colour. */
const looks = {
  calculated: { className: 'stroke-ink-3 stroke-2', dashes: '2 4' },
  contract: { className: 'stroke-brand stroke-2', dashes: undefined },
  scenario: { className: 'stroke-brand stroke-2', dashes: '8 5' },
  without: { className: 'stroke-ink-3 stroke-1', dashes: '9 3 2 3' },
} as const

/** The chart for sighted users. Screen readers use the table of years instead. */
export function BalanceChart({ plot }: { plot: BalancePlot }) {
  return (
    <div
      aria-hidden
      className="@container/chart grid h-[336px] grid-cols-[auto_minmax(0,1fr)] grid-rows-[minmax(0,1fr)_2rem] gap-x-2.5 pt-[48px] pr-3.5 text-12 text-ink-3"
    >
      <div className="flex flex-col-reverse justify-between">
        {plot.ticks.map(({ label, shortLabel }) => (
          <span key={label} className="flex h-0 items-center justify-end whitespace-nowrap">
            <span className="max-md:hidden">{label}</span>
            <span className="md:hidden">{shortLabel}</span>
          </span>
        ))}
      </div>
      <div className="relative">
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible fill-none *:[vector-effect:non-scaling-stroke]"
        >
          {plot.ticks.map(({ y, label }) => (
            <path
              key={label}
              d={`M0,${y}H100`}
              strokeDasharray={y === 100 ? undefined : '3 4'}
              className="stroke-line"
            />
          ))}
          {plot.without && (
            <path
              d={plot.without}
              strokeDasharray={looks.without.dashes}
              className={looks.without.className}
            />
          )}
          {plot.lines.map(({ basis, path }) => (
            <path
              key={basis}
              d={path}
              strokeDasharray={looks[basis].dashes}
              className={looks[basis].className}
            />
          ))}
        </svg>
        <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
          <Day day={plot.today} top={TODAY_TOP} name={texts.today} />
          <Day day={plot.fixedEnd} top={FIXED_END_TOP} name={texts.fixedEnd} />
        </svg>
      </div>
      <svg aria-hidden="true" className="col-start-2 size-full overflow-visible">
        {plot.years.map(({ x, year }) => (
          <text key={year} x={`${x}%`} y="22" textAnchor="middle" className="fill-ink-3">
            {year}
          </text>
        ))}
      </svg>
    </div>
  )
}

/** Where the lines of both days begin, in pixels above the drawing. */
const TODAY_TOP = -18
const FIXED_END_TOP = -36

/** Marks a day by a line with its name above the drawing. */
function Day({ day, top, name }: { day: PlotDay | null; top: number; name: string }) {
  if (day === null) return null
  const isLeft = day.side === 'left'
  return (
    <>
      <line x1={`${day.x}%`} x2={`${day.x}%`} y1={top} y2="100%" className="stroke-ink-3" />
      <text
        x={`${day.x}%`}
        y={top + 11}
        dx={isLeft ? -4 : 4}
        textAnchor={isLeft ? 'end' : 'start'}
        className="fill-ink-2"
      >
        {name}
      </text>
    </>
  )
}

/** A piece of a line, for the legend. */
export function LineSample({ of }: { of: keyof typeof looks }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 28 4" className="h-1 w-7 shrink-0">
      <path d="M0,2H28" strokeDasharray={looks[of].dashes} className={looks[of].className} />
    </svg>
  )
}
