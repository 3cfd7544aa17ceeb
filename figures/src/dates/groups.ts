import type { DateKind, UpcomingDate } from './upcoming.ts'

/** The smallest group: two dates are read as quickly one by one. */
export const MIN_GROUP = 3

/** The sum of an amount over the dates of a group, as far as it is known. */
export interface KnownSum {
  /** In cents. */
  readonly sum: number
  /** The number of dates whose amount is known. */
  readonly known: number
}

/** Dates of one kind that all belong to units, all to buildings or all to loans. */
export interface DateGroup {
  readonly kind: DateKind
  readonly of: UpcomingDate['subject']['kind']
  /** Whether they became possible before today. */
  readonly isPossible: boolean
  readonly dates: readonly UpcomingDate[]
  /** The possible rise of the rents, or the cost of the modernisations. */
  readonly amount: KnownSum
}

export interface GroupedDates {
  /** First the groups that are already possible, then the others by their first date. */
  readonly groups: readonly DateGroup[]
  /** The dates that belong to no group, in the order given. */
  readonly singles: readonly UpcomingDate[]
  /** The singles that became possible before today. */
  readonly possible: ReadonlySet<UpcomingDate>
}

/**
 * Groups similar dates, so that sixty of one kind do not hide the other twenty. Rent increases of buildings repeat those of
 * their units and are not counted with them.
 *
 * @param possible dates that became possible before today
 * @param upcoming earliest first
 */
export function groupDates(
  possible: readonly UpcomingDate[],
  upcoming: readonly UpcomingDate[],
): GroupedDates {
  const alike = [
    ...Map.groupBy(possible, (date) => `possible ${keyOf(date)}`).values(),
    ...Map.groupBy(upcoming, keyOf).values(),
  ]
  const already = new Set(possible)
  const grouped = alike.filter(({ length }) => length >= MIN_GROUP)
  const inGroups = new Set(grouped.flat())
  const singles = [...possible, ...upcoming].filter((date) => !inGroups.has(date))
  return {
    groups: grouped.flatMap((dates) => describeGroup(dates, already)),
    singles,
    possible: new Set(singles.filter((date) => already.has(date))),
  }
}

function describeGroup(
  dates: readonly UpcomingDate[],
  already: ReadonlySet<UpcomingDate>,
): DateGroup[] {
  const [first] = dates
  if (!first) return []
  const { kind, subject } = first
  const amounts = dates.flatMap(({ rise, cost }) => rise ?? cost ?? [])
  const amount = { sum: amounts.reduce((sum, one) => sum + one, 0), known: amounts.length }
  return [{ kind, of: subject.kind, isPossible: already.has(first), dates, amount }]
}

function keyOf({ kind, subject }: UpcomingDate): string {
  return `${kind} ${subject.kind}`
}
