/** Why a file, or the rest of it, cannot be read. The message is for people: what it is, and what to do. */
export class Unreadable extends Error {
  /** Where reading ended; null where that says nothing. */
  readonly line: number | null

  constructor(
    message: string,
    { line = null, cause }: { line?: number | null; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.name = 'Unreadable'
    this.line = line
  }
}
