import { runPatientService } from '@hausblick/server/src/testing/process.ts'

/** Starts services in a folder and keeps how long the slowest took to accept requests. */
export class TimedStarts {
  longestMs = 0
  readonly #folder: string
  readonly #environment: Readonly<Record<string, string>>

  constructor(folder: string, environment: Readonly<Record<string, string>>) {
    this.#folder = folder
    this.#environment = environment
  }

  /** Resolves to the process once it accepts requests. */
  async start() {
    const start = performance.now()
    const service = runPatientService(this.#folder, this.#environment)
    await service.printed('läuft unter')
    this.longestMs = Math.max(this.longestMs, performance.now() - start)
    return service
  }
}
