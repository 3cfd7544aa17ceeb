import type { App, Service } from '../../http/service.ts'
import { sendDueNotices } from './send.ts'

const POLL_MS = 10_000

/** Polls for due mails about documents and sends them, from the service's start until its end. */
export function registerNotices(app: App, service: Service): void {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  const start = () => {
    running ??= sendDueNotices({ ...service, log: app.log }, stopping.signal)
      .catch((err: unknown) => app.log.error({ err }, 'could not send due notices'))
      .finally(() => {
        running = undefined
      })
  }
  app.addHook('onReady', async () => {
    start()
    timer = setInterval(start, POLL_MS)
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    stopping.abort()
    await running
  })
}
