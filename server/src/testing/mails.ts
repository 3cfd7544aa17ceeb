import type { Kysely } from 'kysely'
import type { Schema } from '../platform/database/tables/schema.ts'
import { createLog } from '../platform/http/logging.ts'
import type { SendMail } from '../platform/mail/mail.ts'
import { createMailer, type Pauses } from '../platform/mail/mailer.ts'
import { createSeal } from '../platform/mail/seal.ts'
import { captureLog } from './captureLog.ts'

const HOUR_MS = 60 * 60_000

/** Sends mails at once, and only once. */
export const quickMails: Pauses = { poll: 20, first: () => 0, retries: [] }

/** For a service that leaves sending to the test. */
export const noMails: Pauses = { ...quickMails, poll: HOUR_MS }

/** The secret of `mailerOf`. */
export const MAIL_SECRET = 'ein Geheimnis, mit dem Mails verschlossen werden'

interface MailerOptions {
  readonly retries?: readonly number[]
  readonly secrets?: readonly [string, ...string[]]
}

/** Creates a mailer as a process of the service does, and the log it writes to. */
export function mailerOf(db: Kysely<Schema>, send: SendMail, options: MailerOptions = {}) {
  const { retries = [], secrets = [MAIL_SECRET] } = options
  const log = captureLog()
  const parts = { db, send, seal: createSeal(secrets), log: createLog('info', log.stream) }
  return { ...createMailer({ ...parts, pauses: { ...quickMails, retries } }), log }
}
