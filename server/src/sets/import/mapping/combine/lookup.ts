import type { Value } from '@hausblick/contract/encoding/encoding.ts'
import { foldText } from '@hausblick/figures/text.ts'
import type { SourceRecord, SourceValues } from '../apply/readValues.ts'

/** Finds what one source says about a unit or building that another one mentions. */
export class Lookup {
  readonly #units = new Map<string, SourceRecord[]>()
  readonly #buildings = new Map<string, SourceRecord[]>()
  readonly #unitsAt = new Map<string, SourceRecord[]>()
  readonly #buildingsAt = new Map<string, SourceRecord[]>()
  /** Customers by the buildings that their units are in. */
  readonly #customersIn = new Map<string, Set<string>>()

  constructor(units: readonly SourceRecord[], buildings: readonly SourceRecord[]) {
    for (const unit of units) {
      add(this.#units, unit.values.propertyid, unit)
      add(this.#unitsAt, addressOf(unit.values), unit)
      const { objectid, customerid } = unit.values
      if (typeof objectid !== 'string' || typeof customerid !== 'string') continue
      const customers = this.#customersIn.get(objectid) ?? new Set()
      this.#customersIn.set(objectid, customers.add(customerid))
    }
    for (const building of buildings) {
      add(this.#buildings, building.values.objectid, building)
      add(this.#buildingsAt, addressOf(building.values), building)
    }
  }

  /** Returns the customer of a unit, its building, or an address; null if no source or several say so. */
  customerOf({ propertyid = null, objectid = null, ...values }: SourceValues): string | null {
    const ofUnit = propertyid === null ? null : onlyCustomer(this.#units.get(String(propertyid)))
    if (ofUnit !== null) return ofUnit
    const building = objectid ?? (propertyid === null ? null : this.buildingOf(propertyid))
    if (building !== null) {
      const listed = onlyCustomer(this.#buildings.get(String(building)))
      const inside = [...(this.#customersIn.get(String(building)) ?? [])]
      return listed ?? (inside.length === 1 ? (inside[0] ?? null) : null)
    }
    const address = propertyid === null ? addressOf(values) : null
    if (address === null) return null
    return onlyCustomer(this.#buildingsAt.get(address)) ?? onlyCustomer(this.#unitsAt.get(address))
  }

  /** Returns the building that a unit is in, as another source says; null if none does. */
  buildingOf(propertyid: Value | null | undefined): Value | null {
    const named = this.#units.get(String(propertyid))?.map(({ values }) => values.objectid ?? null)
    return named?.find((objectid) => objectid !== null) ?? null
  }

  /** Whether a source lists a building, or says that units are in it. */
  hasBuilding(objectid: string): boolean {
    return this.#buildings.has(objectid) || this.#customersIn.has(objectid)
  }

  /** Returns a customer's building at an address, or else their units there. */
  findAt(values: SourceValues): { objectid: string[]; propertyid: string[] } {
    const address = addressOf(values)
    const own = (found: readonly SourceRecord[] = []) =>
      found.filter((record) => record.values.customerid === values.customerid)
    const buildings = address === null ? [] : own(this.#buildingsAt.get(address))
    const objectid = idsOf(buildings, 'objectid')
    const units = address === null || objectid.length > 0 ? [] : own(this.#unitsAt.get(address))
    return { objectid, propertyid: idsOf(units, 'propertyid') }
  }
}

function add(
  index: Map<string, SourceRecord[]>,
  key: Value | null | undefined,
  record: SourceRecord,
) {
  if (key === null || key === undefined) return
  index.set(String(key), [...(index.get(String(key)) ?? []), record])
}

/** Returns an address in a form in which its spellings are equal; null without a street. */
function addressOf({ street = null, number = null, zipcode = null }: SourceValues): string | null {
  if (street === null) return null
  return foldText(`${street} ${number ?? ''} ${zipcode ?? ''}`).replaceAll(/[\s.-]+/g, '')
}

function onlyCustomer(records: readonly SourceRecord[] = []): string | null {
  const customers = new Set(records.map(({ values }) => values.customerid ?? null))
  customers.delete(null)
  const [customer] = customers
  return customers.size === 1 ? String(customer) : null
}

function idsOf(records: readonly SourceRecord[], field: string): string[] {
  return [...new Set(records.map(({ values }) => String(values[field])))]
}
