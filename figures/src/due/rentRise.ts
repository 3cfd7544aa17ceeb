import { periodOf } from '../dates/period.ts'
import { addMonths } from '../loans/dueDays.ts'
import { unitsAt } from '../records/address.ts'
import type { ObjectDetails } from '../records/objectDetails.ts'
import type { UnitDetails } from '../records/unitDetails.ts'
import { compareWithMarket } from '../rent.ts'
import { WHOLE } from '../shares.ts'
import { type DateSubject, subjectOf } from './dateSubject.ts'

/**
 * The limit of § 558 (3) BGB: a rent rises by at most 20 % within three years, in basis points. In tense markets, which nobody
 * has recorded, it is 15 %, and what the last three years brought counts.
 */
const LIMIT = 2_000

/** A rent must have been unchanged for so many months when a higher one begins (§ 558 (1) BGB). */
const UNCHANGED_MONTHS = 15

/** Types of units to which § 558 BGB does not apply: their contracts say when the rent rises, and by how much. */
const COMMERCIAL =
  /gewerb|büro|buero|laden|praxis|kanzlei|lager|halle|gastro|restaurant|garage|stellplatz/i

/** A rise of a rent that the operator has noted down, and that is to be examined. */
export interface RentRise {
  readonly subject: DateSubject
  /** From when a higher rent may be possible: ISO 8601 with day, month or year precision. */
  readonly from: string
  /** By how much the rent may rise at most, in cents a month; null if rent, size or market rent is unknown, or the contract says it. */
  readonly most: number | null
  /** Whether § 558 BGB does not apply. */
  readonly isByContract: boolean
}

/**
 * Returns the next rises of all rents on a day (ISO 8601), past ones too, in the order of the records. A building's own only counts
 * where its units are not recorded; otherwise it repeats theirs.
 */
export function listRises(
  { units, objects }: { units: readonly UnitDetails[]; objects: readonly ObjectDetails[] },
  today: string,
): RentRise[] {
  const ofObjects = objects
    .filter((object) => unitsAt(object, units).length === 0)
    .flatMap(({ nextRentIncrease: from, ...object }): RentRise[] =>
      from === null
        ? []
        : [{ subject: subjectOf('object', object), from, most: null, isByContract: false }],
    )
  return [...units.flatMap((unit) => nextRise(unit, today) ?? []), ...ofObjects]
}

/**
 * Returns the next rise of a unit's rent: not before the recorded day and, of a home, nor before the contract has run for 15 months.
 * Null where none is recorded, nobody rents, the contract ends before, or a home's rent is not below the market rent.
 */
function nextRise(unit: UnitDetails, today: string): RentRise | null {
  const { nextRentIncrease, tenant, rentalEnd } = unit
  const recorded = periodOf(nextRentIncrease)
  if (nextRentIncrease === null || !recorded || tenant === null) return null
  const isByContract = COMMERCIAL.test(unit.type)
  const earliest = isByContract ? null : earliestOf(unit)
  const from = earliest !== null && earliest > recorded.last ? earliest : nextRentIncrease
  const end = periodOf(rentalEnd)?.last
  if (end !== undefined && end >= today && end < (periodOf(from)?.first ?? '')) return null
  const most = isByContract ? null : mostRise(unit)
  return most === 0 ? null : { subject: subjectOf('unit', unit), from, most, isByContract }
}

/** Returns by how much a home's rent may rise at most: up to the market rent, and by 20 %; whole cents, rounded down. */
function mostRise(unit: UnitDetails): number | null {
  const compared = compareWithMarket(unit)
  if (!compared) return null
  const rent = compared.market + compared.difference
  return Math.min(Math.max(0, -compared.difference), Math.floor((rent * LIMIT) / WHOLE))
}

function earliestOf({ rentalStart }: UnitDetails): string | null {
  const start = periodOf(rentalStart)?.last
  return start === undefined ? null : addMonths(start, UNCHANGED_MONTHS)
}
