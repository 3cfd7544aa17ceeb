import type { SheetRow } from '../../files/sheet.ts'
import { countYears, readPeriod, yearOf } from '../period.ts'
import { isDayOfYear } from '../plainText.ts'
import type { ProposedField, SourceColumn } from './field.ts'

/**
 * Proposes the year of postings, or of months whose headings name none: the one that most dates name, or else the titles. Null
 * where a title names a period of two years, and where nothing names one year.
 */
export function proposeYear(
  titles: readonly SheetRow[],
  columns: readonly SourceColumn[],
  fields: readonly (ProposedField | null)[],
): number | null {
  const dates = columns[fields.findIndex((field) => field?.field === 'date')]?.values
  if (!dates && !fields.some((field) => field?.month !== undefined)) return null
  const period = readPeriod(titles)
  if (period && yearOf(period) === null) return null
  const ofDates = mostFrequentYear((dates ?? []).filter((day) => !isDayOfYear(day)))
  if (ofDates !== null || period) return ofDates ?? (period && yearOf(period))
  const texts = titles.flatMap(({ cells }) => cells)
  return texts.some((text) => TWO_YEARS.test(text)) ? null : mostFrequentYear(texts)
}

/** `2024/2025`, `2024/25`: a fiscal year, of which it is not known when it begins. */
const TWO_YEARS = /(?<!\d)20\d\d\s*[/–-]\s*(?:20)?\d\d(?![\d.–-])/

function mostFrequentYear(texts: readonly string[]): number | null {
  const [most, second] = countYears(texts)
  return most && most[1] !== second?.[1] ? most[0] : null
}
