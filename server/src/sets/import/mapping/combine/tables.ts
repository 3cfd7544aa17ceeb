import type { RecordName } from '@hausblick/contract/calls/records.ts'
import type { Value } from '@hausblick/contract/encoding/encoding.ts'
import { readMonthlyName } from '@hausblick/contract/rows/months.ts'
import { compareGerman } from '@hausblick/figures/text.ts'
import type { RecordKind } from '../../../../records/recordKind.ts'
import { describeLocation, quote, type SourceLocation } from '../../problems/problems.ts'
import type { CellFault, SourceValues } from '../apply/readValues.ts'

/** A record of the seed's tables, put together from the sources of one upload. */
export interface TableRecord {
  /** Where its first value comes from. */
  readonly location: SourceLocation
  readonly values: Record<string, Value | null>
  /** Where values come from that are not from there, by field. */
  origins?: Map<string, SourceLocation>
}

/** The records of the seed's tables. Sources add to each other's records, and may not contradict each other. */
export class Tables {
  readonly faults: CellFault[] = []
  readonly #tables = new Map<RecordName, Map<string, TableRecord>>()

  /** Adds the values that a kind has fields for, if there are any beside its keys. */
  add(kind: RecordKind, values: SourceValues, location: SourceLocation): void {
    const fields = Object.keys({ ...kind.fields, ...kind.customerColumns })
    const keys = ['customerid', ...(kind.idField === null ? [] : [kind.idField])]
    const own = Object.entries(values).filter(
      ([field]) =>
        fields.includes(field) ||
        (kind.cashFlow !== null && readMonthlyName(field)?.kind === kind.cashFlow),
    )
    if (!own.some(([field]) => !keys.includes(field))) return
    const record = this.get(kind, values, location)
    for (const [field, value] of own) this.#set(record, field, value, location)
  }

  /** Returns the record with the keys that some values name, added if there is none. */
  get(kind: RecordKind, values: SourceValues, location: SourceLocation): TableRecord {
    const table = this.#tables.get(kind.name) ?? new Map<string, TableRecord>()
    this.#tables.set(kind.name, table)
    const keys = kind.idField === null ? ['customerid'] : ['customerid', kind.idField]
    const key = JSON.stringify(keys.map((field) => values[field] ?? null))
    const known = table.get(key)
    if (known) return known
    const added: TableRecord = {
      location,
      values: Object.fromEntries(keys.map((f) => [f, values[f] ?? null])),
    }
    table.set(key, added)
    return added
  }

  /** Returns the records of a kind, by customer and id. */
  of({ name, idField }: RecordKind): TableRecord[] {
    const keyOf = ({ values }: TableRecord) =>
      `${values.customerid} ${idField === null ? '' : values[idField]}`
    return [...(this.#tables.get(name)?.values() ?? [])].toSorted((a, b) =>
      compareGerman(keyOf(a), keyOf(b)),
    )
  }

  #set(record: TableRecord, field: string, value: Value | null, location: SourceLocation): void {
    const known = record.values[field] ?? null
    if (known === null || value === null || JSON.stringify(known) === JSON.stringify(value)) {
      record.values[field] = value ?? known
      if (known === null && value !== null && location !== record.location)
        record.origins = (record.origins ?? new Map()).set(field, location)
      return
    }
    const cell = String(value)
    const message = `Zwei Quellen nennen Verschiedenes: ${quote(String(known))} steht in ${describeLocation(record.location)}, hier ${quote(cell)}. Berichtigen Sie eine, oder übergehen Sie die Spalte in einer Zuordnung.`
    this.faults.push({ ...location, column: field, label: null, cell, message })
  }
}
