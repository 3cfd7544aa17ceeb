import { formatNumber, NO_BREAK } from './number.ts'

/** Formats hundredths of m² with two decimals: `71,50 m²`. */
export function formatArea(hundredths: number): string {
  return `${formatNumber(hundredths / 100, 2, 2)}${NO_BREAK}m²`
}
