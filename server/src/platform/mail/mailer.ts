import { randomInt } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import * as z from 'zod'
import type { Schema } from '../database/tables/schema.ts'
import { claim, failAttempt, hasRetry } from '../jobs/queue.ts'
import type { MailSubject } from './about.ts'
import { describeFailure, isPermanent } from './failure.ts'
import { greetByName } from './greet.ts'
import type { Mailer, QueuedMail, SendMail } from './mail.ts'
import { type ClaimedMail, deleteMails, type MailFate, noteFate, outbox } from './outbox.ts'
import type { Seal } from './seal.ts'

const SECOND_MS = 1000
/** Mails that a process sends at once. */
const MAX_CLAIMED = 5

/** Times in milliseconds. */
export interface Pauses {
  /** How often to look for due mails. */
  readonly poll: number
  /** Before the first attempt: random, so that load after a reply does not reveal that a mail is being sent. */
  readonly first: () => number
  /** Before each retry; then the mail is given up. */
  readonly retries: readonly number[]
}

export const defaultPauses: Pauses = {
  poll: SECOND_MS,
  first: () => randomInt(2 * SECOND_MS),
  retries: outbox.pausesMs,
}

export interface MailerParts {
  readonly db: Kysely<Schema>
  readonly send: SendMail
  readonly seal: Seal
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  readonly pauses: Pauses
}

const queuedMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  unsubscribeUrl: z.optional(z.string()),
  about: z.optional(z.array(z.custom<MailSubject>((value) => typeof value === 'string'))),
  // A digit, so that decoys are as long as mails.
  isDecoy: z.literal([0, 1]),
})

/** Decrypts a mail of the outbox; returns null for one that no secret decrypts. */
export async function readQueued(
  seal: Seal,
  content: string,
): Promise<(QueuedMail & { readonly isDecoy: 0 | 1 }) | null> {
  const opened = await seal.open(content)
  return opened === null ? null : queuedMail.parse(JSON.parse(opened))
}

/** Creates a mailer whose mails wait in the database. Failed deliveries are logged without addresses. */
export function createMailer({ db, send, seal, log, pauses }: MailerParts): Mailer {
  /** Mails that are done with, but whose deletion has not succeeded. */
  const done = new Map<number, MailFate>()
  let givenUp = 0
  const mails = { ...outbox, pausesMs: pauses.retries }

  async function deleteDone(): Promise<void> {
    const fates = [...done]
    for (const [, fate] of fates) await noteFate(db, fate)
    const ids = fates.map(([id]) => id)
    await deleteMails(db, ids)
    for (const id of ids) done.delete(id)
  }

  async function deliver(claimed: ClaimedMail): Promise<void> {
    const { content, expires_at, invitation } = claimed
    let refusal: MailFate['failure'] = null
    try {
      const queued = await readQueued(seal, content)
      if (queued === null) throw new UndeliverableError('no configured secret decrypts it')
      const { isDecoy, ...mail } = queued
      if (isDecoy === 0) {
        if (expires_at !== null && Date.parse(expires_at) <= Date.now())
          throw new UndeliverableError('its link has expired')
        await send(mail)
      }
    } catch (error) {
      const failure = describeFailure(error)
      const isFinal = isPermanent(error) || error instanceof UndeliverableError
      if (!isFinal && hasRetry(mails, claimed)) {
        log.warn(failure, 'could not send a mail yet')
        await failAttempt(db, mails, claimed)
        return
      }
      log.error(failure, 'gave up sending a mail')
      givenUp += 1
      refusal = { reason: error instanceof UndeliverableError ? null : (failure.reason ?? null) }
    }
    const at = new Date().toISOString()
    done.set(claimed.id, { id: claimed.id, invitation, at, failure: refusal })
    await deleteDone()
  }

  return {
    queue: async (trx, mail, { expiresAt, isDecoy = false, invitation = null } = {}) => {
      const greeted = await greetByName(trx, mail)
      const content = await seal.close(JSON.stringify({ ...greeted, isDecoy: Number(isDecoy) }))
      const due_at = new Date(Date.now() + pauses.first()).toISOString()
      const expires_at = expiresAt?.toISOString() ?? null
      await trx
        .insertInto('outbox')
        .values({ content, due_at, expires_at, attempts: 0, invitation })
        .execute()
    },
    sendDue: async (signal) => {
      await deleteDone()
      while (!signal?.aborted) {
        const columns = ['content', 'expires_at', 'invitation'] as const
        const claimed = await claim(db, mails, columns, { most: MAX_CLAIMED })
        if (claimed.length === 0) return
        const results = await Promise.allSettled(claimed.map(deliver))
        const failed = results.find((result) => result.status === 'rejected')
        if (failed) throw failed.reason
      }
    },
    givenUp: () => givenUp,
  }
}

/** A mail that no attempt can send. */
class UndeliverableError extends Error {}
