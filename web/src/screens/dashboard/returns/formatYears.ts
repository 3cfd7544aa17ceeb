/** Writes ascending years, those in a row as a span: `2011–2013, 2015 und 2017`. */
export function formatYears(years: readonly number[]): string {
  const spans: [number, number][] = []
  for (const year of years) {
    const last = spans.at(-1)
    if (last?.[1] === year - 1) last[1] = year
    else spans.push([year, year])
  }
  const written = spans.map(([first, last]) =>
    first === last ? String(first) : `${first}–${last}`,
  )
  const end = written.pop() ?? ''
  return written.length === 0 ? end : `${written.join(', ')} und ${end}`
}
