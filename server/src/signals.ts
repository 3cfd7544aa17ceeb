import closeWithGrace from 'close-with-grace'
import type { FastifyBaseLogger } from 'fastify'

/** What process managers, terminals and closed terminals send. */
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const
/** npm hands on to its script what the terminal has already sent to both: the two arrive together, and are one. */
const SAME_SIGNAL_MS = 1000

/**
 * Closes the service by the first signal, and ends the process: with 0 once all is closed, with 1 after an error that nothing
 * caught or when closing takes longer than `longestMs`. A second signal ends it at once.
 */
export function closeOnSignals(
  log: FastifyBaseLogger,
  longestMs: number,
  close: () => Promise<void>,
): void {
  const grace = closeWithGrace(
    { delay: longestMs, logger: log, skip: [...SIGNALS] },
    async ({ err }) => {
      if (err) log.fatal({ err }, 'stops after an error that nobody expected')
      await close()
    },
  )
  let toldAt: number | undefined
  for (const signal of SIGNALS)
    process.on(signal, () => {
      if (toldAt === undefined) {
        toldAt = performance.now()
        log.info({ signal }, 'stops')
        grace.close()
      } else if (performance.now() - toldAt > SAME_SIGNAL_MS) {
        log.warn({ signal }, 'ends at once, being told to stop a second time')
        process.exit(1)
      }
    })
}
