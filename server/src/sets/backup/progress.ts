import { ProgressLine, type Terminal } from '../../platform/command/progressLine.ts'
import type { Part } from './parts.ts'

const MEGABYTE = 1024 * 1024

/** Counts what has passed, and shows it on a terminal. */
export class Progress {
  readonly #line: ProgressLine
  readonly #doing: string
  #rows = 0
  #documents = 0
  #bytes = 0

  /** @param doing what is being done, such as 'Gesichert' */
  constructor(doing: string, terminal: Terminal = process.stderr) {
    this.#line = new ProgressLine(terminal)
    this.#doing = doing
  }

  readonly count = (part: Part): void => {
    if (part.kind === 'rows') this.#rows += part.rows.length
    if (part.kind === 'document') {
      this.#documents += 1
      this.#bytes += part.size
    }
    this.#line.show(() => this.render())
  }

  clear(): void {
    this.#line.clear()
  }

  /** Renders what has passed, in German. */
  render(): string {
    return `${this.#doing}: ${format(this.#rows)} Zeilen, ${format(this.#documents)} Dokumente mit ${format(this.#bytes / MEGABYTE, 1)} MB.`
  }
}

function format(value: number, maximumFractionDigits = 0): string {
  return value.toLocaleString('de-DE', { maximumFractionDigits })
}
