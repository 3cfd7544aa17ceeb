import type { BuildingsOfUnits } from './buildings.ts'
import type { MonthlyAmounts } from './cashflow.ts'
import { foldKind } from './foldKind.ts'
import type { KindAmounts } from './records/amountsByKind.ts'
import { WHOLE } from './shares.ts'
import { compareGerman } from './text.ts'

export type Flow = 'income' | 'expenses'

/** What amounts by kind are shown of. */
export type KindSubject =
  | { readonly kind: 'portfolio' }
  | { readonly kind: 'object'; readonly id: string; readonly buildings: BuildingsOfUnits }
  | { readonly kind: 'unit'; readonly id: string }

/** Returns the rows of a subject: of a building its own and those of its units, except units that may be in another building. */
export function kindsOf(rows: readonly KindAmounts[], subject: KindSubject): KindAmounts[] {
  if (subject.kind === 'portfolio') return [...rows]
  const { kind, id } = subject
  if (kind === 'unit') return rows.filter(({ unitId }) => unitId === id)
  return rows.filter(({ objectId, unitId }) => {
    if (unitId === null) return objectId === id
    const houses = subject.buildings.get(unitId)
    return houses?.length === 1 && houses[0] === id
  })
}

/** What is recorded by kind of a year: the rows of a subject, and its stated totals. */
export interface KindYear {
  readonly rows: readonly KindAmounts[]
  /** Null if the subject has no figures in that year. */
  readonly totals: MonthlyAmounts | null
}

/** A month of the year that is shown, counted from 0; negative for those of the year before. */
export interface KindSpan {
  readonly first: number
  readonly last: number
}

export type KindPeriod = 'month' | 'year' | 'twelve'

const YEAR = 12

/** Returns the months of a period that ends with the last month shown, counted from 0. */
export function spanOf(period: KindPeriod, last: number): KindSpan {
  if (period === 'month') return { first: last, last }
  return { first: period === 'year' ? 0 : last - YEAR + 1, last }
}

export interface KindSum {
  /** Distinguishes kinds; null for what no kind is stated of. */
  readonly key: string | null
  readonly name: string | null
  /** Cents; negative where credit notes prevail. */
  readonly amount: number
  /** Share of the total, in basis points; null unless the total is positive. */
  readonly share: number | null
  /** The amount of the same months of the year before, in cents; null if unknown. */
  readonly before: number | null
}

export interface KindSums {
  /** Cents; the sum of all entries. */
  readonly total: number
  readonly totalBefore: number | null
  /** Largest first; what no kind is stated of comes last. */
  readonly entries: readonly KindSum[]
}

/** The year that is shown, and that before; null if there is none to compare with. */
export interface KindYears {
  readonly now: KindYear
  readonly before: KindYear | null
}

/**
 * Adds up a flow by kind over some months. What of the stated total belongs to no kind is an entry of its own, and never spread.
 * Without a stated total, the kinds alone are the total. Null if no kind has an amount then.
 */
export function sumByKind(years: KindYears, span: KindSpan, flow: Flow): KindSums | null {
  const now = addUp(years, span, flow)
  if (!now || [...now.sums.values()].every((amount) => amount === 0)) return null
  const before = addUp(years, { first: span.first - YEAR, last: span.last - YEAR }, flow)
  const beforeOf = (key: string) => (before ? (before.sums.get(key) ?? 0) : null)
  const shareOf = (amount: number) => (now.total > 0 ? (amount / now.total) * WHOLE : null)
  const names = namesOf(years)
  const entries = [...names].flatMap(([key, name]): KindSum[] => {
    const amount = now.sums.get(key) ?? 0
    const earlier = beforeOf(key)
    return amount === 0 && !earlier
      ? []
      : [{ key, name, amount, share: shareOf(amount), before: earlier }]
  })
  const rest = now.total - sumOf(now.sums.values())
  const restBefore = before && before.total - sumOf(before.sums.values())
  return {
    total: now.total,
    totalBefore: before?.total ?? null,
    entries: [
      ...entries.toSorted(
        (a, b) => b.amount - a.amount || compareGerman(a.name ?? '', b.name ?? ''),
      ),
      ...(rest !== 0 || restBefore
        ? [{ key: null, name: null, amount: rest, share: shareOf(rest), before: restBefore }]
        : []),
    ],
  }
}

/** Whether a flow has an amount of any kind in the year that is shown. */
export function hasKinds({ now }: KindYears, flow: Flow): boolean {
  return now.rows.some((row) => row[flow]?.some((amount) => amount !== 0))
}

export interface KindMonth {
  /** Cents; null if unknown. */
  readonly now: number | null
  readonly before: number | null
}

/**
 * Returns the amounts of one kind, or of what no kind is stated of, in the months up to the last one shown, January first, beside
 * those of the year before.
 */
export function monthsOfKind(
  years: KindYears,
  key: string | null,
  { flow, last }: { readonly flow: Flow; readonly last: number },
): KindMonth[] {
  const amountIn = (month: number) => {
    const added = addUp(years, { first: month, last: month }, flow)
    if (!added) return null
    return key === null ? added.total - sumOf(added.sums.values()) : (added.sums.get(key) ?? 0)
  }
  return Array.from({ length: last + 1 }, (_, month) => ({
    now: amountIn(month),
    before: amountIn(month - YEAR),
  }))
}

interface Added {
  readonly sums: ReadonlyMap<string, number>
  readonly total: number
}

/** Adds up the months of a span by kind; null if it reaches into a year that is unknown. */
function addUp(years: KindYears, { first, last }: KindSpan, flow: Flow): Added | null {
  const sums = new Map<string, number>()
  let total = 0
  for (let place = first; place <= last; place++) {
    const year = place >= 0 ? years.now : place >= -YEAR ? years.before : null
    if (!year) return null
    const month = place >= 0 ? place : place + YEAR
    let ofMonth = 0
    for (const row of year.rows) {
      const amount = row[flow]?.[month] ?? 0
      const key = foldKind(row.kind)
      sums.set(key, (sums.get(key) ?? 0) + amount)
      ofMonth += amount
    }
    total += year.totals?.[flow]?.[month] ?? ofMonth
  }
  return { sums, total }
}

/** Returns the kinds of both years in the spelling of the year that is shown, where it has them. */
function namesOf({ now, before }: KindYears): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const { kind } of [...now.rows, ...(before?.rows ?? [])]) {
    const key = foldKind(kind)
    if (!names.has(key)) names.set(key, kind.trim())
  }
  return names
}

function sumOf(amounts: Iterable<number>): number {
  let sum = 0
  for (const amount of amounts) sum += amount
  return sum
}
