import type { Value } from '@hausblick/contract/encoding/encoding.ts'

/** Joins ids to a key for maps. */
export function keyOf(...parts: readonly (Value | null | undefined)[]): string {
  return JSON.stringify(parts)
}
