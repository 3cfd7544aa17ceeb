import type { Assumptions } from '@hausblick/figures/scenario/assumptions.ts'
import { NEUTRAL } from '@hausblick/figures/scenario/assumptions.ts'
import { compareOutcomes } from '@hausblick/figures/scenario/outcome.ts'
import { project } from '@hausblick/figures/scenario/project.ts'
import { settle } from '@hausblick/figures/scenario/settle.ts'
import { useId, useMemo } from 'react'
import { useLocation } from 'react-router'
import { useAddressState } from '../../base/ui/useAddressState.ts'
import { assumptionsParameter, findWrong } from './assumptionsAddress.ts'
import { YearChart } from './chart/YearChart.tsx'
import { AssumptionsForm } from './form/AssumptionsForm.tsx'
import { How } from './How.tsx'
import { isNeutral, listAssumed } from './listAssumed.ts'
import { Result } from './Result.tsx'
import * as texts from './texts.ts'
import type { Start } from './useKnown.ts'
import { YearTable } from './YearTable.tsx'

const names = { asIs: texts.asIs, scenario: texts.scenario }

/** The assumptions, and what follows from them beside how it is. */
export function ScenarioView({ known, labels }: Start) {
  const id = useId()
  const [assumed, assume] = useAddressState(assumptionsParameter)
  const { search } = useLocation()
  const { settled, corrections } = useMemo(() => settle(known, assumed), [known, assumed])
  const asIs = useMemo(() => project(known, NEUTRAL), [known])
  const projection = useMemo(() => project(known, settled), [known, settled])
  const neutral = isNeutral(settled)
  const lines = compareOutcomes(asIs, projection)
  const wealth = lines.find(({ part }) => part === 'wealth')?.difference ?? null
  const wrong = [
    ...new Set([...findWrong(search), ...corrections].map((one) => texts.corrections[one])),
  ]
  const years = known.years
  const last = years.at(-1) ?? 0
  const of = (part: 'cash' | 'equity') => ({
    years,
    asIs: asIs.years.map((year) => year[part]),
    scenario: neutral ? null : projection.years.map((year) => year[part]),
    names,
  })
  return (
    <>
      {wrong.length > 0 && (
        <p role="note" className="card mb-4 p-4 text-ink-2">
          {texts.corrected(wrong)}
        </p>
      )}
      <div className="grid grid-cols-1 items-start gap-3 md:gap-4 lg:grid-cols-[22rem_minmax(0,1fr)] print:grid-cols-1">
        <AssumptionsForm
          known={known}
          labels={labels}
          settled={settled}
          isNeutral={neutral}
          isRenewed={projection.renewed.length > 0}
          short={neutral || wealth === null ? null : texts.inShort(last, wealth)}
          onChange={(change: Partial<Assumptions>) =>
            assume((latest) => ({ ...latest, ...change }), { replace: true })
          }
        />
        <div className="grid min-w-0 grid-cols-1 gap-3 md:gap-4">
          <Result
            labels={labels}
            lines={lines}
            year={last}
            isNeutral={neutral}
            assumed={listAssumed(settled, labels)}
            missing={projection.missing}
            renewed={projection.renewed}
          />
          <section aria-labelledby={id} className="card min-w-0 p-5 md:p-6">
            <h2 id={id} className="mb-4 text-17 font-semibold">
              {texts.chartHeading}
            </h2>
            <div className="grid grid-cols-1 gap-6 wide:grid-cols-2">
              <YearChart title={texts.cashChart} shape="columns" {...of('cash')} />
              <YearChart title={texts.equityChart} shape="lines" {...of('equity')} />
            </div>
            <p className="sr-only">{texts.numbersBelow}</p>
          </section>
        </div>
      </div>
      <div className="mt-3 grid grid-cols-1 gap-3 md:mt-4 md:gap-4">
        <YearTable asIs={asIs.years} scenario={neutral ? null : projection.years} />
        <How known={known} />
      </div>
    </>
  )
}
