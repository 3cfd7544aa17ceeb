import type { ByteRange } from '../../storage/storage.ts'

const SINGLE_RANGE = /^bytes=(?:(?<first>\d+)-(?<last>\d*)|-(?<suffix>\d+))$/i

/**
 * The part of `size` bytes that a `Range` header asks for (RFC 9110 §14.1.2). Null where all of them are to be sent: without
 * the header, for one that is no range, and for several ranges at once, which the service may ignore and does.
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
