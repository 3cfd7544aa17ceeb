import type { Operator } from '@hausblick/contract/operator.ts'

/** A plain text mail to one recipient. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Sends a mail; rejects if that fails. */
export type SendMail = (mail: Mail) => Promise<void>

/** Sends the service's mails. */
export interface Mailer {
  /** Sends a mail at once, without retries; rejects if that fails. */
  readonly deliver: SendMail
  /** Queues a mail, to be sent with retries in the background. Never throws; failures are only logged. */
  send(mail: Mail): void
  /** Counts a mail that was given up, whoever tried to deliver it. */
  noteGivenUp(): void
  /** Returns how many mails were given up since the process started. */
  givenUp(): number
  /** Tries each queued mail once more; resolves when all attempts have ended. */
  close(): Promise<void>
}

/** Returns nodemailer's options for a mail, marked as automatic so that no autoresponder replies (RFC 3834). */
export function composeMessage({ to, subject, text }: Mail, from: string) {
  return { from, to, subject, text, headers: { 'auto-submitted': 'auto-generated' } }
}

/** Returns the closing lines of every mail. */
export function writeSignature({ name, phone, email }: Operator): string {
  return `Freundliche Grüße\n${name}\n\nTelefon: ${phone}\nE-Mail: ${email}\n`
}
