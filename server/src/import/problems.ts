/** Where in the files something stands. */
export interface SheetPlace {
  readonly file: string
  readonly sheet?: string | null
  readonly line?: number | null
  /** The column's header. */
  readonly column?: string | null
}

/** Something that the operator must know; the message says what was found and what to do. */
export interface Problem extends SheetPlace {
  readonly message: string
}

/** As many as a person may read; of the rest, only their number is known, so that memory does not grow with them. */
const MOST_KEPT = 200

/** What was found wrong in one import: errors, which keep everything from being written, and warnings. */
export class Problems {
  readonly errors: Problem[] = []
  readonly warnings: Problem[] = []
  errorCount = 0
  warningCount = 0
  readonly #strict: boolean

  /** With `strict`, a warning counts as an error. */
  constructor({ strict }: { strict: boolean }) {
    this.#strict = strict
  }

  error(place: SheetPlace, message: string): void {
    this.errorCount += 1
    if (this.errors.length < MOST_KEPT) this.errors.push({ ...place, message })
  }

  warning(place: SheetPlace, message: string): void {
    if (this.#strict) {
      this.error(place, message)
      return
    }
    this.warningCount += 1
    if (this.warnings.length < MOST_KEPT) this.warnings.push({ ...place, message })
  }
}

/** One problem as a line of text: `mieten.xlsx, Blatt „Objekte“, Zeile 12, Spalte „objectvalue“: …`. */
export function describeProblem(problem: Problem): string {
  return `${describeSheetPlace(problem)}: ${problem.message}`
}

export function describeSheetPlace({ file, sheet, line, column }: SheetPlace): string {
  const parts = [
    file,
    sheet == null ? null : `Blatt ${quote(sheet)}`,
    line == null ? null : `Zeile ${line}`,
    column == null ? null : `Spalte ${quote(column)}`,
  ]
  return parts.filter((part) => part !== null).join(', ')
}

const LONGEST_QUOTE = 60

/** What was found, in quotation marks, on one line and not longer than needed to find it again. */
export function quote(found: string): string {
  const line = found.replaceAll(/[\p{C}\s]+/gu, ' ').trim()
  return line.length > LONGEST_QUOTE ? `„${line.slice(0, LONGEST_QUOTE)}…“` : `„${line}“`
}
