import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { describeFailure, isPermanent } from './failure.ts'
import type { Mail, Mailer, SendMail } from './mail.ts'

/** A random delay, so that load after a reply does not reveal that a mail is being sent. */
const firstPauseMs = () => randomInt(2000)
/** Delays before each retry; the last ones outlast greylisting. */
const RETRIES_MS = [10_000, 60_000, 5 * 60_000, 20 * 60_000]

export interface Pauses {
  readonly first: () => number
  readonly retries: readonly number[]
}

/** Creates a mailer that sends with retries and logs failures. Queued mails are lost with the process. */
export function createMailer(
  send: SendMail,
  log: FastifyBaseLogger,
  pauses: Pauses = { first: firstPauseMs, retries: RETRIES_MS },
): Mailer {
  const underway = new Set<Promise<void>>()
  const closing = new AbortController()
  let givenUp = 0
  // Ends early on close.
  const pause = (ms: number) =>
    setTimeout(ms, undefined, { signal: closing.signal }).catch(() => undefined)

  async function deliver(mail: Mail): Promise<void> {
    await pause(pauses.first())
    for (const retry of [...pauses.retries, null]) {
      try {
        return await send(mail)
      } catch (error) {
        const failure = describeFailure(error)
        if (retry === null || closing.signal.aborted || isPermanent(error)) {
          givenUp += 1
          return log.error(failure, 'gave up sending a mail')
        }
        log.warn(failure, 'could not send a mail yet')
        await pause(retry)
      }
    }
  }

  return {
    deliver: send,
    send: (mail) => {
      const delivery = deliver(mail).finally(() => underway.delete(delivery))
      underway.add(delivery)
    },
    noteGivenUp: () => {
      givenUp += 1
    },
    givenUp: () => givenUp,
    close: async () => {
      closing.abort()
      await Promise.all(underway)
    },
  }
}
