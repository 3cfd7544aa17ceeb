import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../platform/config/config.ts'
import { isPublic } from '../../platform/config/unfinished.ts'
import { describeFailure } from '../../platform/mail/failure.ts'
import { writeSignature } from '../../platform/mail/mail.ts'
import { openSender } from '../../platform/mail/open.ts'
import { broken, type Finding, fine, lookAt } from './finding.ts'
import * as texts from './texts.ts'

type Settings = Pick<
  Config,
  'smtpUrl' | 'mailFrom' | 'letterhead' | 'dataDir' | 'operator' | 'publicUrl'
>

/** Tries to connect to the mail server, without sending a mail. */
export async function checkMailServer(config: Settings): Promise<Finding> {
  const { smtpUrl, publicUrl } = config
  if (smtpUrl === null)
    return isPublic(publicUrl)
      ? broken(texts.noMailServer, texts.nameMailServer)
      : lookAt(texts.noMailServer, texts.nameMailServer)
  const { trySmtpServer } = await import('../../platform/mail/smtpSender.ts')
  try {
    await trySmtpServer(smtpUrl)
  } catch (error) {
    return explainFailure(texts.mailServerFails, error)
  }
  return fine(texts.mailServerWorks(new URL(smtpUrl).host, config.mailFrom))
}

/** Sends a mail at once, and says what the mail server answered. */
export async function sendTestMail(
  config: Settings,
  log: FastifyBaseLogger,
  to: string,
): Promise<Finding> {
  const text = texts.testMail(config.publicUrl, writeSignature(config.operator))
  try {
    const send = await openSender(config, log)
    await send({ to, subject: texts.testMailSubject, text })
  } catch (error) {
    return explainFailure(texts.testMailFails(to), error)
  }
  if (config.smtpUrl === null) return lookAt(texts.testMailWritten, texts.nameMailServer)
  return { ...fine(texts.testMailSent(to)), todos: [texts.testMailAwaited] }
}

function explainFailure(what: string, error: unknown): Finding {
  const { code, responseCode, reason } = describeFailure(error)
  return broken(texts.because(what, reason), adviseOn(code, responseCode))
}

function adviseOn(code: string | undefined, responseCode: number | undefined): string {
  if (code === 'EAUTH') return texts.mailAuth
  if (code === 'EENVELOPE' || (responseCode ?? 0) >= 550) return texts.mailEnvelope
  return code === 'ETLS' ? texts.mailTls : texts.mailConnection
}
