import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/tables/schema.ts'
import type { Letterhead } from './letterhead.ts'
import type { Mailer, SendMail } from './mail.ts'
import { createMailer, type Pauses } from './mailer.ts'
import { createSeal } from './seal.ts'

interface MailSettings {
  /** As are the other settings, read for each mail, since operators change them. */
  readonly smtpUrl: string | null
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
  const send = openLazily(settings, log)
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
    log.info({ file }, 'wrote a mail into the data folder, as no mail server is set'),
  )
}

/** Loads the mail library with the first mail, to keep the start short, and follows the mail server that is set. */
function openLazily(settings: MailSettings, log: FastifyBaseLogger): SendMail {
  let opened: { readonly url: string | null; readonly send: Promise<SendMail> } | undefined
  return async (mail) => {
    const url = settings.smtpUrl
    if (opened?.url !== url) opened = { url, send: openSender(settings, log) }
    await (await opened.send)(mail)
  }
}
