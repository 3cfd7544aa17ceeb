import type { Logger } from 'kysely'

/** Called with a statement's duration, and whether it failed. */
export type StatementObserver = (milliseconds: number, failed: boolean) => void

/** Passes what Kysely logs of each statement on to observers: its duration and outcome, never its text or values. */
export class ObservedStatements {
  readonly #observers: StatementObserver[] = []

  readonly log: Logger = ({ level, queryDurationMillis }) => {
    for (const observe of this.#observers) observe(queryDurationMillis, level === 'error')
  }

  add(observer: StatementObserver): void {
    this.#observers.push(observer)
  }
}
