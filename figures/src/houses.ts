import { type BuildingsOfUnits, isSameHouse } from './buildings.ts'
import type { MonthlyAmounts } from './cashflow.ts'
import { type Debt, debtOfObject, debtOfUnits, type OwedLoan, type Values } from './debt.ts'
import { computeEquity } from './equity.ts'
import { addUp } from './partial.ts'
import { type PartialSum, sumOfKnown } from './partialSum.ts'
import { addressLine } from './records/address.ts'
import type { ObjectFigures } from './records/object.ts'
import type { ObjectDetails } from './records/objectDetails.ts'
import type { UnitFigures } from './records/unit.ts'
import type { UnitDetails } from './records/unitDetails.ts'
import { wholeYear } from './returns/yields.ts'
import type { SearchableItem } from './search.ts'
import { shareOf, WHOLE } from './shares.ts'
import type { SortValue } from './sorting/sort.ts'

/** What an owner's houses follow from. */
export interface HouseContext {
  readonly objects: readonly ObjectDetails[]
  readonly units: readonly UnitDetails[]
  readonly objectFigures: readonly ObjectFigures[]
  readonly unitFigures: readonly UnitFigures[]
  readonly objectValues: Values
  readonly unitValues: Values
  readonly buildings: BuildingsOfUnits
  readonly loans: readonly OwedLoan[]
}

/** A building, or the units of one address at which there is none. Amounts in cents, shares in basis points; null if unknown. */
export interface House extends SearchableItem {
  readonly kind: 'object' | 'units'
  /** The building's id, or that of the first unit. */
  readonly id: string
  /** Its units, as far as it is certain that they are its own. */
  readonly unitIds: readonly string[]
  readonly value: number | null
  /** Net rent a month. */
  readonly rent: number | null
  /** Income less expenses of the year; null unless all its months are known. */
  readonly surplus: number | null
  /** What is left of the months shown after loan payments; null also if no loan is recorded at all. */
  readonly cashFlow: number | null
  readonly netYield: number | null
  /** What was empty in the year, by the stated occupancy: of units without a building, on average. */
  readonly vacancy: number | null
  /** The units that are empty today; null unless all units of the house are known. */
  readonly free: number | null
}

/** Returns the houses of an owner: buildings first, each in the order of the records. */
export function housesOf(context: HouseContext): House[] {
  const { objects, units, buildings } = context
  const apart = units.filter(({ id }) => (buildings.get(id) ?? []).length === 0)
  const groups: UnitDetails[][] = []
  for (const unit of apart) {
    const group = groups.find(([first]) => first && isSameHouse(first.address, unit.address))
    if (group) group.push(unit)
    else groups.push([unit])
  }
  return [
    ...objects.map((object) => houseOfObject(object, context)),
    ...groups.flatMap((group) => houseOfUnits(group, context)),
  ]
}

function houseOfObject(object: ObjectDetails, context: HouseContext): House {
  const { objectFigures, objectValues, units, buildings, loans } = context
  const { id, name, label, address } = object
  const figures = objectFigures.find(({ objectId }) => objectId === id)
  const own = units.filter((unit) => buildings.get(unit.id)?.includes(id))
  const sure = own.filter((unit) => buildings.get(unit.id)?.length === 1)
  const areAllKnown = sure.length === own.length && sure.length === object.unitCount
  const rate = figures?.occupancyRate ?? null
  return {
    kind: 'object',
    id,
    name,
    label,
    address,
    unitIds: sure.map((unit) => unit.id),
    rent: object.monthlyRent,
    ...returnsOf(objectValues.get(id), figures?.cashFlow, debtOfObject(loans, id, context)),
    vacancy: rate === null ? null : WHOLE - rate,
    free: areAllKnown && sure.length > 0 ? countFree(sure) : null,
  }
}

function houseOfUnits(group: readonly UnitDetails[], context: HouseContext): House[] {
  const { unitFigures, unitValues, loans } = context
  const [first] = group
  if (!first) return []
  const ids = group.map(({ id }) => id)
  const figures = ids.map((id) => unitFigures.find(({ unitId }) => unitId === id))
  const rate = addUp(figures.map((one) => one?.occupancyRate ?? null))
  const line = addressLine(first.address)
  const isAlone = group.length === 1 || line === ''
  return [
    {
      kind: 'units',
      id: first.id,
      name: isAlone ? first.name : `${first.address.street} ${first.address.number}`,
      label: first.label,
      address: first.address,
      unitIds: ids,
      rent: addUp(group.map(rentOf)),
      ...returnsOf(
        addUp(ids.map((id) => positive(unitValues.get(id)))),
        addAmounts(figures.map((one) => one?.cashFlow)),
        debtOfUnits(loans, ids, unitValues),
      ),
      vacancy: rate === null ? null : WHOLE - Math.round(rate / ids.length),
      free: countFree(group),
    },
  ]
}

function returnsOf(
  recorded: number | null | undefined,
  amounts: MonthlyAmounts | undefined,
  debt: Debt | null,
): Pick<House, 'value' | 'surplus' | 'cashFlow' | 'netYield'> {
  const value = positive(recorded)
  const surplus = (amounts && wholeYear(amounts)?.surplus) ?? null
  const cashFlow = amounts && debt ? computeEquity(value, amounts, debt).cashFlow : null
  return { value, surplus, cashFlow, netYield: shareOf(surplus, value) }
}

/** Returns a unit's rent; an empty unit of which none is recorded brings none. */
function rentOf({ monthlyRent, tenant }: UnitDetails): number | null {
  return monthlyRent ?? (tenant === null ? 0 : null)
}

function countFree(units: readonly UnitDetails[]): number {
  return units.filter(({ tenant }) => tenant === null).length
}

/** A value that is not positive means that none is recorded. */
function positive(value: number | null | undefined): number | null {
  return value !== null && value !== undefined && value > 0 ? value : null
}

function addAmounts(all: readonly (MonthlyAmounts | undefined)[]): MonthlyAmounts {
  const add = (kind: keyof MonthlyAmounts) => {
    const months = Array.from({ length: 12 }, (_, month) =>
      addUp(all.map((amounts) => (amounts?.[kind] ? (amounts[kind][month] ?? 0) : null))),
    )
    return months.every((month) => month !== null) ? months : null
  }
  return { income: add('income'), expenses: add('expenses') }
}

/** The sort columns of houses. */
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

export function totalsOfHouses(houses: readonly House[]): HouseTotals {
  const surplus = addUp(houses.map((house) => house.surplus))
  return {
    value: sumOfKnown(houses.map((house) => house.value)),
    rent: sumOfKnown(houses.map((house) => house.rent)),
    cashFlow: sumOfKnown(houses.map((house) => house.cashFlow)),
    netYield: shareOf(surplus, addUp(houses.map((house) => house.value))),
  }
}
