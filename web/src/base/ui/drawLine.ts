/** Places of a drawing. */
export type Points = readonly (readonly [x: number, y: number | null])[]

const toText = (number: number) => String(Math.round(number * 1000) / 1000)

/**
 * Returns SVG path data of straight lines through points, interrupted where a place is unknown; null if all are. A point alone is
 * closed, since only then its caps show.
 */
export function drawLine(points: Points): string | null {
  const parts: string[][] = []
  let isInterrupted = true
  for (const [x, y] of points) {
    if (y !== null) {
      if (isInterrupted) parts.push([])
      parts.at(-1)?.push(`${toText(x)},${toText(y)}`)
    }
    isInterrupted = y === null
  }
  if (parts.length === 0) return null
  return parts.map((part) => `M${part.join('L')}${part.length === 1 ? 'Z' : ''}`).join('')
}
