import type { Schedule } from '@hausblick/figures/loans/schedule.ts'
import { type ReactNode, useId, useMemo } from 'react'
import { BalanceChart, LineSample } from './BalanceChart.tsx'
import { layOutBalance } from './balancePlot.ts'
import * as texts from './texts.ts'

interface Props {
  plan: Schedule
  /** The schedule without special repayments; null if there are none. */
  without: Schedule | null
  fixedUntil: string | null
  today: string
  /** What the reader may choose. */
  children: ReactNode
}

/** The chart of what is owed, with its legend. */
export function BalanceSection({ plan, without, fixedUntil, today, children }: Props) {
  const id = useId()
  const plot = useMemo(
    () => layOutBalance({ plan, without, today, fixedUntil }),
    [plan, without, today, fixedUntil],
  )
  if (!plot) return null
  const bases = (['calculated', 'contract', 'scenario'] as const).filter((basis) =>
    plot.lines.some((one) => one.basis === basis),
  )
  return (
    <section aria-labelledby={id} className="card min-w-0 p-5 md:p-6">
      <div className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h2 id={id} className="text-17 font-semibold">
          {texts.chartHeading}
        </h2>
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-13 text-ink-2">
          {bases.map((basis) => (
            <li key={basis} className="flex items-center gap-2">
              <LineSample of={basis} />
              {texts.chartBases[basis]}
            </li>
          ))}
          {plot.without && (
            <li className="flex items-center gap-2">
              <LineSample of="without" />
              {texts.chartWithout}
            </li>
          )}
        </ul>
      </div>
      <BalanceChart plot={plot} />
      <p className="sr-only">{texts.numbersBelow}</p>
      {children}
    </section>
  )
}
