import { formatCount } from './number.ts'

/** Stands for a value that is not known (specification §3, display formats). */
export const MISSING = 'n/a'

/** Stands beside a default of the specification that is shown in place of a value that is not known. */
export const NOT_RECORDED = 'nicht erfasst'

/** Returns a number as `format` writes it; `n/a` where it is not known. */
export function shownNumber(value: number | null, format: (value: number) => string): string {
  return value === null ? MISSING : format(value)
}

/** Returns a count as it is written. One that is not known is 0 (specification §3): `NOT_RECORDED` belongs beside it. */
export function shownCount(count: number | null): string {
  return formatCount(count ?? 0)
}
