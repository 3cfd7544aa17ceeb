import { formatCount } from './number.ts'

/** Replaces an unknown value (product §17). */
export const MISSING = 'n/a'

/** Accompanies a default shown for an unknown value. */
export const NOT_RECORDED = 'nicht erfasst'

/** Formats a number; `n/a` if unknown. */
export function formatOptional(value: number | null, format: (value: number) => string): string {
  return value === null ? MISSING : format(value)
}

/** Formats a count; an unknown one is 0 (product §17), to be accompanied by `NOT_RECORDED`. */
export function formatOptionalCount(count: number | null): string {
  return formatCount(count ?? 0)
}
