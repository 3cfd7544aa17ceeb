import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import { peekRows } from '../../files/peekRows.ts'
import type { SheetRow } from '../../files/sheet.ts'
import { labelColumns } from '../labels.ts'
import { asHeader } from '../matchHeader.ts'
import { countYears, readPeriod, yearOf } from '../period.ts'
import { isDayOfYear } from '../plainText.ts'

/** The share of days that name a file's year; the others are stragglers. */
const MOST = 0.8

/** How many rows are looked at for the year. */
const FIRST_ROWS = 330

/** Finds the year of a sheet, and returns it beside all rows. */
export async function findYear(
  rows: AsyncIterable<SheetRow>,
  profile: MappingProfile,
): Promise<{ year: number | null; all: AsyncIterable<SheetRow> }> {
  const { head, all } = await peekRows(rows, FIRST_ROWS)
  return { year: yearOfHead(head, profile), all }
}

/**
 * Returns the year of a file, which the next one of a journal has another of: the one that the days of its first rows name, or
 * else the period above them; the mapping's where neither says it.
 */
function yearOfHead(head: readonly SheetRow[], profile: MappingProfile): number | null {
  const { postings, year, columns } = profile
  if (!postings || year === null) return year
  const index = head.findIndex((row, at) => asHeader(row, head[at - 1], profile) !== null)
  const header = head[index] && asHeader(head[index], head[index - 1], profile)
  const labels = labelColumns(header?.cells ?? [])
  const textsOf = (field: string) =>
    columns
      .filter(({ to }) => to === field)
      .flatMap(({ from }) => from.map((label) => labels.indexOf(label)))
      .flatMap((column) => head.slice(index + 1).map(({ cells }) => cells[column] ?? ''))
  const days = textsOf('date').filter((day) => !isDayOfYear(day))
  const years = countYears([...days, ...textsOf('year')])
  const all = years.reduce((sum, [, count]) => sum + count, 0)
  const [most] = years
  if (most && most[1] >= all * MOST) return most[0]
  const period = readPeriod(head.slice(0, Math.max(index, 0)))
  return (period && yearOf(period)) ?? year
}
