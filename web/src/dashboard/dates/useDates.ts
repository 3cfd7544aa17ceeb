import { type GroupedDates, groupDates } from '@hausblick/figures/dates/groups.ts'
import {
  type DateSubject,
  possibleIncreases,
  type UpcomingDate,
  upcomingDates,
} from '@hausblick/figures/dates/upcoming.ts'
import { unitsAt } from '@hausblick/figures/records/address.ts'
import type { ObjectDetails } from '@hausblick/figures/records/objectDetails.ts'
import type { UnitDetails } from '@hausblick/figures/records/unitDetails.ts'
import { objectDetailsQuery, unitDetailsQuery } from '../../data/details.ts'
import { loanDatesQuery } from '../../data/loanDates.ts'
import { joinReads, type Read, useRead } from '../../data/useRead.ts'
import { useToday } from '../../ui/useToday.ts'

/** A building or unit, with the loans that finance it. */
export interface DatedItem {
  readonly kind: 'object' | 'unit'
  readonly id: string
  readonly loanIds: readonly string[]
}

export interface Dated {
  /** How many dates have been possible before today, and how many are within the next 12 months. */
  readonly possible: number
  readonly ahead: number
  readonly grouped: GroupedDates
}

/** Returns what is possible already and the dates of the next 12 months, of all or of one, from the same replies as the figures. */
export function useDates(of: DatedItem | null): Read<Dated> {
  const today = useToday()
  const items = joinReads(
    useRead(unitDetailsQuery),
    useRead(objectDetailsQuery),
    (units, objects) => ({ units, objects }),
  )
  return joinReads(items, useRead(loanDatesQuery), ({ units, objects }, loans) => {
    const isShown = of === null ? () => true : createFilter(of, units, objects)
    const ofItem = (dates: readonly UpcomingDate[]) =>
      dates.filter(({ subject }) => isShown(subject))
    const possible = ofItem(possibleIncreases(units, today))
    const upcoming = ofItem(upcomingDates({ units, objects, loans }, today))
    return {
      possible: possible.length,
      ahead: upcoming.length,
      grouped: groupDates(possible, upcoming),
    }
  })
}

/** A building's dates are its own, those of its loans and those of the units at its address. */
function createFilter(
  { kind, id, loanIds }: DatedItem,
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
