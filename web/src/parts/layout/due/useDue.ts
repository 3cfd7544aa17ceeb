import type { OwedLoan } from '@hausblick/figures/debt.ts'
import type { DateSubject } from '@hausblick/figures/due/dateSubject.ts'
import { listDue } from '@hausblick/figures/due/due.ts'
import { type DueLine, groupDue } from '@hausblick/figures/due/groups.ts'
import { type Equity, unitsWithLoans } from '@hausblick/figures/equity.ts'
import type { LoanPlan } from '@hausblick/figures/loans/plan.ts'
import { unitsAt } from '@hausblick/figures/records/address.ts'
import type { ObjectDetails } from '@hausblick/figures/records/objectDetails.ts'
import type { UnitDetails } from '@hausblick/figures/records/unitDetails.ts'
import { useQuery } from '@tanstack/react-query'
import { useYears } from '../../../base/data/access.ts'
import { objectDetailsQuery, unitDetailsQuery } from '../../../base/data/details.ts'
import { configQuery } from '../../../base/data/queries.ts'
import { joinReads, mapRead, type Read, readOf, useRead } from '../../../base/data/useRead.ts'
import { useUnitFigures, useValues } from '../../../base/data/values.ts'
import { useToday } from '../../../base/ui/useToday.ts'

/** A building or unit, with the loans that finance it. */
export interface DueItem {
  readonly kind: 'object' | 'unit'
  readonly id: string
  readonly loanIds: readonly string[]
}

export interface DueLoans {
  readonly plans: Read<LoanPlan[]>
  readonly owed: Read<OwedLoan[]>
}

const none: readonly never[] = []
const noEquities: ReadonlyMap<string, Equity> = new Map()

/** Returns what has to be looked at, of all or of one, from the same replies as the figures. */
export function useDue(of: DueItem | null, { plans, owed }: DueLoans): Read<DueLine[]> {
  const today = useToday()
  const { year, latestYear } = useYears()
  const figures = useUnitFigures()
  const values = useValues('property', figures.data ?? none)
  const items = joinReads(
    joinReads(useRead(unitDetailsQuery), readOf(useQuery(configQuery)), (units, config) => ({
      units,
      cappedPlaces: config.cappedPlaces,
    })),
    useRead(objectDetailsQuery),
    (known, objects) => ({ ...known, objects }),
  )
  // What an earlier year lacked is nothing to be done today.
  const both = joinReads(owed, figures, (loans, units) => ({ loans, units }))
  const equities = mapRead(both, (known): ReadonlyMap<string, Equity> | undefined =>
    year === latestYear ? values && unitsWithLoans(known.loans, known.units, values) : noEquities,
  )
  const loans = joinReads(withoutError(plans, []), withoutError(equities, noEquities), listBoth)
  return joinReads(items, loans, (recordedItems, known) => {
    const { units, objects } = recordedItems
    const isShown = of === null ? () => true : createFilter(of, units, objects)
    const due = listDue({ ...recordedItems, ...known }, today)
    return groupDue(due.filter(({ subject }) => isShown(subject)))
  })
}

function listBoth(loans: readonly LoanPlan[], equities: ReadonlyMap<string, Equity>) {
  return { loans, equities }
}

/** Leaves out what could not be read, where the page says so elsewhere: at the loans and the figures. */
function withoutError<Value>(read: Read<Value>, instead: Value): Read<Value> {
  return read.error ? { ...read, data: instead, error: null } : read
}

/** A building's are its own, those of its loans and those of the units at its address. */
function createFilter(
  { kind, id, loanIds }: DueItem,
  units: readonly UnitDetails[],
  objects: readonly ObjectDetails[],
): (subject: DateSubject) => boolean {
  const building = kind === 'object' ? objects.find((object) => object.id === id) : undefined
  const unitIds = kind === 'unit' ? [id] : building ? unitsAt(building, units) : []
  const shown: Readonly<Record<DateSubject['kind'], ReadonlySet<string>>> = {
    object: new Set(kind === 'object' ? [id] : []),
    unit: new Set(unitIds),
    loan: new Set(loanIds),
  }
  return (subject) => shown[subject.kind].has(subject.id)
}
