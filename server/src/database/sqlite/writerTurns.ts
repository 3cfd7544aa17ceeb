/** Lets those who write with the one writing connection take turns, in the order in which they ask. */
export class WriterTurns {
  #last: Promise<void> = Promise.resolve()

  /** Resolves when it is one's turn, to the function that ends it. */
  async take(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const before = this.#last
    this.#last = promise
    await before
    return resolve
  }
}
