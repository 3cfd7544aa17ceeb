import { type RawBuilder, sql } from 'kysely'
import type { CoarseColumn } from './recordKind.ts'
import type { StoredValue } from './row.ts'

/** Selects the number of an exact column, or that of its coarse one, as `CoarseColumn` says. */
export function selectExact(
  exact: RawBuilder<unknown>,
  { column, unit }: CoarseColumn,
): RawBuilder<unknown> {
  const [coarse, whole, half] = [sql.ref(`r.${column}`), sql.lit(unit), sql.lit(unit / 2)]
  const largest = sql.lit(Math.floor(Number.MAX_SAFE_INTEGER / unit))
  // Both databases truncate the quotient of integers.
  return sql`case
    when (${exact} + case when ${exact} < 0 then -${half} else ${half} end) / ${whole} = ${coarse} then ${exact}
    when abs(${coarse}) <= ${largest} then ${coarse} * ${whole}
  end`
}

/** Returns what a coarse column has of a number, rounded half away from zero. */
export function toCoarse(value: StoredValue, { unit }: CoarseColumn): number | null {
  if (typeof value !== 'number') return null
  const magnitude = Math.abs(value)
  const rest = magnitude % unit
  return Math.sign(value) * ((magnitude - rest) / unit + (2 * rest >= unit ? 1 : 0))
}
