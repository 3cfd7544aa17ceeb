import { drawLine } from '../../../base/ui/drawLine.ts'
import { layOut } from './plot.ts'

interface Props {
  title: string
  years: readonly number[]
  /** In cents, of each year; null where unknown. */
  asIs: readonly (number | null)[]
  /** Null if nothing is assumed. */
  scenario: readonly (number | null)[] | null
  shape: 'columns' | 'lines'
  names: { readonly asIs: string; readonly scenario: string }
}

/** Outlines and dashes are how it is, filled columns and whole lines the scenario: told apart with or without colour. */
const looks = {
  columns: { asIs: 'fill-surface stroke-ink-3', scenario: 'fill-brand' },
  lines: { asIs: 'fill-none stroke-ink-3 stroke-2', scenario: 'fill-none stroke-brand stroke-2' },
} as const
const DASHES = '6 4'

/** A chart of ten years for sighted users. Screen readers use the table below. */
export function YearChart({ title, years, asIs, scenario, shape, names }: Props) {
  const { ticks, y } = layOut([...asIs, ...(scenario ?? [])], shape === 'columns')
  const room = 100 / years.length
  const draw = (amounts: readonly (number | null)[], of: 'asIs' | 'scenario') =>
    shape === 'lines' ? (
      <path
        d={
          drawLine(amounts.map((amount, index) => [(index + 0.5) * room, amount && y(amount)])) ??
          ''
        }
        strokeDasharray={of === 'asIs' ? DASHES : undefined}
        className={looks.lines[of]}
      />
    ) : (
      amounts.map((amount, index) => {
        const width = room * (scenario ? 0.34 : 0.5)
        const begin = scenario ? (of === 'asIs' ? 0.13 : 0.53) : 0.25
        return (
          amount !== null && (
            <rect
              key={years[index]}
              x={(index + begin) * room}
              width={width}
              y={Math.min(y(amount), y(0))}
              height={Math.abs(y(amount) - y(0))}
              className={looks.columns[of]}
            />
          )
        )
      })
    )
  return (
    <figure aria-hidden className="min-w-0 text-12 text-ink-3">
      <figcaption className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="text-15 font-semibold text-ink">{title}</span>
        <span className="flex flex-wrap gap-x-4">
          <Legend name={names.asIs} shape={shape} of="asIs" />
          {scenario && <Legend name={names.scenario} shape={shape} of="scenario" />}
        </span>
      </figcaption>
      <div className="@container/chart grid h-64 grid-cols-[auto_minmax(0,1fr)] grid-rows-[minmax(0,1fr)_1.75rem] gap-x-2.5 pt-2">
        <div className="flex flex-col-reverse justify-between">
          {ticks.map(({ label, shortLabel }) => (
            <span key={label} className="flex h-0 items-center justify-end whitespace-nowrap">
              {shortLabel}
            </span>
          ))}
        </div>
        <div className="relative">
          <svg
            aria-hidden="true"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-visible *:[vector-effect:non-scaling-stroke]"
          >
            {ticks.map(({ y: at, label }) => (
              <path
                key={label}
                d={`M0,${at}H100`}
                strokeDasharray={shape === 'columns' && at === y(0) ? undefined : '3 4'}
                className="fill-none stroke-line"
              />
            ))}
            {draw(asIs, 'asIs')}
            {scenario && draw(scenario, 'scenario')}
          </svg>
        </div>
        <svg aria-hidden="true" className="col-start-2 size-full overflow-visible fill-ink-3">
          {years.map((year, index) => (
            <text
              key={year}
              x={`${(index + 0.5) * room}%`}
              y="22"
              textAnchor="middle"
              className={lookOfYear(index, years.length)}
            >
              {year}
            </text>
          ))}
        </svg>
      </div>
    </figure>
  )
}

/** As many years are named as there is room for: all, every third, or the first and the last. */
function lookOfYear(index: number, count: number): string {
  if (index === 0 || index === count - 1) return ''
  return index % 3 === 0 ? '@max-[12rem]/chart:hidden' : '@max-[28rem]/chart:hidden'
}

function Legend({
  name,
  shape,
  of,
}: {
  name: string
  shape: Props['shape']
  of: 'asIs' | 'scenario'
}) {
  return (
    <span className="flex items-center gap-1.5">
      {shape === 'columns' ? (
        <svg aria-hidden="true" width="10" height="10" className="overflow-visible">
          <rect width="10" height="10" className={looks.columns[of]} />
        </svg>
      ) : (
        <svg aria-hidden="true" viewBox="0 0 28 4" className="h-1 w-7 shrink-0">
          <path
            d="M0,2H28"
            strokeDasharray={of === 'asIs' ? DASHES : undefined}
            className={looks.lines[of]}
          />
        </svg>
      )}
      {name}
    </span>
  )
}
