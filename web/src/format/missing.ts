import { formatCount } from './number.ts'

/** Replaces an unknown value (specification §3, display formats). */
export const MISSING = 'n/a'

/** Accompanies a default of the specification shown for an unknown value. */
export const NOT_RECORDED = 'nicht erfasst'

/** Formats a number; `n/a` if unknown. */
export function formatOptional(value: number | null, format: (value: number) => string): string {
  return value === null ? MISSING : format(value)
}

/** Formats a count; an unknown one is 0 (specification §3), to be accompanied by `NOT_RECORDED`. */
export function formatOptionalCount(count: number | null): string {
  return formatCount(count ?? 0)
}
