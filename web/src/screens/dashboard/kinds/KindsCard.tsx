import {
  type Flow,
  type KindPeriod,
  type KindSubject,
  type KindYears,
  spanOf,
  sumByKind,
} from '@hausblick/figures/amountsByKind.ts'
import { useYears } from '../../../base/data/access.ts'
import { nameMonth, nameSpan } from '../../../base/format/month.ts'
import { SegmentedChoice } from '../../../base/ui/SegmentedChoice.tsx'
import { Select } from '../../../base/ui/Select.tsx'
import { useAddressState } from '../../../base/ui/useAddressState.ts'
import { KindTable } from './KindTable.tsx'
import { KINDS_PLACE, kindsParameter, monthParameterOf } from './kindsAddress.ts'
import * as texts from './texts.ts'

interface Props {
  subject: KindSubject
  years: KindYears
  /** The last month with a value, counted from 0. */
  last: number
  /** Those that have kinds. */
  flows: readonly Flow[]
}

const periods: readonly KindPeriod[] = ['month', 'year', 'twelve']

/** The kinds of a flow as bars, over a period that the reader chooses. */
export function KindsCard({ subject, years, last, flows }: Props) {
  const { year } = useYears()
  const [state, write] = useAddressState(kindsParameter)
  // Twelve months need those of the year before.
  const offered = periods.filter((one) => spanOf(one, last).first >= 0 || years.before)
  const period = offered.find((one) => one === state.period) ?? 'year'
  const flow = flows.find((one) => one === state.flow) ?? flows[0] ?? 'expenses'
  const months = Array.from({ length: last + 1 }, (_, place) => monthParameterOf(place))
  const chosen = state.month === null ? -1 : months.indexOf(state.month)
  const month = period === 'month' && chosen >= 0 ? chosen : last
  const span = spanOf(period, month)
  const sums = sumByKind(years, span, flow)
  const described = nameSpan(span, year)
  return (
    <section aria-labelledby={KINDS_PLACE} className="card min-w-0 p-4 md:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h3
            id={KINDS_PLACE}
            tabIndex={-1}
            className="scroll-mt-6 text-17 font-semibold outline-none"
          >
            {texts.heading}
          </h3>
          <p className="text-13 text-ink-3">{texts.summary(flow, described)}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {flows.length > 1 && (
            <SegmentedChoice
              label={texts.flowLabel}
              options={flows.map((id) => ({ id, label: texts.flows[id] }))}
              chosen={flow}
              onChoose={(chosen) => write((latest) => ({ ...latest, flow: chosen, kind: null }))}
            />
          )}
          <SegmentedChoice
            label={texts.periodLabel}
            options={offered.map((id) => ({ id, label: texts.periods[id] }))}
            chosen={period}
            onChoose={(one) => write((latest) => ({ ...latest, period: one, month: null }))}
          />
          {period === 'month' && last > 0 && (
            <Select
              label={texts.month}
              labelled="hidden"
              options={months.map((value, place) => ({ value, label: nameMonth(place) }))}
              value={months[month] ?? ''}
              onChange={(value) => write((latest) => ({ ...latest, month: value }))}
            />
          )}
        </div>
      </div>
      {sums ? (
        <KindTable
          subject={subject}
          years={years}
          flow={flow}
          sums={sums}
          span={span}
          last={last}
          open={state.kind}
          onOpen={(kind) => write((latest) => ({ ...latest, kind }))}
        />
      ) : (
        <p className="mt-4 text-ink-2">{texts.nothing(flow, described)}</p>
      )}
    </section>
  )
}
