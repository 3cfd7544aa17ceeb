import type { Address } from './records/address.ts'
import type { Loan } from './records/loan.ts'
import { foldText } from './text.ts'

/** A building or unit with its postal address. */
export interface Addressed {
  readonly id: string
  readonly address: Address
}

/** The buildings that each unit may belong to, by their ids: usually one. */
export type BuildingsOfUnits = ReadonlyMap<string, readonly string[]>

/**
 * Returns the building of each unit, which records do not name: the one at the unit's address, however that is spelled.
 * Where several buildings or none have that address, a loan decides that names the unit together with just one building.
 */
export function buildingsOfUnits(
  objects: readonly Addressed[],
  units: readonly Addressed[],
  loans: readonly Loan[],
): BuildingsOfUnits {
  const byHouse = Map.groupBy(objects, ({ address }) => houseOf(address))
  return new Map(
    units.map(({ id, address }) => {
      const house = houseOf(address)
      const houses = (house !== null && byHouse.get(house)) || []
      const there = houses.filter((one) => isSamePlace(one.address, address)).map((one) => one.id)
      const named = namedWith(loans, id)
      const both = there.filter((building) => named.includes(building))
      return [id, there.length === 0 ? named : both.length === 1 ? both : there]
    }),
  )
}

/** Returns the buildings that loans for just one building name together with a unit. */
function namedWith(loans: readonly Loan[], unitId: string): string[] {
  const named = loans.filter(({ unitIds }) => unitIds.includes(unitId))
  return [...new Set(named.flatMap(({ objectIds }) => (objectIds.length === 1 ? objectIds : [])))]
}

/** Whether two addresses are of one house, however they are spelled. */
export function isSameHouse(one: Address, other: Address): boolean {
  const house = houseOf(one)
  return house !== null && house === houseOf(other) && isSamePlace(one, other)
}

/** Returns street and number in a form that is equal for all spellings of an address; null if either is unknown. */
function houseOf({ street, number }: Address): string | null {
  if (street === '' || number === '') return null
  return `${fold(street)} ${foldText(number).replace(/\s+/g, '')}`
}

/** Whether postcode and city are the same, as far as both are known. */
function isSamePlace(one: Address, other: Address): boolean {
  return (['zipcode', 'city'] as const).every(
    (part) => one[part] === '' || other[part] === '' || fold(one[part]) === fold(other[part]),
  )
}

function fold(text: string): string {
  return foldText(text).replace(/[\s-]+/g, '')
}
