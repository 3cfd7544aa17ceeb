const SHOWN_AFTER_MS = 1000
const SHOWN_EVERY_MS = 100
const CLEAR_LINE = '\r\u001b[K'

/** A stream such as standard error. */
export interface Terminal {
  readonly isTTY?: boolean
  write(text: string): unknown
}

/** Shows the progress of a command that takes longer than a second. Writes nothing unless the stream is a terminal. */
export class ProgressLine {
  readonly #terminal: Terminal
  #nextMs = performance.now() + SHOWN_AFTER_MS
  #isShown = false

  constructor(terminal: Terminal) {
    this.#terminal = terminal
  }

  /** Replaces the line, at most ten times a second; `line` is called only if it is shown. */
  show(line: () => string): void {
    const now = performance.now()
    if (!this.#terminal.isTTY || now < this.#nextMs) return
    this.#nextMs = now + SHOWN_EVERY_MS
    this.#isShown = true
    this.#terminal.write(`${CLEAR_LINE}${line()}`)
  }

  clear(): void {
    if (this.#isShown) this.#terminal.write(CLEAR_LINE)
  }
}
