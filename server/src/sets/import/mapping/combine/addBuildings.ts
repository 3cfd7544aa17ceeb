import { objectKind } from '../../../../records/kinds/object.ts'
import { objectOverviewKind } from '../../../../records/kinds/objectOverview.ts'
import { quote } from '../../problems/problems.ts'
import type { CellFault, SourceRecord } from '../apply/readValues.ts'
import type { Holders } from './stored.ts'
import type { Tables } from './tables.ts'

/** What units of one building say alike is said of the building. */
const ADDRESS = ['street', 'number', 'zipcode', 'city'] as const

/**
 * Makes rows of the buildings that only units name, where nothing speaks against it: no list of buildings lacks them, their units
 * have one owner, and nobody else has them. Returns in German what became of each that was not there before.
 */
export function addBuildings(
  tables: Tables,
  units: readonly SourceRecord[],
  stored: Holders,
): CellFault[] {
  const listed = new Set(
    [objectOverviewKind, objectKind].flatMap((kind) =>
      tables.of(kind).map(({ values }) => String(values.objectid)),
    ),
  )
  const named = Map.groupBy(units, ({ values }) => values.objectid ?? null)
  return [...named].flatMap(([objectid, inside]) => {
    const [first] = inside
    if (!first || objectid === null || listed.has(String(objectid))) return []
    const owners = new Set(inside.map(({ values }) => String(values.customerid)))
    const [customerid = ''] = owners
    const before = stored.get(String(objectid)) ?? owners
    const isTheirs = owners.size === 1 && before.has(customerid)
    const become = listed.size > 0 ? NOT_LISTED : isTheirs ? MADE : OF_OTHERS
    if (become === MADE) {
      const building = tables.get(objectOverviewKind, { customerid, objectid }, first.location)
      for (const field of ADDRESS) {
        const said = new Set(inside.flatMap(({ values }) => values[field] ?? []))
        const [only] = said
        if (said.size === 1 && only !== undefined) building.values[field] = only
      }
    }
    // What was told once is not told of each import after it.
    if (become === MADE && stored.has(String(objectid))) return []
    const cell = String(objectid)
    const message = `Das Objekt ${quote(cell)} nennen nur Einheiten. ${become}`
    return [{ ...first.location, column: 'objectid', label: null, cell, message }]
  })
}

const MADE =
  'Es wird mit ihrer Anschrift und ihren Summen angelegt oder ergänzt. Laden Sie eine Liste der Objekte mit hoch, wenn anderes gilt.'
const NOT_LISTED =
  'Da es in der Liste der Objekte fehlt, wird es nicht angelegt. Ergänzen Sie es dort, wenn es dazugehört.'
const OF_OTHERS =
  'Da es mehreren oder einem anderen gehört, wird es nicht angelegt. Laden Sie eine Liste der Objekte mit hoch, wenn es einem gehört.'
