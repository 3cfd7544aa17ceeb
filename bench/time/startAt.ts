import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findFreePort } from '../../server/src/testing/freePort.ts'
import { startCommandFile } from '../../server/src/testing/process.ts'
import { Visitor } from './visitor.ts'

/** Days for which `security.txt` says that it counts. */
const COUNTS_FOR_MS = 90 * 24 * 60 * 60 * 1000

/** How long before its moment the service starts, so that it is ready by then. */
const EARLIER_MS = 60 * 60 * 1000
/** With fast timers, the service waits only moments for a request to arrive, and a busy machine exceeds them. */
const FAST_ATTEMPTS = 5

export const OPERATOR = 'chefin@betreiber.example'

export interface Start {
  readonly folder: string
  readonly databaseUrl: string
  /** What to preload. */
  readonly library: string
  /** The moment at which its clock starts, in milliseconds since 1970. */
  readonly at: number
  /** Times as fast. */
  readonly speed: number
  /** The time zone of the process. */
  readonly zone: string
  /** Whether timers run as fast as the clock, or as on any other day. */
  readonly timers: 'fast' | 'real'
  readonly smtpUrl?: string | undefined
}

export type Running = Awaited<ReturnType<typeof startAt>>

/** Starts the service with a clock of its own. */
export async function startAt(start: Start) {
  const port = await findFreePort()
  const setting = join(start.folder, 'clock')
  let ahead = Math.round((start.at - EARLIER_MS - Date.now()) / 1000)
  let speed = 1
  const set = async () => {
    // Replaced as a whole: the service reads it whenever it looks at the clock.
    await writeFile(`${setting}.new`, `${ahead < 0 ? '' : '+'}${ahead} x${speed}\n`)
    await rename(`${setting}.new`, setting)
  }
  await set()
  const service = startCommandFile('testing/serveAtAnySpeed.ts', [], start.folder, {
    LD_PRELOAD: start.library,
    FAKETIME_TIMESTAMP_FILE: setting,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: start.timers === 'real' ? '1' : '0',
    NO_FAKE_STAT: '1',
    TZ: start.zone,
    DATA_DIR: start.folder,
    DATABASE_URL: start.databaseUrl,
    OPERATOR_EMAILS: OPERATOR,
    LOG_LEVEL: 'warn',
    PORT: port,
    REQUESTS_PER_MINUTE: '0',
    ...(start.smtpUrl && { SMTP_URL: start.smtpUrl }),
  })
  const printed = await service.printed(`Zugang für ${OPERATOR}`)
  // Fast from here on, as starting has time limits of its own. The clock leaps to where it would be now.
  speed = start.speed
  await set()
  const newVisitor = () => new Visitor(port, start.timers === 'fast' ? FAST_ATTEMPTS : 1)
  const visitor = newVisitor()
  return {
    ...service,
    port,
    url: `http://localhost:${port}`,
    newVisitor,
    /** The sign-up link of the operator. */
    link: new RegExp(`Zugang für ${OPERATOR}: +(\\S+)`).exec(printed)?.[1] ?? '',
    /** Asks the service for the time. */
    clock: async () => {
      const { text } = await visitor.expectSuccess('/.well-known/security.txt')
      return Date.parse(/Expires: (\S+)/.exec(text)?.[1] ?? '') - COUNTS_FOR_MS
    },
    /** Sets its clock forward, or back. */
    jump: async (seconds: number) => {
      ahead += seconds
      await set()
    },
  }
}
