import { isSameHouse } from './buildings.ts'
import { type Debt, debtOfObject, debtOfUnits, type OwedLoan } from './debt.ts'
import { computeEquity } from './equity.ts'
import {
  type BuildingContext,
  figuresOfUnits,
  type Ownership,
  type OwnFigures,
  ownBuildings,
  ownFiguresOf,
  positive,
} from './ownBuildings.ts'
import { addUp } from './partial.ts'
import { type PartialSum, sumOfKnown } from './partialSum.ts'
import { addressLine } from './records/address.ts'
import type { ObjectDetails } from './records/objectDetails.ts'
import type { UnitDetails } from './records/unitDetails.ts'
import { wholeYear } from './returns/yields.ts'
import type { SearchableItem } from './search.ts'
import { shareOf, WHOLE } from './shares.ts'
import type { SortValue } from './sorting/sort.ts'

/** What an owner's houses follow from. */
export interface HouseContext extends BuildingContext {
  readonly loans: readonly OwedLoan[]
}

/**
 * What an owner owns of a building, or the units of one address at which there is none. Amounts in cents, shares in basis points;
 * null if unknown.
 */
export interface House extends SearchableItem {
  readonly kind: 'object' | 'units'
  /** The building's id, or that of the first unit. */
  readonly id: string
  /** Its units, as far as it is certain that they are its own. */
  readonly unitIds: readonly string[]
  /** The whole building where the figures are only of the units that the owner has there; null otherwise. */
  readonly whole: { readonly value: number | null; readonly unitCount: number | null } | null
  readonly value: number | null
  /** Net rent a month. */
  readonly rent: number | null
  /** Income less expenses of the year; null unless all its months are known. */
  readonly surplus: number | null
  /** What is left of the months shown after loan payments; null also if no loan is recorded at all. */
  readonly cashFlow: number | null
  readonly netYield: number | null
  /** What was empty in the year, by the stated occupancy: of units, on average. */
  readonly vacancy: number | null
  /** The units that are empty today; null unless all that the figures are of are known. */
  readonly free: number | null
}

/** Returns the houses of an owner: buildings first, each in the order of the records. */
export function housesOf(context: HouseContext): House[] {
  const { objects, units, buildings } = context
  const owned = ownBuildings(context)
  const isApart = ({ id }: UnitDetails) => {
    const houses = buildings.get(id)?.filter((house) => owned.has(house)) ?? []
    return houses.length !== 1 && !houses.some((house) => owned.get(house) === 'whole')
  }
  const groups: UnitDetails[][] = []
  for (const unit of units.filter(isApart)) {
    const group = groups.find(([first]) => first && isSameHouse(first.address, unit.address))
    if (group) group.push(unit)
    else groups.push([unit])
  }
  return [
    ...objects.map((object) => houseOfObject(object, owned.get(object.id), context)),
    ...groups.flatMap((group) => houseOfUnits(group, context)),
  ]
}

function houseOfObject(
  object: ObjectDetails,
  ownership: Ownership | undefined,
  context: HouseContext,
): House {
  const { objectFigures, objectValues, units, buildings, loans } = context
  const { id, name, label, address, unitCount } = object
  const own = units.filter((unit) => buildings.get(unit.id)?.includes(id))
  const sure = own.filter((unit) => buildings.get(unit.id)?.length === 1)
  const figures = ownFiguresOf(id, ownership, context)
  const named = { kind: 'object', id, name, label, address } as const
  const unitIds = sure.map((unit) => unit.id)
  const debt = debtOfObject(loans, id, context)
  const returns = returnsOf(figures, debt)
  if (ownership !== 'whole') {
    const whole = { value: positive(objectValues.get(id)), unitCount: positive(unitCount) }
    return { ...named, unitIds, whole, ...returns, ...lettingOf(sure, context) }
  }
  const rate = objectFigures.find(({ objectId }) => objectId === id)?.occupancyRate ?? null
  const areAllKnown = sure.length === own.length && sure.length === unitCount
  return {
    ...named,
    unitIds,
    whole: null,
    rent: object.monthlyRent,
    ...returns,
    vacancy: rate === null ? null : WHOLE - rate,
    free: areAllKnown && sure.length > 0 ? countFree(sure) : null,
  }
}

function houseOfUnits(group: readonly UnitDetails[], context: HouseContext): House[] {
  const { unitValues, loans } = context
  const [first] = group
  if (!first) return []
  const ids = group.map(({ id }) => id)
  const isAlone = group.length === 1 || addressLine(first.address) === ''
  return [
    {
      kind: 'units',
      id: first.id,
      name: isAlone ? first.name : `${first.address.street} ${first.address.number}`,
      label: first.label,
      address: first.address,
      unitIds: ids,
      whole: null,
      ...returnsOf(figuresOfUnits(ids, context), debtOfUnits(loans, ids, unitValues)),
      ...lettingOf(group, context),
    },
  ]
}

function returnsOf(
  { value, cashFlow: amounts }: OwnFigures,
  debt: Debt | null,
): Pick<House, 'value' | 'surplus' | 'cashFlow' | 'netYield'> {
  const surplus = wholeYear(amounts)?.surplus ?? null
  const cashFlow = debt ? computeEquity(value, amounts, debt).cashFlow : null
  return { value, surplus, cashFlow, netYield: shareOf(surplus, value) }
}

/** Returns what is known of the letting of some units; all null without any. */
function lettingOf(
  units: readonly UnitDetails[],
  { unitFigures }: HouseContext,
): Pick<House, 'rent' | 'vacancy' | 'free'> {
  const rate = addUp(
    units.map(({ id }) => unitFigures.find(({ unitId }) => unitId === id)?.occupancyRate ?? null),
  )
  return {
    rent: addUp(units.map(rentOf)),
    vacancy: rate === null ? null : WHOLE - Math.round(rate / units.length),
    free: units.length === 0 ? null : countFree(units),
  }
}

/** Returns a unit's rent; an empty unit of which none is recorded brings none. */
function rentOf({ monthlyRent, tenant }: UnitDetails): number | null {
  return monthlyRent ?? (tenant === null ? 0 : null)
}

function countFree(units: readonly UnitDetails[]): number {
  return units.filter(({ tenant }) => tenant === null).length
}

export const houseColumns = {
  address: ({ label }: House): SortValue => label,
  value: ({ value }: House): SortValue => value,
  rent: ({ rent }: House): SortValue => rent,
  cashFlow: ({ cashFlow }: House): SortValue => cashFlow,
  netYield: ({ netYield: share }: House): SortValue => share,
  vacancy: ({ vacancy }: House): SortValue => vacancy,
}

export interface HouseTotals {
  readonly value: PartialSum
  readonly rent: PartialSum
  readonly cashFlow: PartialSum
  /** The net yield of all together; null if the value or surplus of any is unknown. */
  readonly netYield: number | null
}

/** Adds up houses, without those of which nothing is recorded as the owner's. */
export function totalsOfHouses(houses: readonly House[]): HouseTotals {
  const own = houses.filter(({ whole, unitIds }) => whole === null || unitIds.length > 0)
  const surplus = addUp(own.map((house) => house.surplus))
  return {
    value: sumOfKnown(own.map((house) => house.value)),
    rent: sumOfKnown(own.map((house) => house.rent)),
    cashFlow: sumOfKnown(own.map((house) => house.cashFlow)),
    netYield: shareOf(surplus, addUp(own.map((house) => house.value))),
  }
}
