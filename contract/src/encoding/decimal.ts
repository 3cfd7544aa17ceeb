const SPACES = /[\s\u00a0\u2007\u2009\u202f]+/g

/** Digits in groups of three separated by dots, or ungrouped, with decimals after a comma. */
const GERMAN = /^([-−–+]?)(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?$/
/** A single dot before exactly three final digits is a grouping separator (product §16). */
const ONE_GROUPING_DOT = /^([-−–+]?)(\d+\.\d{3})$/
/** Any other single dot is a decimal point. */
const DECIMAL_POINT = /^([-−–+]?)(\d+)\.(\d+)$/

/**
 * Reads a decimal as people and spreadsheets write it, as an integer in units of `10^-decimals`.
 *
 * Accepts `1.234,56`, `1234,56`, `1 234,56` and `2.39`, with an optional sign. Rounds excess decimals half away from zero.
 * Returns null if the text is not a number, or one too large to be exact.
 */
export function readScaled(text: string, decimals: number): number | null {
  const parts = splitDecimal(text)
  if (!parts) return null
  const [, sign = '', grouped = '', fraction = ''] = parts
  const kept = fraction.slice(0, decimals).padEnd(decimals, '0')
  const roundUp = (fraction[decimals] ?? '0') >= '5'
  const magnitude = Number(grouped.replaceAll('.', '') + kept) + (roundUp ? 1 : 0)
  if (!Number.isSafeInteger(magnitude)) return null
  const negative = sign !== '' && sign !== '+'
  return negative && magnitude !== 0 ? -magnitude : magnitude
}

/** Whether a decimal has digits other than 0 beyond these decimals, which `readScaled` rounds. */
export function hasMoreDecimals(text: string, decimals: number): boolean {
  const [, , , fraction = ''] = splitDecimal(text) ?? []
  return /[1-9]/.test(fraction.slice(decimals))
}

/** Returns sign, whole part and decimals of a number; null if the text is none. */
function splitDecimal(text: string): RegExpExecArray | null {
  const compact = text.replace(SPACES, '')
  return GERMAN.exec(compact) ?? ONE_GROUPING_DOT.exec(compact) ?? DECIMAL_POINT.exec(compact)
}

/** Writes an integer in units of `10^-decimals` with a decimal comma and no grouping: `123456` with 2 decimals is `1234,56`. */
export function writeScaled(value: number, decimals: number): string {
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals)
  const sign = value < 0 ? '-' : ''
  return decimals === 0 ? `${sign}${whole}` : `${sign}${whole},${fraction}`
}

/** Like `writeScaled`, without trailing zeros beyond `atLeast` decimals: `9750` with 2 decimals is `97,5`. */
export function writeShortened(value: number, decimals: number, atLeast = 0): string {
  const [whole = '', fraction = ''] = writeScaled(value, decimals).split(',')
  const kept = fraction.slice(0, atLeast) + fraction.slice(atLeast).replace(/0+$/, '')
  return kept === '' ? whole : `${whole},${kept}`
}
