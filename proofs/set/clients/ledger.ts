/** What the clients saw while one fault lasted. */
export interface Phase {
  readonly name: string
  requests: number
  /** Requests answered with 5xx, or whose connection broke, by what the client was told. */
  readonly refused: Map<string, number>
  /** The longest time in which a reader got no answer. */
  longestGapMs: number
  /** Answers that should not have been given. */
  readonly wrong: string[]
  /** What was acknowledged and is not there. */
  readonly lost: string[]
}

/** Counts what the clients see, for each fault by itself. */
export class Ledger {
  readonly phases: Phase[] = []
  readonly #readAt = new Map<object, number>()

  get phase(): Phase {
    const phase = this.phases.at(-1)
    if (!phase) throw new Error('No phase has begun.')
    return phase
  }

  begin(name: string): Phase {
    const none = { requests: 0, longestGapMs: 0, wrong: [], lost: [] }
    this.phases.push({ name, ...none, refused: new Map() })
    return this.phase
  }

  /** Notes that a reader got an answer. */
  noteRead(reader: object): void {
    this.#noteGap(reader)
    this.#readAt.set(reader, performance.now())
  }

  /** Notes how long readers have been waiting. */
  noteWaiting(): void {
    for (const reader of this.#readAt.keys()) this.#noteGap(reader)
  }

  #noteGap(reader: object): void {
    const now = performance.now()
    const gap = now - (this.#readAt.get(reader) ?? now)
    this.phase.longestGapMs = Math.max(this.phase.longestGapMs, gap)
  }

  noteRefused(why: string): void {
    const { refused } = this.phase
    refused.set(why, (refused.get(why) ?? 0) + 1)
  }

  noteWrong(what: string): void {
    this.phase.wrong.push(what)
  }

  noteLost(what: string): void {
    this.phase.lost.push(what)
  }
}
