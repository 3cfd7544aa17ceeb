import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { describeFailure, isFinal } from './failure.ts'
import type { Mail, Mailer, Post } from './mail.ts'

/** A first pause of a random length: how busy the service is after a reply must not tell that a mail goes out. */
const firstPauseMs = () => randomInt(2000)
/** Then it is tried once more after each of these; the last ones outlast servers that let strangers wait. */
const RETRIES_MS = [10_000, 60_000, 5 * 60_000, 20 * 60_000]

export interface Pauses {
  readonly first: () => number
  readonly retries: readonly number[]
}

/** Sends mails by `post`, one attempt after the other, and logs what cannot be sent. What waits is lost with the process. */
export function createMailer(
  post: Post,
  log: FastifyBaseLogger,
  pauses: Pauses = { first: firstPauseMs, retries: RETRIES_MS },
): Mailer {
  const underway = new Set<Promise<void>>()
  const closing = new AbortController()
  // Whoever closes does not wait for a pause to end.
  const pause = (ms: number) =>
    setTimeout(ms, undefined, { signal: closing.signal }).catch(() => undefined)

  async function deliver(mail: Mail): Promise<void> {
    await pause(pauses.first())
    for (const retry of [...pauses.retries, null]) {
      try {
        return await post(mail)
      } catch (error) {
        const failure = describeFailure(error)
        if (retry === null || closing.signal.aborted || isFinal(error))
          return log.error(failure, 'gave up sending a mail')
        log.warn(failure, 'could not send a mail yet')
        await pause(retry)
      }
    }
  }

  return {
    deliver: post,
    send: (mail) => {
      const delivery = deliver(mail).finally(() => underway.delete(delivery))
      underway.add(delivery)
    },
    close: async () => {
      closing.abort()
      await Promise.all(underway)
    },
  }
}
