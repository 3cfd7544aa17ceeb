import { formatNumber, NO_BREAK } from './number.ts'

/** Square metres as in details: `71,50 m²`. */
export function formatArea(squareMetres: number): string {
  return `${formatNumber(squareMetres, 2, 2)}${NO_BREAK}m²`
}
