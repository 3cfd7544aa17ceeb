const decimal = new Intl.NumberFormat('de-DE', { useGrouping: false, maximumSignificantDigits: 15 })

/**
 * Writes a number that a workbook stores with a decimal comma, since a dot before three digits would be read as grouping, and
 * with the digits that are exact in a workbook, so that 0.1 + 0.2 is 0.3.
 */
export function writeDecimal(number: number): string {
  return decimal.format(number)
}
