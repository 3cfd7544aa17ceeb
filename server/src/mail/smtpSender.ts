import { createTransport } from 'nodemailer'
import { composeMessage, type SendMail } from './mail.ts'
import { isThisMachine } from './thisMachine.ts'

const TIMEOUT_MS = 10_000

/**
 * Sends mails through an SMTP server. They carry links that open accounts: a server elsewhere that offers no encryption gets
 * none, unless `requireTLS=false` in the URL allows it.
 */
export function createSmtpSender(url: string, from: () => string): SendMail {
  const transport = createTransport({
    url,
    requireTLS: !isThisMachine(new URL(url).hostname),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async (mail) => {
    await transport.sendMail(composeMessage(mail, from()))
  }
}
