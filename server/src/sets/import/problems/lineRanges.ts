/** Ascending line numbers, kept as ranges: rows that are alike mostly follow each other. */
export class LineRanges {
  readonly #ranges: [first: number, last: number][] = []

  /** Returns the lines of several ranges. */
  static join(several: readonly LineRanges[]): LineRanges {
    const joined = new LineRanges()
    const all = several.flatMap((ranges) => ranges.#ranges).toSorted(([a], [b]) => a - b)
    for (const [first, last] of all) {
      const end = joined.#ranges.at(-1)
      if (end && first === end[1] + 1) end[1] = last
      else joined.#ranges.push([first, last])
    }
    return joined
  }

  add(line: number): void {
    const last = this.#ranges.at(-1)
    if (last && line === last[1] + 1) last[1] = line
    else if (line !== last?.[1]) this.#ranges.push([line, line])
  }

  /** Renders `3–6, 8, 10–12`. */
  toString(): string {
    return this.#ranges
      .map(([first, last]) => (first === last ? String(first) : `${first}–${last}`))
      .join(', ')
  }
}
