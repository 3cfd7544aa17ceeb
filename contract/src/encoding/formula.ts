/** First characters that make a spreadsheet evaluate a cell (OWASP, CSV injection), full-width forms included. */
const TRIGGERS = '[=+\\-@\\t\\r\\n＝＋－＠]'
const NEEDS_GUARD = new RegExp(`^'*${TRIGGERS}`)
const GUARDED = new RegExp(`^'+${TRIGGERS}`)

/**
 * Prefixes an apostrophe to text that a spreadsheet would evaluate, and to text that already looks guarded, so that
 * `unguardFormula` restores any text. For text only: numbers such as `-3,1%` are harmless.
 */
export function guardFormula(text: string): string {
  return NEEDS_GUARD.test(text) ? `'${text}` : text
}

/** Removes the apostrophe that `guardFormula` prefixed, if any. */
export function unguardFormula(text: string): string {
  return isGuarded(text) ? text.slice(1) : text
}

/** Whether `guardFormula` could have written this text. */
export function isGuarded(text: string): boolean {
  return GUARDED.test(text)
}

/** Only the first column name is quoted in a table with guarded texts. CSV readers ignore the difference. */
const MARKED_HEADER = /^"customerid"(?:;[^";]+)*\s*$/

/** Whether the header line of a CSV file marks its texts as guarded. */
export function isGuardedTable(firstLine: string): boolean {
  return MARKED_HEADER.test(firstLine)
}
