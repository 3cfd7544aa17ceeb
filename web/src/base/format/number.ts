/**
 * Formats a number in German notation. Only digits, grouping and decimal comma come from `Intl`: currency, percent and minus
 * signs differ between versions of its locale data, and hydration would find another page than the service has rendered.
 */
export function formatNumber(value: number, minDecimals: number, maxDecimals: number): string {
  return formatter(minDecimals, maxDecimals).format(value).replace('-', MINUS)
}

export function formatCount(value: number): string {
  return formatNumber(value, 0, 0)
}

/** Formats tenths of years or rooms, with a decimal only if needed. */
export function formatQuantity(tenths: number): string {
  return formatNumber(tenths / 10, 0, 1)
}

/** U+2212, as wide as a plus sign and a digit. */
export const MINUS = '−'
/** Keeps a number and its unit on one line. */
export const NO_BREAK = '\u00a0'

const formatters = new Map<string, Intl.NumberFormat>()

/** Returns a cached formatter, since creating one costs a hundred times as much as using it. */
function formatter(minimumFractionDigits: number, maximumFractionDigits: number) {
  const key = `${minimumFractionDigits}-${maximumFractionDigits}`
  const known = formatters.get(key)
  if (known) return known
  // 'negative' omits the sign of numbers that round to zero.
  const made = new Intl.NumberFormat('de-DE', {
    minimumFractionDigits,
    maximumFractionDigits,
    signDisplay: 'negative',
  })
  formatters.set(key, made)
  return made
}
