import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Mailer, SendMail } from './mail.ts'
import { createMailer, type Pauses } from './mailer.ts'

interface MailSettings {
  readonly smtpUrl: string | null
  readonly mailFrom: string
  readonly dataDir: string
}

/** Opens the configured mailer. */
export function openMailer(
  settings: MailSettings,
  log: FastifyBaseLogger,
  pauses?: Pauses,
): Mailer {
  return createMailer(
    openLazily(() => openSender(settings, log)),
    log,
    pauses,
  )
}

async function openSender(
  { smtpUrl, mailFrom, dataDir }: MailSettings,
  log: FastifyBaseLogger,
): Promise<SendMail> {
  if (smtpUrl !== null) {
    const { createSmtpSender } = await import('./smtpSender.ts')
    return createSmtpSender(smtpUrl, mailFrom)
  }
  const { createFileSender } = await import('./fileSender.ts')
  return createFileSender(join(dataDir, 'mail'), mailFrom, (file) =>
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
