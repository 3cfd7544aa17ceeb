import * as texts from './texts.ts'

/** Lists pages as people do: `2–4, 7 und 9`. They are in order. */
export function listPages(pages: readonly number[]): string {
  const ranges: { first: number; last: number }[] = []
  for (const page of pages) {
    const range = ranges.at(-1)
    if (range && page === range.last + 1) range.last = page
    else ranges.push({ first: page, last: page })
  }
  const said = ranges.map(({ first, last }) => (first === last ? `${first}` : `${first}–${last}`))
  const [end = '', ...before] = said.toReversed()
  return before.length === 0 ? end : `${before.toReversed().join(', ')} ${texts.and} ${end}`
}
