/** A mutex for the writing connection, first come, first served. */
export class WriteLock {
  #last: Promise<void> = Promise.resolve()

  /** Resolves to the function that releases the lock. */
  async acquire(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const before = this.#last
    this.#last = promise
    await before
    return resolve
  }
}
