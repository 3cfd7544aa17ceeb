import type { Subject } from '@hausblick/contract/mapping/subjects.ts'
import { type Edition, inYears } from '../../../records/editions.ts'
import { amountsByKindKind } from '../../../records/kinds/amountsByKind.ts'
import { objectKind } from '../../../records/kinds/object.ts'
import { objectOverviewKind } from '../../../records/kinds/objectOverview.ts'
import { propertyKind } from '../../../records/kinds/property.ts'
import type { RecordKind } from '../../../records/recordKind.ts'
import { recordKinds } from '../../../records/recordKinds.ts'
import { RowChecks } from '../checking/checkRows.ts'
import { findYears, listKeyFields } from '../headers/readHeader.ts'
import type { CombinedRecord, CombinedSources } from '../mapping/combine/combineSources.ts'
import {
  describeLocation,
  type Problems,
  quote,
  type SourceLocation,
} from '../problems/problems.ts'
import type { Staging } from '../staging/staging.ts'
import { findKeyFault } from '../tables/readRecord.ts'
import { repairText } from '../tables/repairText.ts'

/** Finds a value's place in the source that it comes from. */
export type Locate = (location: SourceLocation, field: string) => SourceLocation

interface Destination {
  readonly staging: Staging
  readonly problems: Problems
  readonly locate: Locate
}

/** The subject whose sources list all rows of a kind. Journals only name those in which something was posted, units theirs. */
const LISTED_BY: ReadonlyMap<RecordKind, Subject> = new Map<RecordKind, Subject>([
  [propertyKind, 'unit'],
  [objectKind, 'building'],
  [objectOverviewKind, 'building'],
])

/** Stages the records put together from mapped sources, by the checks that those of the tables' own form pass. */
export function stageCombined(
  { tables }: CombinedSources,
  amountRecords: readonly CombinedRecord[],
  subjects: ReadonlySet<Subject>,
  destination: Destination,
): void {
  const sheets = new Map<string, number>()
  for (const kind of recordKinds) {
    const records = kind === amountsByKindKind ? amountRecords : (tables.get(kind.name) ?? [])
    if (records.length > 0) stageTable(kind, records, sheets, destination)
    const [first] = records
    const list = LISTED_BY.get(kind)
    if (first && list !== undefined && !subjects.has(list))
      destination.staging.keepRows(kind, sheetOf(first.location, sheets, destination.staging))
  }
}

function stageTable(
  kind: RecordKind,
  records: readonly CombinedRecord[],
  sheets: Map<string, number>,
  { staging, problems, locate }: Destination,
): void {
  // One edition for all: rows of a customer in two editions of a table would replace each other.
  const names = new Set(records.flatMap(({ record }) => Object.keys(record)))
  const edition = inYears(kind, findYears([...names], kind))
  const checks = new RowChecks(edition)
  for (const combined of records) {
    const record = repair(combined, edition, { problems, locate })
    const placeOf = (field: string) =>
      locate(combined.origins.get(field) ?? combined.location, field)
    const faults = listKeyFields(kind).flatMap((field) => {
      const fault = findKeyFault(field, record[field], kind)
      return fault === null ? [] : [{ field, fault }]
    })
    for (const { field, fault } of faults)
      problems.error({ ...placeOf(field), cell: String(record[field] ?? '') }, fault, {
        rule: 'key',
      })
    if (faults.length > 0) continue
    const { location } = combined
    for (const { field, value, remark } of checks.check({
      line: location.line ?? 0,
      texts: writeTexts(record, edition),
      record,
    }))
      problems.warning(
        { ...placeOf(field), cell: value },
        `${quote(value)} ${nameFields(remark, edition, placeOf)}`,
        { rule: remark, value },
      )
    const sheet = sheetOf(location, sheets, staging)
    const first = staging.addRecord(edition, record, sheet, location.line ?? 0)
    if (first) reportRepeated(kind, record, first.location, location, problems)
  }
}

/** Calls the fields that a remark names as the sheets do that they come from. */
function nameFields(
  remark: string,
  { columns }: Edition,
  placeOf: (field: string) => SourceLocation,
): string {
  const named = remark.replaceAll(/„([a-z]+)“/g, (quoted, field: string) =>
    Object.hasOwn(columns, field) ? quote(placeOf(field).column ?? field) : quoted,
  )
  // A name may stand in one column.
  return named.replaceAll(/(„[^“]+“)(?:(?:, | und )\1)+/g, '$1')
}

function repair(
  { record, location, origins }: CombinedRecord,
  { columns }: Edition,
  { problems, locate }: Pick<Destination, 'problems' | 'locate'>,
): CombinedRecord['record'] {
  const repaired: Record<string, CombinedRecord['record'][string]> = { ...record }
  for (const [field, value] of Object.entries(record)) {
    // Files in the tables' own form have nothing in place of an empty list.
    if (Array.isArray(value) && value.length === 0) repaired[field] = null
    if (typeof value !== 'string' || columns[field]?.kind !== 'text') continue
    const { text, remark } = repairText(field, value)
    repaired[field] = columns[field].read(text)
    if (remark !== null)
      problems.warning({ ...locate(origins.get(field) ?? location, field), cell: value }, remark, {
        rule: field,
        value,
      })
  }
  return repaired
}

/** The texts of a record as files in the tables' own form would have them. */
function writeTexts(
  record: CombinedRecord['record'],
  { columns }: Edition,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record).flatMap(([field, value]) => {
      const encoding = columns[field]
      return encoding && value !== null ? [[field, encoding.write(value)]] : []
    }),
  )
}

/** Columns that a source lacks keep what is stored in them, since its mapping says that it has none. */
function sheetOf(
  { file, sheet = null }: SourceLocation,
  sheets: Map<string, number>,
  staging: Staging,
): number {
  const key = JSON.stringify([file, sheet])
  const known = sheets.get(key)
  if (known !== undefined) return known
  const added = staging.addSheet({ file, sheet }, ['*'], { keepsMissing: true })
  sheets.set(key, added)
  return added
}

function reportRepeated(
  kind: RecordKind,
  record: CombinedRecord['record'],
  first: SourceLocation,
  location: SourceLocation,
  problems: Problems,
): void {
  const key = listKeyFields(kind).map((name) => quote(String(record[name])))
  problems.error(
    location,
    `${key.join(', ')} steht schon in einer anderen Tabelle: ${describeLocation(first)}. Lassen Sie eine der beiden weg.`,
    { rule: 'repeated', value: key.join(', ') },
  )
}
