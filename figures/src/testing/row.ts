import type { Fields, RowOf } from '@hausblick/contract/rows/fields.ts'

/** A row of which only some fields are given; the others are empty. */
export function row<F extends Fields>(fields: F, given: Partial<RowOf<F>> = {}): RowOf<F> {
  const empty = Object.fromEntries(Object.keys(fields).map((name) => [name, '']))
  return { ...empty, ...given } as RowOf<F>
}
