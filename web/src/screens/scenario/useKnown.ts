import { buildingsOfUnits } from '@hausblick/figures/buildings.ts'
import type { MonthlyAmounts } from '@hausblick/figures/cashflow.ts'
import { gatherKnown, type Known } from '@hausblick/figures/scenario/known.ts'
import { useMemo } from 'react'
import { objectDetailsQuery, unitDetailsQuery } from '../../base/data/details.ts'
import { useLoanPlans } from '../../base/data/loanPlans.ts'
import { objectsQuery, portfolioQuery, unitsQuery } from '../../base/data/queries.ts'
import { joinReads, type Read, useRead } from '../../base/data/useRead.ts'
import { useYearBefore } from '../../base/data/useYearBefore.ts'
import type { Labels } from './labels.ts'

/** What a scenario starts from, and how what it speaks of is called. */
export interface Start {
  readonly known: Known
  readonly labels: Labels
  /** Whether neither figures nor loans are recorded. */
  readonly isEmpty: boolean
}

/**
 * Reads what a scenario starts from.
 *
 * @param today ISO 8601
 */
export function useKnown(today: string): Read<Start> {
  const reads = {
    portfolio: useRead(portfolioQuery),
    portfolioBefore: useYearBefore(portfolioQuery),
    units: useRead(unitsQuery),
    unitsBefore: useYearBefore(unitsQuery),
    objects: useRead(objectsQuery),
    objectsBefore: useYearBefore(objectsQuery),
    unitDetails: useRead(unitDetailsQuery),
    objectDetails: useRead(objectDetailsQuery),
    plans: useLoanPlans(today),
  }
  const portfolio = reads.portfolio.data
  const portfolioBefore = reads.portfolioBefore.data
  const units = reads.units.data
  const unitsBefore = reads.unitsBefore.data
  const objects = reads.objects.data
  const objectsBefore = reads.objectsBefore.data
  const unitDetails = reads.unitDetails.data
  const objectDetails = reads.objectDetails.data
  const plans = reads.plans.data
  const data = useMemo((): Start | undefined => {
    if (portfolio === undefined || portfolioBefore === undefined) return undefined
    if (!units || unitsBefore === undefined || !objects || objectsBefore === undefined)
      return undefined
    if (!unitDetails || !objectDetails || !plans) return undefined
    const loans = plans.map(({ loan }) => loan)
    const known = gatherKnown({
      today,
      portfolio: portfolio && { ...portfolio, cashFlowBefore: portfolioBefore?.cashFlow ?? null },
      units: withBefore(units, unitsBefore, ({ unitId }) => unitId),
      objects: withBefore(objects, objectsBefore, ({ objectId }) => objectId),
      details: unitDetails,
      objectDetails,
      buildings: buildingsOfUnits(objectDetails, unitDetails, loans),
      plans,
    })
    return {
      known,
      labels: {
        units: new Map(unitDetails.map(({ id, label }) => [id, label])),
        objects: new Map(objectDetails.map(({ id, label }) => [id, label])),
        loans: new Map(loans.map((loan) => [loan.loanId, loan])),
      },
      isEmpty: known.months === 0 && known.value === null && loans.length === 0,
    }
  }, [
    portfolio,
    portfolioBefore,
    units,
    unitsBefore,
    objects,
    objectsBefore,
    unitDetails,
    objectDetails,
    plans,
    today,
  ])
  const all: readonly Read<unknown>[] = Object.values(reads)
  const read = all.reduce((joined, one) => joinReads(joined, one, () => null))
  return { ...read, data }
}

/** Joins records with those of the year before; null where there is none to complete a year with. */
function withBefore<Record extends { readonly cashFlow: MonthlyAmounts }>(
  now: readonly Record[],
  before: readonly Record[] | null,
  idOf: (record: Record) => string,
) {
  const byId = new Map(before?.map((record) => [idOf(record), record.cashFlow]))
  return now.map((record) => ({ ...record, cashFlowBefore: byId.get(idOf(record)) ?? null }))
}
