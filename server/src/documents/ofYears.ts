import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Scope } from '../platform/http/access.ts'

/**
 * Returns the condition that documents belong to the years of a scope, by their date (ISO 8601, empty or null if unknown); null
 * for all years. Those without a date belong to none.
 */
export function ofYears(
  years: readonly number[] | null,
  date: RawBuilder<unknown>,
): RawBuilder<SqlBool> | null {
  if (years === null) return null
  if (years.length === 0) return sql`false`
  return sql`substr(${date}, 1, 4) in (${sql.join(years.map(String))})`
}

/** Returns the years of a scope; null for all. */
export function yearsOf(scope: Scope): readonly number[] | null {
  return scope.kind === 'all' ? null : scope.years
}
