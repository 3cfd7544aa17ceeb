/** Prompts for the password on behalf of calls that require a recent sign-in. An external store for `useSyncExternalStore`. */
export class PasswordPrompt {
  readonly #subscribers = new Set<() => void>()
  #waiting: PromiseWithResolvers<boolean> | null = null

  readonly isOpen = (): boolean => this.#waiting !== null

  readonly subscribe = (subscriber: () => void): (() => void) => {
    this.#subscribers.add(subscriber)
    return () => this.#subscribers.delete(subscriber)
  }

  /** Resolves to whether the password was entered. Concurrent calls share one prompt. */
  async ask(): Promise<boolean> {
    if (!this.#waiting) {
      this.#waiting = Promise.withResolvers()
      this.#notify()
    }
    return await this.#waiting.promise
  }

  answer(entered: boolean): void {
    this.#waiting?.resolve(entered)
    this.#waiting = null
    this.#notify()
  }

  #notify(): void {
    for (const subscriber of this.#subscribers) subscriber()
  }
}
