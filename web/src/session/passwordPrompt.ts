/** Asks whoever sits there for the password, on behalf of calls that need a recent sign-in. */
export class PasswordPrompt {
  readonly #subscribers = new Set<() => void>()
  #waiting: PromiseWithResolvers<boolean> | null = null

  readonly isOpen = (): boolean => this.#waiting !== null

  readonly subscribe = (subscriber: () => void): (() => void) => {
    this.#subscribers.add(subscriber)
    return () => this.#subscribers.delete(subscriber)
  }

  /** Returns whether the password was entered; calls that ask at the same time share one answer. */
  async ask(): Promise<boolean> {
    if (!this.#waiting) {
      this.#waiting = Promise.withResolvers()
      this.#tell()
    }
    return await this.#waiting.promise
  }

  answer(entered: boolean): void {
    this.#waiting?.resolve(entered)
    this.#waiting = null
    this.#tell()
  }

  #tell(): void {
    for (const subscriber of this.#subscribers) subscriber()
  }
}
