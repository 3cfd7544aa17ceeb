import type { DepreciationEntry } from '@hausblick/contract/depreciation.ts'
import type { BuildingsOfUnits } from '../buildings.ts'
import { type DepreciationYear, depreciationOfYear } from '../depreciation.ts'
import type { ReportItem } from './items.ts'

/** What a report says of the depreciation of a building or unit, in cents and basis points. */
export interface ReportDepreciation {
  readonly id: string
  readonly kind: 'object' | 'unit'
  readonly label: string
  /** Null if none is recorded; then nothing can be calculated. */
  readonly price: number | null
  /** The additional costs of the purchase; null if unknown. Reports of earlier releases do not tell them. */
  readonly costs?: number | null
  readonly share: number
  readonly rate: number
  /** ISO 8601: `2019-05`. */
  readonly start: string
  readonly year: DepreciationYear | null
}

export interface ReportDepreciations {
  readonly items: readonly ReportDepreciation[]
  /** The amounts of the year; null if one is unknown, or both a building and one of its units are among them. */
  readonly sum: number | null
  /** Whether something is entered of a building and of one of its units, which would count twice. */
  readonly overlaps: boolean
}

interface Sources {
  readonly entries: readonly DepreciationEntry[]
  readonly objects: readonly Pick<ReportItem, 'id' | 'label'>[]
  readonly units: readonly Pick<ReportItem, 'id' | 'label'>[]
  /** What was paid for them in cents, by id; null if unknown. */
  readonly prices: Readonly<Record<ReportDepreciation['kind'], ReadonlyMap<string, number | null>>>
  readonly buildings: BuildingsOfUnits
  readonly year: number
}

/** Returns the depreciation of a year of what a report lists, in its order. */
export function reportDepreciation(sources: Sources): ReportDepreciations {
  const { entries, prices, buildings, year } = sources
  const itemsOf = (
    kind: ReportDepreciation['kind'],
    wire: DepreciationEntry['kind'],
    listed: readonly Pick<ReportItem, 'id' | 'label'>[],
  ) => {
    const entered = new Map(
      entries.filter((entry) => entry.kind === wire).map((entry) => [entry.itemId, entry]),
    )
    return listed.flatMap(({ id, label }) => {
      const entry = entered.get(id)
      if (!entry) return []
      const { share, rate, start, costs } = entry
      const price = prices[kind].get(id) ?? null
      const known = price !== null && price > 0 ? price : null
      const ofYear = depreciationOfYear(known, entry, year)
      return [{ id, kind, label, price: known, costs, share, rate, start, year: ofYear }]
    })
  }
  const objects = itemsOf('object', 'object', sources.objects)
  const units = itemsOf('unit', 'property', sources.units)
  const items = [...objects, ...units]
  const houses = new Set(objects.map(({ id }) => id))
  const overlaps = units.some(({ id }) => buildings.get(id)?.some((house) => houses.has(house)))
  return { items, overlaps, sum: overlaps ? null : addUp(items) }
}

/** Returns the sum of the year; null without items, or if any is unknown. */
function addUp(items: readonly ReportDepreciation[]): number | null {
  if (items.length === 0) return null
  return items.reduce<number | null>(
    (sum, { year }) => (sum === null || year === null ? null : sum + year.amount),
    0,
  )
}
