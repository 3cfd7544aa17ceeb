import { propertyOverviewKind } from '../../../../records/kinds/propertyOverview.ts'
import { quote } from '../../problems/problems.ts'
import type { CellFault, SourceRecord, SourceValues } from '../apply/readValues.ts'
import { keyOf } from './keyOf.ts'
import type { Lookup } from './lookup.ts'
import type { Holders } from './stored.ts'

const OF_LISTS = Object.keys(propertyOverviewKind.fields).filter(
  (field) => field !== 'customerid' && field !== 'propertyid',
)
const BETWEEN = /\s+[-–/|]\s+/
const NAMED = 5

/** Which units there are. Lists of them say what they are like; journals and lists of values only mention them. */
export class KnownUnits {
  readonly #lists: readonly SourceRecord[]
  readonly #stored: Holders
  readonly #ids: ReadonlySet<string>

  constructor(units: readonly SourceRecord[], stored: Holders) {
    const lists = units.filter(({ values }) => OF_LISTS.some((field) => field in values))
    // In a new house, what mentions units may be all that there is.
    this.#lists = lists.length === 0 && stored.size === 0 ? units : lists
    this.#stored = stored
    this.#ids = new Set([
      ...this.#lists.map(({ values }) => String(values.propertyid)),
      ...stored.keys(),
    ])
  }

  /** Takes a building and a unit apart that stand in one cell, where they are known so: `210 / 210-03`, or `210` alone. */
  settle<Named extends { readonly propertyid: string | null; readonly objectid: string | null }>(
    named: Named,
    lookup: Lookup,
  ): Named {
    const { propertyid } = named
    if (propertyid === null || this.#ids.has(propertyid)) return named
    if (named.objectid === null && lookup.hasBuilding(propertyid))
      return { ...named, propertyid: null, objectid: propertyid }
    const [building = '', unit = '', ...more] = propertyid.split(BETWEEN)
    if (more.length > 0 || !this.#ids.has(unit)) return named
    const listed = lookup.buildingOf(unit)
    return listed === null || ` ${building}`.endsWith(` ${listed}`)
      ? { ...named, propertyid: unit }
      : named
  }

  /**
   * Returns a fault of each sheet that alone names units, which would be made without anybody having seen that they are new.
   *
   * @param listed the units of all sheets, with their customers
   */
  findUnknown(listed: readonly SourceRecord[], mentions: readonly SourceRecord[]): CellFault[] {
    const lists = new Set(this.#lists.map(({ location }) => keyOf(location.file, location.sheet)))
    const isList = ({ location }: SourceRecord) => lists.has(keyOf(location.file, location.sheet))
    const idOf = ({ customerid, propertyid }: SourceValues) => keyOf(customerid, propertyid)
    const known = new Set(listed.filter(isList).map(({ values }) => idOf(values)))
    const unknown = [...listed.filter((unit) => !isList(unit)), ...mentions].filter(
      ({ values }) =>
        !known.has(idOf(values)) &&
        !this.#stored.get(String(values.propertyid))?.has(String(values.customerid)),
    )
    const sheets = Map.groupBy(unknown, ({ location }) => keyOf(location.file, location.sheet))
    return [...sheets.values()].flatMap((inside) => {
      const [first] = inside
      if (!first) return []
      const ids = [...new Set(inside.map(({ values }) => String(values.propertyid)))]
      const { file, sheet = null } = first.location
      return [{ file, sheet, column: null, cell: ids[0] ?? '', message: describeUnknown(ids) }]
    })
  }
}

function describeUnknown(ids: readonly string[]): string {
  const shown = ids.slice(0, NAMED).map(quote)
  const more = ids.length > NAMED ? ` und ${ids.length - NAMED} weitere` : ''
  const names = `${shown.join(', ')}${more}`
  return ids.length === 1
    ? `Die Einheit ${names} steht weder in einer Liste der Einheiten noch im Bestand ihres Kunden. Laden Sie die Liste der Einheiten mit hoch, oder berichtigen Sie die Kennung.`
    : `Die Einheiten ${names} stehen weder in einer Liste der Einheiten noch im Bestand ihres Kunden. Laden Sie die Liste der Einheiten mit hoch, oder berichtigen Sie die Kennungen.`
}
