import type { App } from './service.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** As of the limits. */
    readonly mostPollMs: number
  }
}

export interface Polling {
  readonly everyMs: number
  /** Whether the limits leave `everyMs` as it is. */
  readonly isExact?: boolean
  /** When aborted, completes what it has begun and leaves the rest. */
  readonly work: (signal: AbortSignal) => Promise<void>
  /** The log's message when the work fails; the first of consecutive failures is logged. */
  readonly failure: string
}

/** Repeats work from the service's start until its end, never twice at once. */
export function registerPolling(app: App, { everyMs, isExact, work, failure }: Polling): void {
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
        // What the end of the service breaks off has not failed.
        if (err === stopping.signal.reason) return
        if (!hasFailed) app.log.error({ err }, failure)
        hasFailed = true
      })
      .finally(() => {
        running = undefined
      })
  }
  app.addHook('onReady', async () => {
    start()
    timer = setInterval(start, isExact ? everyMs : Math.min(everyMs, app.mostPollMs))
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    stopping.abort()
    await running
  })
}
