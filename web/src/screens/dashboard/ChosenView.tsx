import type { KindSubject } from '@hausblick/figures/amountsByKind.ts'
import type { Debt, OwedLoan } from '@hausblick/figures/debt.ts'
import type { ownFiguresOf } from '@hausblick/figures/ownBuildings.ts'
import type { ReactNode } from 'react'
import { useYears } from '../../base/data/access.ts'
import {
  type ListedLoan,
  useListedLoans,
  useLoanPlans,
  useOwedOf,
} from '../../base/data/loanPlans.ts'
import { mapRead, type Read } from '../../base/data/useRead.ts'
import { Select } from '../../base/ui/Select.tsx'
import { useToday } from '../../base/ui/useToday.ts'
import { DueCard } from '../../parts/layout/due/DueCard.tsx'
import { useDue } from '../../parts/layout/due/useDue.ts'
import { Equity } from './equity/Equity.tsx'
import { type Figures, FiguresView } from './FiguresView.tsx'
import { PlaceLeads } from './leads/PlaceLeads.tsx'
import { LoanOverview } from './loans/LoanOverview.tsx'
import { UnitMissing, useMissingRent } from './month/UnitMissing.tsx'
import * as texts from './texts.ts'

const labels = {
  income: texts.chosenIncome,
  expenses: texts.chosenExpenses,
  rate: texts.chosenRate,
  course: texts.chosenChart,
}

interface Item extends Figures {
  readonly id: string
  readonly label: string
}

export interface ChosenRecord {
  /** The id in the address; null selects the first one. */
  chosen: string | null
  onChoose: (id: string) => void
}

interface Props<Record extends Item> extends ChosenRecord {
  title: string
  selectorLabel: string
  records: Read<Record[]>
  failure: string
  empty: string
  lastCard: (record: Record | undefined) => ReactNode
  /** These return undefined while something that they need is loading. */
  loansOf: (loans: readonly ListedLoan[], id: string) => ListedLoan[] | undefined
  debtOf: (loans: readonly OwedLoan[], id: string) => Debt | null | undefined
  subjectOf: (id: string) => KindSubject | undefined
  /** Returns what of a building is the owner's; missing for units, which are theirs. */
  ownOf?: (id: string) => ReturnType<typeof ownFiguresOf> | undefined
  kind: 'object' | 'unit'
}

/** Renders the figures and loans of the selected building or unit. */
export function ChosenView<Record extends Item>(props: Props<Record>) {
  const { records, chosen, onChoose, loansOf } = props
  const today = useToday()
  const plans = useLoanPlans(today)
  const loans = useOwedOf(plans, today, useYears())
  const listed = useListedLoans(loans)
  const read = mapRead(records, (all) => all.find(({ id }) => id === chosen) ?? all[0] ?? null)
  const record = read.data ?? undefined
  const loanIds = (record && listed.data && loansOf(listed.data, record.id))?.map(
    ({ loan }) => loan.loanId,
  )
  const due = useDue(
    { kind: props.kind, id: record?.id ?? '', loanIds: loanIds ?? [] },
    { plans, owed: loans },
  )
  const own = record && props.ownOf ? props.ownOf(record.id) : undefined
  const unitIds = own?.unitIds ?? null
  const missing = useMissingRent(props.kind === 'unit' ? record?.id : undefined)
  const month = missing && {
    isNew: false,
    summary: <UnitMissing rent={missing} />,
  }
  const isNothing = read.data === null || read.error !== null
  return (
    <FiguresView
      title={props.title}
      labels={labels}
      read={read}
      failure={props.failure}
      empty={props.empty}
      selector={
        !isNothing && (
          <>
            <p className="hidden font-semibold print:block">{record?.label}</p>
            <Select
              label={props.selectorLabel}
              options={records.data?.map(({ id, label }) => ({ value: id, label })) ?? []}
              value={record?.id ?? ''}
              onChange={onChoose}
              labelled="before"
              className="md:w-96 lg:w-110"
            />
          </>
        )
      }
      lastCard={props.lastCard(record)}
      valued={record && { kind: props.kind === 'unit' ? 'property' : 'object', id: record.id }}
      subject={record && props.subjectOf(record.id)}
      due={isNothing ? null : <DueCard key={record?.id} of={props.kind} read={due} />}
      kept={
        <Equity
          key={`equity ${record?.id}`}
          view={props.kind}
          place={record && { kind: props.kind, id: record.id }}
          subject={record && props.subjectOf(record.id)}
          figures={record && ownAmounts(record, props.ownOf !== undefined, own)}
          loans={loans}
          debtOf={(all) => props.debtOf(all, record?.id ?? '')}
        >
          {unitIds && (
            <p className="mt-1 text-13 text-ink-2">{texts.onlyOwnUnits(unitIds.length)}</p>
          )}
        </Equity>
      }
      month={month}
      loans={
        isNothing ? null : (
          <LoanOverview
            key={record?.id}
            view={props.kind}
            loans={mapRead(listed, (all) => (record ? loansOf(all, record.id) : undefined))}
          />
        )
      }
      leads={record && <PlaceLeads place={{ kind: props.kind, id: record.id }} figures={record} />}
    />
  )
}

/** Returns the figures of a record with what is the owner's of them; undefined while that is loading. */
function ownAmounts(
  record: Figures,
  isPartial: boolean,
  own: ReturnType<typeof ownFiguresOf> | undefined,
): Figures | undefined {
  if (!isPartial) return record
  if (!own) return undefined
  const { value, cashFlow } = own
  return { ...record, valuation: { ...record.valuation, value }, cashFlow }
}
