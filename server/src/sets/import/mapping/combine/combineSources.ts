import type { RecordName } from '@hausblick/contract/calls/records.ts'
import type { Derivation } from '@hausblick/contract/mapping/subjects.ts'
import { compareGerman } from '@hausblick/figures/text.ts'
import { recordKinds } from '../../../../records/recordKinds.ts'
import type { DecodedRow } from '../../../../records/row.ts'
import { quote, type SourceLocation } from '../../problems/problems.ts'
import type { SourceResult } from '../apply/applySource.ts'
import type { KindAmounts } from '../apply/postings.ts'
import type { CellFault, SourceRecord, SourceValues } from '../apply/readValues.ts'
import { subjects } from '../fields/subjects.ts'
import { addBuildings } from './addBuildings.ts'
import { addCashFlow } from './cashFlow.ts'
import { deriveValues } from './derive.ts'
import { KnownUnits } from './knownUnits.ts'
import { Lookup } from './lookup.ts'
import { OwnerNames } from './ownerNames.ts'
import { NOTHING, type Stored } from './stored.ts'
import { Tables } from './tables.ts'
import { type OwnerRow, toOwner } from './toOwner.ts'

/** A record for the import's staging, with the row that it comes from. */
export interface CombinedRecord {
  readonly location: SourceLocation
  /** Where values come from that are not from there, by field. */
  readonly origins: ReadonlyMap<string, SourceLocation>
  readonly record: DecodedRow
}

export interface CombinedSources {
  /** The rows of the seed's tables. */
  readonly tables: ReadonlyMap<RecordName, readonly CombinedRecord[]>
  /** The rows of the table of amounts by kind: exactly one of `propertyid` and `objectid` is filled. */
  readonly amounts: readonly KindAmounts[]
  readonly owners: readonly OwnerRow[]
  readonly faults: readonly CellFault[]
  readonly warnings: readonly CellFault[]
}

/**
 * Puts the sources of one upload together: looks up what one leaves to another, sums, and works out the rest.
 *
 * @param stored who has which buildings and units already
 */
export function combineSources(
  results: readonly SourceResult[],
  stored: Stored = NOTHING,
): CombinedSources {
  const recordsOf = (subject: string) =>
    results.flatMap(({ source, records }) => (source.profile.subject === subject ? records : []))
  const faults: CellFault[] = []
  const names = new OwnerNames(recordsOf('owner'))
  const namedRecordsOf = (subject: string) =>
    recordsOf(subject).map((record) => names.complete(record))
  const given = namedRecordsOf('unit')
  const buildings = namedRecordsOf('building')
  const lookup = new Lookup(given, buildings)
  const known = new KnownUnits(given, stored.units)
  const complete = (record: SourceRecord) => addCustomer(record, lookup, faults)
  const units = given.flatMap(complete)
  const loans = namedRecordsOf('loan')
    .flatMap(complete)
    .map((loan) => addReferences(loan, lookup))
  const tables = new Tables()
  const records = {
    unit: units,
    building: buildings.flatMap(complete),
    loan: loans,
    portfolio: recordsOf('portfolio'),
  }
  for (const [subject, ofSubject] of Object.entries(records) as [
    keyof typeof records,
    SourceRecord[],
  ][])
    for (const kind of subjects[subject].kinds)
      for (const { values, location } of ofSubject) tables.add(kind, values, location)
  const warnings = stored.buildings === null ? [] : addBuildings(tables, units, stored.buildings)
  const amounts: KindAmounts[] = []
  const mentions: SourceRecord[] = []
  for (const { source, postings } of results) {
    const location = { file: source.file, sheet: source.sheet }
    const own = (postings?.amounts ?? []).flatMap((amount) =>
      addOwner(known.settle(amount, lookup), location, lookup, faults),
    )
    addCashFlow(tables, own, location)
    for (const { customerid, propertyid } of own)
      if (propertyid !== null) mentions.push({ location, values: { customerid, propertyid } })
    amounts.push(
      ...own.map((amount) => (amount.propertyid === null ? amount : { ...amount, objectid: null })),
    )
  }
  faults.push(...known.findUnknown(units, mentions))
  const derivations = new Set<Derivation>(results.flatMap(({ source }) => source.profile.derived))
  deriveValues(tables, units, derivations)
  return {
    tables: new Map(
      recordKinds.map((kind) => [
        kind.name,
        tables.of(kind).map(({ location, origins = new Map(), values }) => ({
          location,
          origins,
          record: values,
        })),
      ]),
    ),
    amounts: mergeAmounts(amounts),
    owners: recordsOf('owner').map(toOwner),
    faults: [...faults, ...tables.faults],
    warnings,
  }
}

