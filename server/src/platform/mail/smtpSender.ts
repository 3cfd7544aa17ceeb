import { createTransport } from 'nodemailer'
import type { Letterhead } from './letterhead.ts'
import { composeMessage, type SendMail } from './mail.ts'
import { isThisMachine } from './thisMachine.ts'

const TIMEOUT_MS = 10_000

/**
 * Sends mails through an SMTP server. They carry links that open accounts: a server elsewhere that offers no encryption gets
 * none, unless `requireTLS=false` in the URL allows it.
 */
export function createSmtpSender(url: string, letterhead: () => Letterhead): SendMail {
  const transport = openTransport(url)
  return async (mail) => {
    await transport.sendMail(composeMessage(mail, letterhead()))
  }
}

/** Connects to an SMTP server, and signs in where its URL says so, without sending a mail. Rejects if that fails. */
export async function trySmtpServer(url: string): Promise<void> {
  await openTransport(url).verify()
}

function openTransport(url: string) {
  return createTransport({
    url,
    requireTLS: !isThisMachine(new URL(url).hostname),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}
