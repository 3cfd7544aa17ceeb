import { LineRanges } from './lineRanges.ts'

export interface SourceLocation {
  readonly file: string
  readonly sheet?: string | null
  readonly line?: number | null
  readonly column?: string | null
  /** For a cell: its column's label, by which it can be corrected, and its text. */
  readonly label?: string | null
  readonly cell?: string | null
}

/** A finding for the operator. The message, in German, says what was found and what to do. */
export interface Problem extends SourceLocation {
  readonly message: string
  /** What a person can accept, so that it is none: a column that is missing, or rows that move to another customer. */
  readonly question?: 'column' | 'move'
  /** The table that a question is about. */
  readonly table?: string
}

/** Where a problem is, and what is asked about it. */
type Place = Omit<Problem, 'message'>

/** A problem beyond its location: what makes it alike with others of its column, and the value that has it. */
interface Likeness {
  /** Default: the message, so that only equal ones are alike. */
  readonly rule?: string
  readonly value?: string | null
}

/** The problems of one rule in one column of a sheet. */
export interface ProblemGroup {
  /** In order of their lines; of many alike only the first ones. */
  readonly kept: Problem[]
  count: number
  /** The lines after the first problem's, by value; the empty string stands for problems without one. */
  readonly lines: Map<string, LineRanges>
}

/** Further problems of a group keep only their lines, so that memory stays bounded. */
const MAX_KEPT = 200
/** Further values are not distinguished. */
const MAX_VALUES = 200
/** Problems of further groups are counted, but not kept. */
const MAX_GROUPS = 1000

/** Problems of one severity, alike ones in groups, in order of their first. */
export class ProblemList {
  count = 0
  readonly #groups = new Map<string, ProblemGroup>()
  readonly #kept: Problem[] = []

  get groups(): readonly ProblemGroup[] {
    return [...this.#groups.values()]
  }

  /** The problems kept, in the order they were found. */
  get kept(): readonly Problem[] {
    return this.#kept
  }

  add(problem: Problem, { rule = problem.message, value = null }: Likeness): void {
    this.count += 1
    const { file, sheet = null, column = null } = problem
    const key = JSON.stringify([file, sheet, column, rule])
    const group = this.#groups.get(key)
    if (group) {
      group.count += 1
      addLine(group.lines, problem.line ?? null, value ?? '')
      if (group.kept.length < MAX_KEPT) this.#keep(group, problem)
    } else if (this.#groups.size < MAX_GROUPS) {
      const added: ProblemGroup = { kept: [], count: 1, lines: new Map() }
      this.#groups.set(key, added)
      this.#keep(added, problem)
    }
  }

  #keep(group: ProblemGroup, problem: Problem): void {
    group.kept.push(problem)
    this.#kept.push(problem)
  }
}

function addLine(lines: Map<string, LineRanges>, line: number | null, value: string): void {
  if (line === null) return
  const known = lines.has(value) || lines.size < MAX_VALUES ? value : ''
  const ranges = lines.get(known) ?? new LineRanges()
  ranges.add(line)
  lines.set(known, ranges)
}

/** Collects the errors of one import, which prevent all writing, and its warnings. */
export class Problems {
  readonly #errors = new ProblemList()
  readonly #warnings = new ProblemList()
  readonly #strict: boolean

  /** Whether a person answers questions on a page, and not by the options of a command. */
  readonly isOnPage: boolean

  /** With `strict`, warnings are recorded as errors. */
  constructor({ strict, isOnPage = false }: { strict: boolean; isOnPage?: boolean }) {
    this.#strict = strict
    this.isOnPage = isOnPage
  }

  get errors(): readonly Problem[] {
    return this.#errors.kept
  }

  get warnings(): readonly Problem[] {
    return this.#warnings.kept
  }

  get errorCount(): number {
    return this.#errors.count
  }

  get warningCount(): number {
    return this.#warnings.count
  }

  get errorList(): ProblemList {
    return this.#errors
  }

  get warningList(): ProblemList {
    return this.#warnings
  }

  error(location: Place, message: string, likeness: Likeness = {}): void {
    this.#errors.add({ ...location, message }, likeness)
  }

  warning(location: Place, message: string, likeness: Likeness = {}): void {
    const list = this.#strict ? this.#errors : this.#warnings
    list.add({ ...location, message }, likeness)
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
