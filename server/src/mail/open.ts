import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Mailer, Post } from './mail.ts'
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
    openLazily(() => openPost(settings, log)),
    log,
    pauses,
  )
}

async function openPost(
  { smtpUrl, mailFrom, dataDir }: MailSettings,
  log: FastifyBaseLogger,
): Promise<Post> {
  if (smtpUrl !== null) {
    const { smtpPost } = await import('./smtpPost.ts')
    return smtpPost(smtpUrl, mailFrom)
  }
  const { filePost } = await import('./filePost.ts')
  return filePost(join(dataDir, 'mail'), mailFrom, (file) =>
    log.info({ file }, 'wrote a mail into the data folder, as SMTP_URL is not set'),
  )
}

/** Loads the mail library with the first mail, to keep the start short. */
function openLazily(open: () => Promise<Post>): Post {
  let post: Promise<Post> | undefined
  return async (mail) => {
    post ??= open()
    await (await post)(mail)
  }
}
