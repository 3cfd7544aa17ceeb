/** Thrown if a file, or the rest of it, cannot be read. The message, in German, says why and what to do. */
export class UnreadableFile extends Error {
  /** The line at fault; null if it is unknown. */
  readonly line: number | null

  constructor(
    message: string,
    { line = null, cause }: { line?: number | null; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.name = 'UnreadableFile'
    this.line = line
  }
}
