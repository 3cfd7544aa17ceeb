/** What a cell's number stands for, judged by its format: workbooks store dates and percentages as plain numbers. */
export type NumberFormat =
  | { readonly kind: 'number' }
  | { readonly kind: 'percent' }
  /** Shown with leading zeros, as German postal codes are. */
  | { readonly kind: 'padded'; readonly digits: number }
  /** An amount in another currency than euros. */
  | { readonly kind: 'foreign'; readonly currency: string }
  /** A date shown to the day, or only as month or year. */
  | { readonly kind: 'date'; readonly shown: 'day' | 'month' | 'year' }

/** The built-in formats (ECMA-376, 18.8.30) of percentages and dates, whose codes workbooks leave out. */
const BUILT_IN_CODES: Readonly<Record<number, string>> = {
  9: '0%',
  10: '0.00%',
  14: 'mm-dd-yy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  22: 'm/d/yy h:mm',
}

/** A symbol as `[$CHF-807]`, `"CHF"` or `$`. */
const SYMBOL = /\[\$([^\]-]+)[^\]]*\]|\b(CHF|USD|GBP)\b|(?<!\[)([$£])/
const EURO = /€|EUR/
const LITERALS = /"[^"]*"|\\.|[_*].|\[[^\]]*\]/g
const DATE_PARTS = /^[dmyhs0\s./,:;@-]+(?:am\/pm|a\/p)?$/i

/** Reads a format from the code in the workbook, or else from its built-in id. */
export function readNumberFormat(id: number, code = BUILT_IN_CODES[id] ?? ''): NumberFormat {
  const [, ...symbols] = SYMBOL.exec(code) ?? []
  const currency = symbols.find((symbol) => symbol !== undefined)?.trim()
  if (currency !== undefined && !EURO.test(currency)) return { kind: 'foreign', currency }
  const positive = code.replaceAll(LITERALS, '').split(';')[0]?.trim() ?? ''
  if (positive.includes('%')) return { kind: 'percent' }
  if (/^00+$/.test(positive)) return { kind: 'padded', digits: positive.length }
  if (DATE_PARTS.test(positive)) {
    if (/d/i.test(positive)) return { kind: 'date', shown: 'day' }
    // Next to hours or seconds, m means minutes.
    if (/m/i.test(positive) && !/[hs]/i.test(positive)) return { kind: 'date', shown: 'month' }
    if (/y/i.test(positive)) return { kind: 'date', shown: 'year' }
  }
  return { kind: 'number' }
}
