import type { StoredRow } from '../../records/row.ts'

/** What is stored of a customer's total figures, without the customer. */
export interface PortfolioState {
  readonly row: StoredRow
  /** By year. */
  readonly months: readonly StoredRow[]
  /** By date. */
  readonly valuations: readonly StoredRow[]
}

/** Adds the total figures of two customers who share nothing. What cannot be added is the first one's. */
export function combinePortfolios(one: PortfolioState, other: PortfolioState): PortfolioState {
  const row: StoredRow = {
    ...one.row,
    ...sums(one.row, other.row, ['value_cents', 'purchasing_value_cents', 'property_count']),
    occupancy_rate_bp: weigh(one.row, other.row, 'occupancy_rate_bp'),
    valuation_date: latest(one.row.valuation_date, other.row.valuation_date),
    listed: Math.max(Number(one.row.listed), Number(other.row.listed)),
  }
  const valuations = combineValuations(one.valuations, other.valuations)
  return {
    row: { ...row, value_change_bp: change(row.value_cents, row.purchasing_value_cents) },
    months: combineMonths(one.months, other.months),
    valuations,
  }
}

function combineMonths(one: readonly StoredRow[], other: readonly StoredRow[]): StoredRow[] {
  const years = new Map(one.map((row) => [row.year, row]))
  for (const row of other) {
    const same = years.get(row.year)
    const columns = Object.keys(row).filter((name) => /^(?:income|expenses)_/.test(name))
    years.set(row.year, same ? { ...same, ...sums(same, row, columns) } : row)
  }
  return [...years.values()].toSorted((a, b) => Number(a.year) - Number(b.year))
}

/** At each date from which both were valued: what the one and the other were worth by their latest valuations. */
function combineValuations(one: readonly StoredRow[], other: readonly StoredRow[]): StoredRow[] {
  if (one.length === 0 || other.length === 0) return [...one, ...other]
  const dates = [...one, ...other].map(dateOf)
  return [...new Set(dates)].toSorted().flatMap((date) => {
    const [first, second] = [at(one, date), at(other, date)]
    if (!first || !second) return []
    const value_cents = Number(first.value_cents) + Number(second.value_cents)
    return [{ ...first, valuation_date: date, value_cents, value_change_bp: null }]
  })
}

function at(valuations: readonly StoredRow[], date: string): StoredRow | undefined {
  return valuations
    .filter((row) => dateOf(row) <= date)
    .toSorted((a, b) => (dateOf(a) < dateOf(b) ? -1 : 1))
    .at(-1)
}

function dateOf({ valuation_date }: StoredRow): string {
  return String(valuation_date)
}

function sums(one: StoredRow, other: StoredRow, columns: readonly string[]): StoredRow {
  return Object.fromEntries(
    columns.map((name) => {
      const [a, b] = [one[name] ?? null, other[name] ?? null]
      return [name, a === null && b === null ? null : Number(a) + Number(b)]
    }),
  )
}

/** The mean of a share by the numbers of units; the first one's where these are unknown. */
function weigh(one: StoredRow, other: StoredRow, name: string): number | null {
  const [a, b] = [one[name] ?? null, other[name] ?? null]
  if (a === null || b === null) return a === null ? (b as number | null) : Number(a)
  const [x, y] = [Number(one.property_count), Number(other.property_count)]
  return x + y > 0 ? Math.round((Number(a) * x + Number(b) * y) / (x + y)) : Number(a)
}

function latest(...dates: readonly (StoredRow[string] | undefined)[]): string | null {
  return (
    dates
      .flatMap((date) => (date ? [String(date)] : []))
      .toSorted()
      .at(-1) ?? null
  )
}

/** How much more than its purchasing price something is worth, in basis points. */
function change(value: unknown, price: unknown): number | null {
  if (typeof value !== 'number' || typeof price !== 'number' || price <= 0) return null
  return Math.round(((value - price) / price) * 10_000)
}
