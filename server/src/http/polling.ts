import type { App } from './service.ts'

export interface Polling {
  readonly everyMs: number
  /** When aborted, completes what it has begun and leaves the rest. */
  readonly work: (signal: AbortSignal) => Promise<void>
  /** The log's message when the work fails; the first of consecutive failures is logged. */
  readonly failure: string
}

/** Repeats work from the service's start until its end, never twice at once. */
export function registerPolling(app: App, { everyMs, work, failure }: Polling): void {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let hasFailed = false
  const start = () => {
    running ??= work(stopping.signal)
      .then(() => {
        hasFailed = false
      })
      .catch((err: unknown) => {
        if (!hasFailed) app.log.error({ err }, failure)
        hasFailed = true
      })
      .finally(() => {
        running = undefined
      })
  }
  app.addHook('onReady', async () => {
    start()
    timer = setInterval(start, everyMs)
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    stopping.abort()
    await running
  })
}
