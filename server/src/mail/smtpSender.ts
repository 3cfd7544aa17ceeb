import { createTransport } from 'nodemailer'
import { composeMessage, type SendMail } from './mail.ts'

const TIMEOUT_MS = 10_000

/** Sends mails through an SMTP server, encrypted where it supports that. */
export function createSmtpSender(url: string, from: string): SendMail {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async (mail) => {
    await transport.sendMail(composeMessage(mail, from))
  }
}
