/** What makes a spreadsheet take a cell for a formula (OWASP, CSV injection), full-width forms included. */
const BEGINNINGS = '[=+\\-@\\t\\r\\n＝＋－＠]'
const NEEDS_GUARD = new RegExp(`^'*${BEGINNINGS}`)
const GUARDED = new RegExp(`^'+${BEGINNINGS}`)

/**
 * Puts an apostrophe before a text that a spreadsheet would take for a formula, and before one that would look guarded
 * otherwise, so that `unguardFormula` gives back any text. For texts only: `-3,1%` is a number, and does no harm.
 */
export function guardFormula(text: string): string {
  return NEEDS_GUARD.test(text) ? `'${text}` : text
}

/** Takes away what `guardFormula` has put before a text. */
export function unguardFormula(text: string): string {
  return isGuarded(text) ? text.slice(1) : text
}

/** Whether a text looks as `guardFormula` writes it. */
export function isGuarded(text: string): boolean {
  return GUARDED.test(text)
}

/** The name of a table's first column. That it alone is quoted marks a table with guarded texts; every reader of CSV ignores it. */
const MARKED_HEADER = /^"customerid"(?:;[^";]+)*\s*$/

/** Whether the first line of a CSV file says that its texts are guarded. Other files are read as they stand. */
export function isGuardedTable(firstLine: string): boolean {
  return MARKED_HEADER.test(firstLine)
}
