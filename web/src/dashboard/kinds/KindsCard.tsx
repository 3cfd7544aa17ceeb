import {
  type Flow,
  type KindPeriod,
  type KindSpan,
  type KindSubject,
  type KindYears,
  spanOf,
  sumByKind,
} from '@hausblick/figures/amountsByKind.ts'
import { MONTH_LABELS } from '@hausblick/figures/cashflow.ts'
import { useYears } from '../../data/access.ts'
import { formatMonth } from '../../format/month.ts'
import { SegmentedChoice } from '../../ui/SegmentedChoice.tsx'
import { useAddressState } from '../../ui/useAddressState.ts'
import { KindTable } from './KindTable.tsx'
import { kindsParameter } from './kindsAddress.ts'
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
  const span = spanOf(period, last)
  const sums = sumByKind(years, span, flow)
  const described = describeSpan(span, year)
  return (
    <section aria-labelledby="wofuer" className="card min-w-0 p-5 md:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h3 id="wofuer" className="text-17 font-semibold">
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
            onChoose={(chosen) => write((latest) => ({ ...latest, period: chosen }))}
          />
        </div>
      </div>
      {sums ? (
        <KindTable
          subject={subject}
          years={years}
          flow={flow}
          sums={sums}
          span={span}
          open={state.kind}
          onOpen={(kind) => write((latest) => ({ ...latest, kind }))}
        />
      ) : (
        <p className="mt-4 text-ink-2">{texts.nothing(flow, described)}</p>
      )}
    </section>
  )
}

/** Names the months of a span: `Dezember 2025`, `Januar–August 2025`, `September 2024–August 2025`. */
function describeSpan({ first, last }: KindSpan, year: number): string {
  const nameOf = (place: number) => {
    const label = MONTH_LABELS[(place + 12) % 12]
    return label ? formatMonth(label) : ''
  }
  if (first === last) return `${nameOf(last)} ${year}`
  const start = first < 0 ? `${nameOf(first)} ${year - 1}` : nameOf(first)
  return `${start}–${nameOf(last)} ${year}`
}
