import { periodOf } from '../dates/period.ts'
import { addMonths } from '../loans/dueDays.ts'
import type { UnitDetails } from '../records/unitDetails.ts'
import { compareWithMarket } from '../rent.ts'
import { WHOLE } from '../shares.ts'

/**
 * The limit of § 558 (3) BGB: a rent rises by at most 20 % within three years, in basis points. In tense markets, which nobody
 * has recorded, it is 15 %, and what the last three years brought counts.
 */
const LIMIT = 2_000

/** A rent must have been unchanged for so many months when a higher one begins (§ 558 (1) BGB). */
const UNCHANGED_MONTHS = 15

/** Types of units to which § 558 BGB does not apply. */
const COMMERCIAL =
  /gewerb|büro|buero|laden|praxis|kanzlei|lager|halle|gastro|restaurant|garage|stellplatz/i

export interface RentRise {
  /** From when a higher rent is possible: ISO 8601 with day, month or year precision. */
  readonly from: string
  /** By how much the rent may rise at most, in cents a month; null if rent, size or market rent is unknown. */
  readonly most: number | null
}

/**
 * Returns the next rise of a rent: not before the recorded day, nor before the contract has run for 15 months. Null where none is
 * recorded, nobody rents, the contract ends before, or the rent is not below the market rent.
 *
 * @param today ISO 8601
 */
export function nextRise(unit: UnitDetails, today: string): RentRise | null {
  const { nextRentIncrease, tenant, rentalEnd } = unit
  const recorded = periodOf(nextRentIncrease)
  if (nextRentIncrease === null || !recorded || tenant === null) return null
  const earliest = earliestOf(unit)
  const from = earliest !== null && earliest > recorded.last ? earliest : nextRentIncrease
  const end = periodOf(rentalEnd)?.last
  if (end !== undefined && end >= today && end < (periodOf(from)?.first ?? '')) return null
  const most = mostRise(unit)
  return most === 0 ? null : { from, most }
}

/**
 * Returns by how much a rent may rise at most: up to the market rent, and of homes by 20 %; whole cents, rounded down. 0 for a rent
 * that is not below the market rent; null if rent, size or market rent is unknown.
 */
export function mostRise(unit: UnitDetails): number | null {
  const compared = compareWithMarket(unit)
  if (!compared) return null
  const toMarket = Math.max(0, -compared.difference)
  if (isCommercial(unit)) return toMarket
  const rent = compared.market + compared.difference
  return Math.min(toMarket, Math.floor((rent * LIMIT) / WHOLE))
}

function earliestOf(unit: UnitDetails): string | null {
  const start = isCommercial(unit) ? undefined : periodOf(unit.rentalStart)?.last
  return start === undefined ? null : addMonths(start, UNCHANGED_MONTHS)
}

function isCommercial({ type }: UnitDetails): boolean {
  return COMMERCIAL.test(type)
}
