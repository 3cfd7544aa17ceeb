import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/tables/schema.ts'
import type { Letterhead } from './letterhead.ts'
import type { Mailer, SendMail } from './mail.ts'
import { createMailer, type Pauses } from './mailer.ts'
import { createSeal } from './seal.ts'

interface MailSettings {
  readonly smtpUrl: string | null
  /** Read for each mail, since it may change. */
  readonly letterhead: Letterhead
  readonly dataDir: string
  readonly secrets: readonly [string, ...string[]]
}

/** Opens the configured mailer. */
export function openMailer(
  settings: MailSettings,
  db: Kysely<Schema>,
  log: FastifyBaseLogger,
  pauses: Pauses,
): Mailer {
  const send = openLazily(() => openSender(settings, log))
  return createMailer({ db, send, seal: createSeal(settings.secrets), log, pauses })
}

/** Opens what sends a mail at once, without the outbox. */
export async function openSender(
  settings: Pick<MailSettings, 'smtpUrl' | 'dataDir' | 'letterhead'>,
  log: FastifyBaseLogger,
): Promise<SendMail> {
  const { smtpUrl, dataDir } = settings
  const letterhead = () => settings.letterhead
  if (smtpUrl !== null) {
    const { createSmtpSender } = await import('./smtpSender.ts')
    return createSmtpSender(smtpUrl, letterhead)
  }
  const { createFileSender } = await import('./fileSender.ts')
  return createFileSender(join(dataDir, 'mail'), letterhead, (file) =>
    log.info({ file }, 'wrote a mail into the data folder, as SMTP_URL is not set'),
  )
}

/** Loads the mail library with the first mail, to keep the start short. */
function openLazily(open: () => Promise<SendMail>): SendMail {
  let opening: Promise<SendMail> | undefined
  return async (mail) => {
    opening ??= open()
    await (await opening)(mail)
  }
}
