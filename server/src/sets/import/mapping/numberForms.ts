/** Which character stands before the decimals: the comma, or the point. */
export type NumberReading = 'de' | 'en'

/**
 * How a number is written: with neither character (`plain`), so that it can be German or English only, or with one before
 * three digits, which may be groups or decimals (`comma`, `dot`).
 */
export type NumberForm = 'plain' | NumberReading | 'comma' | 'dot'

const NUMBER = /^[-−–+]?(\d[\d.,'’\s]*)$/
/** Groups that no decimals can be. */
const GROUPS = /^\d{1,3}(?:['’\s]\d{3})+(?!\d)/
const GERMAN = /^(?:\d{1,3}(?:\.\d{3})+,\d+|\d{1,3}(?:\.\d{3}){2,}|\d+,\d+)$/
const THREE_AFTER_COMMA = /^[1-9]\d{0,2},\d{3}$/

/** Returns how a number without its unit is written; null if the text is none. */
export function formOf(text: string): NumberForm | null {
  const digits = NUMBER.exec(text)?.[1]
  if (digits === undefined) return null
  if (GERMAN.test(digits)) return THREE_AFTER_COMMA.test(digits) ? 'comma' : 'de'
  const bare = digits.replace(GROUPS, (groups) => groups.replaceAll(/\D/g, ''))
  const swapped = bare.replaceAll(/[.,]/g, (found) => (found === ',' ? '.' : ','))
  if (/^\d+$/.test(bare)) return 'plain'
  if (bare === digits && THREE_AFTER_COMMA.test(swapped)) return 'dot'
  return GERMAN.test(bare) ? 'de' : GERMAN.test(swapped) ? 'en' : null
}

/** Returns a number as the wire's encodings read it. */
export function toGerman(text: string, reading: NumberReading): string {
  const bare = text.replaceAll(/['’\s]/g, '')
  return reading === 'de' ? bare : bare.replaceAll(',', '').replace('.', ',')
}
