import type { App, Service } from '../../http/service.ts'
import { sendDueNotices } from './send.ts'

/** How late a mail about documents is at most. */
const EVERY_MS = 10_000

/** Sends mails about documents when they are due, from the service's start on. */
export function registerNotices(app: App, service: Service): void {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  const start = () => {
    running ??= sendDueNotices({ ...service, log: app.log }, stopping.signal)
      .catch((err: unknown) => app.log.error({ err }, 'could not look for mails about documents'))
      .finally(() => {
        running = undefined
      })
  }
  app.addHook('onReady', async () => {
    start()
    timer = setInterval(start, EVERY_MS)
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    stopping.abort()
    await running
  })
}
