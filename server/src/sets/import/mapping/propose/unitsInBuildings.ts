import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import type { SheetRow } from '../../files/sheet.ts'
import { readSection } from '../apply/sections.ts'
import { splitIds } from '../splitIds.ts'
import type { ProposedField, SourceColumn } from './field.ts'

interface UnitColumns {
  readonly unitIndex: number
  /** -1 where headings among the rows name the buildings. */
  readonly buildingIndex: number
  readonly sections: MappingProfile['sections']
}

/** A wrong building beside one of many units proves nothing. */
const LEAST_SHARE = 0.25

/** Whether units of different buildings have the same ids, as where the flats of each are counted from 1. */
export function repeatsInBuildings(
  rows: readonly SheetRow[],
  { unitIndex, buildingIndex, sections }: UnitColumns,
): boolean {
  const buildings = new Map<string, Set<string>>()
  let heading = ''
  for (const { cells } of rows) {
    heading = readSection(cells, { sections })?.objectid ?? heading
    const unit = (cells[unitIndex] ?? '').trim()
    const building = buildingIndex === -1 ? heading : (cells[buildingIndex] ?? '').trim()
    if (unit === '' || building === '') continue
    buildings.set(unit, (buildings.get(unit) ?? new Set()).add(building))
  }
  const repeated = [...buildings.values()].filter(({ size }) => size > 1).length
  return repeated > 0 && repeated >= buildings.size * LEAST_SHARE
}

/** What lists of units have; others, such as lists of values, only mention them. */
const OF_RENT_ROLLS: ReadonlySet<string> = new Set([
  'tenant',
  'tenantlastname',
  'monthlyrent',
  'sizeinsqm',
])
const ADDRESS: ReadonlySet<string> = new Set(['street', 'number', 'street+number', 'address'])
/** Neither the number of a floor nor a year. */
const CLEAR = /^(?!(?:19|20)\d\d$)(?:\d{3,}|(?!(?:e|o|u|d|k)g)\p{L}{1,3}\d+)$/iu
const HAS_DIGIT = /\d/

/**
 * Whether the numbers of units begin with those of their buildings: `0012/001`. The same could be said of floors, so addresses
 * must prove it, or else numbers that no floor has.
 */
export function containBuildings(
  columns: readonly SourceColumn[],
  fields: readonly (ProposedField | null)[],
): boolean {
  const valuesOf = (isMeant: (field: string) => boolean) =>
    columns.filter((_, index) => isMeant(fields[index]?.field ?? ''))
  if (valuesOf((field) => OF_RENT_ROLLS.has(field)).length === 0) return false
  const [units] = valuesOf((field) => field === 'propertyid')
  const addresses = valuesOf((field) => ADDRESS.has(field))
  const rows = (units?.values ?? []).flatMap((text, row) =>
    HAS_DIGIT.test(text)
      ? [
          {
            ids: splitIds(text.trim(), 'building-unit'),
            address: addresses.map(({ values }) => values[row]?.trim()).join(' '),
          },
        ]
      : [],
  )
  const buildings = Map.groupBy(rows, ({ ids }) => ids?.building)
  if (new Set(rows.map(({ ids }) => ids?.separator)).size !== 1 || buildings.has(undefined))
    return false
  const repeated = [...buildings.values()].filter((inside) => inside.length > 1)
  if (buildings.size < 2 || repeated.length * 2 < buildings.size) return false
  if (addresses.length === 0) return [...buildings.keys()].every((id) => CLEAR.test(id ?? ''))
  const places = [...buildings.values()].map((inside) => new Set(inside.map((one) => one.address)))
  return (
    places.every(({ size }) => size === 1) &&
    new Set(places.flatMap((place) => [...place])).size === buildings.size
  )
}
