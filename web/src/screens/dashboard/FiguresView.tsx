import type { KindSubject } from '@hausblick/figures/amountsByKind.ts'
import { type Month, type MonthlyAmounts, monthlySeries } from '@hausblick/figures/cashflow.ts'
import type { Valuation } from '@hausblick/figures/valuation.ts'
import type { Valued } from '@hausblick/figures/valueHistory.ts'
import { ChartNoAxesColumn } from 'lucide-react'
import { type ReactNode, Suspense, useMemo } from 'react'
import type { Read } from '../../base/data/useRead.ts'
import { EmptyNote } from '../../base/ui/EmptyNote.tsx'
import { FailedRead } from '../../base/ui/ErrorNote.tsx'
import { MonthCard } from './cards/MonthCard.tsx'
import { RateCard } from './cards/RateCard.tsx'
import { StatCards } from './cards/StatCard.tsx'
import { ValueCard } from './cards/ValueCard.tsx'
import { CashFlowCard } from './chart/CashFlowCard.tsx'
import { Kinds } from './kinds/Kinds.tsx'
import { useCauses } from './kinds/useCauses.ts'
import * as texts from './texts.ts'
import { ViewHead } from './ViewHead.tsx'
import { ValueBox } from './value/ValueBox.tsx'

/** Side by side if there is room; whatever stands alone takes the whole width. */
const looks = {
  pair: 'grid grid-cols-1 gap-3 md:gap-4 lg:*:only:col-span-full print:block print:space-y-4',
} as const

/** The figures that portfolios, buildings and units have in common. */
export interface Figures {
  readonly valuation: Valuation
  readonly occupancyRate: number | null
  readonly cashFlow: MonthlyAmounts
  /** That of the year before; null if there is none to compare with. */
  readonly cashFlowBefore: MonthlyAmounts | null
}

interface Props {
  title: string
  /** The texts that differ from view to view (product §4). */
  labels: Record<'income' | 'expenses' | 'rate' | 'course', string>
  /** The figures; null if none are recorded yet. */
  read: Read<Figures | null>
  /** Title of the note if the figures could not be read. */
  failure: string
  /** Text of the note if there are no figures. */
  empty: string
  selector?: ReactNode
  lastCard: ReactNode
  /** Whose values are shown by date. */
  valued: Valued | undefined
  /** What amounts by kind are shown of; undefined while that is loading. */
  subject: KindSubject | undefined
  purchaseDateNote?: string
  /** What has to be looked at. */
  due: ReactNode
  /** What remains of the figures after loans. */
  kept: ReactNode
  /** What the newest month has brought: first if that is new, and else with the cards of the last month. */
  month: { readonly isNew: boolean; readonly summary: ReactNode } | undefined
  houses?: ReactNode
  loans: ReactNode
  /** Where the figures lead. */
  leads: ReactNode
}

/** Renders the body of each of the dashboard's three views: what is due and what is kept before what there is. */
export function FiguresView(props: Props) {
  const { title, labels, read, selector, lastCard, valued, purchaseDateNote, month } = props
  const figures = read.data ?? undefined
  const hasFigures = read.error === null && read.data !== null
  const { cashFlow, cashFlowBefore } = figures ?? {}
  const months = useMemo(() => cashFlow && monthlySeries(cashFlow), [cashFlow])
  const before = useMemo(() => seriesBefore(cashFlowBefore), [cashFlowBefore])
  const causes = useCauses(props.subject)
  return (
    <>
      <ViewHead
        title={title}
        months={months}
        valuationDate={figures?.valuation.valuationDate ?? null}
      >
        {selector}
      </ViewHead>
      {read.error ? (
        <FailedRead title={props.failure} read={read} />
      ) : (
        read.data === null && (
          <EmptyNote icon={ChartNoAxesColumn} title={texts.noFigures}>
            {props.empty}
          </EmptyNote>
        )
      )}
      <div className="grid grid-cols-1 gap-2.5 md:gap-4" aria-busy={hasFigures && !figures}>
        {hasFigures && !figures && <p className="sr-only">{texts.loading}</p>}
        {hasFigures && month?.isNew && month.summary}
        <div className={`${looks.pair} lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]`}>
          <Part>{props.due}</Part>
          <Part>{hasFigures && props.kept}</Part>
        </div>
        {hasFigures && !month?.isNew && month?.summary}
        {hasFigures && (
          <StatCards>
            <ValueCard valuation={figures?.valuation} />
            <MonthCard label={labels.income} kind="income" {...{ months, before, causes }} />
            <MonthCard label={labels.expenses} kind="expenses" {...{ months, before, causes }} />
            <RateCard label={labels.rate} rate={figures?.occupancyRate} />
            {lastCard}
          </StatCards>
        )}
        <Part>{props.houses}</Part>
        {hasFigures && (
          <div className={`${looks.pair} lg:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)]`}>
            <Part>
              {figures && props.subject && <Kinds subject={props.subject} totals={figures} />}
            </Part>
            <Part>
              <CashFlowCard title={labels.course} {...{ months, before, causes }} />
            </Part>
          </div>
        )}
        <Part>{props.loans}</Part>
        <Part>
          {hasFigures && (
            <ValueBox valuation={figures?.valuation} dateNote={purchaseDateNote} valued={valued} />
          )}
        </Part>
        <Part>{props.leads}</Part>
      </div>
    </>
  )
}

/** A part that React takes over by itself, between inputs and first where somebody presses. */
function Part({ children }: { children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>
}

/** Returns the series of the year before, empty without one. */
export function seriesBefore(amounts: MonthlyAmounts | null | undefined): readonly Month[] {
  return amounts ? monthlySeries(amounts) : []
}
