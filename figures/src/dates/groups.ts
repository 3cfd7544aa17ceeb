import type { DateKind, UpcomingDate } from './upcoming.ts'

/** From how many alike they are a group: two are read as quickly one by one. */
export const MIN_GROUP = 3

/** What is known of an amount that dates of a group have. */
export interface KnownSum {
  /** In cents. */
  readonly sum: number
  /** How many of the dates it is known of. */
  readonly known: number
}

/** Dates that are alike: of one kind, of units, of buildings or of loans. */
export interface DateGroup {
  readonly kind: DateKind
  readonly of: UpcomingDate['subject']['kind']
  /** Whether they have been possible before today. */
  readonly isPossible: boolean
  readonly dates: readonly UpcomingDate[]
  /** Rises of rents, or costs of modernisations. */
  readonly amount: KnownSum
}

export interface GroupedDates {
  /** What is possible already first, then by their first dates. */
  readonly groups: readonly DateGroup[]
  /** The dates that are not alike enough others, in the same order. */
  readonly singles: readonly UpcomingDate[]
  /** Those of the singles that have been possible before today. */
  readonly possible: ReadonlySet<UpcomingDate>
}

/**
 * Groups alike dates, so that sixty of a kind do not hide the twenty others. Rent increases of buildings are those of their units
 * seen from further away, and not counted with them.
 *
 * @param possible what has been possible before today
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
