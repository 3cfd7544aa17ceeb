import type { MonthlyAmounts } from '../cashflow.ts'
import { addressLine } from '../records/address.ts'
import type { ObjectDetails } from '../records/objectDetails.ts'
import type { UnitDetails } from '../records/unitDetails.ts'
import { compareGerman } from '../text.ts'
import type { Valuation } from '../valuation.ts'
import { type ReportCashFlow, reportCashFlow } from './cashFlow.ts'
import type { ReportKind } from './kinds.ts'

/** What a report says of a building or unit. Money is in cents, shares are in basis points; null if unknown. */
export interface ReportItem {
  readonly id: string
  readonly label: string
  /** The address line; empty if unknown. */
  readonly address: string
  /** Empty if unknown. */
  readonly type: string
  readonly occupancyRate: number | null
  readonly valuation: Pick<Valuation, 'value' | 'valuationDate'>
  /** Null if the year has no value. */
  readonly cashFlow: ReportCashFlow | null
  /** Empty without amounts by kind. Reports made by earlier releases have none. */
  readonly kinds?: readonly ReportKind[]
}

interface Figures {
  readonly id: string
  readonly valuation: Valuation
  readonly occupancyRate: number | null
  readonly cashFlow: MonthlyAmounts
}

/** Joins figures and master data by their ids; either may be missing. Sorted by label. */
export function toItems(
  figures: readonly Figures[],
  details: readonly (ObjectDetails | UnitDetails)[],
  {
    isLatestYear,
    kindsOf: byKind,
  }: {
    readonly isLatestYear: boolean
    readonly kindsOf: (id: string, totals: MonthlyAmounts | null) => ReportKind[]
  },
): ReportItem[] {
  const figuresById = new Map(figures.map((one) => [one.id, one]))
  const detailsById = new Map(details.map((one) => [one.id, one]))
  const ids = new Set([...figuresById.keys(), ...detailsById.keys()])
  return [...ids]
    .map((id) => {
      const known = figuresById.get(id)
      const described = detailsById.get(id)
      return {
        id,
        label: described?.label ?? id,
        address: described ? addressLine(described.address) : '',
        type: described?.type ?? '',
        occupancyRate: isLatestYear ? (known?.occupancyRate ?? null) : null,
        valuation: knownValue(known?.valuation),
        cashFlow: known ? reportCashFlow(known.cashFlow) : null,
        kinds: byKind(id, known?.cashFlow ?? null),
      }
    })
    .toSorted((a, b) => compareGerman(a.label, b.label) || compareGerman(a.id, b.id))
}

export function knownValue(valuation: Valuation | undefined): ReportItem['valuation'] {
  return { value: valuation?.value ?? null, valuationDate: valuation?.valuationDate ?? null }
}
