import type { PostingRules } from '@hausblick/contract/mapping/profile.ts'
import type { SheetRow } from '../../sheet.ts'
import { plainDate } from '../plainText.ts'
import type { ProposedField, SourceColumn } from './columns.ts'

/** Proposes how a journal's amounts are to be understood. Its accounts are proposed once all rows have been read. */
export function proposePostings(
  columns: readonly SourceColumn[],
  fields: readonly (ProposedField | null)[],
): PostingRules {
  const valuesOf = (name: string) =>
    columns[fields.findIndex((field) => field?.field === name)]?.values ?? []
  const has = (name: string) => fields.some((field) => field?.field === name)
  const amounts = has('amount')
    ? has('side')
      ? 'side'
      : valuesOf('amount').some((value) => /^\s*[-−–(]|-\s*$|\d\s*[SH]$/i.test(value))
        ? 'signed'
        : 'unsigned'
    : 'debit-credit'
  return { amounts, accounts: {} }
}

/** Proposes the year of postings, or of months whose headings name none: the one that dates and titles name most. */
export function proposeYear(
  titles: readonly SheetRow[],
  columns: readonly SourceColumn[],
  fields: readonly (ProposedField | null)[],
): number | null {
  const dates = columns[fields.findIndex((field) => field?.field === 'date')]?.values
  const ofDates = dates ? mostFrequentYear(dates.map(plainDate)) : null
  if (ofDates !== null) return ofDates
  const hasMonths = fields.some((field) => field?.month !== undefined)
  return dates || hasMonths ? mostFrequentYear(titles.flatMap(({ cells }) => cells)) : null
}

/** Of a date or text, or of digits without points: `20250131`. */
const YEAR = /(?<!\d)((?:19|20)\d{2})(?:(?:0[1-9]|1[0-2])\d{2})?(?!\d)/

function mostFrequentYear(dates: readonly string[]): number | null {
  const counts = new Map<number, number>()
  for (const date of dates) {
    const [, year] = YEAR.exec(date) ?? []
    if (year !== undefined) counts.set(Number(year), (counts.get(Number(year)) ?? 0) + 1)
  }
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a)
  return most?.[0] ?? null
}
