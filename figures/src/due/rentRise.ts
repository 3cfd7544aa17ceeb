import { periodOf } from '../dates/period.ts'
import { addMonths } from '../loans/dueDays.ts'
import { unitsAt } from '../records/address.ts'
import type { ObjectDetails } from '../records/objectDetails.ts'
import type { UnitDetails } from '../records/unitDetails.ts'
import { compareWithMarket } from '../rent.ts'
import { WHOLE } from '../shares.ts'
import { type DateSubject, subjectOf } from './dateSubject.ts'
import { createRentCaps, type RentCap } from './rentCap.ts'

/** For so many months, a home's rent must have been unchanged when a higher one begins (§ 558 (1), § 557b (2) BGB). */
const UNCHANGED_MONTHS = { rentIncrease: 15, rentIndex: 12, rentStep: 0 } as const

/** Types of units to which § 558 BGB does not apply: their contracts say when the rent rises, and by how much. */
const COMMERCIAL =
  /gewerb|büro|buero|office|laden|läden|shop|geschäft|kiosk|praxis|kanzlei|lager|halle|werkstatt|gastro|restaurant|café|hotel/i
/** A flat may have one, too. */
const PARKING = /garage|stellplatz|parkplatz|carport/i
const HOME = /wohn/i

/** A rise of a rent that the operator has noted down, and that is to be examined. */
export interface RentRise extends RiseTerms {
  /** By the contract's steps (§ 557a BGB), by the index of consumer prices (§ 557b), or any other. */
  readonly kind: 'rentIncrease' | 'rentStep' | 'rentIndex'
  readonly subject: DateSubject
  /** From when a higher rent may be possible: ISO 8601 with day, month or year precision. */
  readonly from: string
  /** By how much the rent may rise at most, in cents a month; null if rent, size or market rent is unknown, or § 558 does not apply. */
  readonly most: number | null
}

/** By what a rent rises. */
export interface RiseTerms {
  /**
   * Whether § 558 BGB applies: `assumed`, if the rent is neither graduated nor indexed, which nobody recorded; `contract`, if
   * the contract alone says by how much.
   */
  readonly rule: 'comparable' | 'assumed' | 'contract'
  /** Null where § 558 does not apply, and of whole buildings. */
  readonly cap: RentCap | null
}

/** What rises follow from. */
export interface RentedRecords {
  readonly units: readonly UnitDetails[]
  readonly objects: readonly ObjectDetails[]
  /** The towns and postcodes where a rent may rise by 15 % only, as the operator has entered them. */
  readonly cappedPlaces: readonly string[]
}

/**
 * Returns the next rises of all rents on a day (ISO 8601), past ones too, in the order of the records. A building's own only counts
 * where its units are not recorded; otherwise it repeats theirs.
 */
export function listRises(
  { units, objects, cappedPlaces }: RentedRecords,
  today: string,
): RentRise[] {
  const capOf = createRentCaps(cappedPlaces)
  const ofObjects = objects
    .filter((object) => unitsAt(object, units).length === 0)
    .flatMap(({ nextRentIncrease: from, ...object }): RentRise[] => {
      if (from === null) return []
      // A building of shops and flats has both.
      const rule = isHome(object) || HOME.test(object.type) ? 'assumed' : 'contract'
      const subject = subjectOf('object', object)
      return [{ kind: 'rentIncrease', subject, from, most: null, rule, cap: null }]
    })
  return [
    ...units.flatMap((unit) => nextRise(unit, capOf(unit.address), today) ?? []),
    ...ofObjects,
  ]
}

/**
 * Returns the next rise of a unit's rent: not before the recorded day and, of a home, nor before its rent has been unchanged for
 * long enough. Null where none is recorded, nobody rents, the contract ends before, or § 558 applies and the rent is not below
 * the market rent.
 */
function nextRise(unit: UnitDetails, unitsCap: RentCap, today: string): RentRise | null {
  const { nextRentIncrease, tenant, rentalEnd, rentAgreement } = unit
  const recorded = periodOf(nextRentIncrease)
  if (nextRentIncrease === null || !recorded || tenant === null) return null
  const home = isHome(unit)
  const kind = KINDS[rentAgreement ?? 'comparable']
  const rule =
    !home || kind !== 'rentIncrease' ? 'contract' : rentAgreement ? 'comparable' : 'assumed'
  const earliest = home ? earliestOf(unit, UNCHANGED_MONTHS[kind]) : null
  const from = earliest !== null && earliest > recorded.last ? earliest : nextRentIncrease
  const end = periodOf(rentalEnd)?.last
  if (end !== undefined && end >= today && end < (periodOf(from)?.first ?? '')) return null
  const cap = rule === 'contract' ? null : unitsCap
  const most = cap && mostRise(unit, cap)
  return most === 0 ? null : { kind, subject: subjectOf('unit', unit), from, most, rule, cap }
}

function isHome({ type }: { readonly type: string }): boolean {
  return !COMMERCIAL.test(type) && (HOME.test(type) || !PARKING.test(type))
}

const KINDS = { graduated: 'rentStep', indexed: 'rentIndex', comparable: 'rentIncrease' } as const

/** Returns by how much a home's rent may rise at most: up to the market rent, and within the limit; whole cents, rounded down. */
function mostRise(unit: UnitDetails, { share }: RentCap): number | null {
  const compared = compareWithMarket(unit)
  if (!compared) return null
  const rent = compared.market + compared.difference
  return Math.min(Math.max(0, -compared.difference), Math.floor((rent * share) / WHOLE))
}

function earliestOf({ rentalStart }: UnitDetails, months: number): string | null {
  const start = periodOf(rentalStart)?.last
  return start === undefined || months === 0 ? null : addMonths(start, months)
}
