import type { BuildingsOfUnits } from './buildings.ts'
import type { MonthlyAmounts } from './cashflow.ts'
import type { Values } from './debt.ts'
import { addUp } from './partial.ts'
import type { ObjectFigures } from './records/object.ts'
import type { ObjectDetails } from './records/objectDetails.ts'
import type { UnitFigures } from './records/unit.ts'
import type { UnitDetails } from './records/unitDetails.ts'

/**
 * What of a building is the owner's: the whole, so that its own row counts; a part, of which the units recorded count; or nothing
 * that is recorded.
 */
export type Ownership = 'whole' | 'part' | 'none'

export interface OwnershipContext {
  readonly objects: readonly Pick<ObjectDetails, 'id' | 'unitCount' | 'rentalArea'>[]
  readonly units: readonly Pick<UnitDetails, 'id' | 'size'>[]
  readonly objectValues: Values
  readonly unitValues: Values
  readonly buildings: BuildingsOfUnits
  /** Cents; null if unknown. */
  readonly portfolioValue: number | null
}

/** Rental areas are measured, and portfolios valued, to this share. */
const SAME_AREA = 0.02
const SAME_VALUE = 0.01

/**
 * Returns what of each building is the owner's. It is whole if the units recorded of it are as many as it has and, as far as that
 * is known, of the same area; without a number, area or else value decide. A building of which no unit is recorded is whole if
 * the value of the portfolio has room for it beside all others.
 */
export function ownBuildings(context: OwnershipContext): Map<string, Ownership> {
  const { objects, buildings, units, objectValues, unitValues, portfolioValue } = context
  const named = new Set([...buildings.values()].flat())
  const owned = new Map(
    objects.map(({ id }) => [id, named.has(id) ? compareWithUnits(id, context) : 'whole'] as const),
  )
  const bare = objects.filter(({ id }) => !named.has(id))
  if (portfolioValue === null || portfolioValue <= 0) return owned
  const ids = objects.filter(({ id }) => named.has(id) && owned.get(id) === 'whole')
  const others = units.filter(
    ({ id }) => !buildings.get(id)?.some((house) => owned.get(house) === 'whole'),
  )
  const room = portfolioValue - sumOf(ids, objectValues) - sumOf(others, unitValues)
  const sum = sumOf(bare, objectValues)
  const margin = portfolioValue * SAME_VALUE
  const fits = sum > 0 ? sum <= room + margin : room > margin
  if (!fits) for (const { id } of bare) owned.set(id, 'none')
  return owned
}

/** Where units may be of one of several buildings, these are compared together. */
function compareWithUnits(id: string, context: OwnershipContext): Ownership {
  const { objects, units, buildings, objectValues, unitValues } = context
  const together = new Set([...buildings.values()].filter((houses) => houses.includes(id)).flat())
  const houses = objects.filter((one) => together.has(one.id))
  const own = units.filter((unit) => buildings.get(unit.id)?.some((house) => together.has(house)))
  const count = addUp(houses.map(({ unitCount }) => positive(unitCount)))
  const isSameArea = isSame(
    addUp(houses.map(({ rentalArea }) => positive(rentalArea))),
    addUp(own.map(({ size }) => positive(size))),
    SAME_AREA,
  )
  const isSameValue = isSame(
    addUp(houses.map((one) => positive(objectValues.get(one.id)))),
    addUp(own.map((one) => positive(unitValues.get(one.id)))),
    0,
  )
  const isWhole =
    count === null ? (isSameArea ?? isSameValue) : count === own.length && isSameArea !== false
  return isWhole ? 'whole' : 'part'
}

/** Whether two amounts differ by no more than a share; null if one is unknown. */
function isSame(whole: number | null, parts: number | null, share: number): boolean | null {
  return whole === null || parts === null ? null : Math.abs(whole - parts) <= whole * share
}

function sumOf(items: readonly { readonly id: string }[], values: Values): number {
  return items.reduce((sum, { id }) => sum + (positive(values.get(id)) ?? 0), 0)
}

/** An amount that is not positive means that none is recorded. */
export function positive(amount: number | null | undefined): number | null {
  return amount !== null && amount !== undefined && amount > 0 ? amount : null
}

/** What a building or some units bring, and are worth: in cents, null if unknown. */
export interface OwnFigures {
  readonly value: number | null
  readonly cashFlow: MonthlyAmounts
}

const unknownFigures: OwnFigures = {
  value: null,
  cashFlow: { income: null, expenses: null },
}

/** Returns the value and amounts of some units together; unknown if those of any are. */
export function figuresOfUnits(
  ids: readonly string[],
  { unitFigures, unitValues }: { unitFigures: readonly UnitFigures[]; unitValues: Values },
): OwnFigures {
  const figures = ids.map((id) => unitFigures.find(({ unitId }) => unitId === id))
  return {
    value: addUp(ids.map((id) => positive(unitValues.get(id)))),
    cashFlow: addAmounts(figures.map((one) => one?.cashFlow)),
  }
}

export interface BuildingContext extends OwnershipContext {
  readonly objects: readonly ObjectDetails[]
  readonly units: readonly UnitDetails[]
  readonly objectFigures: readonly ObjectFigures[]
  readonly unitFigures: readonly UnitFigures[]
}

/** Returns what of a building's value and amounts is the owner's, and the units it is of: null if it is the whole building. */
export function ownFiguresOf(
  id: string,
  ownership: Ownership | undefined,
  context: BuildingContext,
): OwnFigures & { readonly unitIds: readonly string[] | null } {
  const { buildings, objectFigures, objectValues } = context
  if (ownership === 'whole') {
    const { cashFlow } = objectFigures.find(({ objectId }) => objectId === id) ?? unknownFigures
    return { value: positive(objectValues.get(id)), cashFlow, unitIds: null }
  }
  const unitIds = [...buildings].flatMap(([unit, houses]) =>
    houses.length === 1 && houses[0] === id ? unit : [],
  )
  return { ...figuresOfUnits(unitIds, context), unitIds }
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
