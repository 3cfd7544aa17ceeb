/**
 * Numbers as Germans write them. Only digits, grouping and the decimal comma come from `Intl`: what stands around a number
 * (currency, percent sign, minus) differs between versions of its data, so that a page rendered by the service would not
 * be the page that the browser renders.
 */
export function formatNumber(value: number, minDecimals: number, maxDecimals: number): string {
  return formatter(minDecimals, maxDecimals).format(value).replace('-', MINUS)
}

/** A count of things. */
export function formatCount(value: number): string {
  return formatNumber(value, 0, 0)
}

/** Tenths of years, rooms and the like: a decimal only where there is one. */
export function formatQuantity(tenths: number): string {
  return formatNumber(tenths / 10, 0, 1)
}

/** U+2212, as wide as a plus and as a digit. */
const MINUS = '−'
/** Keeps a number and its unit on one line. */
export const NO_BREAK = '\u00a0'

const formatters = new Map<string, Intl.NumberFormat>()

/** Making a formatter costs a hundred times what using it costs. */
function formatter(minimumFractionDigits: number, maximumFractionDigits: number) {
  const key = `${minimumFractionDigits}-${maximumFractionDigits}`
  const known = formatters.get(key)
  if (known) return known
  // 'negative' shows no sign for what rounds to zero.
  const made = new Intl.NumberFormat('de-DE', {
    minimumFractionDigits,
    maximumFractionDigits,
    signDisplay: 'negative',
  })
  formatters.set(key, made)
  return made
}
