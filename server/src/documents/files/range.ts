import type { ByteRange } from '../../platform/storage/storage.ts'

const SINGLE_RANGE = /^bytes=(?:(?<first>\d+)-(?<last>\d*)|-(?<suffix>\d+))$/i

/**
 * Returns the part of `size` bytes that a `Range` header requests (RFC 9110 §14.1.2), or null if the whole is to be sent:
 * without a header, for an invalid one, and for several ranges at once, which a server may ignore.
 */
export function readRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const { first, last, suffix } = SINGLE_RANGE.exec(header ?? '')?.groups ?? {}
  if (suffix !== undefined) {
    const length = Math.min(Number(suffix), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  if (first === undefined) return null
  const start = Number(first)
  if (last && Number(last) < start) return null
  if (start >= size) return 'unsatisfiable'
  return { start, end: last ? Math.min(Number(last), size - 1) : size - 1 }
}
