/** Writes ascending numbers as ranges: `1-3,7`. */
export function writeRanges(numbers: readonly number[]): string {
  const ranges: [first: number, last: number][] = []
  for (const number of numbers) {
    const range = ranges.at(-1)
    if (range?.[1] === number - 1) range[1] = number
    else ranges.push([number, number])
  }
  return ranges.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(',')
}

/**
 * Returns whether a number is among those that `writeRanges` wrote, as a function; it is false for every number if the text
 * cannot be read.
 */
export function readRanges(text: string): (number: number) => boolean {
  const ranges = text.split(',').map((range) => {
    const [first = '', last = first] = range.split('-')
    return [Number.parseInt(first, 10), Number.parseInt(last, 10)] as const
  })
  return (number) => ranges.some(([first, last]) => first <= number && number <= last)
}
