import closeWithGrace from 'close-with-grace'
import type { FastifyBaseLogger } from 'fastify'

/** Sent by process managers, by Ctrl+C and by a closing terminal. */
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const
/** npm forwards what the terminal has already sent to its script: signals this close together are one. */
const SAME_SIGNAL_MS = 1000

/**
 * Closes the service on the first signal and ends the process: with 0 once closed, with 1 after an uncaught error or when
 * closing takes longer than `longestMs`. A second signal ends it at once.
 *
 * @returns tells whether the first signal has arrived
 */
export function closeOnSignals(
  log: FastifyBaseLogger,
  longestMs: number,
  close: () => Promise<void>,
): () => boolean {
  const grace = closeWithGrace(
    { delay: longestMs, logger: log, skip: [...SIGNALS] },
    async ({ err }) => {
      if (err) log.fatal({ err }, 'stopping after an unexpected error')
      await close()
    },
  )
  let toldAt: number | undefined
  for (const signal of SIGNALS)
    process.on(signal, () => {
      if (toldAt === undefined) {
        toldAt = performance.now()
        log.info({ signal }, 'stopping')
        grace.close()
      } else if (performance.now() - toldAt > SAME_SIGNAL_MS) {
        log.warn({ signal }, 'exiting on the second signal')
        process.exit(1)
      }
    })
  return () => toldAt !== undefined
}
