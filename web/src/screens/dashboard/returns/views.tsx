import { debtOfAll, debtOfObject, debtOfUnit } from '@hausblick/figures/debt.ts'
import { purchaseOf, purchasesOfPortfolio } from '@hausblick/figures/returns/purchases.ts'
import { objectsQuery, portfolioQuery, unitsQuery } from '../../../base/data/queries.ts'
import { useObjects, usePortfolio, useUnits } from '../../../base/data/records.ts'
import { useBuildings } from '../../../base/data/useBuildings.ts'
import { joinReads, mapRead, type Read } from '../../../base/data/useRead.ts'
import { useObjectFigures, useUnitFigures, useValues } from '../../../base/data/values.ts'
import { Returns } from './Returns.tsx'
import * as texts from './texts.ts'
import { useAllYears } from './useAllYears.ts'

const none: readonly never[] = []

export function PortfolioReturns() {
  const parts = joinReads(useUnitFigures(), useObjectFigures(), (units, objects) => ({
    units: units.map(({ valuation }) => valuation),
    objects: objects.map(({ valuation }) => valuation),
  }))
  const read = joinReads(usePortfolio(), parts, (portfolio, { units, objects }) =>
    portfolio
      ? {
          ...portfolio,
          label: texts.whole,
          purchases: purchasesOfPortfolio(portfolio.valuation, units, objects),
        }
      : null,
  )
  const years = useAllYears(portfolioQuery, (portfolio) => portfolio)
  return <Returns view="portfolio" read={read} years={years} debtOf={debtOfAll} />
}

export function ObjectReturns({ chosen }: { chosen: string | null }) {
  const objects = useObjects()
  const read = mapRead(objects, (all) => chooseOne(all, chosen))
  const id = read.data?.id ?? ''
  const years = useAllYears(objectsQuery, (all) => all.find(({ objectId }) => objectId === id))
  const objectValues = useValues('object', objects.data ?? none)
  const unitValues = useValues('property', useUnits().data ?? none)
  const buildings = useBuildings()
  const context = objectValues && unitValues && buildings && { objectValues, unitValues, buildings }
  return (
    <Returns
      view="object"
      read={read}
      years={years}
      debtOf={(loans) => context && debtOfObject(loans, id, context)}
    />
  )
}

export function UnitReturns({ chosen }: { chosen: string | null }) {
  const units = useUnits()
  const read = mapRead(units, (all) => chooseOne(all, chosen))
  const id = read.data?.id ?? ''
  const years = useAllYears(unitsQuery, (all) => all.find(({ unitId }) => unitId === id))
  const values = useValues('property', units.data ?? none)
  return (
    <Returns
      view="unit"
      read={read}
      years={years}
      debtOf={(loans) => values && debtOfUnit(loans, id, values)}
    />
  )
}

type Chosen = NonNullable<Read<readonly { readonly id: string }[]>['data']>[number]

/** Returns the one that is chosen, otherwise the first, with its purchase; null if there is none. */
function chooseOne<Item extends Chosen & { readonly valuation: Parameters<typeof purchaseOf>[0] }>(
  all: readonly Item[],
  chosen: string | null,
) {
  const one = all.find(({ id }) => id === chosen) ?? all[0]
  return one ? { ...one, purchases: purchaseOf(one.valuation) } : null
}
