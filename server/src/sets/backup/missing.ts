import type { Part } from './parts.ts'

/** The names listed; more are counted. */
const MAX_LISTED = 50

/** Collects the documents that could not be read. */
export class MissingDocuments {
  readonly #listed: string[] = []
  #count = 0

  get count(): number {
    return this.#count
  }

  readonly note = (part: Part): void => {
    if (part.kind !== 'missing') return
    this.#count += 1
    if (this.#listed.length < MAX_LISTED) this.#listed.push(`  ${part.fileName}\n`)
  }

  /** Renders them and what to do; empty if there are none. */
  render(): string {
    if (this.#count === 0) return ''
    const rest = this.#count - this.#listed.length
    return `Nicht dabei, weil schon vorher verloren oder beschädigt:
${this.#listed.join('')}${rest > 0 ? `  und ${rest} weitere\n` : ''}Bitte holen Sie sie aus einer älteren Sicherung zurück. Alles Übrige ist dabei.
`
  }
}
