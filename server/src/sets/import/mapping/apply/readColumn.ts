import type { Value } from '@hausblick/contract/encoding/encoding.ts'
import type { MappedColumn } from '@hausblick/contract/mapping/profile.ts'
import type { Subject } from '@hausblick/contract/mapping/subjects.ts'
import { foldText } from '@hausblick/figures/text.ts'
import { describeCellError, findCellError } from '../../problems/cellErrors.ts'
import { monthlyFieldOf, readHeadingMonth } from '../months.ts'
import { addYearTo, type Period } from '../period.ts'
import { AND, OF_PERSONS } from '../persons.ts'
import { isBlank } from '../sniff.ts'
import { isIdOrder } from '../splitIds.ts'
import { encodingOf, readTyped } from './encodings.ts'
import { keyFieldsOf } from './keys.ts'
import { splitText } from './split.ts'
import { describeUnread, NO_BUILDING, NO_YEAR, NO_YEAR_OF_DAY } from './texts.ts'

/** A header, with the year of months whose headings name none, and the period of days that name none. */
export interface SheetHeader {
  readonly labels: readonly (string | null)[]
  readonly headings: readonly string[]
  readonly year: number | null
  readonly period: Period | null
}

/** A column of a mapping, found in a sheet. */
export interface PreparedColumn {
  readonly column: MappedColumn
  readonly indexes: readonly number[]
  /** What is stored for a text, by its folded form. */
  readonly values: ReadonlyMap<string, string>
  /** Null for a month whose year is not known. */
  readonly field: string | null
  /** Says the year of days that name none. */
  readonly header: Pick<SheetHeader, 'year' | 'period'>
  /** Whether a row is refused whose cell cannot be read. */
  readonly isNeeded: boolean
}

export function prepareColumn(
  column: MappedColumn,
  subject: Subject,
  header: SheetHeader,
): PreparedColumn {
  const { labels, headings, year } = header
  const entries = Object.entries(column.values ?? {})
  const indexes = column.from.map((label) => labels.indexOf(label))
  const { to, month } = column
  const ofHeading = readHeadingMonth(headings[indexes[0] ?? 0] ?? '')?.year ?? year
  const isMonthly = to !== null && month !== undefined
  return {
    column,
    indexes,
    field: !isMonthly
      ? to
      : ofHeading === null
        ? null
        : monthlyFieldOf(subject, to, month, ofHeading),
    header,
    isNeeded:
      isMonthly ||
      subject === 'posting' ||
      // A unit without a building is one all the same.
      (!isIdOrder(column.split) &&
        (column.type === 'id' || (to !== null && keyFieldsOf(subject).includes(to)))),
    values: new Map(entries.map(([text, stored]) => [foldText(text).trim(), stored])),
  }
}

/** Adds a column's fields to the values. Returns what is wrong with the cell, in German; null if nothing is. */
export function readColumn(
  { column, values: stored, field, header }: PreparedColumn,
  texts: readonly string[],
  subject: Subject,
  values: Record<string, Value | null>,
): string | null {
  const { to, type, split, inBuilding } = column
  if (to === null) return null
  const raw = texts.filter((text) => text !== '').join(' ')
  const meant = stored.size === 0 ? undefined : stored.get(foldText(raw).trim())
  const missing = meant === undefined ? describeMissing(texts, type) : null
  // A dash is a side: minus.
  const text = missing !== null ? '' : (meant ?? (isBlank(raw) && to !== 'side' ? '' : raw))
  if (split !== undefined) {
    const parts = splitText(text, split, to, inBuilding)
    const isAlone = isIdOrder(split) && text !== '' && parts.objectid === ''
    // What a journal posts to no unit, it posts to the building.
    if (isAlone && subject === 'posting')
      Object.assign(parts, { objectid: parts.propertyid, propertyid: '' })
    for (const [part, partText] of Object.entries(parts)) {
      const value = partText === '' ? null : encodingOf(subject, part, 'text').read(partText)
      // What stands beside an id does not outdo a column of its own.
      values[part] = BESIDE_IDS.has(part) ? (values[part] ?? value) : value
    }
    return missing ?? (isAlone && subject !== 'posting' ? NO_BUILDING : null)
  }
  if (field === null) return NO_YEAR
  values[field] ??= null
  if (text === '') return missing
  const dated =
    subject === 'posting' && type === 'date' ? addYearTo(text, values.year ?? null, header) : text
  if (dated === null) return NO_YEAR_OF_DAY
  const value = readTyped(dated, type, encodingOf(subject, to, type))
  if (value === null) return describeUnread(text, type)
  values[field] = add(values[field], value, field)
  return null
}

/** Several columns of one field add up, or name several persons; else the last counts. */
function add(before: Value | null, value: Value, field: string): Value {
  if (typeof before === 'number' && typeof value === 'number') return before + value
  const isOther = before !== null && before !== value && OF_PERSONS.has(field)
  return isOther ? `${before}${AND}${value}` : value
}

const BESIDE_IDS: ReadonlySet<string> = new Set(['name', 'objectid'])

export const NUMERIC: ReadonlySet<MappedColumn['type']> = new Set([
  'money',
  'area',
  'percent',
  'count',
  'number',
])

/** Returns why some text is no value; null if all are values. */
function describeMissing(texts: readonly string[], type: MappedColumn['type']): string | null {
  for (const text of texts) {
    const error = findCellError(text, type === 'text' || type === 'id' ? 'text' : 'number')
    if (error !== null) return describeCellError(error, text)
  }
  return null
}