/** Looks up the customer that a source does not name. */
function addCustomer(record: SourceRecord, lookup: Lookup, faults: CellFault[]): SourceRecord[] {
  const { values, location } = record
  if ((values.customerid ?? null) !== null) return [record]
  const customerid = lookup.customerOf(values)
  if (customerid !== null) return [{ location, values: { ...values, customerid } }]
  const { customername = null } = values
  const cell = String(customername ?? values.propertyid ?? values.objectid ?? values.creditid ?? '')
  const message = customername === null ? describeUnknownOwner(cell) : describeUnknownName(cell)
  faults.push({ ...location, column: null, cell, message })
  return []
}

function addReferences({ location, values }: SourceRecord, lookup: Lookup): SourceRecord {
  const stated = values.propertyid !== undefined || values.objectid !== undefined
  const found = stated ? {} : lookup.findAt(values)
  return { location, values: { ...values, ...found } }
}

function addOwner(
  amount: KindAmounts,
  location: SourceLocation,
  lookup: Lookup,
  faults: CellFault[],
): KindAmounts[] {
  const objectid =
    amount.objectid ?? (amount.propertyid === null ? null : lookup.buildingOf(amount.propertyid))
  const values: SourceValues = { propertyid: amount.propertyid, objectid }
  const customerid = amount.customerid ?? lookup.customerOf(values)
  const completed = { ...amount, objectid: objectid === null ? null : String(objectid), customerid }
  if (customerid !== null) return [completed]
  const cell = amount.propertyid ?? amount.objectid ?? ''
  if (!faults.some((fault) => fault.file === location.file && fault.cell === cell))
    faults.push({ ...location, column: null, cell, message: describeUnknownOwner(cell) })
  return []
}

/** Adds up amounts of the same unit, kind and year, which may come from several journals. */
function mergeAmounts(amounts: readonly KindAmounts[]): KindAmounts[] {
  const merged = new Map<string, KindAmounts>()
  for (const amount of amounts) {
    const { customerid, propertyid, objectid, kind, year } = amount
    const key = JSON.stringify([customerid, objectid, propertyid, kind, year])
    const known = merged.get(key)
    const add = (a: readonly number[], b: readonly number[]) => a.map((n, i) => n + (b[i] ?? 0))
    merged.set(
      key,
      known
        ? {
            ...known,
            income: add(known.income, amount.income),
            expenses: add(known.expenses, amount.expenses),
          }
        : amount,
    )
  }
  return [...merged.entries()].toSorted(([a], [b]) => compareGerman(a, b)).map(([, row]) => row)
}

function describeUnknownOwner(id: string): string {
  return `Wem ${id === '' ? 'diese Zeile' : quote(id)} gehört, sagt keine der Dateien. Laden Sie die Liste der Einheiten mit hoch, oder ordnen Sie eine Spalte mit der Kundennummer zu.`
}

function describeUnknownName(name: string): string {
  return `Welche Kundennummer ${quote(name)} hat, sagt keine der Dateien eindeutig. Laden Sie die Liste der Eigentümer mit Nummern und Namen mit hoch, oder legen Sie in der Zuordnung fest, welche Nummer der Name bedeutet.`
}
