/** A location in the imported files. */
export interface SourceLocation {
  readonly file: string
  readonly sheet?: string | null
  readonly line?: number | null
  /** The column's header. */
  readonly column?: string | null
}

/** A finding for the operator. The message, in German, says what was found and what to do. */
export interface Problem extends SourceLocation {
  readonly message: string
}

/** Further problems are only counted, so that memory stays bounded; nobody would read them. */
const MAX_KEPT = 200

/** Collects the errors of one import, which prevent all writing, and its warnings. */
export class Problems {
  readonly errors: Problem[] = []
  readonly warnings: Problem[] = []
  errorCount = 0
  warningCount = 0
  readonly #strict: boolean

  /** With `strict`, warnings are recorded as errors. */
  constructor({ strict }: { strict: boolean }) {
    this.#strict = strict
  }

  error(location: SourceLocation, message: string): void {
    this.errorCount += 1
    if (this.errors.length < MAX_KEPT) this.errors.push({ ...location, message })
  }

  warning(location: SourceLocation, message: string): void {
    if (this.#strict) {
      this.error(location, message)
      return
    }
    this.warningCount += 1
    if (this.warnings.length < MAX_KEPT) this.warnings.push({ ...location, message })
  }
}

/** Renders a problem as one line: `mieten.xlsx, Blatt „Objekte“, Zeile 12, Spalte „objectvalue“: …`. */
export function describeProblem(problem: Problem): string {
  return `${describeLocation(problem)}: ${problem.message}`
}

export function describeLocation({ file, sheet, line, column }: SourceLocation): string {
  const parts = [
    file,
    sheet == null ? null : `Blatt ${quote(sheet)}`,
    line == null ? null : `Zeile ${line}`,
    column == null ? null : `Spalte ${quote(column)}`,
  ]
  return parts.filter((part) => part !== null).join(', ')
}

const MAX_QUOTE_LENGTH = 60

/** Quotes text from a file on one line, cut to 60 characters. */
export function quote(found: string): string {
  const line = found.replaceAll(/[\p{C}\s]+/gu, ' ').trim()
  return line.length > MAX_QUOTE_LENGTH ? `„${line.slice(0, MAX_QUOTE_LENGTH)}…“` : `„${line}“`
}
