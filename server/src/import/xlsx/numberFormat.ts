/** What a number means by the way its cell shows it: a workbook stores dates and percentages as plain numbers. */
export type NumberFormat =
  | { readonly kind: 'number' }
  | { readonly kind: 'percent' }
  /** Shown with zeros before it, as German postcodes are. */
  | { readonly kind: 'padded'; readonly digits: number }
  /** A date that is shown to the day, or only its month or year. */
  | { readonly kind: 'date'; readonly shown: 'day' | 'month' | 'year' }

/** Formats that a workbook uses without saying their code (ECMA-376, 18.8.30). Those of a time alone are left out. */
const BUILT_IN_CODES: Readonly<Record<number, string>> = {
  9: '0%',
  10: '0.00%',
  14: 'mm-dd-yy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  22: 'm/d/yy h:mm',
}

const LITERALS = /"[^"]*"|\\.|[_*].|\[[^\]]*\]/g
const DATE_PARTS = /^[dmyhs0\s./,:;@-]+(?:am\/pm|a\/p)?$/i

/** The meaning of a format by its id, or by its code where the workbook says one. */
export function readNumberFormat(id: number, code = BUILT_IN_CODES[id] ?? ''): NumberFormat {
  const positive = code.replaceAll(LITERALS, '').split(';')[0]?.trim() ?? ''
  if (positive.includes('%')) return { kind: 'percent' }
  if (/^00+$/.test(positive)) return { kind: 'padded', digits: positive.length }
  if (DATE_PARTS.test(positive)) {
    if (/d/i.test(positive)) return { kind: 'date', shown: 'day' }
    // Beside hours or seconds, m stands for minutes.
    if (/m/i.test(positive) && !/[hs]/i.test(positive)) return { kind: 'date', shown: 'month' }
    if (/y/i.test(positive)) return { kind: 'date', shown: 'year' }
  }
  return { kind: 'number' }
}
